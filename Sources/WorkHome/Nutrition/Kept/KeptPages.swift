import Mustache

/// What somebody keeps: meals to have again, and recipes.
struct KeptPage: PageContent {
    let view = View.savedMeals
    let meals: [SavedMeal]
    let recipes: [Recipe]

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Nutrition", to: Paths.nutrition)
        case "hasMeals": !meals.isEmpty
        case "meals":
            meals.map { ListRow(title: $0.name, path: Paths.savedMeal($0.id), icon: "nutrition", note: $0.note) }
        case "hasRecipes": !recipes.isEmpty
        case "recipes":
            recipes.map { ListRow(title: $0.name, path: Paths.recipe($0.id), icon: "food", note: $0.note) }
        case "newRecipePath": Paths.newRecipe
        default: nil
        }
    }
}

/// A saved meal: its name, and what is in it. Or one that is about to be saved.
struct SavedMealPage: PageContent {
    let view = View.savedMeal
    let form: SavedMealForm
    let meal: SavedMeal?
    /// So that a second tap adds nothing.
    let token: String

    func child(named name: String) -> Any? {
        switch name {
        case "back": form.cancelPath.map { Link("Back", to: $0) }
        case "form": form
        case "title": meal == nil ? "Save this meal" : "Saved meal"
        case "isNew": meal == nil
        case "note": meal?.note
        case "items": meal.map { meal in meal.parts.map { IngredientRow($0, path: path($0, of: meal)) } } ?? []
        case "deletePath": meal.map { Paths.savedMealDeletion($0.id) }
        case "addPath": meal.map { Paths.savedMealEntries($0.id) }
        case "token": token
        case "meals": Meal.options
        default: nil
        }
    }

    private func path(_ part: KeptItem, of meal: SavedMeal) -> String? {
        meal.parts.count > 1 ? Paths.savedMealItemDeletion(part.id, of: meal.id) : nil
    }
}

/// A food of a saved meal or a recipe, and where it is taken out.
struct IngredientRow: Sendable, MustacheParent {
    let item: MealItem
    let deletePath: String?

    init(_ part: KeptItem, path: String?) {
        item = part.item
        deletePath = path
    }

    func child(named name: String) -> Any? {
        switch name {
        case "title": item.name
        case "note":
            [item.amountText(unit: nil), NutrientText.energy(item.nutrients)].compactMap { $0 }.joined(separator: " · ")
        case "deletePath": deletePath
        default: nil
        }
    }
}
