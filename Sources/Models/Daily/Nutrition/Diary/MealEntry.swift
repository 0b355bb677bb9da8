import Fitness
import GRDB

/// Something that was eaten or drunk on a day.
package struct MealEntry: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let day: LocalDay
    package let meal: Meal
    package let item: MealItem
}

/// What a person says of something eaten.
package struct MealEntryDraft: Sendable, Equatable {
    package var day: LocalDay
    package var meal: Meal
    package var item: MealItem

    package init(day: LocalDay, meal: Meal, item: MealItem) {
        self.day = day
        self.meal = meal
        self.item = item
    }
}

extension MealEntry: FetchableRecord {
    package static let columns = "id, day, meal, \(MealItem.columns)"

    package init(row: Row) throws {
        id = row[0]
        day = row[1]
        meal = Meal(rawValue: row[2]) ?? .snack
        item = MealItem(row: row, from: 3)
    }
}
