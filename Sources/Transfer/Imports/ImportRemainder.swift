import Fitness
import Texts

/// What a file has that is not taken: how much of what, and why. All readers add to it, and the preview lists it.
struct ImportRemainder: Sendable {
    enum Reason: CaseIterable {
        /// Lines above the column names.
        case line
        /// Columns of an app's file that WorkHome has no place for.
        case column
        /// Columns of any other file that were given no meaning.
        case unassignedColumn
        /// Single values of rows that are taken.
        case value
        case row, record, file
    }

    /// Further names of a reason are counted together.
    private static let maximumNames = 1_000
    private static let shownNames = 100
    private static let longestName = 80

    private var counts: [Reason: [String: Int]] = [:]

    mutating func add(_ reason: Reason, _ name: String, _ count: Int = 1) {
        let isLong = name.utf8.count > Self.longestName
        var name = isLong ? String(name.unicodeScalars.prefix(Self.longestName)) : name
        let isFull = (counts[reason]?.count ?? 0) >= Self.maximumNames
        if isFull, counts[reason]?[name] == nil { name = ImportTexts.others }
        counts[reason, default: [:]][name, default: 0] += count
    }

    /// Gives what was counted under the names of its source readable ones.
    mutating func rename(_ reason: Reason, _ name: (String) -> String) {
        let pairs = (counts[reason] ?? [:]).map { (name($0.key), $0.value) }
        counts[reason] = Dictionary(pairs, uniquingKeysWith: +)
    }

    /// Sentences, by reason.
    var notes: [String] {
        Reason.allCases.flatMap { reason -> [String] in
            let counted = (counts[reason] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            guard !counted.isEmpty else { return [] }
            if reason == .row { return counted.map { ImportTexts.rowsLeftOut($0.value, $0.key) } }
            var names = counted.prefix(Self.shownNames).map { reason.text($0.key, $0.value) }
            if counted.count > names.count {
                names.append(ImportTexts.setsMore(DecimalText.grouped(Double(counted.count - names.count))))
            }
            let list = names.joined(separator: ", ")
            return [reason.note(counted.count, total: counted.reduce(0) { $0 + $1.value }, list)]
        }
    }
}

extension ImportRemainder.Reason {
    fileprivate func text(_ name: String, _ count: Int) -> String {
        switch self {
        case .line: name
        case .column, .unassignedColumn: ImportTexts.inRows(name, count)
        case .row, .record, .file, .value: ImportTexts.counted(name, DecimalText.grouped(Double(count)))
        }
    }

    /// - Parameters:
    ///   - count: the number of names.
    ///   - total: the number of what has them.
    fileprivate func note(_ count: Int, total: Int, _ list: String) -> String {
        switch self {
        case .line: ImportTexts.linesAboveLeftOut(count, list)
        case .column: ImportTexts.columnsWithoutPlace(count, list)
        case .unassignedColumn: ImportTexts.columnsWithoutMeaning(count, list)
        case .row: ImportTexts.rowsLeftOut(total, list)
        case .record: ImportTexts.recordsWithoutPlace(total, list)
        case .file: ImportTexts.filesUnknown(total, list)
        case .value: ImportTexts.valuesLeftOut(total, list)
        }
    }
}
