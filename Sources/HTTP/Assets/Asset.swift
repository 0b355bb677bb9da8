import COpenSSL
import HTTPTypes

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
