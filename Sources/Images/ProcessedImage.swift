/// A picture ready to store and serve: upright, sRGB, without metadata.
public struct ProcessedImage: Sendable, Equatable {
    /// Width and height of `jpeg` in pixels; the longer side is at most `maximumSide`.
    public let width: Int
    public let height: Int
    /// The picture as a baseline JPEG of quality 80.
    public let jpeg: [UInt8]
    /// The center square as JPEG, `thumbnailSide` pixels a side, or the picture's shorter side if that is less.
    public let thumbnail: [UInt8]

    public static let maximumSide = 1024
    public static let thumbnailSide = 320
    public static let jpegQuality = 80

    public init(width: Int, height: Int, jpeg: [UInt8], thumbnail: [UInt8]) {
        self.width = width
        self.height = height
        self.jpeg = jpeg
        self.thumbnail = thumbnail
    }
}
