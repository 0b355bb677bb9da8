import DataFiles
import Fitness
import Foundation
import Texts

/// The column names of a CSV file, looked up regardless of case and order.
struct CSVHeader: Sendable, Equatable {
    /// Far more than any app writes.
    static let maximumColumns = 1_000

    let names: [String]
    /// Whether numbers have a decimal comma, as in files with semicolons between the fields.
    let isDecimalComma: Bool
    private let indexes: [String: Int]

    init(_ record: CSVRecord, isDecimalComma: Bool) {
        var names = (0..<min(record.count, Self.maximumColumns)).map {
            record.text($0).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        // Some files have their column names in a comment.
        if let first = names.first, first.hasPrefix("#"), first.contains(where: \.isLetter) {
            names[0] = String(first.drop { $0 == "#" || $0 == " " })
        }
        self.names = names
        self.isDecimalComma = isDecimalComma
        indexes = Dictionary(names.enumerated().map { ($1.lowercased(), $0) }) { first, _ in first }
    }

    /// - Parameter name: in lower case.
    subscript(name: String) -> Int? { indexes[name] }

    /// The index of the first of these columns that exists.
    subscript(names: [String]) -> Int? { names.lazy.compactMap { indexes[$0] }.first }
}

/// A line of a CSV file.
struct CSVRow {
    let header: CSVHeader
    let record: CSVRecord
    let use: CSVColumnUse

    var line: Int { record.line }

    /// The index of a column.
    /// - Parameter name: in lower case.
    subscript(name: String) -> Int? { header[name] }

