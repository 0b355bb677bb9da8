import HTTPTypes

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
}

extension MultipartLimits {
    var requestTooLarge: HTTPError { tooLarge("The upload is larger than \(Self.text(requestBytes)).") }
    var fieldsTooLarge: HTTPError { tooLarge("The text is larger than \(Self.text(fieldBytes)).") }
    var partHeadTooLarge: HTTPError { tooLarge("The head of a part is larger than \(Self.text(partHeadBytes)).") }
    var tooManyParts: HTTPError { tooLarge("The form has more than \(partCount) parts.") }

    private func tooLarge(_ reason: String) -> HTTPError {
        HTTPError(.contentTooLarge, reason)
    }

    private static func text(_ bytes: Int) -> String {
        if bytes >= 1 << 20, bytes.isMultiple(of: 1 << 20) { return "\(bytes >> 20) MiB" }
        if bytes >= 1 << 10, bytes.isMultiple(of: 1 << 10) { return "\(bytes >> 10) KiB" }
        return "\(bytes) bytes"
    }
}
