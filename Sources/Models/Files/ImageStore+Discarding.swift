import Fitness
import Foundation
import Images
import Logging
import Storage

extension ImageStore {
    /// Removes photos that no row names any more. One that can't be removed now is an orphan for the sweep at the next
    /// start: what the person asked for is done already.
    package func discard(_ photos: [UUID], _ logger: Logger) async {
        for photo in photos {
            do {
                try await delete(photo)
            } catch {
                logger.warning(
                    "A photo could not be deleted yet; the next start will.",
                    metadata: ["photo": "\(photo.pathText)", "error": "\(error)"])
            }
        }
    }
}

extension AppDatabase {
    /// Those of some photos that no row names.
    package func unused(_ photos: some Collection<UUID>) async throws -> [UUID] {
        guard !photos.isEmpty else { return [] }
        let used = try await read(photosInUse)
        return photos.filter { !used.contains($0) }
    }
}
