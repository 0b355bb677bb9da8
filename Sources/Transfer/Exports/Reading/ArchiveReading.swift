import Foundation
import GRDB
import Images
import Models
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
    /// - Parameter tables: those that are looked through, with all that their rows refer to; lines of others are counted.
    func look(
        at file: ArchiveFile, _ user: User, _ tables: [ArchiveTable] = ArchiveTable.all
    ) async throws -> ArchiveReport {
        let names = Set(tables.map(\.name))
        return try await ScratchDatabase.use(of: database.path, "archive", on: thread) { copy in
            try await copy.write(whileNobodyWaits: true) { database in
                try Self.dropTriggersThatRefuseNothing(database)
                var rows = try ArchiveImport(
                    database, user, isBlank: try user.imports.hasLoggedNothing(database), photos: nil)
                try file.forEachLine { table, number, line in
                    guard names.contains(table.name) else { return rows.report.passOver() }
                    try rows.take(database, table, number, ArchiveLine(line))
                }
                return rows.report
            }
        }
    }

    /// Adds the rows of an archive that is confirmed. Photos come first, rows second: a crash in between leaves files for the
    /// sweep.
    /// - Parameter progress: is told after each slice how much is in, 0 to 1.
    /// - Returns: nil where the import is not to be added any more.
    func add(
        _ file: ArchiveFile, _ user: User, import dataImport: Int64, by change: SlicedChange, now: Date,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> ArchiveReport? {
        let look = try await look(at: file, user, ArchiveTable.all.filter(\.leadsToPhotos))
        let photos = try await savePhotos(of: file, look.photos, user)
        do {
            let report = try await thread.run {
                var addition = ArchiveAddition(user, dataImport, photos: photos, lineCount: look.lineCount, now: now)
                return try addition.run(file, by: change, progress: progress)
            }
            await discard(try await database.unused(photos.values))
            return report
        } catch {
            await discard(try await database.unused(photos.values))
            throw error
        }
    }

    /// Nobody reads the sums and marks of a copy, which take most of the time that a row takes.
    private static func dropTriggersThatRefuseNothing(_ database: Database) throws {
        let names = try String.all(
            database, "SELECT name FROM sqlite_master WHERE type = 'trigger' AND sql NOT LIKE '%raise(%'")
        for name in names { try database.execute(sql: "DROP TRIGGER \(name.quotedDatabaseIdentifier)") }
    }

    /// - Returns: the names under which the photos of the archive are kept now, by their paths. Those that are no pictures
    ///   are left out.
    private func savePhotos(of file: ArchiveFile, _ wanted: Set<String>, _ user: User) async throws -> [String: UUID] {
        var saved: [String: UUID] = [:]
        var room = try await PhotoRoom(of: user, database, images, mostBytes: photoQuota)
        do {
            try await ArchivePhotos(file, wanted).forEachPicture(by: processor) { path, image in
                if let refusal = room.take([image]) { throw ArchiveError(refusal) }
                saved[path] = try await images.save(image)
            }
        } catch {
            await discard(saved.values)
            throw error
        }
        return saved
    }

    /// As far as the disk lets us; the sweep at the next start removes what stays.
    private func discard(_ photos: some Collection<UUID>) async {
        for photo in photos { try? await images.delete(photo) }
    }
}
