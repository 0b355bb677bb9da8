/// A piece of a view: text between tags, or a tag.
enum Token: Hashable {
    case text(String)
    case tag(Tag)
}

/// What stands between `{{` and `}}`.
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

        /// Whether a line that has nothing else leaves nothing.
        var canStandAlone: Bool { self != .text && self != .markup }
    }

    let kind: Kind
    /// Without the sign that says the kind, nor blanks around it.
    let content: String
    /// Of the first brace.
    let position: Position
    /// Of the content.
    let contentPosition: Position
}
