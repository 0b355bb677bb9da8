/// What an archive contains, by table.
package struct ArchiveCounts: Codable, Sendable, Equatable {
    /// By table name.
    package var new: [String: Int] = [:]
    var known: [String: Int] = [:]

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

extension ArchiveReport {
    package var counts: ArchiveCounts { ArchiveCounts(new: new, known: known) }

    /// The problems in the form that every import reports.
    var importProblems: [ImportProblem] {
        problems.map { ImportProblem(file: $0.file, line: $0.line, reason: $0.reason) }
    }

    package func reading() -> ImportReading {
        ImportReading(
            format: .archive, problems: importProblems, problemCount: problemCount, questions: [], notes: [])
    }
}
