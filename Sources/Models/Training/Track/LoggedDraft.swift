import Fitness

/// The editable values of a logged row.
package protocol LoggedDraft: Sendable {
    /// The table of these rows.
    static var table: String { get }
    /// Where a change to such a row can be undone.
    static var place: UndoStep.Place { get }
    /// Its values, by column.
    var columns: ColumnValues { get }
}

extension MealEntryDraft: LoggedDraft {
    package static let table = "meal_entries"
    package static let place = UndoStep.Place.nutrition

    package var columns: ColumnValues { ["day": day, "meal": meal.rawValue, "is_planned": isPlanned] + item.columns }
}
