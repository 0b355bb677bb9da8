import Fitness
import Forms
import Models
import Transfer

/// The command line's options for a generic CSV file.
public struct CommandLineColumns: Sendable {
    public var rows: String?
    /// Each as `field=column name`.
    public var columns: [String] = []
    public var dates: String?
    public var trackable: String?
    public var trackableUnit: String?
    /// The labels of the rows to import, separated by commas.
    public var only: String?

    /// - Returns: nil if no options were given.
    /// - Throws: `ImportError` for invalid options, in one line.
    func mapping(
        of file: ImportFile, _ units: Units, _ trackables: [Trackable], _ imports: [DataImport]
    ) throws -> (mapping: CSVMapping, table: CSVTable)? {
        guard let rows else { return nil }
        guard let kind = CSVRows(rawValue: rows) else {
            throw ImportError(description: "--rows must be one of \(Self.list(CSVRows.allCases.map(\.rawValue))).")
        }
        guard let table = try file.table() else { throw ImportError(description: "This is not a CSV file.") }
        var form = CSVMappingForm(
            table, rows: kind, previous: imports.mapping(of: table), units: units, trackables: trackables)
        for column in columns { try take(column, of: table, into: &form) }
        if let order = try dateOrder() { form.dateOrder.value = order.rawValue }
        if let trackable {
            form.choose(trackable, unit: trackableUnit)
            if !columns.contains(where: { $0.hasPrefix("\(CSVField.measure.rawValue)=") }) { form.leaveOut(.measure) }
        }
        if let only { form.only.value = only }
        guard let mapping = form.validate() else {
            let problems = form.fields.compactMap { field in field.error.map { "\(field.label): \($0)" } }
            let wrong = zip(kind.fields, form.columns).filter { $0.1.error != nil }
            let named = wrong.map { "--column \($0.0.rawValue)=NAME" }.joined(separator: " and ")
            let order = form.dateOrder.error == nil ? [] : ["Add --dates day-first or --dates month-first"]
            let advice = (named.isEmpty ? [] : ["Add \(named)"]) + order + [Self.explanation(table)]
            throw ImportError(description: (problems + advice).joined(separator: ". "))
        }
        return (mapping, table)
    }

    /// A hint for a file without options.
    static func explanation(_ table: CSVTable) -> String {
        "The columns of the file are \(list(table.columns.map(\.name)))."
    }

    private func take(_ text: String, of table: CSVTable, into form: inout CSVMappingForm) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let field = CSVField(rawValue: parts[0]), form.rows.fields.contains(field) else {
            throw ImportError(
                description:
                    "--column is one of \(Self.list(form.rows.fields.map(\.rawValue))), “=” and a column’s name.")
        }
        guard parts[1].isEmpty || form.choose(field, columnNamed: parts[1]) else {
            throw ImportError(description: "There is no column “\(parts[1])”. " + Self.explanation(table))
        }
        if parts[1].isEmpty { form.leaveOut(field) }
    }

    func dateOrder() throws -> CSVDateOrder? {
        switch dates {
        case nil: nil
        case "year-first": .yearFirst
        case "day-first": .dayFirst
        case "month-first": .monthFirst
        default: throw ImportError(description: "--dates is one of year-first, day-first, month-first.")
        }
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension CSVMappingForm {
    /// - Returns: whether there is a column with this name.
    fileprivate mutating func choose(_ field: CSVField, columnNamed name: String) -> Bool {
        guard let column = table.columns.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) else {
            return false
        }
        set(field, to: String(column))
        if field == .reps { series.value = Self.none }
        return true
    }

    fileprivate mutating func leaveOut(_ field: CSVField) { set(field, to: Self.none) }

    /// Chooses the trackable with this name, or a new one.
    fileprivate mutating func choose(_ name: String, unit: String?) {
        let known = trackables.first { $0.name.nameKey == name.nameKey }
        measure.value = known.map { String($0.id) } ?? Self.new
        measureName.value = name
        measureUnit.value = unit ?? measureUnit.value
    }
}
