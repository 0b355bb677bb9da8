import Foundation

/// Reads a folder tree: every regular file that is not hidden, by its path in the folder.
struct AssetFolder {
    private let root: String

    /// - Throws: `StaticAssetsError`.
    init(_ directory: String) throws(StaticAssetsError) {
        guard let path = Self.realPath(directory) else { throw .unreadable(path: directory) }
        root = path
    }

    /// - Returns: the bytes of the files by paths such as `css/app.css`.
    /// - Throws: `StaticAssetsError` for files that can't be read and for links out of the folder.
    func files() throws(StaticAssetsError) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        try collect("", into: &files)
        return files
    }

    private func collect(_ folder: String, into files: inout [String: [UInt8]]) throws(StaticAssetsError) {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)") } catch {
            throw .unreadable(path: folder)
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            switch try kind(of: path) {
            case .folder: try collect(path, into: &files)
            case .file: files[path] = try contents(of: path)
            }
        }
    }

    private enum Kind {
        case file, folder
    }

    private func kind(of path: String) throws(StaticAssetsError) -> Kind {
        var status = stat()
        guard lstat("\(root)/\(path)", &status) == 0 else { throw .unreadable(path: path) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK:
            guard let target = Self.realPath("\(root)/\(path)"), target.hasPrefix(root + "/"),
                stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG
            else { throw .symlinkLeavesFolder(path: path) }
            return .file
        default: throw .notAFile(path: path)
        }
    }

    private func contents(of path: String) throws(StaticAssetsError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else { throw .unreadable(path: path) }
        return Array(data)
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
