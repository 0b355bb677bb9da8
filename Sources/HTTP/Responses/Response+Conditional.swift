import HTTPTypes

extension Response {
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
}
