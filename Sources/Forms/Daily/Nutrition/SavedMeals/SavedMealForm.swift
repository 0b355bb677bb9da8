import Fitness
import Models
import Texts

/// The name of a saved meal.
package struct SavedMealForm: DraftForm {
    package let action: String
    package let cancelPath: String?
    package var name = Field(
        "name", label: CommonTexts.name, hint: NutritionTexts.savedMealNameHint, maximumLength: Field.nameLength)
    /// The meal and day to save; empty for a meal that is already saved.
    package var meal = Field("meal", label: NutritionTexts.meal, isRequired: false)
    package var date = Field("date", label: CommonTexts.date, isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name, \.meal, \.date] }

    /// Saves a meal of a day.
    package init(keeping meal: Meal, of day: LocalDay) {
        action = Paths.savedMeals
        cancelPath = Paths.nutrition(on: day, meal)
        self.meal.value = meal.rawValue
        date.value = day.description
    }

    /// Renames a saved meal.
    /// - Parameter day: the day to which its page adds it; nil for today.
    package init(_ meal: SavedMeal, on day: LocalDay? = nil) {
        action = Paths.on(day, Paths.savedMeal(meal.id))
        cancelPath = Paths.on(day, Paths.savedMeals)
        name.value = meal.name
    }

    package mutating func validate() -> String? {
        let name = name.requiredText(Faults.nameRequired)
        if name == nil { focusFirstError() }
        return name
    }
}
