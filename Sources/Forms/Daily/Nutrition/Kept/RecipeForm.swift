import Fitness
import HTTP
import Models
import Texts

/// A recipe's name and yield.
package struct RecipeForm: Form {
    package let action: String
    package let cancelPath: String?
    package var name = Field("name", label: "Name", maximumLength: Field.nameLength)
    package var servings = Field("servings", label: "Servings", hint: "How many servings it makes")
    package var weight = Field(
        "weight", label: "Cooked weight", hint: "Optional. If you weigh it, you can log exact grams.",
        unit: "g", isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name, \.servings, \.weight] }

    /// A new recipe.
    package init() {
        action = Paths.recipes
        cancelPath = Paths.savedMeals
        servings.value = DecimalText.format(RecipeDraft.usualServings)
    }

    package init(_ recipe: Recipe) {
        action = Paths.recipe(recipe.id)
        cancelPath = Paths.savedMeals
        name.value = recipe.name
        servings.value = DecimalText.format(recipe.servings)
        weight.value = recipe.weightGrams.map { DecimalText.format($0) } ?? ""
    }

    package mutating func validate() -> RecipeDraft? {
        accept(
            RecipeDraft.checked(name: name.value, servings: servings.quantity(), weightGrams: weight.number()))
    }

    package mutating func refuseWeight() {
        weight.error = RecipeTooLightError.message
        focusFirstError()
    }
}
