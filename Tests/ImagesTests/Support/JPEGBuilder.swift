enum JPEGBuilder {
    /// Adds an Exif segment that contains only an orientation, 1 to 8 (Exif 2.3, tag 0x0112).
    static func adding(orientation: UInt8, to jpeg: [UInt8]) -> [UInt8] {
        let header = Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0]
        let entry: [UInt8] = [1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
        let content = header + entry
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
        return jpeg.prefix(2) + segment + jpeg.dropFirst(2)
    }

    /// Changes the size in the frame header (SOF0 or SOF2) and leaves the pixels as they are.
    static func announcing(width: UInt16, height: UInt16, in jpeg: [UInt8]) -> [UInt8] {
        var result = jpeg
        let frame = jpeg.indices.first { index in
            jpeg[index] == 0xFF && index + 8 < jpeg.count && [0xC0, 0xC2].contains(jpeg[index + 1])
        }
        guard let frame else { return result }
        let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        result.replaceSubrange(frame + 5..<frame + 9, with: size)
        return result
    }
}
