import HTTPTypes

/// How far the body of the current request was read.
struct BodyReader {
    var decoder: BodyDecoder
    /// The client waits for `100 Continue` before it sends the body (RFC 9110 §10.1.1).
    var awaitsContinue: Bool
    /// Whether a handler waits for the next piece.
    var isBeingRead = false
    /// Why the rest can't be read.
    var failure: HTTPError?

    init(_ head: RequestHead, limits: HTTPLimits) {
        decoder = BodyDecoder(head.framing, limits: limits)
        awaitsContinue = head.expectsContinue && !decoder.isComplete
    }

    var isComplete: Bool { decoder.isComplete }
}
