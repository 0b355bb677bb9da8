import Foundation

/// A picture in shades of gray from 0 to 255.
public struct GrayPicture: Sendable {
    public let width: Int
    public let height: Int
    private var samples: [Float]

    init(width: Int, height: Int, samples: [Float]) {
        (self.width, self.height, self.samples) = (width, height, samples)
    }

    /// A byte for each pixel, row by row.
    public var bytes: [UInt8] { samples.map { UInt8(min(max($0.rounded(), 0), 255)) } }

    /// A Gaussian blur, first along the rows, then along the columns.
    mutating func blur(_ spread: Float) {
        guard spread > 0 else { return }
        let reach = Int((3 * spread).rounded(.up))
        let shares = (-reach...reach).map { exp(-Float($0 * $0) / (2 * spread * spread)) }
        let total = shares.reduce(0, +)
        let weights = shares.map { $0 / total }
        for isAlong in [true, false] { smooth(weights, isAlong: isAlong) }
    }

    private mutating func smooth(_ weights: [Float], isAlong: Bool) {
        let (source, reach) = (samples, weights.count / 2)
        source.withUnsafeBufferPointer { source in
            for row in 0..<height {
                for column in 0..<width {
                    var sum: Float = 0
                    for (index, weight) in weights.enumerated() {
                        let x = isAlong ? min(max(column + index - reach, 0), width - 1) : column
                        let y = isAlong ? row : min(max(row + index - reach, 0), height - 1)
                        sum += weight * source[y * width + x]
                    }
                    samples[row * width + column] = sum
                }
            }
        }
    }

    /// - Parameter noise: its spread; the same for the same seed.
    mutating func add(noise: Float, seed: UInt64) {
        guard noise > 0 else { return }
        var state = seed
        for index in samples.indices {
            // The sum of three numbers from -1 to 1 has a spread of 1.
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                samples[index] += noise * (Float(state >> 40) / Float(1 << 23) - 1)
            }
        }
    }

    /// A PNG file whose pixels are not compressed (RFC 2083, RFC 1951).
    public var png: [UInt8] {
        let pixels = bytes
        var rows: [UInt8] = []
        rows.reserveCapacity(pixels.count + height)
        for row in 0..<height {
            rows.append(0)
            rows += pixels[row * width..<(row + 1) * width]
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + Self.chunk("IHDR", Self.number(width) + Self.number(height) + [8, 0, 0, 0, 0])
            + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
    }

    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        while start < bytes.count {
            let end = min(start + 0xFFFF, bytes.count)
            let count = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            for half in [count, ~count] { stream += [UInt8(half & 0xFF), UInt8(half >> 8)] }
            stream += bytes[start..<end]
            start = end
        }
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + number(high << 16 | low)
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        let checksum = ~body.reduce(~UInt32(0)) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
        return number(content.count) + body + number(Int(checksum))
    }

    private static func number(_ value: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(value).bigEndian, Array.init) }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}
