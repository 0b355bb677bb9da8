import Foundation
import Images
import Models
import Storage

/// Adds the file of another app, or takes it back, from wherever that is asked for.
package struct ImportChange: Sendable {
    package let change: SlicedChange
    package let imports: ImportFolder
    package let thread: BlockingQueue

    package init(change: SlicedChange, imports: ImportFolder, thread: BlockingQueue) {
        self.change = change
        self.imports = imports
        self.thread = thread
    }

    /// How much of the whole the reading of the file is, in the eyes of who waits for it.
    private static let readingPart = 0.2

    /// Reads the file of an import that is confirmed, and adds it.
    /// - Throws: `ImportError`
    func add(_ user: User, _ dataImport: DataImport, at moment: TrainingMoment) async throws {
        guard let file = dataImport.file, let decisions = dataImport.summary.decisions else { throw ImportError.gone }
        var options = ImportOptions(user, now: moment.now)
        (options.units, options.mapping) = (decisions.units, dataImport.summary.mapping)
        let (source, given) = (try imports.file(file), options)
        try await thread.run {
            try imports.progress.follow(user.id) { progress in
                let reading = try source.read(given) { progress(Self.readingPart * $0) }
                _ = try add(reading, user, dataImport, decisions, at: moment) {
                    progress(Self.readingPart + (1 - Self.readingPart) * $0)
                }
            }
        }
    }

    /// Adds what was read, on the calling thread.
    /// - Returns: nil where it is not to be added any more.
    func add(
        _ reading: ImportReading, _ user: User, _ dataImport: DataImport, _ decisions: ImportDecisions,
        at moment: TrainingMoment, progress: (Double) -> Void = { _ in }
    ) throws -> ImportSummary? {
        var addition = ImportAddition(user, dataImport, reading, choices: decisions.choices, at: moment)
        return try addition.run(by: change, progress: progress)
    }

    /// Adds what was read, or takes it back where it would be too much of something: for a program that does not come back
    /// to it.
    /// - Throws: `ImportError`
    package func addOrTakeBack(
        _ reading: ImportReading, _ user: User, _ dataImport: DataImport, _ decisions: ImportDecisions,
        on database: AppDatabase, at moment: TrainingMoment
    ) async throws -> ImportSummary {
        do {
            let summary = try await thread.run { try add(reading, user, dataImport, decisions, at: moment) }
            guard let summary else { throw ImportError.takenBack }
            return summary
        } catch let error as ImportError {
            if let file = dataImport.file { imports.remove(file) }
            guard error != .takenBack else { throw error }
            let now = moment.now.secondsSince1970
            let isBegun = try await database.write {
                try user.imports.refuseImport($0, id: dataImport.id, error, now: now)
            }
            guard isBegun else {
                try await database.write { _ = try user.imports.discardImport($0, id: dataImport.id) }
                throw error
            }
            if let undoing = try await database.read({ try user.imports.dataImport($0, id: dataImport.id) }) {
                try await remove(user, undoing, at: moment)
            }
            throw error
        }
    }

    /// Takes out what an import brought.
    /// - Parameter discard: is given the photos that no row names any more, also where it fails halfway.
    func remove(
        _ user: User, _ dataImport: DataImport, at moment: TrainingMoment,
        discard: @Sendable ([UUID]) async -> Void = { _ in }
    ) async throws {
        let (photos, outcome) = try await thread.run {
            var photos: [UUID] = []
            let outcome = Result {
                try imports.progress.follow(user.id) { progress in
                    var removal = ImportRemoval(user, dataImport, at: moment)
                    return try removal.run(by: change, progress: progress) { photos += $0 }
                }
            }
            return (photos, outcome)
        }
        await discard(photos)
        _ = try outcome.get()
    }
}
