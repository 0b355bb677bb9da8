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
}
