import Fitness
import Foundation
import GRDB
import Micronutrients
import Racks
import Texts

/// Converts an archive row's values to database columns, and its references to ids.
extension ArchiveImport {
    /// The database columns of a row. A key missing from the archive leaves its column at the default.
    mutating func columns(
        _ database: Database, _ table: ArchiveTable, _ values: ArchiveRow
    ) throws -> ArchiveRow {
        var row: ArchiveRow = [:]
        for column in table.columns {
            guard let value = values[column.name] else { continue }
            let taken = try take(database, value, of: column, as: types[table.name]?[column.column] ?? "")
            // Two archive keys may stand for one column; a row has at most one of them.
            if row[column.column] == nil || !taken.isNull { row[column.column] = taken }
        }
        return row
    }

    private mutating func take(
        _ database: Database, _ value: DatabaseValue, of column: ArchiveColumn, as type: String
    ) throws -> DatabaseValue {
        guard !value.isNull else { return value }
        if case .string(let text) = value.storage, TextLimits.hasNUL(text) {
            throw ImportRowError(reason: ImportTexts.outOfRange(column.name))
        }
        switch column.kind {
        case .value: return try column.stored(value, as: type)
        case .day(let ahead):
            guard case .string(let text) = value.storage, let day = LocalDay(text) else {
                throw ImportRowError(reason: ImportTexts.columnIsNotADay(column.name))
            }
            // Where the archive was written, it may have been tomorrow already.
            if LocalDay.fault(of: day, until: today + ahead + 1, "", today: today) != nil {
                throw ImportRowError(reason: ImportTexts.outOfRange(column.name))
            }
            return value
        case .words(let known, let isList):
            let text = String.fromDatabaseValue(value)
            let words = text.map { isList ? $0.split(separator: ",").map(String.init) : [$0] }
            guard let words, known.isSuperset(of: words) else {
                throw ImportRowError(reason: ImportTexts.columnUnknown(column.name))
            }
            return value
        case .form(let form):
            guard let text = String.fromDatabaseValue(value), form.isReadable(text) else {
                throw ImportRowError(reason: ImportTexts.columnUnknown(column.name))
            }
            return value
        case .numbers:
            let text = String.fromDatabaseValue(value) ?? ""
            let numbers = try? JSONDecoder().decode([Double].self, from: Data(text.utf8))
            guard let numbers, numbers.allSatisfy(RackToolDraft.weights.contains),
                numbers.count <= RackToolDraft.maximumWeights
            else { throw ImportRowError(reason: ImportTexts.outOfRange(column.name)) }
            return value
        case .row(let table): return try reference(database, value, to: table, column)
        case .photo:
            guard case .string(let path) = value.storage else {
                throw ImportRowError(reason: ImportTexts.columnIsNotAPath(column.name))
            }
            guard let photos else {
                report.photos.insert(path)
                return UUID().databaseValue
            }
            guard let photo = photos[path] else {
                throw ImportRowError(reason: ImportTexts.photoMissing(String(path.prefix(100))))
            }
            return photo.databaseValue
        }
    }

    private func reference(
        _ database: Database, _ value: DatabaseValue, to table: String, _ column: ArchiveColumn
    ) throws -> DatabaseValue {
        if case .string(let key) = value.storage, ArchiveTable.keyed.contains(table) {
            let id = try Int64.first(database, "SELECT id FROM \(table) WHERE key = ?", [key])
            guard let id else {
                throw ImportRowError(reason: ImportTexts.rowUnknown(column.name, String(key.prefix(100))))
            }
            return id.databaseValue
        }
        guard case .int64(let number) = value.storage else {
            throw ImportRowError(reason: ImportTexts.columnIsNotANumber(column.name))
        }
        // The referenced row was deleted: 0 is never an id.
        if number == 0 { return value }
        let id = try Int64.first(
            database, "SELECT id FROM archive_rows WHERE name = ? AND number = ?", [table, number])
        if id == nil, column.isDispensable { return .null }
        guard let id else { throw ImportRowError(reason: ImportTexts.referenceMissing(column.name, String(number))) }
        return id.databaseValue
    }

