import Foundation
import Images
import Logging
import Models

extension App {
    package func discard(_ photos: [UUID]) async { await images.discard(photos, logger) }

    package func photoRoom(of user: User, without removed: Set<UUID> = []) async throws -> PhotoQuota {
        try await PhotoQuota(of: user, database, images, limitBytes: photoQuota, without: removed)
    }
}
