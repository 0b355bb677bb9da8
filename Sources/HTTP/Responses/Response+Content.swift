import HTTPTypes

extension Response {
    /// A page. Only the browser it was made for may keep it, and it asks again before it shows it.
    public static func html(_ bytes: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "private, no-cache"],
            body: .bytes(bytes))
    }

    /// Plain text.
    public static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
    }

    /// Sends the browser to another page of this site, by default with a GET.
    /// - Parameter path: a path with its query. Anything that a browser could take for another site's address or
    ///   that could break the header (two slashes, a backslash, a control character) leads to `/` instead.
    public static func redirect(to path: String, status: HTTPResponse.Status = .seeOther) -> Response {
        Response(status: status, headers: [.location: isLocal(path) ? asciiOnly(path) : "/"])
    }

    private static func isLocal(_ path: String) -> Bool {
        let bytes = path.utf8
        return bytes.first == UInt8(ascii: "/") && bytes.dropFirst().first != UInt8(ascii: "/")
            && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
    }

    /// An address is ASCII: a space and the bytes of other letters are percent-encoded (RFC 3986 §2.1).
    private static func asciiOnly(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            scalar.isASCII && scalar != " " ? String(scalar) : PercentEncoding.encode(String(scalar))
        }.joined()
    }
}
