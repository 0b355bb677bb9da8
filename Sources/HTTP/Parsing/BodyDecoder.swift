import HTTPTypes

/// Reads the bytes of one body from a buffer, and nothing after it.
struct BodyDecoder {
    private enum State {
        case length(Int)
        case chunked(ChunkedDecoder)
    }

    private var state: State

    init(_ framing: BodyFraming, limits: HTTPLimits) {
        switch framing {
        case .length(let length): state = .length(length)
        case .chunked: state = .chunked(ChunkedDecoder(limits: limits))
        }
    }

    var isComplete: Bool {
        switch state {
        case .length(let left): left == 0
        case .chunked(let decoder): decoder.isComplete
        }
    }

    /// The number of bytes still to come; nil if unknown.
    var remainingBytes: Int? {
        guard case .length(let left) = state else { return nil }
        return left
    }

    /// - Returns: the next piece; nil if the body is complete or more bytes are needed.
    /// - Throws: `HTTPError` 400 for a malformed chunk, 413 past the limit, 431 if the trailers are too long.
    mutating func decode(_ buffer: inout ReadBuffer) throws -> [UInt8]? {
        switch state {
        case .length(let left):
            guard left > 0, !buffer.isEmpty else { return nil }
            let piece = buffer.take(atMost: left)
            state = .length(left - piece.count)
            return piece
        case .chunked(var decoder):
            defer { state = .chunked(decoder) }
            return try decoder.decode(&buffer)
        }
    }
}
