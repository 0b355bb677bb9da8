import Fitness
import HTTP
import Models

/// A form that adds an entry to a day's meal, or edits one.
package protocol MealForm: LoggingForm {
    var meal: Field { get set }
    /// Whether the form edits an existing entry.
    var isEntry: Bool { get }

    mutating func validate(today: LocalDay) -> MealEntryDraft?
    /// Asks about implausible values.
    /// - Returns: whether the entry can be saved.
    mutating func confirmWarnings(about draft: MealEntryDraft) -> Bool
}

extension MealForm {
    /// Also takes the hidden values of the page.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        takeHidden(from: typed)
    }

    /// - Returns: nil while something is wrong, or implausible and not confirmed.
    package mutating func draft(today: LocalDay) -> MealEntryDraft? {
        guard let draft = validate(today: today), confirmWarnings(about: draft) else { return nil }
        return draft
    }
}
