import Foundation
import Images
import Models

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
