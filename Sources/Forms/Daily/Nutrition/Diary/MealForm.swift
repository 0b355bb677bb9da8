import Fitness
import HTTP
import Models

/// A form that adds something to a meal of a day, or changes it.
package protocol MealForm: LoggingForm {
    var meal: Field { get set }
    /// Where Cancel leads when the form was come to from a search.
    var back: ReturnPath? { get set }
    /// Whether the form is about an entry that is there.
    var isEntry: Bool { get }

    mutating func validate(today: LocalDay) -> MealEntryDraft?
    /// Asks about implausible values.
    /// - Returns: whether the entry can be saved.
    mutating func settleDoubts(about draft: MealEntryDraft) -> Bool
}

extension MealForm {
    /// What is hidden in the page, too.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        takeHidden(from: typed)
        back = ReturnPath(typed["back"])
    }

    /// - Returns: nil while something is wrong, or implausible and not confirmed.
    package mutating func draft(today: LocalDay) -> MealEntryDraft? {
        guard let draft = validate(today: today), settleDoubts(about: draft) else { return nil }
        return draft
    }

    mutating func chosenMeal() -> Meal? { meal.choice(Meal.self, "Please choose a meal") }

    /// Asks about an amount that hardly anybody eats at once.
    mutating func askAbout(_ nutrients: Nutrients) {
        guard let energy = nutrients.energyKilocalories else { return }
        doubts.add("That is \(Figure.kilocalories(Int(energy.rounded())).text) in one entry.", if: energy > 4_000)
    }
}
