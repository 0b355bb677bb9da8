import Foundation
import Images
import Models
import Storage

/// Adds another app's file or undoes its import, for the server and the command line.
package struct ImportChange: Sendable {
    package let change: SlicedChange
    package let imports: ImportFolder
    package let thread: BlockingQueue

    package init(change: SlicedChange, imports: ImportFolder, thread: BlockingQueue) {
        self.change = change
        self.imports = imports
        self.thread = thread
    }

    /// The share of the progress bar for reading the file.
    private static let readingPart = 0.2

    /// Reads the file of a confirmed import and adds its rows.
    /// - Throws: `ImportError`
    func add(_ user: User, _ dataImport: DataImport, at moment: TrainingMoment) async throws {
        guard let file = dataImport.file, let decisions = dataImport.summary.decisions else { throw ImportError.gone }
        var options = ImportOptions(user, now: moment.now)
        (options.units, options.mapping) = (decisions.units, dataImport.summary.mapping)
        options.dateOrder = decisions.dateOrder
        let (source, given) = (try imports.file(file), options)
        let reading = try await imports.read(for: user.id) { note in
            try source.read(given) { try note(Self.readingPart * $0) }
        }
        try await thread.run {
            try imports.progress.follow(user.id) { progress in
                _ = try add(reading, user, dataImport, decisions, at: moment) {
                    progress(Self.readingPart + (1 - Self.readingPart) * $0)
                }
            }
        }
    }

    /// Adds the rows that were read, on the calling thread.
    /// - Returns: nil if it is no longer to be added.
    func add(
        _ reading: ImportReading, _ user: User, _ dataImport: DataImport, _ decisions: ImportDecisions,
        at moment: TrainingMoment, progress: (Double) -> Void = { _ in }
    ) throws -> ImportSummary? {
        var addition = try ImportRun(user, dataImport, reading, choices: decisions.choices, at: moment)
        return try addition.run(by: change, progress: progress)
    }

    /// Adds the rows that were read, and undoes them if they exceed a limit: for the command line, which does not
    /// resume.
    /// - Throws: `ImportError`
    package func addOrUndo(
        _ reading: ImportReading, _ user: User, _ dataImport: DataImport, _ decisions: ImportDecisions,
        on database: AppDatabase, at moment: TrainingMoment
    ) async throws -> ImportSummary {
        do {
            let summary = try await thread.run { try add(reading, user, dataImport, decisions, at: moment) }
            guard let summary else { throw ImportError.undoneMeanwhile }
            return summary
        } catch let error as ImportError {
            if let file = dataImport.file { imports.remove(file) }
            guard error != .undoneMeanwhile else { throw error }
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

    /// Removes what an import added.
    /// - Parameter discard: receives the photos that are no longer used, even if the removal fails halfway.
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
