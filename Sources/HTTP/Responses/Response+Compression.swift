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

extension MediaType {
    /// Text, and formats that are written as text.
    var isTextLike: Bool {
        essence.hasPrefix("text/") || essence.hasSuffix("+json") || essence.hasSuffix("+xml")
            || ["application/json", "application/javascript", "application/xml"].contains(essence)
    }
}
