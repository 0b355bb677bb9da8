import HTTPTypes

/// A media type with its parameters (RFC 9110 §8.3.1), such as `multipart/form-data; boundary=x`.
struct MediaType: Sendable, Equatable {
    /// `type/subtype`, in lower case.
    let essence: String
    let parameters: HeaderParameters

    init?(_ text: String) {
        let end = text.utf8.firstIndex(of: UInt8(ascii: ";")) ?? text.endIndex
        let essence = text[..<end].trimmingSpaces().lowercased()
        guard essence.split(separator: "/", omittingEmptySubsequences: false).count == 2,
            let parameters = HeaderParameters(text[end...])
        else { return nil }
        self.essence = essence
        self.parameters = parameters
    }
}

extension Request {
    /// The body's type in lower case and without parameters, such as `application/json`; nil if there is none.
    public var mediaType: String? { headers[.contentType].flatMap { MediaType($0)?.essence } }
}
