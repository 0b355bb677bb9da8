import Foundation
import GRDB
import Models
import Storage
import Texts

/// Adds the lines of an archive in slices, then everything derived from them. If the server stops halfway, the archive
/// is undone and added again: the mapping from lines to rows lasts for one run only.
struct ArchiveAddition {
    /// How many lines, and how many bytes of them, are buffered before they are written.
    private static let bufferedLines = 8_000
    private static let bufferedBytes = 1 << 20

    private struct Line {
        let table: ArchiveTable
        let number: Int
        let bytes: [UInt8]
    }

    /// The import was undone, or the user is gone.
    private struct Canceled: Error {}

    private let user: User
    private let dataImport: Int64
    private let photos: [String: UUID]
    private let lineCount: Int
    private let now: Date
    private var rows: ArchiveImport?
    private var lines: ArraySlice<Line> = []
    private var byteCount = 0
    private var addedCount = 0
    /// Whether everything is added and only the import is left to be noted.
    private var isAdded = false

    /// - Parameter lineCount: the total number of lines, for the progress.
    init(_ user: User, _ dataImport: Int64, photos: [String: UUID], lineCount: Int, now: Date) {
        (self.user, self.dataImport, self.photos) = (user, dataImport, photos)
        (self.lineCount, self.now) = (lineCount, now)
    }

    /// Adds the whole archive, on the calling thread.
    /// - Throws: `ImportError` for what can never be added; what was added until then is to be undone.
    /// - Returns: nil if it is no longer to be added.
    mutating func run(
        _ file: ArchiveFile, by change: SlicedChange, progress: (Double) -> Void
    ) throws -> ArchiveReport? {
        do {
            try file.forEachLine { table, number, bytes in
                lines.append(Line(table: table, number: number, bytes: Array(bytes)))
                byteCount += bytes.count
                let isFull = lines.count >= Self.bufferedLines || byteCount >= Self.bufferedBytes
                if isFull { try flush(change, progress) }
            }
            try flush(change, progress)
            return try settle(change)
        } catch is Canceled {
            return nil
        } catch let error where !isAdded {
            throw error.lastingFault.map { ImportError(archive: ImportTexts.archiveNotUnderstood($0)) } ?? error
        }
    }

    private mutating func flush(_ change: SlicedChange, _ progress: (Double) -> Void) throws {
        let isDone = try change.run(
            begin: { try self.begin($0) },
            step: { try self.step($0) },
            end: { try self.finishSlice($0) },
            committed: { progress(Double(self.addedCount) / Double(max(1, self.lineCount))) })
        guard isDone else { throw Canceled() }
        (lines, byteCount) = ([], 0)
    }

    private mutating func begin(_ database: Database) throws -> Bool {
        guard try user.imports.isAdding(database, id: dataImport) else { return false }
        if rows == nil { rows = try start(database) }
        return true
    }

    private func start(_ database: Database) throws -> ArchiveImport {
        let (user, isBlank) = (user, try user.imports.hasLoggedNothing(database))
        let ledger = try ArchiveLedger(database, user, import: dataImport, isBlank: isBlank)
        if isBlank { try ledger.noteProfile(database) }
        return try ArchiveImport(database, user, isBlank: isBlank, photos: photos, now: now, added: ledger.note)
    }

    private mutating func step(_ database: Database) throws -> Bool {
        guard let line = lines.popFirst() else { return false }
        try rows?.take(database, line.table, line.number, ArchiveLine(line.bytes))
        addedCount += 1
        return true
    }

    /// Points and achievements wait until the end: the archive's achievements come with their own dates.
    private func finishSlice(_ database: Database) throws {
        try user.markRecordsOfChangedDays(database)
        try user.weights.recomputeMeasurements(database)
    }

    /// Updates what is derived from the rows, in the time zone that the archive may have brought.
    private mutating func settle(_ change: SlicedChange) throws -> ArchiveReport {
        var report = ArchiveReport()
        var isPrepared = false
        let isDone = try change.run(
            begin: { try self.user.imports.isAdding($0, id: self.dataImport) },
            step: { database in
                guard let user = try User.find(database, id: self.user.id) else { throw Canceled() }
                if !isPrepared {
                    try user.goals.forgetGoalPeriods(database)
                    try user.training.outdateBodyWeights(database)
                    isPrepared = true
                }
                let moment = TrainingMoment(self.now, in: user.timeZone)
                if try user.settleNext(database, at: moment) { return true }
                try user.training.refreshStanding(database, at: moment)
                try user.nutrition.refreshRecipeMicronutrients(database)
                self.isAdded = true
                report = try self.finish(database)
                return false
            })
        guard isDone else { throw Canceled() }
        return report
    }

    private func finish(_ database: Database) throws -> ArchiveReport {
        guard let rows else { throw Canceled() }
        try rows.finish(database)
        let report = rows.report
        var summary = ImportSummary(problemCount: report.problemCount)
        summary.archive = report.counts
        try user.imports.finishImport(
            database, id: dataImport, summary, report.problems, now: now.secondsSince1970)
        return report
    }
}

extension Error {
    /// What it says, if the same rows would fail again. What lacks room is a `StorageError`, and is tried again.
    var lastingFault: String? {
        self is UnreadableValue || self is DatabaseError || self is DecodingError
            ? (self as? DatabaseError)?.message ?? "\(self)" : nil
    }
}

/// What an archive contains, by table.
package struct ArchiveCounts: Codable, Sendable, Equatable {
    /// How many rows were added, by table name.
    package var new: [String: Int] = [:]
    /// How many rows already existed.
    var known: [String: Int] = [:]

    var rowCount: Int { new.values.reduce(0, +) + known.values.reduce(0, +) }
    var newText: String? { Self.text(new) }
    var knownText: String? { Self.text(known) }

    /// `1 profile, 12 sets`; nil for nothing. Tables that only belong to another one's rows are not listed.
    static func text(_ counts: [String: Int]) -> String? {
        let texts = ArchiveTable.all.compactMap { table in
            counts[table.name].flatMap { $0 > 0 ? table.counted?($0) : nil }
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
