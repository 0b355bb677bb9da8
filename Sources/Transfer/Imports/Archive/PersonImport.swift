import Foundation
import GRDB
import Images
import Models
import Storage

/// Imports a person's archive into an account, which need not be empty. The server may be running.
public struct PersonImport: Sendable {
    public struct Report: Sendable {
        public let lines: [String]
    }

    private let folders: DataFolders
    private let decoderExecutable: String

    /// - Parameter decoderExecutable: the program that decodes photos when called with `decode-image`.
    public init(_ folders: DataFolders, decoderExecutable: String) {
        self.folders = folders
        self.decoderExecutable = decoderExecutable
    }

    /// - Parameters:
    ///   - email: the address of the target account.
    ///  - isDryRun: whether to write nothing.
    /// - Throws: what is wrong with the archive, the address or the data, in one line.
    public func run(_ path: String, for email: String, isDryRun: Bool, now: Date = Date()) async throws -> Report {
        try folders.requireDatabase()
        let database = try folders.openDatabase()
        guard let user = try await database.read({ try User.find($0, email: email) }) else {
            throw ImportError(description: "There is no account for \(email).")
        }
        let file = ImportFile(path: path)
        let intake = ArchiveImporter(
            file, database, try ImageStore(directory: folders.images),
            ImageProcessor(executable: decoderExecutable))
        try ArchiveFile(path: path).check()
        let look = try await intake.look(user, now: now)
        let report = try await isDryRun ? look : save(intake, look, file, user, database, now)
        try database.close()
        return Report(lines: report.lines(new: isDryRun ? "New" : "Added"))
    }

    /// The server may be running: others write between the slices, and it may be stopped halfway.
    private func save(
        _ intake: ArchiveImporter, _ look: ArchiveReport, _ file: ImportFile, _ user: User, _ database: AppDatabase,
        _ now: Date
    ) async throws -> ArchiveReport {
        let imports = ImportFolder(directory: folders.imports)
        let kept = try imports.keep(path: file.path)
        guard let lock = imports.lock(kept) else { throw ImportError.gone }
        defer { withExtendedLifetime(lock) {} }
        let new = NewImport(
            reading: look.reading(), file: kept, fileName: URL(filePath: file.path).lastPathComponent,
            fileSize: try file.size(), digest: try file.digest(), archive: look.counts)
        let id = try await database.write { database in
            let summary = try user.imports.summary(database, of: new.reading)
            let id = try user.imports.addImport(database, new, summary, now: now.secondsSince1970)
            _ = try user.imports.startImport(database, id: id, nil, now: now.secondsSince1970)
            return id
        }
        let change = SlicedChange(database, pace: .resting)
        let report = try await intake.add(user, import: id, by: change, now: now)
        imports.remove(kept)
        guard let report else { throw ImportError.undoneMeanwhile }
        return report
    }

    /// Whether a file looks like an archive, judging by its beginning.
    public static func isArchive(_ path: String) throws -> Bool { try ImportFile(path: path).isArchive() }
}

extension ArchiveReport {
    /// - Parameter new: the label for rows that did not exist.
    fileprivate func lines(new word: String) -> [String] {
        var lines = ["\(word): \(Self.text(of: counts.new))", "Already known: \(Self.text(of: counts.known))"]
        for problem in problems { lines.append("Left out: \(problem.place): \(problem.reason)") }
        if problemCount > problems.count { lines.append("Left out: \(problemCount - problems.count) more.") }
        return lines
    }

    private static func text(of counts: [String: Int]) -> String {
        let tables = ArchiveTable.all.compactMap { table in counts[table.name].map { "\(table.fileName) \($0)" } }
        return tables.isEmpty ? "nothing" : tables.joined(separator: ", ")
    }
}

/// The result of importing an archive.
package struct ArchiveReport: Sendable, Equatable {
    package private(set) var counts = ArchiveCounts()
    private(set) var problems: [ImportProblem] = []
    private(set) var problemCount = 0
    /// The number of lines of tables that were not looked through.
    private var skippedCount = 0
    /// The photos that rows refer to, collected by the preview.
    var photos: Set<String> = []

    var lineCount: Int { counts.rowCount + problemCount + skippedCount }

    mutating func countSkipped() { skippedCount += 1 }

    package func reading() -> ImportReading {
        ImportReading(format: .archive, problems: problems, problemCount: problemCount)
    }

    mutating func count(_ table: ArchiveTable, isNew: Bool) {
        if isNew { counts.new[table.name, default: 0] += 1 } else { counts.known[table.name, default: 0] += 1 }
    }

    mutating func addProblem(_ table: ArchiveTable, line: Int, _ reason: String) {
        problemCount += 1
        guard problems.count < ImportBuilder.maximumStoredProblems else { return }
        let reason = String(reason.unicodeScalars.prefix(ImportBuilder.longestReason))
        problems.append(ImportProblem(file: table.jsonPath, line: line, reason: reason))
    }
}
