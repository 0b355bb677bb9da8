/// Which colors a person's pages have.
package enum Appearance: String, CaseIterable, Sendable {
    case system, light, dark

    package var name: String { rawValue.capitalized }
}
