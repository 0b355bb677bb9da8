import CZlib
import HTTPTypes

extension Response {
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
