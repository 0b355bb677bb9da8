/// A small colored word beside a figure.
package struct Chip: Sendable {
    package enum Tone: String, Sendable {
        case good, bad, neutral
    }

    package let tone: Tone
    package let text: String

    package init(tone: Tone, text: String) {
        self.tone = tone
        self.text = text
    }

    package var toneName: String { tone.rawValue }
}
