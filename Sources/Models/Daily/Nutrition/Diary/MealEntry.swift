import Fitness
import GRDB

/// Something that was eaten or drunk on a day, or is planned to be.
package struct MealEntry: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let day: LocalDay
    package let meal: Meal
    package let item: MealItem
    package var isPlanned = false
}

extension [MealEntry] {
    package var eaten: [MealEntry] { filter { !$0.isPlanned } }
    package var planned: [MealEntry] { filter(\.isPlanned) }
}

extension MealEntry: RowReadable {
    package static let columns = "id, day, meal, \(MealItem.columns), is_planned"

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        day = try row.next()
        meal = try row.next()
        item = try MealItem(&row)
        // A row kept for undo may be older than the column.
        isPlanned = try row.next(Bool?.self) ?? false
    }
}
