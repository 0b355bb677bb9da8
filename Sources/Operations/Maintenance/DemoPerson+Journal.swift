import CZlib
import Fitness
import Foundation
import Images
import Models

extension DemoLife {
    /// The period with photos: three years.
    private static let photoDays = 3 * 365

    /// More than half of the days of a thorough person; for others every ninth, and today's date in each year.
    func keepsJournal(onDay index: Int) -> Bool {
        let (today, day) = ((firstDay + (dayCount - 1)).components, (firstDay + index).components)
        let isAnniversary = index < dayCount - 1 && (day.month, day.day) == (today.month, today.day)
        return isThorough ? index % 20 < 11 : index % 9 == 4 || isAnniversary
    }

    func photoCount(onDay index: Int) -> Int {
        guard keepsJournal(onDay: index), index >= dayCount - Self.photoDays else { return 0 }
        return [2, 0, 3, 0, 1][index / 9 % 5]
    }
}

/// The sample person's journal: one to four sentences a day.
enum DemoJournal {
    private static let sentences = [
        "Slept well, and the first sets felt light.", "Tired from work. Did it anyway, and was glad afterward.",
        "Left knee a little stiff. Longer warm-up next time.", "New shoes. The hill behind the park was fun.",
        "Cooked for three days. Rice, beans, a lot of vegetables.", "Rain all day, so I stretched at home.",
        "Met a friend for the long run and talked the whole way.", "Easy week. It is hard to do less.",
        "The bar moved faster than last week.", "Too much coffee, too little water.",
        "Shoulders sore, but the good kind of sore.", "Took the stairs all day.",
        "A new song for the last set helped more than it should.", "The gym was full. Waited for the rack.",
        "Felt strong on the way up the hill, slow on the way down.", "Early night tonight.",
        "Back pain is gone since I brace properly.", "Birthday cake. No regrets.",
        "Windy by the river, but nobody else was out.", "Tried a narrower grip on the bench.",
    ]

    static func text(_ life: DemoLife, onDay index: Int) -> String {
        var numbers = life.numbers(onDay: index, 4)
        let count = 1 + Int(numbers.next(in: 0...3.99))
        return (0..<count).map { _ in sentences[Int(numbers.next(in: 0...1_000)) % sentences.count] }
            .joined(separator: " ")
    }
}

/// The photos of a sample person's journal: a few landscapes, reused.
struct DemoAlbum: Sendable {
    private static let pictureCount = 8

    private var photos: [JournalPhoto] = []

    /// Draws and stores as many as the entries need, or none without a decoder program.
    init(_ life: DemoLife, decoderExecutable: String?, in folders: DataFolders) async throws {
        guard let decoderExecutable else { return }
        let (processor, store) = (
            ImageProcessor(executable: decoderExecutable), try ImageStore(directory: folders.images)
        )
        var pictures: [ProcessedImage] = []
        for number in 0..<Self.pictureCount {
            pictures.append(try await processor.process(DemoPicture(number: number).png))
        }
        for number in 0..<(0..<life.dayCount).reduce(0, { $0 + life.photoCount(onDay: $1) }) {
            let picture = pictures[number * 5 % pictures.count]
            photos.append(
                JournalPhoto(uuid: try await store.save(picture), width: picture.width, height: picture.height))
        }
    }

    /// Takes up to this many photos.
    mutating func take(_ count: Int) -> [JournalPhoto] {
        let taken = Array(photos.suffix(count))
        photos.removeLast(taken.count)
        return taken
    }
}

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
