import Fitness
import Foundation
import GRDB
import Images
import Models
import Storage
import Transfer

/// Imports another app's file into an account from the command line. The server may be running.
public struct CommandLineImport: Sendable {
    public struct Options: Sendable {
        public var email: String
        /// Whether to write nothing.
        public var isDryRun = false
        /// The unit of weights if the file does not say it; nil for the user's own.
        public var isInPounds: Bool?
        /// The options for a generic CSV file.
        public var columns = CommandLineColumns()
        /// The matches for exercises, each as `name in the file=name here`.
        public var exercises: [String] = []
        /// Whether proposals are accepted without asking.
        public var acceptsUnclear = false

        public init(email: String) { self.email = email }
    }

    public struct Report: Sendable {
        public let lines: [String]
    }

    /// The program that runs the import.
    public struct Interaction: Sendable {
        /// Receives how the file is understood, before anything is added.
        public let tell: @Sendable ([String]) -> Void
        /// Asks whether to continue; nil if not interactive.
        public let ask: (@Sendable () -> Bool)?
        /// Receives the part of the file that was read, 0 to 1.
        public let progress: @Sendable (Double) -> Void

        public init(
            tell: @escaping @Sendable ([String]) -> Void, ask: (@Sendable () -> Bool)?,
            progress: @escaping @Sendable (Double) -> Void
        ) {
            (self.tell, self.ask, self.progress) = (tell, ask, progress)
        }
    }

    private let folders: DataFolders

    public init(_ folders: DataFolders) { self.folders = folders }

    /// - Throws: what is wrong with the file, the address or the data, or what must be answered first, in one line.
    public func run(
        _ path: String, _ options: Options, now: Date = Date(), _ caller: Interaction
    ) async throws -> Report {
        try folders.requireDatabase()
        let database = try folders.openDatabase()
        guard let user = try await database.read({ try User.find($0, email: options.email) }) else {
            throw ImportError(description: "There is no account for \(options.email).")
        }
        var given = ImportOptions(user, now: now)
        if let isInPounds = options.isInPounds {
            given.units = Units(
                weight: isInPounds ? .pounds : .kilograms, distance: isInPounds ? .miles : .kilometers)
        }
        let file = ImportFile(path: path)
        let trackables = try await database.read { try user.training.allTrackables($0) }
        let imports = try await database.read { try user.imports.all($0) }
        let explained = try options.columns.mapping(of: file, given.units, trackables, imports)
        given.mapping = explained?.mapping
        given.dateOrder = try options.columns.dateOrder()
        let reading = try Self.read(file, given, caller.progress)
        let (summary, matches) = try await Self.look(reading, options, user, database)
        let plan = CommandLinePlan(
            reading, explained, given.units, isUnitSaid: options.isInPounds != nil, matches)
        let rest = summary.notes + Self.problems(reading.problems)
        caller.tell(["This is \(reading.format.phrase)."] + plan.lines + rest)
        let report: Report
        if options.isDryRun {
            report = Report(lines: Self.lines(matches.summary, "New"))
        } else {
            if let warning = plan.warning, !options.acceptsUnclear, caller.ask?() != true {
                throw ImportError(description: warning)
            }
            report = try await save(
                reading, summary, given, explained?.table, matches.choices, file, user, database, now)
        }
        try database.close()
        return report
    }

    private static func look(
        _ reading: ImportReading, _ options: Options, _ user: User, _ database: AppDatabase
    ) async throws -> (ImportSummary, CommandLineMatches) {
        try await database.read { database in
            let summary = try user.imports.summary(database, of: reading)
            let matches = try CommandLineMatches(
                reading, summary, choices: options.exercises,
                exercises: try user.training.exercises(database, withHidden: true),
                chosen: try user.imports.chosenExercises(database))
            return (summary, matches)
        }
    }

    private static func read(
        _ file: ImportFile, _ options: ImportOptions, _ progress: @escaping @Sendable (Double) -> Void
    ) throws -> ImportReading {
        do {
            let reading = try file.read(options, progress: progress)
            guard reading.questions.contains(.dateOrder) else { return reading }
            throw ImportError(
                description: "The dates in this file can be read in two ways. "
                    + "Add --dates day-first or --dates month-first.")
        } catch let error as ImportError where error == .unknown {
            guard let table = try file.table() else { throw error }
            throw ImportError(
                description:
                    "WorkHome does not know this CSV file. Say what its rows are with --rows sets, --rows weights, "
                    + "--rows values or --rows foods. " + CommandLineColumns.explanation(table))
        }
    }

    /// The server may be running: others write between the slices, and it may be stopped halfway.
    private func save(
        _ reading: ImportReading, _ summary: ImportSummary, _ options: ImportOptions, _ table: CSVTable?,
        _ choices: [ImportedName: ImportChoice], _ file: ImportFile, _ user: User, _ database: AppDatabase, _ now: Date
    ) async throws -> Report {
        let imports = ImportFolder(directory: folders.imports)
        let kept = try imports.keep(path: file.path)
        // A server that starts now leaves the file to this process, and resumes the import if the process is killed.
        guard let lock = imports.lock(kept) else { throw ImportError.gone }
        defer { withExtendedLifetime(lock) {} }
        let name = URL(filePath: file.path).lastPathComponent
        let new = NewImport(
            reading: reading, file: kept, fileName: name, fileSize: try file.size(), digest: try file.digest(),
            table: table, mapping: options.mapping)
        let moment = TrainingMoment(now, in: user.timeZone)
        let decisions = ImportDecisions(options.units, choices, dateOrder: options.dateOrder)
        let dataImport = try await database.write { database in
            let id = try user.imports.addImport(database, new, summary, now: now.secondsSince1970)
            guard try user.imports.startImport(database, id: id, decisions, now: now.secondsSince1970),
                let dataImport = try user.imports.dataImport(database, id: id)
            else { throw ImportError.laterVersion }
            return dataImport
        }
        let change = ImportChange(
            change: SlicedChange(database, pace: .resting), imports: imports, thread: BlockingQueue(label: "import"))
        let added = try await change.addOrUndo(reading, user, dataImport, decisions, on: database, at: moment)
        imports.remove(kept)
        return Report(lines: Self.lines(added, "Added"))
    }

    private static func lines(_ summary: ImportSummary, _ added: String) -> [String] {
        let days = [summary.firstDay, summary.lastDay].compactMap { $0 }
        return ["\(added): \(summary.new.text ?? "nothing")"]
            + (days.isEmpty ? [] : ["From \(days.joined(separator: " to "))"])
            + (summary.known.text.map { ["Already known: \($0)"] } ?? [])
            + (summary.leftOut.text.map { ["Left out: \($0)"] } ?? [])
    }

    private static func problems(_ problems: [ImportProblem]) -> [String] {
        problems.isEmpty ? [] : ["Can't be read:"] + problems.map { "  \($0.place): \($0.reason)" }
    }
}
