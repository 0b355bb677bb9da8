import Mustache

/// A small coloured word beside a figure.
struct Chip: Sendable, MustacheParent {
    enum Tone: String, Sendable {
        case good, bad, neutral
    }

    let tone: Tone
    let text: String

    func child(named name: String) -> Any? {
        switch name {
        case "tone": tone.rawValue
        case "text": text
        default: nil
        }
    }
}
