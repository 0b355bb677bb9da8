import Foundation
import HTTPTypes

extension Response {
    /// A page that only the user's browser may cache, and must revalidate before showing it again. With `no-store` some
    /// browsers would ask again when somebody goes back, and lose what was typed.
    public static func html(_ bytes: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "private, no-cache"],
            body: .bytes(bytes))
    }

    public static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
    }

    /// Redirects the browser to another page of this site, by default with a GET.
    /// - Parameter path: a path with its query. Anything that a browser could read as the address of another site or
    ///   that could break the header (two slashes, a backslash, a control character) redirects to `/` instead.
    public static func redirect(to path: String, status: HTTPResponse.Status = .seeOther) -> Response {
        Response(status: status, headers: [.location: isLocal(path) ? asciiOnly(path) : "/"])
    }

    private static func isLocal(_ path: String) -> Bool {
        let bytes = path.utf8
        return bytes.first == UInt8(ascii: "/") && bytes.dropFirst().first != UInt8(ascii: "/")
            && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
    }

    /// Spaces and non-ASCII characters are percent-encoded, because a URL is ASCII (RFC 3986 §2.1).
    private static func asciiOnly(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            scalar.isASCII && scalar != " " ? String(scalar) : PercentEncoding.encode(String(scalar))
        }.joined()
    }
}

extension Response {
    /// A file on disk, with validators from its length and modification time.
    /// - Throws: `HTTPError` 404 if there is no regular file at the path.
    public static func file(path: String, contentType: String) throws -> Response {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw HTTPError(.notFound) }
        let size = Int(status.st_size)
        let modified = status.st_mtim
        let parts = [Int(status.st_ino), size, modified.tv_sec, modified.tv_nsec]
        let tag = EntityTag(parts.map { String($0, radix: 16) }.joined(separator: "-"))
        return Response(
            headers: [
                .contentType: contentType, .eTag: tag.description,
                .lastModified: HTTPDate(secondsSinceEpoch: modified.tv_sec).description,
            ],
            body: .file(path: path, offset: 0, length: size))
    }
}
