import Fitness
import HTTP
import Models
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

/// The day and the meal that an entry is copied to. The copy of a plan is a plan, unless the box is unticked.
package struct MealEntryCopyForm: DraftForm {
    package let action: String
    package let cancelPath: String?
    private let item: MealItem
    package let today: LocalDay
    package var date = Field("date", label: CommonTexts.date)
    package var meal = Field("meal", label: NutritionTexts.meal, options: Meal.options)
    /// Whether the copy is not eaten yet: `1` or empty.
    package var planned = Field.planned
    /// See `FormToken`.
    package var token: String

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.date, \.meal] }

    /// Proposes today, or tomorrow for what is already in today.
    package init(_ entry: MealEntry, today: LocalDay) throws {
        action = Paths.mealEntryCopies(entry.id)
        cancelPath = Paths.editor(of: Paths.mealEntry(entry.id))
        item = entry.item
        self.today = today
        token = try FormToken().text
        date.value = (entry.day == today ? today.next : today).description
        meal.value = entry.meal.rawValue
        planned.value = entry.isPlanned ? "1" : ""
    }

    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        planned.tick(from: typed)
        token = FormToken.read(typed) ?? token
    }

    package mutating func validate() -> MealEntryDraft? {
        accept(
            MealEntryDraft.checked(
                item, day: LocalDay(date.value), meal: Meal(rawValue: meal.value), isPlanned: !planned.value.isEmpty,
                today: today))
    }
}
