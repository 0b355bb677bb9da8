/// Why a folder of assets can't be served: a mistake in the folder, found at start.
public enum StaticAssetsError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String)
    case symlinkLeavesFolder(path: String)
    case notAFile(path: String)
    case unknownType(path: String)
    /// A file has the same name as the joined style sheet.
    case nameTaken(path: String)
    case missing(path: String)
    /// A module has an import or export that can't be joined with the others.
    case malformedScript(path: String, line: String)

    public var description: String {
        switch self {
        case .unreadable(let path): "The asset \"\(path)\" can't be read."
        case .symlinkLeavesFolder(let path): "The asset \"\(path)\" is a link to a folder or out of the assets folder."
        case .notAFile(let path): "The asset \"\(path)\" is neither a file nor a folder."
        case .unknownType(let path): "The asset \"\(path)\" has an extension of no known type."
        case .nameTaken(let path): "The asset \"\(path)\" is made by the program: remove that file."
        case .missing(let path): "There is no asset \"\(path)\"."
        case .malformedScript(let path, let line): "The script \"\(path)\" can't be joined with the others: \(line)"
        }
    }
}
