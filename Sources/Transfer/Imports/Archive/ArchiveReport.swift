/// The result of importing an archive.
package struct ArchiveReport: Sendable, Equatable {
    struct Problem: Sendable, Equatable {
        let file: String
        let line: Int
        let reason: String
    }

    /// How many rows were added, by table name.
    private(set) var new: [String: Int] = [:]
    /// How many rows already existed.
    private(set) var known: [String: Int] = [:]
    private(set) var problems: [Problem] = []
    private(set) var problemCount = 0
    /// The number of lines of tables that were not looked through.
    private var skippedCount = 0
    /// The photos that rows refer to, collected by the preview.
    var photos: Set<String> = []

    var lineCount: Int { new.values.reduce(0, +) + known.values.reduce(0, +) + problemCount + skippedCount }

    mutating func countSkipped() { skippedCount += 1 }

    mutating func count(_ table: ArchiveTable, isNew: Bool) {
        if isNew { new[table.name, default: 0] += 1 } else { known[table.name, default: 0] += 1 }
    }

    mutating func addProblem(_ table: ArchiveTable, line: Int, _ reason: String) {
        problemCount += 1
        guard problems.count < ImportBuilder.maximumStoredProblems else { return }
        let reason = String(reason.unicodeScalars.prefix(ImportBuilder.longestReason))
        problems.append(Problem(file: table.jsonPath, line: line, reason: reason))
    }
}
