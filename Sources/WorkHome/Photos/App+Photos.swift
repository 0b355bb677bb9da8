import Foundation
import Images
import Logging

extension App {
    func discard(_ photos: [UUID]) async { await images.discard(photos, logger) }
}

extension App {
    func photoRoom(of user: User, without removed: Set<UUID> = []) async throws -> PhotoRoom {
        try await PhotoRoom(of: user, database, images, mostBytes: photoQuota, without: removed)
    }
}
