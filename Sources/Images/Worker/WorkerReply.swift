/// What the helper process writes: a status byte, then for a picture (status 0) its width, height, the length of its
/// JPEG and the length of its thumbnail as 32-bit big-endian numbers, then both files. Nothing follows.
enum WorkerReply: Equatable {
    case picture(ProcessedImage)
    case refusal(ImageError)

    private static let pictureStatus: UInt8 = 0
    private static let headerByteCount = 1 + 4 * 4

    var bytes: [UInt8] {
        switch self {
        case .refusal(let error):
            return [error.rawValue]
        case .picture(let image):
            let numbers = [image.width, image.height, image.jpeg.count, image.thumbnail.count]
            let header = numbers.flatMap { number in
                withUnsafeBytes(of: UInt32(number).bigEndian, Array.init)
            }
            return [Self.pictureStatus] + header + image.jpeg + image.thumbnail
        }
    }

    /// Believes nothing: a decoder that a picture took over may write anything.
    init?(parsing bytes: [UInt8]) {
        guard let status = bytes.first else { return nil }
        guard status == Self.pictureStatus else {
            guard bytes.count == 1, let error = ImageError(rawValue: status) else { return nil }
            self = .refusal(error)
            return
        }
        guard bytes.count > Self.headerByteCount else { return nil }
        let numbers = stride(from: 1, to: Self.headerByteCount, by: 4).map { offset in
            bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        let (width, height, jpegCount, thumbnailCount) = (numbers[0], numbers[1], numbers[2], numbers[3])
        let files = bytes.dropFirst(Self.headerByteCount)
        guard (1...ProcessedImage.maximumSide).contains(width), (1...ProcessedImage.maximumSide).contains(height),
            files.count == jpegCount + thumbnailCount
        else { return nil }
        let image = ProcessedImage(
            width: width, height: height,
            jpeg: Array(files.prefix(jpegCount)), thumbnail: Array(files.suffix(thumbnailCount)))
        guard Self.isWholeJPEG(image.jpeg), Self.isWholeJPEG(image.thumbnail) else { return nil }
        self = .picture(image)
    }

    private static func isWholeJPEG(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xD8, 0xFF]) && bytes.suffix(2) == [0xFF, 0xD9]
    }
}
