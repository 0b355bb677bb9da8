/// Which colours a person's pages have.
enum Appearance: String, CaseIterable, Sendable {
    case system, light, dark

    var name: String { rawValue.capitalized }
}
