import Foundation
import GRDB
import Storage

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

        public init(email: String) {
            self.email = email
        }
    }

    public struct Report: Sendable {
        /// What the file is.
        public let format: String
        /// Lines for a person to read.
        public let lines: [String]
    }

    private let folders: DataFolders

    public init(_ folders: DataFolders) {
        self.folders = folders
    }

    /// - Parameter progress: is told how much of the file is read, 0 to 1.
    /// - Throws: what is wrong with the file, the address or the data, in one line.
    public func run(
        _ path: String, _ options: Options, now: Date = Date(), progress: @escaping @Sendable (Double) -> Void
    ) async throws -> Report {
        guard FileManager.default.fileExists(atPath: folders.database) else {
            throw DataFolderError(folder: folders.root, reason: "there is no WorkHome database in it")
        }
        let database = try folders.openDatabase()
        guard let user = try await database.read({ try User.find($0, email: options.email) }) else {
            throw ImportError(description: "There is no account of \(options.email).")
        }
        var given = ImportOptions(user, now: now)
        if let isInPounds = options.isInPounds {
            given.units = Units(
                weight: isInPounds ? .pounds : .kilograms, distance: isInPounds ? .miles : .kilometers)
        }
        let file = ImportFile(path: path)
        let trackables = try await database.read { try user.allTrackables($0) }
        given.mapping = try options.columns.mapping(of: file, given.units, trackables)
        let reading = try Self.read(file, given, progress)
        let report =
            try await options.isDryRun
            ? Self.dryRun(reading, user, database) : Self.save(reading, given.mapping, file, user, database, now)
        try database.close()
        return report
    }

    private static func read(
        _ file: ImportFile, _ options: ImportOptions, _ progress: @escaping @Sendable (Double) -> Void
    ) throws -> ImportReading {
        do {
            return try file.read(options, progress: progress)
        } catch let error as ImportError where error == .unknown {
            guard let table = try file.table() else { throw error }
            throw ImportError(
                description: "No app that WorkHome knows made this CSV file: say with --rows what its rows are. "
                    + CommandLineColumns.explanation(table))
        }
    }

    private static func dryRun(_ reading: ImportReading, _ user: User, _ database: AppDatabase) async throws -> Report {
        let (summary, choices) = try await database.read { database in
            let summary = try user.summary(database, of: reading)
            return (summary, try Self.choices(summary, user, database))
        }
        return Report(
            format: reading.format.phrase, lines: choices.lines + lines(summary, "New") + problems(reading.problems))
    }

    private static func save(
        _ reading: ImportReading, _ mapping: CSVMapping?, _ file: ImportFile, _ user: User, _ database: AppDatabase,
        _ now: Date
    ) async throws -> Report {
        let name = URL(filePath: file.path).lastPathComponent
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int64 ?? 0
        let new = NewImport(
            reading: reading, file: UUID(), fileName: name, fileSize: size, digest: try file.digest(),
            mapping: mapping)
        let moment = TrainingMoment(now, in: user.timeZone)
        return try await database.write { database in
            let id = try user.addImport(database, new, now: now.secondsSince1970)
            let choices = try Self.choices(try user.summary(database, of: reading), user, database)
            guard
                let summary = try user.confirmImport(
                    database, id: id, reading, choices: choices.choices, at: moment)
            else { throw ImportError.laterVersion }
            return Report(
                format: reading.format.phrase,
                lines: choices.lines + lines(summary, "Added") + problems(reading.problems))
        }
    }

    /// Each exercise becomes the one that is most like it, and without one an exercise of their own.
    private static func choices(_ summary: ImportSummary, _ user: User, _ database: Database) throws
        -> (choices: [ImportedName: ImportChoice], lines: [String])
    {
        let matcher = ExerciseMatcher(try user.exercises(database))
        var choices: [ImportedName: ImportChoice] = [:]
        var lines: [String] = []
        for exercise in summary.exercises {
            let match = matcher.matches(exercise.name.name, isCardio: exercise.name.isCardio, most: 1).first
            guard let match, match.isLikely else {
                choices[exercise.name] = .create
                lines.append("\(exercise.name.name): an exercise of your own")
                continue
            }
            choices[exercise.name] = .exercise(match.exercise.id)
            if !match.isCertain { lines.append("\(exercise.name.name): \(match.exercise.name)") }
        }
        return (choices, lines)
    }

    private static func lines(_ summary: ImportSummary, _ added: String) -> [String] {
        let days = [summary.firstDay, summary.lastDay].compactMap { $0 }
        return summary.notes + ["\(added): \(summary.new.text ?? "nothing")"]
            + (days.isEmpty ? [] : ["From \(days.joined(separator: " to "))"])
            + (summary.known.text.map { ["Known already: \($0)"] } ?? [])
            + (summary.leftOut.text.map { ["Left out: \($0)"] } ?? [])
    }

    private static func problems(_ problems: [ImportProblem]) -> [String] {
        problems.isEmpty ? [] : ["Can't be read:"] + problems.map { "  \($0.place): \($0.reason)" }
    }
}
