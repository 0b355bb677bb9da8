import Fitness
import Foundation
import GRDB
import Images
import Models
import Storage
import Transfer

/// Brings a file of another app to somebody's account from the command line. The server may be running.
public struct CommandLineImport: Sendable {
    public struct Options: Sendable {
        public var email: String
        /// Whether nothing is written.
        public var isDryRun = false
        /// The unit of weights where the file does not say it; nil for the person's own.
        public var isInPounds: Bool?
        /// What the rows of a file of no known app are, and which column is what.
        public var columns = CommandLineColumns()
        /// What exercises of the file are here, each as `name in the file=name here`.
        public var exercises: [String] = []
        /// Whether what is unsure is taken as it is proposed.
        public var isSure = false

        public init(email: String) {
            self.email = email
        }
    }

    public struct Report: Sendable {
        /// Lines for a person to read.
        public let lines: [String]
    }

    /// Who runs it.
    public struct Caller: Sendable {
        /// Is told how the file is understood, before anything of it is added.
        public let tell: @Sendable ([String]) -> Void
        /// Says whether to go on like that; nil where nobody is there to be asked.
        public let ask: (@Sendable () -> Bool)?
        /// Is told how much of the file is read, 0 to 1.
        public let progress: @Sendable (Double) -> Void

        public init(
            tell: @escaping @Sendable ([String]) -> Void, ask: (@Sendable () -> Bool)?,
            progress: @escaping @Sendable (Double) -> Void
        ) {
            (self.tell, self.ask, self.progress) = (tell, ask, progress)
        }
    }

    private let folders: DataFolders

    public init(_ folders: DataFolders) {
        self.folders = folders
    }

    /// - Throws: what is wrong with the file, the address or the data, or what has to be said first, in one line.
    public func run(
        _ path: String, _ options: Options, now: Date = Date(), _ caller: Caller
    ) async throws -> Report {
        guard FileManager.default.fileExists(atPath: folders.database) else {
            throw DataFolderError(folder: folders.root, reason: "it has no WorkHome database")
        }
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
        let reading = try Self.read(file, given, caller.progress)
        let (summary, matches) = try await Self.look(reading, options, user, database)
        let plan = CommandLinePlan(
            reading, explained, given.units, isUnitSaid: options.isInPounds != nil, matches)
        caller.tell(["This is \(reading.format.phrase)."] + plan.lines)
        let report: Report
        if options.isDryRun {
            report = Report(lines: Self.lines(summary.chosen(matches.choices), "New") + Self.problems(reading.problems))
        } else {
            if let doubt = plan.doubt, !options.isSure, caller.ask?() != true { throw ImportError(description: doubt) }
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
                reading, summary, said: options.exercises,
                exercises: try user.training.exercises(database, withHidden: true),
                chosen: try user.imports.chosenExercises(database))
            return (summary, matches)
        }
    }

    private static func read(
        _ file: ImportFile, _ options: ImportOptions, _ progress: @escaping @Sendable (Double) -> Void
    ) throws -> ImportReading {
        do {
            return try file.read(options, progress: progress)
        } catch let error as ImportError where error == .unknown {
            guard let table = try file.table() else { throw error }
            throw ImportError(
                description: "WorkHome does not know this CSV file. Say what its rows are with --rows. "
                    + CommandLineColumns.explanation(table))
        }
    }

    /// The server may be running: others save between the slices, and it may be ended in the middle.
    private func save(
        _ reading: ImportReading, _ summary: ImportSummary, _ options: ImportOptions, _ table: CSVTable?,
        _ choices: [ImportedName: ImportChoice], _ file: ImportFile, _ user: User, _ database: AppDatabase, _ now: Date
    ) async throws -> Report {
        let imports = ImportFolder(directory: folders.imports)
        let kept = try imports.keep(path: file.path)
        // A server that starts meanwhile leaves it to this process, and goes on with it where this is ended.
        guard let lock = imports.lock(kept) else { throw ImportError.gone }
        defer { withExtendedLifetime(lock) {} }
        let name = URL(filePath: file.path).lastPathComponent
        let new = NewImport(
            reading: reading, file: kept, fileName: name, fileSize: try file.size(), digest: try file.digest(),
            table: table, mapping: options.mapping)
        let moment = TrainingMoment(now, in: user.timeZone)
        let decisions = ImportDecisions(options.units, choices)
        let dataImport = try await database.write { database in
            let id = try user.imports.addImport(database, new, summary, now: now.secondsSince1970)
            guard try user.imports.startImport(database, id: id, decisions, now: now.secondsSince1970),
                let dataImport = try user.imports.dataImport(database, id: id)
            else { throw ImportError.laterVersion }
            return dataImport
        }
        let change = ImportChange(
            change: SlicedChange(database, pace: .resting), imports: imports, thread: BlockingQueue(label: "import"))
        let added = try await change.addOrTakeBack(reading, user, dataImport, decisions, on: database, at: moment)
        imports.remove(kept)
        return Report(lines: Self.lines(added, "Added") + Self.problems(reading.problems))
    }

    private static func lines(_ summary: ImportSummary, _ added: String) -> [String] {
        let days = [summary.firstDay, summary.lastDay].compactMap { $0 }
        return summary.notes + ["\(added): \(summary.new.text ?? "nothing")"]
            + (days.isEmpty ? [] : ["From \(days.joined(separator: " to "))"])
            + (summary.known.text.map { ["Already known: \($0)"] } ?? [])
            + (summary.leftOut.text.map { ["Left out: \($0)"] } ?? [])
    }

    private static func problems(_ problems: [ImportProblem]) -> [String] {
        problems.isEmpty ? [] : ["Can't be read:"] + problems.map { "  \($0.place): \($0.reason)" }
    }
}
