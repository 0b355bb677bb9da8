/// A Huffman code of a JPEG as a lookup table for the next sixteen bits (ITU-T T.81, C.2).
struct HuffmanTable {
    /// The code at the start of the bits; a length of 0 if there is none.
    struct Code {
        var length: UInt8 = 0
        var symbol: UInt8 = 0
    }

    private let codes: [Code]

    /// - Parameter counts: the number of codes of each length from 1 to 16.
    /// - Returns: nil for too many codes, or if the number of symbols differs from the number of codes.
    init?(counts: [Int], symbols: [UInt8]) {
        guard symbols.count == counts.reduce(0, +) else { return nil }
        var codes: [Code] = []
        codes.reserveCapacity(1 << 16)
        var next = symbols.makeIterator()
        for (place, count) in counts.enumerated() {
            let width = 1 << (15 - place)
            for _ in 0..<count {
                guard let symbol = next.next(), codes.count + width <= 1 << 16 else { return nil }
                codes += repeatElement(Code(length: UInt8(place + 1), symbol: symbol), count: width)
            }
        }
        self.codes = codes + repeatElement(Code(), count: (1 << 16) - codes.count)
    }

    subscript(bits: Int) -> Code { codes[bits] }
}

/// The bits of a JPEG's scan, without the zero bytes that are stuffed after 0xFF (ITU-T T.81, F.1.2.3).
struct EntropyReader {
    private let bytes: [UInt8]
    private var index: Int
    private var bits: UInt64 = 0
    private var bitCount = 0

    init(bytes: [UInt8], index: Int) {
        self.bytes = bytes
        self.index = index
    }

    /// - Returns: nil if the bits are not a code, or there are too few.
    mutating func symbol(_ table: HuffmanTable) -> UInt8? {
        fill()
        let sixteen = bitCount >= 16 ? bits >> UInt64(bitCount - 16) : bits << UInt64(16 - bitCount)
        let code = table[Int(sixteen & 0xFFFF)]
        guard code.length > 0, Int(code.length) <= bitCount else { return nil }
        bitCount -= Int(code.length)
        return code.symbol
    }

    /// A signed number of `size` bits (ITU-T T.81, F.2.2.1).
    /// - Returns: nil if there are too few bits.
    mutating func number(_ size: UInt8) -> Int? {
        let size = Int(size)
        guard size > 0 else { return 0 }
        fill()
        guard size <= bitCount else { return nil }
        bitCount -= size
        let value = Int(truncatingIfNeeded: bits >> UInt64(bitCount)) & ((1 << size) - 1)
        return value >> (size - 1) == 1 ? value : value - (1 << size) + 1
    }

    /// Skips the restart marker.
    mutating func takeRestart(_ number: Int) -> Bool {
        guard let place = end(), place + 1 < bytes.count, bytes[place + 1] == 0xD0 + UInt8(number % 8) else {
            return false
        }
        (index, bits, bitCount) = (place + 2, 0, 0)
        return true
    }

    /// The index of the marker that ends the scan.
    /// - Returns: nil if more than the padding of a byte is left before it.
    mutating func end() -> Int? {
        fill()
        return bitCount < 8 ? index : nil
    }

    private mutating func fill() {
        while bitCount <= 32, index < bytes.count {
            let byte = bytes[index]
            if byte == 0xFF {
                guard index + 1 < bytes.count, bytes[index + 1] == 0 else { return }
                index += 1
            }
            bits = bits << 8 | UInt64(byte)
            bitCount += 8
            index += 1
        }
    }
}
