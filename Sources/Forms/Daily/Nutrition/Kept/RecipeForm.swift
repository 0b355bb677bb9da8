import Fitness
import HTTP
import Models
import Texts

/// A recipe's name and yield.
package struct RecipeForm: Form {
    package let action: String
    package let cancelPath: String?
    package static let servings = 0.1...1_000.0
    package static let grams = 1...100_000.0

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
        servings.value = "4"
    }

    package init(_ recipe: Recipe) {
        action = Paths.recipe(recipe.id)
        cancelPath = Paths.savedMeals
        name.value = recipe.name
        servings.value = DecimalText.format(recipe.servings)
        weight.value = recipe.weightGrams.map { DecimalText.format($0) } ?? ""
    }

    package mutating func validate() -> RecipeDraft? {
        let name = name.requiredText("Please enter a name")
        let servings = servings.quantity(in: Self.servings)
        let weight =
            self.weight.value.isEmpty
            ? nil : self.weight.decimal(in: Self.grams, "Please enter the weight in grams, or leave it empty")
        guard isValid, let name, let servings else {
            focusFirstError()
            return nil
        }
        return RecipeDraft(name: name, servings: servings, weightGrams: weight)
    }

    package mutating func refuseWeight() {
        weight.error = "That is too little for its ingredients"
        focusFirstError()
    }
}
