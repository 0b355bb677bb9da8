import Fitness
import Forms
import Models
import Texts
import Web

/// What the user saved: meals to log again, and recipes.
struct SavedMealsPage: UndoPage {
    var view: CompiledView<Self> { view_nutrition_saved_meals }
    let meals: [SavedMeal]
    let recipes: [Recipe]
    var undo: [UndoOffer] = []
    /// The day to add food to; nil for today.
    var day: LocalDay?

    var back: Link { Link(NutritionTexts.backToNutrition, to: Paths.on(day, Paths.nutrition)) }

    var mealRows: [ListRow] {
        meals.map { ListRow(title: $0.name, path: path(Paths.savedMeal($0.id)), icon: "nutrition", note: $0.note) }
    }

    var recipeRows: [ListRow] {
        recipes.map { ListRow(title: $0.name, path: path(Paths.recipe($0.id)), icon: "food", note: $0.note) }
    }

    private func path(_ path: String) -> String { Paths.on(day, path) }
}

/// A saved meal with its foods, or one that is about to be saved.
struct SavedMealPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_saved_meal }
    let form: SavedMealForm
    let meal: SavedMeal?
    /// Prevents a second tap from adding the meal twice.
    let token: String
    /// The day to add it to; nil for today.
    var day: LocalDay?

    var back: Link? { form.cancelPath.map { Link(CommonTexts.back, to: $0) } }
    var title: String { meal == nil ? NutritionTexts.saveThisMeal : NutritionTexts.savedMeal }
    var isNew: Bool { meal == nil }
    var note: String? { meal?.note }

    var items: [IngredientRow] {
        meal.map { meal in
            meal.parts.map {
                IngredientRow($0, in: .savedMeal(meal.id), on: day, isRemovable: meal.parts.count > 1)
            }
        } ?? []
    }

    var deletePath: String? { meal.map { Paths.deletion(of: Paths.savedMeal($0.id)) } }
    var addPath: String? { meal.map { Paths.savedMealEntries($0.id) } }
    var date: String? { day?.description }
    var addTitle: String { day.map { NutritionTexts.addToDay($0.mediumText) } ?? NutritionTexts.addToToday }
    var meals: [Field.Option] { Meal.options }
}

/// A food of a saved meal or a recipe, with the form of its amount and the button to remove it.
struct IngredientRow: Sendable {
    let item: MealItem
    /// nil for what is no longer a food.
    let editPath: String?
    let deletePath: String?

    init(_ part: StoredMealItem, in list: MealItemList, on day: LocalDay? = nil, isRemovable: Bool = true) {
        let path = list.path(of: part.id)
        item = part.item
        editPath = part.item.foodID.map { _ in Paths.on(day, Paths.editor(of: path)) }
        deletePath = isRemovable ? Paths.on(day, Paths.deletion(of: path)) : nil
    }

    var title: String { item.name }
    var spoken: String { "\(title), \(note)" }

    var note: String {
        [item.amountText(unit: nil), NutrientText.energy(item.nutrients)].compactMap { $0 }.joined(separator: " · ")
    }
}
