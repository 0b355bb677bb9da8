import HTTP
import Mustache

/// The search for a food to add: what somebody is likely to want before they type, and what their words find.
struct FoodSearchPage: PageContent {
    let view = View.foodSearch
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

    func child(named name: String) -> Any? {
        switch name {
        case "back": target.origin
        case "heading": target.heading
        case "action": Paths.foods
        case "hidden": hidden
        case "meal": meal?.rawValue
        case "day": day?.description
        case "words": words
        case "groups": groups
        case "sources": sources
        case "notes": notes
        case "isNothing": hasSearched && groups.isEmpty
        case "isFirst": !hasSearched && groups.isEmpty && savedMeals.isEmpty
        case "hasSavedMeals": !savedMeals.isEmpty
        case "savedMeals": savedMeals
        case "newFoodPath": newFoodPath
        case "barcodePath": Paths.barcode(back: here)
        case "quickAddPath": day.map { Paths.quickAdd(meal, on: $0) }
        case "entriesPath": Paths.mealEntries
        case "morePath": hasMore ? target.searchPath(words, page: page + 1) : nil
        case "beforePath": page > 1 ? target.searchPath(words, page: page - 1) : nil
        default: nil
        }
    }

    private var meal: Meal? {
        guard case .meal(let meal, _) = target else { return nil }
        return meal
    }

    private var day: LocalDay? {
        guard case .meal(_, let day) = target else { return nil }
        return day
    }

    private var here: ReturnPath? { ReturnPath(target.searchPath(words, page: page)) }

    /// What was searched for in vain is likely to be the name, or the barcode, of what is to be added.
    private var newFoodPath: String {
        guard hasSearched, groups.isEmpty else { return Paths.newFood(back: here) }
        guard let barcode = Barcode(words) else { return Paths.newFood(named: words, back: here) }
        return Paths.newFood(barcode: barcode, back: here)
    }

    /// What the search keeps beside its words.
    private var hidden: [Field] {
        switch target {
        case .meal(let meal, let day):
            [Field("meal", label: "", value: meal.rawValue), Field("date", label: "", value: day.description)]
        case .recipe(let recipe): [Field("recipe", label: "", value: String(recipe))]
        }
    }
}

/// A saved meal, to add all at once.
struct SavedMealRow: Sendable, MustacheParent {
    let meal: SavedMeal
    let token: FormToken

    func child(named name: String) -> Any? {
        switch name {
        case "title": meal.name
        case "note": meal.note
        case "path": Paths.savedMeal(meal.id)
        case "addPath": Paths.savedMealEntries(meal.id)
        case "token": token.suffixed("saved-\(meal.id)")
        default: nil
        }
    }
}

/// Foods under a heading.
struct FoodGroup: Sendable, MustacheParent {
    let title: String
    let rows: [FoodRow]

    /// - Returns: nil when there are none.
    init?(_ title: String, _ rows: [FoodRow]) {
        guard !rows.isEmpty else { return nil }
        self.title = title
        self.rows = rows
    }

    func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "rows": rows
        default: nil
        }
    }
}

/// A food to choose; one that was had before can be had again as it was with one tap.
struct FoodRow: Sendable, MustacheParent {
    let id: Int64
    let title: String
    let note: String
    let path: String
    /// As it was the last time.
    var again: MealItem?
    var token = ""

    func child(named name: String) -> Any? {
        switch name {
        case "id": String(id)
        case "title": title
        case "note": note
        case "path": path
        case "again": again.map { _ in "Add \(title), \(note)" }
        case "quantity": again.map { DecimalText.format($0.quantity) }
        case "portion": again?.portion
        case "token": token
        default: nil
        }
    }
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

    /// One that was had before.
    init(_ item: MealItem, of food: Int64, for target: FoodTarget, back: String, token: FormToken) {
        self.init(
            id: food, title: item.name,
            note: [item.amountText(unit: nil), NutrientText.energy(item.nutrients)].compactMap { $0 }
                .joined(separator: " · "),
            path: target.path(food, back: back), again: item,
            token: token.suffixed("again-\(food)"))
    }
}
