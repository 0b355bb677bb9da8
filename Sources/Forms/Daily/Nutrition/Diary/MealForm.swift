import Fitness
import HTTP
import Models
import Texts

/// A form that adds an entry to a day's meal, or edits one.
package protocol MealForm: LoggingForm {
    var meal: Field { get set }
    /// Whether it is not eaten yet: `1` or empty.
    var planned: Field { get set }
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
        planned.tick(from: typed)
        takeHidden(from: typed)
    }

    var isPlanned: Bool { !planned.value.isEmpty }

    /// - Returns: nil while something is wrong, or implausible and not confirmed.
    package mutating func draft(today: LocalDay) -> MealEntryDraft? {
        guard let draft = validate(today: today), confirmWarnings(about: draft) else { return nil }
        return draft
    }
}

extension Field {
    /// Whether food is not eaten yet: `1` or empty.
    static var planned: Field { Field("planned", label: NutritionTexts.notEatenYet, isRequired: false) }

    /// A box that is not ticked is not sent.
    mutating func tick(from typed: FormFields) { value = typed[name] ?? "" }
}
