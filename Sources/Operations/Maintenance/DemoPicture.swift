import CZlib

/// A generated landscape, as a PNG (w3.org/TR/png).
struct DemoPicture: Sendable {
    private static let (width, height) = (480, 360)

    let number: Int

    var png: [UInt8] {
        let header = Self.bytes(UInt32(Self.width)) + Self.bytes(UInt32(Self.height)) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + Self.chunk("IHDR", header) + Self.chunk("IDAT", Self.compressed(pixels)) + Self.chunk("IEND", [])
    }

    /// The rows, each preceded by its filter type, 0 for none.
    private var pixels: [UInt8] {
        var numbers = DemoNumbers(seed: number)
        let (dusk, ridge) = (numbers.next(in: 0...1), numbers.next(in: 0.45...0.6))
        let sun = (x: numbers.next(in: 0.2...0.8), y: numbers.next(in: 0.15...0.35))
        let wave = numbers.next(in: 3...7)
        let ridges = (0..<Self.width).map { ridge + 0.05 * Self.swing(Double($0) / Double(Self.width) * wave) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.height * (Self.width * 3 + 1))
        for row in 0..<Self.height {
            bytes.append(0)
            for column in 0..<Self.width {
                let (x, y) = (Double(column) / Double(Self.width), Double(row) / Double(Self.height))
                let color = Self.color(x, y, dusk: dusk, ridge: ridges[column], sun: sun)
                bytes.append(UInt8(color.red))
                bytes.append(UInt8(color.green))
                bytes.append(UInt8(color.blue))
            }
        }
        return bytes
    }

    private static func color(
        _ x: Double, _ y: Double, dusk: Double, ridge: Double, sun: (x: Double, y: Double)
    ) -> Shade {
        if y > ridge + 0.22 { return mix((70, 110, 60), (35, 70, 45), y) }
        if y > ridge { return mix((95, 120, 140), (60, 90, 95), (y - ridge) * 4) }
        let (across, down) = ((x - sun.x) * 4 / 3, y - sun.y)
        if across * across + down * down < 0.006 { return (255, 236, 190) }
        return mix((90 + 120 * dusk, 140, 215 - 60 * dusk), (235, 205 - 40 * dusk, 175), y / ridge)
    }

    /// A smooth periodic wave between -1 and 1.
    private static func swing(_ value: Double) -> Double {
        let part = value - value.rounded(.down)
        let rise = part < 0.5 ? part * 2 : 2 - part * 2
        return rise * rise * (3 - 2 * rise) * 2 - 1
    }

    private typealias Shade = (red: Double, green: Double, blue: Double)

    private static func mix(_ first: Shade, _ second: Shade, _ share: Double) -> Shade {
        let share = min(max(share, 0), 1)
        return (
            first.red + (second.red - first.red) * share, first.green + (second.green - first.green) * share,
            first.blue + (second.blue - first.blue) * share
        )
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
    }

    private static func chunk(_ name: StaticString, _ data: [UInt8]) -> [UInt8] {
        let content = Array(name.description.utf8) + data
        return bytes(UInt32(data.count)) + content + bytes(UInt32(crc32_z(0, content, content.count)))
    }

    /// A zlib stream (RFC 1950).
    private static func compressed(_ data: [UInt8]) -> [UInt8] {
        let capacity = compressBound(uLong(data.count))
        return [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
            var size = capacity
            count = compress(buffer.baseAddress, &size, data, uLong(data.count)) == Z_OK ? Int(size) : 0
        }
    }
}
