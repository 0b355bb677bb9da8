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

    /// - Returns: nil for an empty field.
    /// - Throws: `ImportRowError` if it is not a number.
    func number(_ column: Int?) throws -> Double? {
        let text = text(column)
        guard !Self.blanks.contains(text.lowercased()) else { return nil }
        guard let number = Self.number(text, isDecimalComma: header.isDecimalComma) else {
            throw refusal(column, ImportTexts.notANumber)
        }
        return number
    }

    /// A number that can't be negative; nil for an empty field or zero.
    func amount(_ column: Int?) throws -> Double? {
        guard let number = try number(column) else { return nil }
        guard number >= 0 else { throw refusal(column, ImportTexts.belowZero) }
        return number == 0 ? nil : number
    }

    /// A number that may have its unit behind it; nil for an empty field.
    func measured(_ column: Int?) throws -> Measured? {
        let text = text(column)
        guard !Self.blanks.contains(text.lowercased()) else { return nil }
        guard let measured = Measured(text, isDecimalComma: header.isDecimalComma) else {
            throw refusal(column, ImportTexts.notANumber)
        }
        return measured
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

/// A number and the unit behind it, as in `80.0 kg`; no unit for a plain number.
struct Measured {
    let number: Double
    let unit: String

    init?(_ text: String, isDecimalComma: Bool) {
        // A number may have an exponent.
        let isPlain = CSVRow.number(text, isDecimalComma: isDecimalComma) != nil
        let digits = isPlain ? text[...] : text.prefix { !$0.isLetter && $0 != "%" }
        let plain = digits.trimmingCharacters(in: .whitespaces)
        let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
        guard !unit.contains(where: \.isNumber),
            let number = CSVRow.number(plain, isDecimalComma: isDecimalComma)
        else { return nil }
        (self.number, self.unit) = (number, unit)
    }
}
