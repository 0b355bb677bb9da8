import Fitness
import HTTP
import Texts

/// A form that adds an entry to a day's meal, or edits one.
package protocol MealForm: LoggingForm, DraftForm where Draft == MealEntryDraft {
    var meal: Field { get set }
    /// Whether it is not eaten yet: `1` or empty.
    var planned: Field { get set }
    /// Whether the form edits an existing entry.
    var isEntry: Bool { get }
    /// The day on which the form is filled in.
    var today: LocalDay { get }
}

extension MealForm {
    /// Also takes the hidden values of the page.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        planned.tick(from: typed)
        takeHidden(from: typed)
    }

    package var changes: [String] { (fields + [planned]).compactMap(\.change) }

    var isPlanned: Bool { !planned.value.isEmpty }

    /// Asks about implausible values.
    /// - Returns: nil while something is wrong, or implausible and not confirmed.
    mutating func confirmed(_ checked: Result<MealEntryDraft, Faults>) -> MealEntryDraft? {
        guard let draft = accept(checked) else { return nil }
        warnings.questions = draft.questions
        return warnings.areConfirmed ? draft : nil
    }
}

extension Field {
    /// Whether food is not eaten yet: `1` or empty.
    static var planned: Field {
        Field(
            "planned", label: NutritionTexts.notEatenYet, isRequired: false,
            options: [.init(value: "1", label: CommonTexts.yes), .init(value: "", label: CommonTexts.no)])
    }

    /// A box that is not ticked is not sent.
    mutating func tick(from typed: FormFields) { take(typed[name] ?? "") }
}
