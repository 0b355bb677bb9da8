import GRDB

/// Something that was eaten or drunk on a day.
struct MealEntry: Sendable, Identifiable, Equatable {
    let id: Int64
    let day: LocalDay
    let meal: Meal
    let item: MealItem
}

/// What a person says of something eaten.
struct MealEntryDraft: Sendable, Equatable {
    var day: LocalDay
    var meal: Meal
    var item: MealItem
}

extension MealEntry: FetchableRecord {
    static let columns = "id, day, meal, \(MealItem.columns)"

    init(row: Row) throws {
        id = row[0]
        day = row[1]
        meal = Meal(rawValue: row[2]) ?? .snack
        item = MealItem(row: row, from: 3)
    }
}
