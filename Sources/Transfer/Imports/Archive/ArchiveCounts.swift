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
