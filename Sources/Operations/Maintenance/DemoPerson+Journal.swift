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
