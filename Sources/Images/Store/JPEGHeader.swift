import Glibc

/// A quick check whether a file is a complete JPEG, by its beginning and end: no pixel is decoded.
enum JPEGHeader {
    /// Enough for every segment before the frame in the store's own files.
    private static let headByteCount = 1 << 18

    /// - Returns: false also for a file that can't be read.
    static func isWhole(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 4 else { return false }
        let end = read(descriptor, 2, from: status.st_size - 2)
        return end == [0xFF, 0xD9] && hasFrame(read(descriptor, headByteCount, from: 0))
    }

    /// Goes from marker to marker (ITU-T T.81, B.1.1) to the frame, which contains the size.
    private static func hasFrame(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
        var index = 2
        while index + 9 <= bytes.count {
            guard bytes[index] == 0xFF else { return false }
            let marker = bytes[index + 1]
            if marker == 0xFF {
                index += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            let (height, width) = (bytes[index + 5] | bytes[index + 6], bytes[index + 7] | bytes[index + 8])
            if isFrame { return height != 0 && width != 0 }
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            guard length >= 2 else { return false }
            index += 2 + length
        }
        return false
    }

    private static func read(_ descriptor: Int32, _ count: Int, from offset: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, pread(descriptor, buffer.baseAddress, count, offset))
        }
    }
}
