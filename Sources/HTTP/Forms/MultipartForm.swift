import HTTPTypes

/// A submitted form with files (RFC 7578).
public struct MultipartForm: Sendable {
    public var fields = FormFields()
    /// The files in the order of the form, without empty inputs.
    public var files: [UploadedFile] = []

    /// The files of the inputs with the name.
    public func files(of name: String) -> [UploadedFile] { files.filter { $0.name == name } }

    /// Removes the spooled files that a killed process left in the folder. Call it at start, before the first request.
    /// - Throws: if the folder can't be read or a file can't be removed.
    public static func removeLeftovers(in spoolDirectory: String) throws {
        try UploadSpool.removeLeftovers(in: spoolDirectory)
    }
}

/// A file of a multipart form.
public struct UploadedFile: Sendable {
    public enum Content: Sendable, Equatable {
        case memory([UInt8])
        /// The path of a file that is removed after the form was handled.
        case file(String)
        /// Its bytes were not kept.
        case refused(UploadError)
    }

    /// The name of the form's field.
    public var name: String
    /// The client's name for the file, possibly empty: a label to show, never a path to open or a type to trust.
    public var filename: String
    /// The type according to the client: a hint only, the bytes decide.
    public var contentType: String
    /// The length in bytes.
    public var size: Int
    public var content: Content

    public init(name: String, filename: String, contentType: String, size: Int, content: Content) {
        self.name = name
        self.filename = filename
        self.contentType = contentType
        self.size = size
        self.content = content
    }
}

/// Why a file of a form was refused.
public enum UploadError: Error, Equatable {
    case tooLarge(limitBytes: Int)
    case storage(SpoolError)
}

/// The limits of a multipart form, in bytes except for the number of parts.
public struct MultipartLimits: Sendable {
    /// The whole body.
    public var requestBytes: Int
    /// One file.
    public var fileBytes: Int
    /// All text fields together.
    public var fieldBytes: Int
    /// The header lines of one part.
    public var partHeadBytes: Int
    public var partCount: Int
    /// All files that are kept in memory; a file beyond the limit moves to disk.
    public var inMemoryBytes: Int

    public init(
        requestBytes: Int = 100 << 20,
        fileBytes: Int = 30 << 20,
        fieldBytes: Int = 1 << 20,
        partHeadBytes: Int = 4 << 10,
        partCount: Int = 256,
        inMemoryBytes: Int = 1 << 20
    ) {
        self.requestBytes = requestBytes
        self.fileBytes = fileBytes
        self.fieldBytes = fieldBytes
        self.partHeadBytes = partHeadBytes
        self.partCount = partCount
        self.inMemoryBytes = inMemoryBytes
    }

    var requestTooLarge: HTTPError { tooLarge("The upload is larger than \(Self.text(requestBytes)).") }
    var fieldsTooLarge: HTTPError { tooLarge("The text is larger than \(Self.text(fieldBytes)).") }
    var partHeadTooLarge: HTTPError { tooLarge("The head of a part is larger than \(Self.text(partHeadBytes)).") }
    var tooManyParts: HTTPError { tooLarge("The form has more than \(partCount) parts.") }

    private func tooLarge(_ reason: String) -> HTTPError { HTTPError(.contentTooLarge, reason) }

    private static func text(_ bytes: Int) -> String {
        if bytes >= 1 << 20, bytes.isMultiple(of: 1 << 20) { return "\(bytes >> 20) MiB" }
        if bytes >= 1 << 10, bytes.isMultiple(of: 1 << 10) { return "\(bytes >> 10) KiB" }
        return "\(bytes) bytes"
    }
}

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
