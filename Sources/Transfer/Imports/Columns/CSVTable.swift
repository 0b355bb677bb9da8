import DataFiles
import Fitness
import Texts

/// A generic CSV file, of which the beginning was analyzed.
package struct CSVTable: Codable, Sendable, Equatable {
    package struct Column: Codable, Sendable, Equatable {
        package let name: String
        var filledCount = 0
        package var numberCount = 0
        /// How many of its texts are a date, for each order.
        package var dateCounts: [Int] = CSVDateOrder.allCases.map { _ in 0 }
        /// An example of a date that can be read in two ways.
        package var ambiguousDate: String?
        /// Its distinct texts; nil if there are more than a few.
        var texts: [String]? = []

        /// The distinct words of a column that labels each row; empty for any other column.
        package var words: [String] {
            numberCount == 0 && !dateCounts.contains { $0 > 0 } ? texts ?? [] : []
        }

        fileprivate mutating func note(_ text: String) {
            guard let known = texts, !known.contains(text) else { return }
            texts =
                known.count < CSVTable.maximumWords && text.unicodeScalars.count <= CSVTable.longestSample
                ? known + [text] : nil
        }
    }

    static let maximumColumns = 100
    /// The number of rows that are analyzed.
    private static let maximumRows = 10_000
    private static let sampleCount = 5
    fileprivate static let longestSample = 60
    fileprivate static let maximumWords = 40

    let delimiter: UInt8
    /// Whether the first line contains the column names.
    let hasHeader: Bool
    package var columns: [Column]
    /// The first rows.
    package var samples: [[String]] = []
    /// The unit in a comment such as `#Units: kg`.
    var statedWeightUnit: WeightUnit?

    /// The column names; nil if the file has none.
    var names: [String]? { hasHeader ? columns.map(\.name) : nil }

    var isDecimalComma: Bool { delimiter == UInt8(ascii: ";") }

    /// - Returns: nil for a file without columns.
    /// - Throws: `ImportError` for a file of several tables.
    init?(ofFile path: String, progress: @escaping () throws -> Void = {}) throws {
        let file = try FileSource(path: path)
        guard let first = try file.nextChunk(), let delimiter = try Self.delimiter(of: first) else { return nil }
        let content = ImportContent(first: first) {
            try progress()
            return try file.nextChunk()
        }
        var lines = try CSVLines(content, delimiter)
        guard case .record = try lines.next(), lines.record.count <= Self.maximumColumns else { return nil }
        self.delimiter = delimiter
        hasHeader = lines.hasNames
        let isNamed = hasHeader
        columns = lines.header.names.enumerated().map { index, name in
            Column(
                name: isNamed && !name.isEmpty
                    ? Self.shortened(name) : ImportTexts.columnNumber(index + 1))
        }
        statedWeightUnit =
            lines.preamble.filter { $0.lowercased().contains("unit") }
            .compactMap { comment in comment.split { !$0.isLetter }.last.map(String.init) }
            .compactMap(WeightUnit.abbreviated).first
        if !hasHeader { note(lines.row) }
        for _ in 0..<Self.maximumRows {
            let reading = try lines.next()
            if reading == .end { break }
            if let secondTable = lines.secondTable { throw secondTable }
            if reading == .record { note(lines.row) }
        }
        guard !samples.isEmpty else { return nil }
    }

    /// The order of a column's dates; nil if there is none, or if two are equally likely.
    package func dateOrder(of column: Int) -> CSVDateOrder? {
        let counts = columns[column].dateCounts
        guard let most = counts.max(), most > 0, counts[0] < most else { return counts[0] > 0 ? .yearFirst : nil }
        guard counts[1] != counts[2] else {
            return columns[column].ambiguousDate.map(CSVDate.isDotted) == true ? .dayFirst : nil
        }
        return counts[1] > counts[2] ? .dayFirst : .monthFirst
    }

    private mutating func note(_ row: CSVRow) {
        let texts = columns.indices.map(row.text)
        if samples.count < Self.sampleCount { samples.append(texts.map(Self.shortened)) }
        for (index, text) in texts.enumerated() where !text.isEmpty {
            columns[index].filledCount += 1
            columns[index].note(text)
            let number = Measured(text, isDecimalComma: isDecimalComma)
            if let number, number.unit.isEmpty || CSVUnit.isUnit(number.unit) { columns[index].numberCount += 1 }
            let orders = CSVDate.orders(of: text)
            for order in orders {
                if let place = CSVDateOrder.allCases.firstIndex(of: order) { columns[index].dateCounts[place] += 1 }
            }
            if orders == [.dayFirst, .monthFirst], columns[index].ambiguousDate == nil {
                columns[index].ambiguousDate = Self.shortened(text)
            }
        }
    }

    private static func shortened(_ text: String) -> String { String(text.unicodeScalars.prefix(longestSample)) }

    /// The separator that splits the most of the first lines into the same number of fields.
    private static func delimiter(of first: [UInt8]) throws -> UInt8? {
        guard ImportContent(first: first, rest: { nil }).isText, !looksLikeMarkup(first) else { return nil }
        var best: (delimiter: UInt8, alike: Int, count: Int)?
        for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
            var lines = try CSVLines(ImportContent(first: first) { nil }, delimiter)
            var counts: [Int] = []
            while counts.count < 20, case .record = try lines.next() { counts.append(lines.record.count) }
            guard let count = counts.first, count > 1 else { continue }
            // With the wrong one, decimal commas of the first row can look like the first separators.
            let alike = counts.count { $0 == count } - lines.preamble.count
            if best.map({ (alike, count) > ($0.alike, $0.count) }) ?? true { best = (delimiter, alike, count) }
        }
        return best?.delimiter
    }

    /// XML, HTML and JSON contain commas, too.
    private static func looksLikeMarkup(_ first: [UInt8]) -> Bool {
        let start = first.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        return ["<", "{", "["].contains { $0.utf8.first == start }
    }
}
