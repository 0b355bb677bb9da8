import HTTPTypes

extension Request {
    /// Reads a `multipart/form-data` body (RFC 7578) and passes the form to `use`.
    ///
    /// Files beyond the memory limit are in `spoolDirectory`, readable by this user alone, until `use` returns or
    /// throws. Then they are removed, as they are if the body is malformed or too large, or the task is canceled.
    /// A file that is too large or can't be stored is still in the form, marked as refused.
    /// - Parameter spoolDirectory: an existing folder.
    /// - Throws: `HTTPError` 415 for another type, 413 for an exceeded limit (named in the reason), 400 for a malformed
    ///   body; the errors of `use`.
    nonisolated(nonsending) public func withMultipartForm<Result>(
        limits: MultipartLimits = MultipartLimits(),
        spoolDirectory: String,
        _ use: (MultipartForm) async throws -> Result
    ) async throws -> Result {
        var parser = MultipartParser(boundary: try multipartBoundary(), limits: limits)
        if let length = body.contentLength, length > limits.requestBytes { throw limits.requestTooLarge }
        var collector = MultipartCollector(limits: limits, spoolDirectory: spoolDirectory)
        defer { collector.removeSpooledFiles() }
        var received = 0
        while let bytes = try await body.next() {
            received += bytes.count
            guard received <= limits.requestBytes else { throw limits.requestTooLarge }
            parser.feed(bytes)
            while let event = try parser.next() { try collector.take(event) }
        }
        try parser.finish()
        return try await use(collector.form)
    }

    /// As `withMultipartForm`, but also accepts `application/x-www-form-urlencoded`, without files.
    nonisolated(nonsending) public func withForm<Result>(
        limits: MultipartLimits = MultipartLimits(),
        spoolDirectory: String,
        _ use: (MultipartForm) async throws -> Result
    ) async throws -> Result {
        guard contentType?.essence == "multipart/form-data" else {
            return try await use(MultipartForm(fields: form(limit: limits.fieldBytes)))
        }
        return try await withMultipartForm(limits: limits, spoolDirectory: spoolDirectory, use)
    }

    private var contentType: MediaType? { headers[.contentType].flatMap { MediaType($0) } }

    private func multipartBoundary() throws -> String {
        guard let contentType, contentType.essence == "multipart/form-data" else { throw Self.unsupportedForm }
        guard let boundary = contentType.parameters["boundary"], (1...70).contains(boundary.utf8.count),
            boundary.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        else { throw HTTPError(.badRequest, "The form has no valid boundary.") }
        return boundary
    }
}

extension MultipartForm {
    /// Removes the spooled files that a killed process left in the folder. Call it at start, before the first request.
    /// - Throws: if the folder can't be read or a file can't be removed.
    public static func removeLeftovers(in spoolDirectory: String) throws {
        try UploadSpool.removeLeftovers(in: spoolDirectory)
    }
}
