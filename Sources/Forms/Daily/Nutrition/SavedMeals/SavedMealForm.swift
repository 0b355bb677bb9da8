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

/// A recipe's name and yield.
package struct RecipeForm: DraftForm {
    package let action: String
    package let cancelPath: String?
    /// The recipe that is changed.
    private var old: Recipe?
    package var name = Field("name", label: CommonTexts.name, maximumLength: Field.nameLength)
    package var servings = Field("servings", label: NutritionTexts.servingsLabel, hint: NutritionTexts.servingsHint)
    package var weight = Field(
        "weight", label: NutritionTexts.cookedWeight, hint: NutritionTexts.cookedWeightHint,
        unit: "g", isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name, \.servings, \.weight] }

    /// A new recipe.
    package init() {
        action = Paths.recipes
        cancelPath = Paths.savedMeals
        servings.value = DecimalText.format(RecipeDraft.usualServings)
    }

    /// - Parameter day: the day to which its page adds it; nil for today.
    package init(_ recipe: Recipe, on day: LocalDay? = nil) {
        old = recipe
        action = Paths.on(day, Paths.recipe(recipe.id))
        cancelPath = Paths.on(day, Paths.savedMeals)
        name.value = recipe.name
        servings.value = DecimalText.format(recipe.servings)
        weight.value = recipe.weightGrams.map { DecimalText.format($0) } ?? ""
    }

    package mutating func validate() -> RecipeDraft? {
        accept(
            RecipeDraft.checked(
                name: name.value, servings: servings.quantity()?.keeping(old?.servings),
                weightGrams: weight.number()?.keeping(old?.weightGrams), over: old))
    }
}
