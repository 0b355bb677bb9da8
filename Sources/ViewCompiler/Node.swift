/// A view as a tree.
enum Node: Hashable {
    case text(String)
    case value(Path)
    case markup(Path)
    case section(Path, [Node])
    case inverted(Path, [Node])
    case partial(Call)
    /// A layout, and the blocks that the view fills.
    case layout(Call, [Block])
    /// A block of a layout with its default content.
    case block(Block)
}

/// A name as a view writes it: `name`, `a.b`, the dot, a text of the catalogue, or an address.
struct Path: Hashable {
    enum Start {
        case dot, scope, root, outside
    }

    let start: Start
    /// The names after the start. For a root, the first is its own name; a text or an address has its Swift type first.
    let names: [String]
    let position: Position
    /// The values in parentheses after the name of a text or an address.
    var arguments: [Path] = []
}

/// The use of another view.
struct Call: Hashable {
    /// Such as `shared/_back`.
    let view: String
    /// The value that is passed; nil for the scope.
    let argument: Path?
    let position: Position
}

/// `{{$name}}…{{/name}}`
struct Block: Hashable {
    let name: String
    let nodes: [Node]
    let position: Position
}

/// The content of the first line: the name of the view's value and its Swift type.
struct Root: Hashable {
    let name: String
    let type: String
    /// Whether views of other targets may use this one.
    var isShared = false
}
