import Foundation
import GRDB
import Images
import Storage
import Texts

/// The disk space that a user's photos take, and its limit.
package struct PhotoQuota: Sendable {
    package static let standardBytes: Int64 = 5 << 30

    private(set) var usedBytes: Int64
    /// Nil for no limit.
    let limitBytes: Int64?

    private static let thread = BlockingQueue(label: "workhome.photo-room")

    /// Reads the size of each photo's files on a thread of its own. Ten thousand take some tens of milliseconds, so no
    /// stored sum is needed, which could be wrong.
    /// - Parameter removed: photos that will be deleted when the new ones are kept.
    package init(
        of user: User, _ database: AppDatabase, _ images: ImageStore, limitBytes: Int64?,
        without removed: Set<UUID> = []
    ) async throws {
        let photos = try await database.read { try user.keptPhotos($0) }.filter { !removed.contains($0) }
        self.init(usedBytes: try await Self.bytes(of: photos, in: images), limitBytes: limitBytes)
    }

    package init(usedBytes: Int64, limitBytes: Int64?) {
        (self.usedBytes, self.limitBytes) = (usedBytes, limitBytes)
    }

    package static func bytes(of photos: [UUID], in images: ImageStore) async throws -> Int64 {
        try await thread.run {
            photos.reduce(0) { sum, photo in
                ImageStore.Variant.allCases.reduce(sum) { $0 + DiskSpace.byteCount(ofFile: images.path(of: photo, $1)) }
            }
        }
    }

    /// Adds new photos to the used space, if they fit.
    /// - Returns: nil, or why they don't fit.
    package mutating func take(_ images: [ProcessedImage]) -> String? {
        let bytes = images.reduce(Int64(0)) { $0 + Int64($1.jpeg.count + $1.thumbnail.count) }
        guard let limitBytes, !images.isEmpty, usedBytes + bytes > limitBytes else {
            usedBytes += bytes
            return nil
        }
        return JournalTexts.noRoomForPhoto(text)
    }

    /// `1.2 GB of 5 GB`
    package var text: String {
        let used = ByteText.of(usedBytes)
        return limitBytes.map { CommonTexts.amountOfTotal(used, ByteText.of($0)) } ?? used
    }
}

extension User {
    /// Every photo kept for the user, including those of trainers that the user added for the household.
    package func keptPhotos(_ database: Database) throws -> [UUID] {
        let shared = try UUID.all(
            database,
            """
            SELECT photo_uuid FROM trainers
            WHERE added_by = ? AND is_private = 0 AND photo_uuid IS NOT NULL
            """, [id])
        return try allPhotos(database) + shared
    }
}
