import Foundation
import GRDB
import Images
import Storage

/// Reads archives into accounts.
struct ArchiveReading: Sendable {
    let database: AppDatabase
    let images: ImageStore
    let processor: ImageProcessor
    /// How many bytes the photos of its person may take; nil for no end.
    let photoQuota: Int64?

    private let thread = BlockingQueue(label: "workhome.archive")

    init(database: AppDatabase, images: ImageStore, processor: ImageProcessor, photoQuota: Int64? = nil) {
        (self.database, self.images, self.processor, self.photoQuota) = (database, images, processor, photoQuota)
    }

    /// What would come of it, tried on a copy of the database: a large archive takes its time, and meanwhile everybody at
    /// home saves what they log.
    func look(at file: ArchiveFile, _ user: User) async throws -> ArchiveReport {
        try await ScratchDatabase.use(of: database.path, "archive", on: thread) { copy in
            try await copy.write { database in
                var report = ArchiveReport()
                // Nobody needs it on the disk.
                try database.inSavepoint {
                    report = try Self.take(database, file, user, photos: nil)
                    return .rollback
                }
                return report
            }
        }
    }

    /// Photos first, rows second, all of them or none: a crash in between leaves files for the sweep.
    /// - Parameter begin: gives the import that it is, within the transaction.
    /// - Throws: `ImportAnsweredBefore` where there is none.
    func save(
        _ file: ArchiveFile, _ user: User, now: Date, as begin: @escaping @Sendable (Database) throws -> Int64?
    ) async throws -> ArchiveReport {
        let photos = try await savePhotos(of: file, try await look(at: file, user).photos, user)
        do {
            let report = try await database.write { database in
                guard let dataImport = try begin(database) else { throw ImportAnsweredBefore() }
                let ledger = try ArchiveLedger(database, user, import: dataImport)
                let report = try Self.take(database, file, user, photos: photos) {
                    try ledger.note($0, $1, id: $2, $3)
                }
                try Self.rebuild(database, user: user.id, now: now)
                try ledger.finish(database, report, now: now.secondsSince1970)
                return report
            }
            let used = try await database.read(photosInUse)
            await discard(photos.values.filter { !used.contains($0) })
            return report
        } catch {
            await discard(photos.values)
            throw error
        }
    }

    private static func take(
        _ database: Database, _ file: ArchiveFile, _ user: User, photos: [String: UUID]?,
        added: @escaping ArchiveImport.Added = { _, _, _, _ in }
    ) throws -> ArchiveReport {
        var rows = try ArchiveImport(database, user, photos: photos, added: added)
        try file.forEachLine { try rows.take(database, $0, $1, $2) }
        try rows.finish(database)
        return rows.report
    }

    /// What follows from the rows, in the time zone that may have come with them.
    private static func rebuild(_ database: Database, user: Int64, now: Date) throws {
        let changed = try User.fetchOne(
            database, sql: "SELECT \(User.columns) FROM users WHERE id = ?", arguments: [user])
        guard let changed else { throw ArchiveError("The account is gone.") }
        try changed.rebuildDerivedNumbers(database, at: TrainingMoment(now, in: changed.timeZone))
    }

    /// - Returns: the names under which the photos of the archive are kept now, by their paths. Those that are no pictures
    ///   are left out.
    private func savePhotos(of file: ArchiveFile, _ wanted: Set<String>, _ user: User) async throws -> [String: UUID] {
        var saved: [String: UUID] = [:]
        var room = try await PhotoRoom(of: user, database, images, mostBytes: photoQuota)
        do {
            // The zip is read by a thread of its own, which waits while photos are decoded.
            let pipe = Pipe<(path: String, bytes: [UInt8])> { sink in
                try file.forEachPhoto(wanted) { try sink(($0, $1)) }
            }
            while let photo = try await pipe.next() {
                guard let image = try await picture(photo.bytes) else { continue }
                if let refusal = room.take([image]) { throw ArchiveError(refusal) }
                saved[photo.path] = try await images.save(image)
            }
        } catch {
            await discard(saved.values)
            throw error
        }
        return saved
    }

    /// As it is, where this WorkHome or another made it.
    private func picture(_ bytes: [UInt8]) async throws -> ProcessedImage? {
        do {
            return try await processor.process(bytes).keeping(bytes)
        } catch is ImageError {
            return nil
        }
    }

    /// As far as the disk lets us; the sweep at the next start removes what stays.
    private func discard(_ photos: some Collection<UUID>) async {
        for photo in photos { try? await images.delete(photo) }
    }
}
