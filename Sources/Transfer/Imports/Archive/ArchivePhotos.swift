import Images

/// The photos of an archive, decoded in batches.
struct ArchivePhotos: Sendable {
    private static let maximumInBatch = 32
    private static let batchBytes = 2 << 20

    private struct Photo: Sendable {
        let path: String
        let bytes: [UInt8]
    }

    private let file: ArchiveFile
    private let wanted: Set<String>

    init(_ file: ArchiveFile, _ wanted: Set<String>) {
        (self.file, self.wanted) = (file, wanted)
    }

    /// Passes on those that are valid images, in any order; decodes as many batches in parallel as the machine allows.
    func forEachPicture(
        by processor: ImageProcessor, _ take: (_ path: String, ProcessedImage) async throws -> Void
    ) async throws {
        // A dedicated thread reads the zip, and waits while photos are decoded.
        let batches = Pipe { try forEachBatch($0) }
        try await withThrowingTaskGroup(of: [(String, ProcessedImage)].self) { decoding in
            var freeSlots = processor.concurrentDecodes
            while let batch = try await batches.next() {
                decoding.addTask { try await Self.pictures(of: batch, processor) }
                freeSlots -= 1
                guard freeSlots == 0, let pictures = try await decoding.next() else { continue }
                freeSlots += 1
                for (path, image) in pictures { try await take(path, image) }
            }
            for try await pictures in decoding {
                for (path, image) in pictures { try await take(path, image) }
            }
        }
    }

    private func forEachBatch(_ take: ([Photo]) throws -> Void) throws {
        var (batch, byteCount): ([Photo], Int) = ([], 0)
        try file.forEachPhoto(wanted) { path, bytes in
            if batch.count == Self.maximumInBatch || !batch.isEmpty && byteCount + bytes.count > Self.batchBytes {
                try take(batch)
                (batch, byteCount) = ([], 0)
            }
            batch.append(Photo(path: path, bytes: bytes))
            byteCount += bytes.count
        }
        if !batch.isEmpty { try take(batch) }
    }

    /// Photos made by this or another WorkHome are kept byte for byte.
    private static func pictures(
        of batch: [Photo], _ processor: ImageProcessor
    ) async throws -> [(String, ProcessedImage)] {
        let results = try await processor.process(batch: batch.map(\.bytes))
        return zip(batch, results).compactMap { photo, result in
            (try? result.get()).map { (photo.path, $0.keeping(photo.bytes)) }
        }
    }
}