    func isNew(
        _ database: Database, _ table: ArchiveTable, _ column: String, _ reference: DatabaseValue
    ) throws -> Bool {
        guard case .row(let owner)? = table.columns.first(where: { $0.column == column })?.kind else { return true }
        return try Bool.first(
            database, "SELECT is_new FROM archive_rows WHERE name = ? AND id = ?", [owner, reference]) ?? false
    }

    /// A recipe is a food of the person's own, which changes with it.
    func requireOwnFood(_ database: Database, _ row: ArchiveRow, of table: ArchiveTable) throws {
        guard table.name == "recipes", let food = row["food_id"] else { return }
        let isOwn = try Bool.first(
            database, "SELECT source = 'own' AND added_by = ? FROM foods WHERE id = ?", [user.id, food])
        guard isOwn == true else { throw ImportRowError(reason: ImportTexts.outOfRange("food")) }
    }

    /// A running workout doesn't count yet, and its state may be inconsistent.
    func requireFinished(_ row: ArchiveRow, of table: ArchiveTable) throws {
        let isFinished =
            switch table.name {
            case "workout_sessions": row["phase"].flatMap(String.fromDatabaseValue) == "complete"
            case "routine_sessions": row["finished_at"].map { !$0.isNull } ?? false
            default: true
            }
        guard isFinished else { throw ImportRowError(reason: ImportTexts.workoutStillRunning) }
    }
}

extension ArchiveColumn.TextForm {
    fileprivate func isReadable(_ text: String) -> Bool {
        switch self {
        case .setLines: SetLine.list(text) != nil
        case .amount: AskedAmount(text) != nil
        case .rule: ProgressionRule(text) != nil
        case .clock: GroupClock(text) != nil
        case .micronutrients: MicronutrientAmounts(text: text) != nil
        }
    }
}

extension ArchiveColumn {
    /// The largest number of any noun.
    private static let largest = TrackableEntryDraft.maximumValue
    /// Less than any amount: what is divided by it stays a number.
    private static let smallest = 1e-9
    /// More than any activity takes.
    private static let largestMetabolicEquivalent = 100.0
    /// Of any text but that of a journal, in Unicode scalars.
    private static let longestText = 4_000

    /// The value as the database keeps it, if it is one of the column's type: SQLite would make a number of a text.
    /// Most columns have narrower bounds in the database; the column's name tells what it contains.
    /// - Parameter type: the declared type of the column.
    fileprivate func stored(_ value: DatabaseValue, as type: String) throws -> DatabaseValue {
        switch (value.storage, type) {
        case (.string(let text), "TEXT"):
            if column == "text" || text.unicodeScalars.count <= Self.longestText { return value }
        case (_, "TEXT"): throw ImportRowError(reason: ImportTexts.columnIsNotAText(name))
        case (.string, _): throw ImportRowError(reason: ImportTexts.columnIsNotANumber(name))
        case (.double(let number), "REAL"):
            if allows(number) { return value }
        case (.double(let number), _):
            if allows(number), let whole = Int64(exactly: number) { return whole.databaseValue }
        case (.int64(let number), _):
            if allows(Double(number)) { return value }
        case (.null, _), (.blob, _): return value
        }
        throw ImportRowError(reason: ImportTexts.outOfRange(name))
    }

    private func allows(_ number: Double) -> Bool {
        guard number == 0 || number.magnitude >= Self.smallest else { return false }
        // A sample of a whole day has the day instead of a time, as a negative number.
        if column.hasSuffix("_at") { return Int64(exactly: number).map(OutsideNumber.moments.contains) ?? false }
        if column.hasSuffix("_at_milliseconds") {
            return Int64(exactly: number).map(OutsideNumber.milliseconds.contains) ?? false
        }
        return number.magnitude <= (column == "met" ? Self.largestMetabolicEquivalent : Self.largest)
    }
}
