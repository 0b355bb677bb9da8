import COpenSSL
import Foundation
import HTTPTypes

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

/// A file in memory, with a gzipped variant if that is smaller.
struct Asset: Sendable {
    private let contentType: String
    let bytes: [UInt8]
    private let gzip: [UInt8]?
    private let checksum: String

    /// - Parameter path: its extension determines the type.
    init(path: String, bytes: [UInt8]) throws(StaticAssetsError) {
        guard let contentType = Self.contentType(of: path) else { throw .unknownType(path: path) }
        self.contentType = contentType
        self.bytes = bytes
        let compressed = MediaType(contentType)?.isTextLike == true ? Gzip.compress(bytes, level: 9) : nil
        gzip = compressed.flatMap { $0.count < bytes.count ? $0 : nil }
        checksum = Checksum.sha256(bytes)
    }

    /// The two variants are different bytes, so they have different tags.
    func response(to request: Request, cacheControl: String) -> Response {
        var response = Response(headers: [.contentType: contentType, .cacheControl: cacheControl])
        if let gzip {
            response.addVary("Accept-Encoding")
            if AcceptEncoding.accepts(gzip: request.headers[.acceptEncoding]) {
                response.headers[.contentEncoding] = "gzip"
                response.headers[.eTag] = EntityTag("\(checksum)-gzip").description
                response.body = .bytes(gzip)
                return response.conditional(for: request)
            }
        }
        response.headers[.eTag] = EntityTag(checksum).description
        response.body = .bytes(bytes)
        return response.conditional(for: request)
    }

    private static func contentType(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return contentTypes[name[dot...].dropFirst().lowercased()]
    }

    private static let contentTypes = [
        "css": "text/css; charset=utf-8",
        "ico": "image/x-icon",
        "js": "text/javascript; charset=utf-8",
        "mjs": "text/javascript; charset=utf-8",
        "png": "image/png",
        "svg": "image/svg+xml",
        "txt": "text/plain; charset=utf-8",
        "webmanifest": "application/manifest+json",
        "webp": "image/webp",
        "woff2": "font/woff2",
    ]
}

/// SHA-256 (FIPS 180-4) as lower-case hexadecimal digits.
enum Checksum {
    static func sha256(_ bytes: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        let isDone = EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil) == 1
        precondition(isDone, "OpenSSL has no SHA-256.")
        return digest.map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }
}
