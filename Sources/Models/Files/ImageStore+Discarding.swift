import Fitness
import Foundation
import Images
import Logging
import Storage

extension ImageStore {
    /// Deletes photos that no row refers to any more. One that can't be deleted now is left to the sweep at the next
    /// startup, because the user's change is already complete.
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
    /// Those of the photos that no row refers to.
    package func unused(_ photos: some Collection<UUID>) async throws -> [UUID] {
        guard !photos.isEmpty else { return [] }
        let used = try await read(photosInUse)
        return photos.filter { !used.contains($0) }
    }
}
