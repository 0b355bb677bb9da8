import Fitness
import Forms
import HTTP
import Models
import Web

/// The search for a food to add: what somebody is likely to want before they type, and what their words find.
struct FoodSearchPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_foods }
    let target: FoodTarget
    let words: String
    let page: Int
    let groups: [FoodGroup]
    var savedMeals: [SavedMealRow] = []
    let hasMore: Bool
    let hasSearched: Bool
    /// The way to ask outside sources too.
    var sources: Link?
    /// What became of asking them.
    var notes: [String] = []

    var back: Link { target.origin }
    var heading: String { target.heading }
    var action: String { Paths.foods }
    var mealName: String? { meal?.rawValue }
    var dayValue: String? { day?.description }
    var isNothing: Bool { hasSearched && groups.isEmpty }
    var isFirst: Bool { !hasSearched && groups.isEmpty && savedMeals.isEmpty }
    var hasSavedMeals: Bool { !savedMeals.isEmpty }
    var barcodePath: String { Paths.barcode(back: here) }
    var quickAddPath: String? { day.map { Paths.quickAdd(meal, on: $0) } }
    var entriesPath: String { Paths.mealEntries }
    var morePath: String? { hasMore ? target.searchPath(words, page: page + 1) : nil }
    var beforePath: String? { page > 1 ? target.searchPath(words, page: page - 1) : nil }

    private var meal: Meal? {
        guard case .meal(let meal, _) = target else { return nil }
        return meal
    }

    private var day: LocalDay? {
        guard case .meal(_, let day) = target else { return nil }
        return day
    }

    private var here: ReturnPath? { ReturnPath(target.searchPath(words, page: page)) }

    /// Words that found nothing are likely to be the name or barcode of the food to add.
    var newFoodPath: String {
        guard hasSearched, groups.isEmpty else { return Paths.newFood(back: here) }
        guard let barcode = Barcode(words) else { return Paths.newFood(named: words, back: here) }
        return Paths.newFood(barcode: barcode, back: here)
    }

    /// What the search keeps beside its words.
    var hidden: [Field] {
        switch target {
        case .meal(let meal, let day):
            [Field("meal", label: "", value: meal.rawValue), Field("date", label: "", value: day.description)]
        case .recipe(let recipe): [Field("recipe", label: "", value: String(recipe))]
        }
    }
}

/// A saved meal, to add all at once.
struct SavedMealRow: Sendable {
    let meal: SavedMeal
    let token: FormToken

    var title: String { meal.name }
    var note: String { meal.note }
    var path: String { Paths.savedMeal(meal.id) }
    var addPath: String { Paths.savedMealEntries(meal.id) }
    var formToken: String { token.suffixed("saved-\(meal.id)") }
}

/// Foods under a heading.
struct FoodGroup: Sendable {
    let title: String
    let rows: [FoodRow]

    /// - Returns: nil when there are none.
    init?(_ title: String, _ rows: [FoodRow]) {
        guard !rows.isEmpty else { return nil }
        self.title = title
        self.rows = rows
    }
}

/// A food to choose. One that was logged before can be logged again in the same amount with one tap.
struct FoodRow: Sendable {
    let id: Int64
    let title: String
    let note: String
    let path: String
    /// As it was the last time.
    var again: MealItem?
    var token = ""

    var idText: String { String(id) }
    var againLabel: String? { again.map { _ in "Add \(title), \(note)" } }
    var quantity: String? { again.map { DecimalText.format($0.quantity) } }
    var portion: String? { again?.portion }
}

extension FoodRow {
    /// - Parameter back: the search, to come back to.
    init(_ food: Food, for target: FoodTarget, back: String) {
        let energy = NutrientText.energy(food.nutrients)
        self.init(
            id: food.id, title: food.title,
            note: energy.map { "\($0) per \(Figure("100", food.unit.symbol).text)" } ?? "Calories unknown",
            path: target.path(food.id, back: back))
    }

    /// One that was logged before.
    init(_ item: MealItem, of food: Int64, for target: FoodTarget, back: String, token: FormToken) {
        self.init(
            id: food, title: item.name,
            note: [item.amountText(unit: nil), NutrientText.energy(item.nutrients)].compactMap { $0 }
                .joined(separator: " · "),
            path: target.path(food, back: back), again: item,
            token: token.suffixed("again-\(food)"))
    }
}
