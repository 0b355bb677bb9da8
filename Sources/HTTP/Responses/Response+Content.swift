import CZlib
import Foundation
import HTTPTypes

extension Response {
    /// A page that only the user's browser may cache, and must revalidate before showing it again.
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

    /// The response to send instead of a 200 that carries an `ETag` or a `Last-Modified`: 304 if the client already has
    /// it, 412 if a condition fails, 206 for one byte range, 416 for a range past the end, otherwise the response
    /// itself (RFC 9110 §13 and §14). Anything but a 200 to GET or HEAD is unchanged.
    public func conditional(for request: Request) -> Response {
        let conditions = Preconditions(request: request.headers, response: headers)
        guard status == .ok, request.method == .get || request.method == .head, conditions.hasValidator
        else { return self }
        switch conditions.outcome {
        case .notModified: return notModified()
        case .failed: return Response(status: .preconditionFailed)
        case .proceed: break
        }
        var response = self
        response.headers[.acceptRanges] = "bytes"
        guard request.method == .get, conditions.allowsRange, let length = body.count else { return response }
        switch ByteRange(request.headers[.range], length: length) {
        case .whole: break
        case .part(let range): response.narrow(to: range, of: length)
        case .unsatisfiable: response = unsatisfiable(length)
        }
        return response
    }

    /// A 304 with the headers of this response that concern a cache (RFC 9110 §15.4.5).
    public func notModified() -> Response {
        var response = Response(status: .notModified, headers: headers)
        response.removeContentHeaders()
        return response
    }

    private mutating func narrow(to range: Range<Int>, of length: Int) {
        status = .partialContent
        headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
        body =
            switch body {
            case .bytes(let bytes): .bytes(Array(bytes[range]))
            case .file(let path, let offset, _):
                .file(path: path, offset: offset + range.lowerBound, length: range.count)
            case .stream: body
            }
    }

    private func unsatisfiable(_ length: Int) -> Response {
        var response = Response(status: .rangeNotSatisfiable, headers: headers)
        response.removeContentHeaders()
        response.headers[.contentRange] = "bytes */\(length)"
        return response
    }

    private mutating func removeContentHeaders() {
        for name: HTTPField.Name in [.contentType, .contentLength, .contentEncoding, .contentLanguage, .acceptRanges] {
            headers[name] = nil
        }
    }

    private static let smallestBytes = 1 << 10
    private static let level: Int32 = 5

    /// The response with its body gzipped if the client accepts it and it pays off: complete, unencoded text of at
    /// least 1 KiB. `Vary` is also set on the uncompressed response, and a strong `ETag` becomes weak, because it no
    /// longer identifies the same bytes (RFC 9110 §8.8.3.3).
    public func compressed(for request: Request) -> Response {
        guard case .bytes(let bytes) = body, bytes.count >= Self.smallestBytes, isCompressible else { return self }
        var response = self
        response.addVary("Accept-Encoding")
        guard AcceptEncoding.accepts(gzip: request.headers[.acceptEncoding]),
            let compressed = Gzip.compress(bytes, level: Self.level), compressed.count < bytes.count
        else { return response }
        response.body = .bytes(compressed)
        response.headers[.contentEncoding] = "gzip"
        response.headers[.contentLength] = nil
        response.headers[.acceptRanges] = nil
        if var tag = headers[.eTag].flatMap({ EntityTag(parsing: $0) }) {
            tag.isWeak = true
            response.headers[.eTag] = tag.description
        }
        return response
    }

    mutating func addVary(_ name: String) {
        let known = headers[.vary]?.split(separator: ",").map { $0.trimmingSpaces().lowercased() } ?? []
        guard !known.contains(name.lowercased()), !known.contains("*") else { return }
        headers[.vary] = headers[.vary].map { "\($0), \(name)" } ?? name
    }

    private var isCompressible: Bool {
        guard status != .partialContent, headers[.contentEncoding] == nil, headers[.contentRange] == nil,
            headers[.cacheControl]?.lowercased().holds("no-transform") != true
        else { return false }
        guard let type = headers[.contentType] else { return false }
        // Most responses are pages.
        return type.hasPrefix("text/html;") || MediaType(type)?.isTextLike == true
    }
}

/// Checks whether an `Accept-Encoding` header allows gzip (RFC 9110 §12.5.3).
enum AcceptEncoding {
    /// - Returns: false without a header: the client then gets the content uncompressed.
    static func accepts(gzip header: String?) -> Bool {
        guard let header else { return false }
        var any: Bool?
        for item in header.split(separator: ",") {
            let parts = item.split(separator: ";", maxSplits: 1)
            guard let coding = parts.first?.trimmingSpaces().lowercased() else { continue }
            let isAcceptable = parts.count == 1 || weight(parts[1]) > 0
            switch coding {
            case "gzip", "x-gzip": return isAcceptable
            case "*": any = isAcceptable
            default: break
            }
        }
        return any ?? false
    }

    /// The number in `q=0.5`; 0 if it is malformed.
    private static func weight(_ parameter: Substring) -> Double {
        let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].trimmingSpaces().lowercased() == "q" else { return 0 }
        let text = parts[1].trimmingSpaces()
        guard text.utf8.count <= 5, let weight = Double(text), (0...1).contains(weight) else { return 0 }
        return weight
    }
}

/// Compression to the gzip format (RFC 1952) with zlib.
enum Gzip {
    /// - Parameter level: 1 (fast) to 9 (small).
    /// - Returns: nil if zlib gets no memory.
    static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        guard let inputBytes = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        guard workhome_gzip_init(&stream, level) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
        var input = bytes
        let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            input.withUnsafeMutableBufferPointer { source in
                stream.next_in = source.baseAddress
                stream.avail_in = inputBytes
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(clamping: buffer.count)
                count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
            }
        }
        return output.isEmpty ? nil : output
    }
}

extension MediaType {
    /// Text, and formats that are written as text.
    var isTextLike: Bool {
        essence.hasPrefix("text/") || essence.hasSuffix("+json") || essence.hasSuffix("+xml")
            || ["application/json", "application/javascript", "application/xml"].contains(essence)
    }
}
