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
}

extension ProcessedImage {
    /// The image with its original bytes instead of re-encoded ones, if those are already what this module makes: a
    /// JPEG of the same size without metadata. So repeated exports and imports don't change a picture.
    public func keeping(_ original: [UInt8]) -> ProcessedImage {
        guard let size = Self.sizeOfPlainJPEG(original), size == (width, height) else { return self }
        return ProcessedImage(width: width, height: height, jpeg: original, thumbnail: thumbnail)
    }

    /// Goes from marker to marker (ITU-T T.81, B.1.1) up to the start of the scan.
    /// - Returns: nil if the file is not a JPEG or has metadata (Exif, XMP, a comment).
    private static func sizeOfPlainJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]), bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
        var size: (width: Int, height: Int)?
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            switch marker {
            case 0xDA: return size
            case 0xE1...0xEF where marker != 0xE2, 0xFE: return nil
            case 0xC0...0xC3:
                size = (number(bytes, at: index + 7), number(bytes, at: index + 5))
            default: break
            }
            index += 2 + number(bytes, at: index + 2)
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], at index: Int) -> Int {
        Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }
}
