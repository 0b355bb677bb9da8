/// A small coloured word beside a figure.
struct Chip: Sendable {
    enum Tone: String, Sendable {
        case good, bad, neutral
    }

    let tone: Tone
    let text: String

    var toneName: String { tone.rawValue }
}
