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
