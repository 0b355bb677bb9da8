import HTTP
import Mustache

/// The search for a food to add: what somebody is likely to want before they type, and what their words find.
struct FoodSearchPage: PageContent {
    let view = View.foodSearch
    let meal: Meal
    let day: LocalDay
    let words: String
    let page: Int
    let groups: [FoodGroup]
    let hasMore: Bool
    let hasSearched: Bool

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Nutrition", to: Paths.nutrition(on: day, meal))
        case "heading": "Add to \(meal.spokenName)"
        case "action": Paths.foods
        case "meal": meal.rawValue
        case "day": day.description
        case "words": words
        case "groups": groups
        case "isNothing": hasSearched && groups.isEmpty
        case "isFirst": !hasSearched && groups.isEmpty
        case "quickAddPath": Paths.quickAdd(meal, on: day)
        case "entriesPath": Paths.mealEntries
        case "morePath": hasMore ? Paths.foodSearch(meal, on: day, words, page: page + 1) : nil
        case "beforePath": page > 1 ? Paths.foodSearch(meal, on: day, words, page: page - 1) : nil
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
    init(_ food: Food, meal: Meal, day: LocalDay, back: String) {
        let energy = NutrientText.energy(food.nutrients)
        self.init(
            id: food.id, title: food.title,
            note: energy.map { "\($0) per \(Figure("100", food.unit.symbol).text)" } ?? "Calories not known",
            path: Paths.food(food.id, meal, on: day, back: "\(back)#food-\(food.id)"))
    }

    /// One that was had before.
    init(_ item: MealItem, of food: Int64, meal: Meal, day: LocalDay, back: String, token: FormToken) {
        self.init(
            id: food, title: item.name,
            note: [item.amountText(unit: nil), NutrientText.energy(item.nutrients)].compactMap { $0 }
                .joined(separator: " · "),
            path: Paths.food(food, meal, on: day, back: "\(back)#food-\(food)"), again: item,
            token: token.suffixed("again-\(food)"))
    }
}
