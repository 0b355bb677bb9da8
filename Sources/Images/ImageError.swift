/// Why a picture was refused. The raw value is the status byte that the helper process answers with.
public enum ImageError: UInt8, Error, Equatable, Sendable, CaseIterable {
    /// The first bytes match none of the accepted formats.
    case unsupportedFormat = 1
    /// The format is right, but the content is broken or truncated.
    case damaged = 2
    /// The header declares more than 100 megapixels.
    case tooManyPixels = 3
    /// The file has more bytes than the limit.
    case tooLarge = 4
    /// Decoding exceeded its time limit.
    case tookTooLong = 5
    /// The helper process could not be started, died, or answered with something other than a picture.
    case decoderFailed = 6
}

/// This machine has no decoder for pictures.
public struct NoDecoderError: Error, CustomStringConvertible {
    let reason: String

    public var description: String { "Photos can't be read on this machine: \(reason)" }
}
