/// A view as a tree.
enum Node: Hashable {
    case text(String)
    case value(Path)
    case markup(Path)
    case section(Path, [Node])
    case inverted(Path, [Node])
    case partial(Call)
    /// A layout, and what the view puts into its blocks.
    case layout(Call, [Block])
    /// What stands in a layout where a view puts nothing.
    case block(Block)
}

/// A name as a view writes it: `name`, `a.b`, or the dot.
struct Path: Hashable {
    enum Start {
        case dot, scope, root
    }

    let start: Start
    /// What follows the start; of a root its own name first.
    let names: [String]
    let position: Position
}

/// The use of another view.
struct Call: Hashable {
    /// Such as `shared/_back`.
    let view: String
    /// What it is given; nil for the scope.
    let argument: Path?
    let position: Position
}

/// `{{$name}}…{{/name}}`
struct Block: Hashable {
    let name: String
    let nodes: [Node]
    let position: Position
}

/// What the first line says: the name of the view's value, and its Swift type.
struct Root: Hashable {
    let name: String
    let type: String
    /// Whether views of other targets may use this one.
    var isShared = false
}
