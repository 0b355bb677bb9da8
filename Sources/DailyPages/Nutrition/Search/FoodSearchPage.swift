import Fitness
import Forms
import GRDB
import Models
import Texts
import Web

/// The search for a food to add: likely choices before anything is typed, then the matches.
struct FoodSearchPage: UndoPage {
    var view: CompiledView<Self> { view_nutrition_foods }
    let target: FoodTarget
    let words: String
    let page: Int
    let groups: [FoodGroup]
    var savedMeals: [SavedMealRow] = []
    let hasMore: Bool
    let hasSearched: Bool
    /// Whether the foods have only some of the words.
    var isPartial = false
    /// The link to search outside sources too.
    var sources: Link?
    /// Messages about the search in outside sources.
    var notes: [String] = []
    var undo: [UndoOffer] = []

    var back: Link { target.origin }
    var heading: String { target.heading }
    var mealName: String? { meal?.rawValue }
    var dayValue: String? { day?.description }
    var isNothing: Bool { hasSearched && groups.isEmpty }
    var isFirst: Bool { !hasSearched && groups.isEmpty && savedMeals.isEmpty }
    var barcodePath: String { Paths.barcode(back: here) }
    var quickAddPath: String? { day.map { Paths.quickAdd(meal, on: $0) } }
    var morePath: String? { hasMore ? target.searchPath(words, page: page + 1) : nil }
    var beforePath: String? { page > 1 ? target.searchPath(words, page: page - 1) : nil }