    /// - Parameter column: nil if the file does not have it.
    func text(_ column: Int?) -> String {
        guard let column else { return "" }
        use.noteReading(of: column)
        return record.text(column).replacing("\0", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether a field has nothing, or what apps write for it.
    func isBlank(_ column: Int?) -> Bool { Self.blanks.contains(text(column).lowercased()) }

    /// - Returns: nil for an empty field.
    /// - Throws: `ImportRowError` if it is not a number.
    func number(_ column: Int?) throws -> Double? {
        try value(column) { Self.number($0, isDecimalComma: header.isDecimalComma) }
    }

    /// A number that can't be negative; nil for an empty field or zero.
    func amount(_ column: Int?) throws -> Double? {
        guard let number = try number(column) else { return nil }
        guard number >= 0 else { throw refusal(column, ImportTexts.belowZero) }
        return number == 0 ? nil : number
    }

    /// A number that may have its unit behind it; nil for an empty field.
    func measured(_ column: Int?) throws -> Measured? {
        try value(column) { Measured($0, isDecimalComma: header.isDecimalComma) }
    }

    private func value<Value>(_ column: Int?, _ read: (String) -> Value?) throws -> Value? {
        guard !isBlank(column) else { return nil }
        guard let value = read(text(column)) else { throw refusal(column, ImportTexts.notANumber) }
        return value
    }

    /// The same for what can't be negative.
    func measuredAmount(_ column: Int?) throws -> Measured? {
        let measured = try measured(column)
        if let measured, measured.number < 0 { throw refusal(column, ImportTexts.belowZero) }
        return measured
    }

    /// What apps write where there is no number.
    private static let blanks: Set = ["", "n/a", "na", "-", "--"]

    private func refusal(_ column: Int?, _ reason: (String, _ column: String) -> String) -> ImportRowError {
        ImportRowError(reason: reason(String(text(column).prefix(40)), column.map { header.names[$0] } ?? ""))
    }

    /// `1,050` is over a thousand, except in files with a decimal comma, where `1.050` is.
    static func number(_ text: String, isDecimalComma: Bool) -> Double? {
        let text = text.replacing(DecimalText.minus, with: "-")
        let hasComma = text.utf8.contains(UInt8(ascii: ","))
        if isDecimalComma, hasComma {
            let plain = text.replacing(".", with: "").replacing(",", with: ".")
            return Double(plain).flatMap { $0.isFinite ? $0 : nil }
        }
        if hasComma { return DecimalText.parse(text) }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

/// A number and the unit behind it, as in `80.0 kg`; no unit for a plain number. `7h 1min` is a number of hours.
struct Measured {
    let number: Double
    let unit: String

    init?(_ text: String, isDecimalComma: Bool) {
        // A number may have an exponent.
        if let number = CSVRow.number(text, isDecimalComma: isDecimalComma) {
            (self.number, unit) = (number, "")
            return
        }
        let digits = text.prefix { !$0.isLetter && $0 != "%" }
        let plain = digits.trimmingCharacters(in: .whitespaces)
        let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
        if unit.contains(where: \.isNumber) {
            guard let seconds = DurationText.parse(text) else { return nil }
            (self.number, self.unit) = (Double(seconds) / 3_600, "h")
            return
        }
        guard let number = CSVRow.number(plain, isDecimalComma: isDecimalComma) else { return nil }
        (self.number, self.unit) = (number, unit)
    }
}

/// The records of a CSV file, from the one with the column names on. Comments or the name of the table may stand above.
struct CSVLines {
    /// How many records are searched for the column names.
    private static let longestPreamble = 30
    /// What can stand between the fields.
    static let delimiters = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

    let text: TextSource
    /// What stands above the column names, a line each.
    let preamble: [String]
    /// Which columns are read.
    let use = CSVColumnUse()
    private let start: Int
    private var reader: CSVReader
    private(set) var record = CSVRecord()
    /// Made of the first record.
    private(set) var header: CSVHeader
    /// A line with nothing but a name, just read.
    private var title: (text: String, line: Int)?
    /// Why the file can't be read as one table; nil if it can, as far as it was read.
    private(set) var secondTable: ImportError?

    init(_ content: ImportContent, _ delimiter: UInt8) throws {
        (start, preamble) = try Self.beginning(of: content.first, delimiter)
        let text = TextSource(content.chunks())
        self.text = text
        reader = try CSVReader(delimiter: delimiter) { try text.nextChunk() }
        header = CSVHeader(CSVRecord(), isDecimalComma: delimiter == UInt8(ascii: ";"))
    }

    var row: CSVRow { CSVRow(header: header, record: record, use: use) }

    /// Whether the first record contains names, and not values.
    var hasNames: Bool { !header.names.contains(where: Self.isValue) }

    /// The columns that no reader asked for, each with the number of rows that hold something in it.
    var unread: [(name: String, rows: Int)] {
        let names = hasNames ? header.names : []
        return use.unread.map { column, rows in
            let name = names.indices.contains(column) ? names[column] : ""
            return (name: name.isEmpty ? ImportTexts.columnNumber(column + 1) : name, rows: rows)
        }
    }

    mutating func next() throws -> CSVReader.Reading {
        var reading = try reader.read(into: &record)
        while reading != .end, record.line < start { reading = try reader.read(into: &record) }
        guard reading == .record else { return reading }
        if header.names.isEmpty {
            header = CSVHeader(record, isDecimalComma: header.isDecimalComma)
        } else if header.names.count > 1 {
            lookForTable()
        }
        return reading
    }

    /// Another table begins with a line of nothing but its name, and its column names in the next.
    private mutating func lookForTable() {
        if let title, secondTable == nil {
            let texts = Self.texts(record)
            if texts.first?.isEmpty == false, texts != header.names, Self.areNames(texts) {
                secondTable = ImportError.severalTables(title.text, line: title.line)
            }
        }
        // A spreadsheet gives it as many fields as the rows have.
        let isAlone = (0..<record.count).dropFirst().allSatisfy { record.bytes($0).isEmpty }
        let name = isAlone ? record.text(0).trimmingCharacters(in: CharacterSet(charactersIn: "# \t")) : ""
        // A date above the rows of its day is none.
        let isName = name.contains(where: \.isLetter) && !Self.isValue(name)
        title = isName ? (text: String(name.unicodeScalars.prefix(40)), line: record.line) : nil
    }

    /// The column names are the first record of names that has more of them than all above have texts, or the last
    /// comment if the rows below have as many fields.
    private static func beginning(of first: [UInt8], _ delimiter: UInt8) throws -> (start: Int, preamble: [String]) {
        var chunks = [first]
        let text = TextSource { chunks.popLast() }
        var reader = try CSVReader(delimiter: delimiter) { try text.nextChunk() }
        var record = CSVRecord()
        var above: [(line: Int, text: String)] = []
        var named: (line: Int, count: Int)?
        var firstRow: Int?
        var widest = 0
        func beginning(in line: Int) -> (Int, [String]) { (line, above.filter { $0.line < line }.map(\.text)) }
        for _ in 0..<longestPreamble {
            let reading = try reader.read(into: &record)
            if reading == .end { break }
            let texts = reading == .record ? Self.texts(record) : []
            let filled = texts.count { !$0.isEmpty }
            let isNamed = filled > widest && areNames(texts)
            if texts.first?.hasPrefix("#") == true {
                if isNamed { named = (record.line, texts.count) }
            } else if isNamed {
                return beginning(in: record.line)
            } else {
                if let named, abs(named.count - texts.count) < 2 { return beginning(in: named.line) }
                firstRow = firstRow ?? record.line
                widest = max(widest, filled)
            }
            above.append((record.line, texts.filter { !$0.isEmpty }.joined(separator: " ")))
        }
        return beginning(in: firstRow ?? 1)
    }

    private static func texts(_ record: CSVRecord) -> [String] {
        (0..<record.count).map { record.text($0).trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    private static func areNames(_ texts: [String]) -> Bool {
        texts.count { !$0.isEmpty } > 1 && !texts.contains(where: isValue)
    }

    private static func isValue(_ text: String) -> Bool { !CSVDate.orders(of: text).isEmpty || Double(text) != nil }
}

/// Which columns of a file its reader asked for, and how many rows hold something in each: the others are not taken.
final class CSVColumnUse {
    private var columns: [(rows: Int, isRead: Bool)] = []

    func count(_ record: CSVRecord) {
        let count = min(record.count, CSVHeader.maximumColumns)
        extend(to: count)
        for column in 0..<count where record.bytes(column).contains(where: { $0 > 0x20 }) { columns[column].rows += 1 }
    }

    func noteReading(of column: Int) {
        extend(to: column + 1)
        columns[column].isRead = true
    }

    var unread: [(column: Int, rows: Int)] {
        columns.enumerated().filter { !$1.isRead && $1.rows > 0 }.map { (column: $0, rows: $1.rows) }
    }

    private func extend(to count: Int) {
        while columns.count < count { columns.append((rows: 0, isRead: false)) }
    }
}
