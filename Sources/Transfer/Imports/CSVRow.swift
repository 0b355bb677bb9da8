import DataFiles
import Fitness
import Foundation

/// The names of a CSV file's columns: whatever their case, and whatever their order.
struct CSVHeader: Sendable, Equatable {
    let names: [String]
    /// Whether numbers have a comma for their point, as files do whose fields have semicolons between them.
    let isDecimalComma: Bool
    private let indexes: [String: Int]

    init(_ record: CSVRecord, isDecimalComma: Bool) {
        names = (0..<record.count).map { record.text($0).trimmingCharacters(in: .whitespacesAndNewlines) }
        self.isDecimalComma = isDecimalComma
        indexes = Dictionary(names.enumerated().map { ($1.lowercased(), $0) }) { first, _ in first }
    }

    /// - Parameter name: in lower case.
    subscript(name: String) -> Int? { indexes[name] }

    /// The first of these columns that there is.
    subscript(names: [String]) -> Int? { names.lazy.compactMap { indexes[$0] }.first }
}

/// A line of a CSV file.
struct CSVRow {
    let header: CSVHeader
    let record: CSVRecord

    var line: Int { record.line }

    /// - Parameter column: nil for one that the file does not have.
    func text(_ column: Int?) -> String {
        guard let column else { return "" }
        return record.text(column).replacing("\0", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// - Returns: nil where nothing is.
    /// - Throws: `ImportRowError` for what is not a number.
    func number(_ column: Int?) throws -> Double? {
        let text = text(column)
        guard !text.isEmpty else { return nil }
        guard let number = Self.number(text, isDecimalComma: header.isDecimalComma) else {
            throw refusal(column, "is not a number")
        }
        return number
    }

    /// What can't be below zero; nil where nothing is, and where a zero says so.
    func amount(_ column: Int?) throws -> Double? {
        guard let number = try number(column) else { return nil }
        guard number >= 0 else { throw refusal(column, "is below zero") }
        return number == 0 ? nil : number
    }

    private func refusal(_ column: Int?, _ reason: String) -> ImportRowError {
        ImportRowError(reason: "“\(text(column).prefix(40))” in \(column.map { header.names[$0] } ?? "") \(reason).")
    }

    /// `1,050` is a thousand and more, but for files with a decimal comma, where `1.050` is.
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
