/// The color scheme of a user's pages.
package enum Appearance: String, CaseIterable, Sendable {
    case system, light, dark

    package var name: String { rawValue.capitalized }
}
