import Texts

/// The color scheme of a user's pages.
package enum Appearance: String, CaseIterable, Sendable {
    case system, light, dark

    package var name: String {
        switch self {
        case .system: SettingsTexts.appearanceSystem
        case .light: SettingsTexts.appearanceLight
        case .dark: SettingsTexts.appearanceDark
        }
    }

    /// - Returns: what is wrong if it is nil.
    package static func checked(_ appearance: Appearance?) -> Result<Self, Faults> {
        appearance.map { .success($0) } ?? .failure(Faults("appearance", SettingsTexts.appearanceMissing))
    }
}
