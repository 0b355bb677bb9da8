import Fitness
import GRDB

/// Something that was eaten or drunk on a day.
package struct MealEntry: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let day: LocalDay
    package let meal: Meal
    package let item: MealItem
}

extension MealEntry: RowReadable {
    package static let columns = "id, day, meal, \(MealItem.columns)"

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        day = try row.next()
        meal = try row.next()
        item = try MealItem(&row)
    }
}