    /// The same search for each meal; none for a recipe.
    var meals: [ChoiceLink] {
        guard case .meal(let current, let day) = target else { return [] }
        return Meal.allCases.map { meal in
            let other = FoodTarget.meal(meal, day)
            return ChoiceLink(
                label: meal.name, path: words.isEmpty ? other.idlePath : other.searchPath(words, page: page),
                isCurrent: meal == current)
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

    /// A search without foods that have all its words probably has the name or barcode of the food to add.
    var newFoodPath: String {
        guard hasSearched, groups.isEmpty || isPartial else { return Paths.newFood(back: here) }
        guard let barcode = Barcode(words) else { return Paths.newFood(named: words, back: here) }
        return Paths.newFood(barcode: barcode, back: here)
    }

    /// The search parameters besides the words.
    var hidden: [Field] {
        switch target {
        case .meal(let meal, let day):
            [Field("meal", label: "", value: meal.rawValue), Field("date", label: "", value: day.description)]
        case .recipe(let recipe): [Field("recipe", label: "", value: String(recipe))]
        }
    }

    static let maximumPages = 40
    private static let maximumOwnShown = 20

    /// What is shown before anything is typed.
    static func idle(
        _ database: Database, _ user: User, _ target: FoodTarget, at moment: TrainingMoment
    ) throws -> FoodSearchPage {
        let token = FormToken(of: user.revision)
        var (groups, meals): ([FoodGroup?], [SavedMeal]) = ([], [])
        if case .meal(let meal, _) = target {
            let foods = RecentFoods(try user.nutrition.latestMealEntries(database, meal, limit: RecentFoods.considered))
            let row = { (item: MealItem) in
                item.foodID.map { FoodRow(item, of: $0, for: target, back: target.idlePath, token: token) }
            }
            groups = [
                FoodGroup(CommonTexts.recent, foods.recent.compactMap(row)),
                FoodGroup(NutritionTexts.frequent, foods.frequent.compactMap(row)),
            ]
            meals = try user.nutrition.savedMeals(database)
        }
        let own = try user.nutrition.ownFoods(database, limit: maximumOwnShown)
        groups.append(
            FoodGroup(NutritionTexts.yourOwnFoods, own.map { FoodRow($0, for: target, back: target.idlePath) }))
        return FoodSearchPage(
            target: target, words: "", page: 1, groups: groups.compactMap { $0 },
            savedMeals: meals.map { SavedMealRow(meal: $0, token: token) }, hasMore: false, hasSearched: false,
            undo: try user.deletedFoodOffers(database, at: moment))
    }

    /// What a search finds, with the foods of one page.
    static func results(
        _ database: Database, _ user: User, _ words: String, _ number: Int, _ target: FoodTarget,
        today: LocalDay
    ) throws -> FoodSearchPage {
        let found = try user.nutrition.searchFoods(
            database, words, skipping: (number - 1) * FoodSearchResults.pageSize, today: today)
        let back = target.searchPath(words, page: number)
        let rows = found.groups.map { FoodRow($0, for: target, back: back) }
        return FoodSearchPage(
            target: target, words: words, page: number,
            groups: [FoodGroup(title(found, number), rows)].compactMap { $0 },
            hasMore: found.hasMore && number < maximumPages, hasSearched: true, isPartial: found.isPartial)
    }

    private static func title(_ found: FoodSearchResults, _ number: Int) -> String {
        if found.isPartial { return NutritionTexts.closestMatches }
        return found.hasMore || number > 1 ? NutritionTexts.bestMatches : CommonTexts.found(found.groups.count)
    }
}

/// A saved meal that can be added at once.
struct SavedMealRow: Sendable {
    let meal: SavedMeal
    let token: FormToken

    var title: String { meal.name }
    var note: String { meal.note }
    var path: String { Paths.savedMeal(meal.id) }
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
    /// The name in its table, where it is another.
    var official: String?
    /// The same everyday thing in other tables.
    var variants: [FoodRow] = []
    /// The amount that was logged last.
    var again: MealItem?
    var token = ""

    var variantsLabel: String? { variants.isEmpty ? nil : NutritionTexts.alike(variants.count) }
    var variantsName: String { NutritionTexts.alike(variants.count, to: title) }
    var againLabel: String? { again.map { _ in NutritionTexts.addNamed(title, note) } }
    var quantity: String? { again.map { DecimalText.format($0.quantity) } }
    var portion: String? { again?.portion }
}

extension FoodRow {
    /// - Parameter back: the address of the search, to return to.
    init(_ food: Food, for target: FoodTarget, back: String) {
        let energy = NutrientText.energy(food.nutrients)
        self.init(
            id: food.id, title: food.title,
            note: energy.map { NutritionTexts.energyPer($0, Figure("100", food.unit.symbol).text) }
                ?? NutritionTexts.caloriesUnknown,
            path: target.path(food.id, back: back))
    }

    /// What a search found, with what is like it.
    init(_ group: FoodSearchResults.Group, for target: FoodTarget, back: String) {
        self.init(group.food, for: target, back: back)
        official = group.food.distinctOfficialName
        variants = group.variants.map { food in
            let row = FoodRow(food, for: target, back: back)
            let note = food.source == .own ? row.note : NutritionTexts.fromTable(row.note, food.source.name)
            return FoodRow(id: food.id, title: food.officialName, note: note, path: row.path)
        }
    }

    /// A food that was logged before.
    init(_ item: MealItem, of food: Int64, for target: FoodTarget, back: String, token: FormToken) {
        self.init(
            id: food, title: item.name,
            note: [item.amountText(unit: nil), NutrientText.energy(item.nutrients)].compactMap { $0 }
                .joined(separator: " · "),
            path: target.path(food, back: back), again: item,
            token: token.suffixed("again-\(food)"))
    }
}

/// One of the choices that a page is shown for.
struct ChoiceLink: Sendable {
    let label: String
    let path: String
    let isCurrent: Bool
}

extension User {
    /// Offers to bring back own foods, recipes and saved meals that were deleted.
    func deletedFoodOffers(_ database: Database, at moment: TrainingMoment) throws -> [UndoOffer] {
        try undoOffers(database, at: .nutrition, at: moment) { row, _ in
            guard ["foods", "saved_meals"].contains(row.table), case .text(let name) = row["name"] else { return nil }
            return UndoTexts(name)
        }
    }
}
