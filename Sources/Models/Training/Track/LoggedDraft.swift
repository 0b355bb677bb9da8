import Fitness

/// What a person says of a row that they log.
package protocol LoggedDraft: Sendable {
    /// Where such rows are kept.
    static var table: String { get }
    /// Where a change of one can be taken back.
    static var place: UndoStep.Place { get }
    /// What it says, by columns.
    var columns: ColumnValues { get }
}

extension MealEntryDraft: LoggedDraft {
    package static let table = "meal_entries"
    package static let place = UndoStep.Place.nutrition

    package var columns: ColumnValues { ["day": day, "meal": meal.rawValue] + item.columns }
}
