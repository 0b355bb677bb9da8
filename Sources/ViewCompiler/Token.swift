/// A piece of a view: text between tags, or a tag.
enum Token: Hashable {
    case text(String)
    case tag(Tag)
}

/// The content between `{{` and `}}`.
struct Tag: Hashable {
    enum Kind: UInt8 {
        case section = 0x23  // #
        case inverted = 0x5E  // ^
        case end = 0x2F  // /
        case block = 0x24  // $
        case layout = 0x3C  // <
        case partial = 0x3E  // >
        case comment = 0x21  // !
        case markup = 0x7B  // {
        case text = 0

        /// Whether the tag leaves no output if it is alone on its line.
        var canStandAlone: Bool { self != .text && self != .markup }
    }

    let kind: Kind
    /// Without the sign of the kind and without surrounding blanks.
    let content: String
    /// The position of the first brace.
    let position: Position
    let contentPosition: Position
}
