import HTTPTypes

/// A mistake in a route of the program, found when the table is built.
enum RouteError: Error, Equatable, CustomStringConvertible {
    case noLeadingSlash(String)
    case emptySegment(String)
    case repeatedParameter(String)
    case parameterCount(pattern: String, named: Int, taken: Int)
    case duplicate(method: HTTPRequest.Method, pattern: String, existing: String)

    var description: String {
        switch self {
        case .noLeadingSlash(let pattern):
            "The route \"\(pattern)\" does not start with a slash."
        case .emptySegment(let pattern):
            "The route \"\(pattern)\" has an empty segment, a parameter without a name or a dot segment."
        case .repeatedParameter(let pattern):
            "The route \"\(pattern)\" names a parameter twice."
        case .parameterCount(let pattern, let named, let taken):
            "The route \"\(pattern)\" names \(named) parameter(s), its handler takes \(taken)."
        case .duplicate(let method, let pattern, let existing):
            "The route \"\(method) \(pattern)\" is there already, as \"\(existing)\"."
        }
    }
}
