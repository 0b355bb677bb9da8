/// PNG files of any size with all-zero pixels, generated without storing pixels (RFC 2083, RFC 1951).
enum PNGBuilder {
    enum ColorType: UInt8 {
        case grey = 0
        case rgb = 2

        var channels: Int { self == .grey ? 1 : 3 }
    }

    /// - Parameter hasPixels: false for only a header and an empty stream, which is enough to announce a size.
    static func zeros(width: Int, height: Int, colour: ColorType = .grey, hasPixels: Bool = true) -> [UInt8] {
        let header = bigEndian(width) + bigEndian(height) + [8, colour.rawValue, 0, 0, 0]
        let byteCount = hasPixels ? height * (1 + width * colour.channels) : 0
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header) + chunk("IDAT", zlibStream(zeroBytes: byteCount)) + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        return bigEndian(content.count) + body + bigEndian(Int(crc32(body)))
    }

    /// One block with the fixed codes: a literal zero, then copies of 258 bytes from one byte back, then literals.
    /// Eight copies are 104 bits, so they repeat as 13 whole bytes.
    private static func zlibStream(zeroBytes count: Int) -> [UInt8] {
        var bits = BitWriter(bytes: [0x78, 0x01])
        bits.append(0b1, count: 1)
        bits.append(0b01, count: 2)
        var left = count
        func literal() {
            bits.appendCode(0b0011_0000, count: 8)
            left -= 1
        }
        func copy() {
            bits.appendCode(0b1100_0101, count: 8)
            bits.append(0, count: 5)
            left -= 258
        }
        if left > 0 { literal() }
        while left >= 258, !bits.isAligned { copy() }
        let eightCopies = 8 * 258
        if left >= 2 * eightCopies {
            let start = bits.bytes.count
            for _ in 0..<8 { copy() }
            let pattern = Array(bits.bytes[start...])
            let repeats = left / eightCopies
            bits.appendAligned(pattern, repeats: repeats)
            left -= repeats * eightCopies
        }
        while left >= 258 { copy() }
        while left > 0 { literal() }
        bits.appendCode(0, count: 7)
        bits.align()
        return bits.bytes + bigEndian((count % 65_521) << 16 | 1)
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(value).bigEndian, Array.init)
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { crc, byte in crcTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ (crc >> 8) }
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}

/// Bits in the order of RFC 1951: least significant first within each byte.
private struct BitWriter {
    private(set) var bytes: [UInt8]
    private var used = 8

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAligned: Bool { used == 8 }

    mutating func append(_ value: Int, count: Int) {
        for position in 0..<count {
            if used == 8 {
                bytes.append(0)
                used = 0
            }
            bytes[bytes.count - 1] |= UInt8(value >> position & 1) << used
            used += 1
        }
    }

    /// Huffman codes are packed starting with their most significant bit.
    mutating func appendCode(_ code: Int, count: Int) {
        for position in (0..<count).reversed() {
            append(code >> position & 1, count: 1)
        }
    }

    mutating func appendAligned(_ more: [UInt8], repeats: Int) {
        for _ in 0..<repeats { bytes.append(contentsOf: more) }
    }

    mutating func align() {
        used = 8
    }
}
