/// A generated landscape, as an uncompressed PNG (w3.org/TR/png).
struct DemoPicture: Sendable {
    private static let (width, height) = (480, 360)

    let number: Int

    var png: [UInt8] {
        let header = Self.bytes(UInt32(Self.width)) + Self.bytes(UInt32(Self.height)) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + Self.chunk("IHDR", header) + Self.chunk("IDAT", Self.stored(pixels)) + Self.chunk("IEND", [])
    }

    /// The rows, each preceded by its filter type, 0 for none.
    private var pixels: [UInt8] {
        var numbers = DemoNumbers(seed: number)
        let (dusk, ridge) = (numbers.next(in: 0...1), numbers.next(in: 0.45...0.6))
        let sun = (x: numbers.next(in: 0.2...0.8), y: numbers.next(in: 0.15...0.35))
        let wave = numbers.next(in: 3...7)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.height * (Self.width * 3 + 1))
        for row in 0..<Self.height {
            bytes.append(0)
            for column in 0..<Self.width {
                let (x, y) = (Double(column) / Double(Self.width), Double(row) / Double(Self.height))
                bytes += Self.color(x, y, dusk: dusk, ridge: ridge + 0.05 * Self.swing(x * wave), sun: sun)
            }
        }
        return bytes
    }

    private static func color(
        _ x: Double, _ y: Double, dusk: Double, ridge: Double, sun: (x: Double, y: Double)
    ) -> [UInt8] {
        if y > ridge + 0.22 { return mix((70, 110, 60), (35, 70, 45), y) }
        if y > ridge { return mix((95, 120, 140), (60, 90, 95), (y - ridge) * 4) }
        let (across, down) = ((x - sun.x) * 4 / 3, y - sun.y)
        if across * across + down * down < 0.006 { return [255, 236, 190] }
        return mix((90 + 120 * dusk, 140, 215 - 60 * dusk), (235, 205 - 40 * dusk, 175), y / ridge)
    }

    /// A smooth periodic wave between -1 and 1.
    private static func swing(_ value: Double) -> Double {
        let part = value - value.rounded(.down)
        let rise = part < 0.5 ? part * 2 : 2 - part * 2
        return rise * rise * (3 - 2 * rise) * 2 - 1
    }

    private typealias Shade = (red: Double, green: Double, blue: Double)

    private static func mix(_ first: Shade, _ second: Shade, _ share: Double) -> [UInt8] {
        let share = min(max(share, 0), 1)
        return [
            (first.red, second.red), (first.green, second.green), (first.blue, second.blue),
        ].map { UInt8($0 + ($1 - $0) * share) }
    }
}

extension DemoPicture {
    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
    }

    private static func chunk(_ name: StaticString, _ data: [UInt8]) -> [UInt8] {
        let content = Array(name.description.utf8) + data
        return bytes(UInt32(data.count)) + content + bytes(checksum(content))
    }

    /// A zlib stream of stored blocks (RFC 1950, RFC 1951 §3.2.4).
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var (sum, sumOfSums): (UInt32, UInt32) = (1, 0)
        for start in stride(from: 0, to: data.count, by: 65_535) {
            let block = data[start..<min(start + 65_535, data.count)]
            let length = UInt16(block.count)
            stream.append(block.endIndex == data.count ? 1 : 0)
            for part in [length, ~length] { stream += [UInt8(part & 0xFF), UInt8(part >> 8)] }
            stream += block
            for byte in block {
                sum = (sum + UInt32(byte)) % 65_521
                sumOfSums = (sumOfSums + sum) % 65_521
            }
        }
        return stream + bytes(sumOfSums << 16 | sum)
    }

    /// The CRC-32 of PNG (w3.org/TR/png, Annex D).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { checksum, byte in
            checksumTable[Int((checksum ^ UInt32(byte)) & 0xFF)] ^ (checksum >> 8)
        }
    }

    private static let checksumTable: [UInt32] = (0..<256).map { start in
        (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}
