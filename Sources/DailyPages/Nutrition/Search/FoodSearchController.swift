import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

package enum FoodSearchController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        let words = query.searchWords
        let number = min(max(1, query.count("page") ?? 1), FoodSearchPage.maximumPages)
        let meal = FoodTarget.meal(visit.likelyMeal, try visit.plannedDay)
        let isBlank = words.allSatisfy(\.isWhitespace)
        let asked = query["sources"] != nil && !isBlank
        let moment = visit.moment
        let notes = asked ? try await askSources(visit, words) : []
        var page = try await visit.read { database, user in
            let recipe = try query.row("recipe").flatMap {
                try user.nutrition.recipe(database, id: $0)
            }
            let target = recipe.map { FoodTarget.recipe($0.id) } ?? meal
            return isBlank
                ? try FoodSearchPage.idle(database, user, target, at: moment)
                : try FoodSearchPage.results(database, user, words, number, target, today: moment.today)
        }
        page.notes = notes
        if !asked, !isBlank { page.sources = sources(visit, words, page.target) }
        return try visit.page(page, title: CommonTexts.addFood, destination: .nutrition)
    }

    /// Asks the outside sources and stores their foods, so that the search finds them locally.
    private static func askSources(_ visit: MemberVisit, _ words: String) async throws -> [String] {
        let providers = visit.app.foodProviders
        let problems = try await providers.lookUp(.words(words), now: visit.now.secondsSince1970)
        guard problems.isEmpty else { return problems.map { NutritionTexts.onlySavedFoodsShown($0) } }
        return providers.names(answering: .words(words)).map { NutritionTexts.includesResultsFrom($0) }
    }

    /// The link to search outside sources, if there are any. Asking them with every letter would be too many requests.
    private static func sources(_ visit: MemberVisit, _ words: String, _ target: FoodTarget) -> Link? {
        let names = visit.app.foodProviders.names(answering: .words(words))
        guard !names.isEmpty else { return nil }
        return Link(
            NutritionTexts.searchSourcesToo(CommonTexts.list(names)),
            to: target.searchPath(words, page: 1) + "&sources=1")
    }
}

/// What a food is searched for: a meal, or a recipe.
enum FoodTarget: Sendable, Equatable {
    case meal(Meal, LocalDay)
    case recipe(Int64)

    var heading: String {
        switch self {
        case .meal(let meal, _): NutritionTexts.addTo(meal.spokenName)
        case .recipe: NutritionTexts.addAnIngredient
        }
    }

    /// The page that the search was opened from.
    var origin: Link {
        switch self {
        case .meal(let meal, let day): Link(NutritionTexts.backToNutrition, to: Paths.nutrition(on: day, meal))
        case .recipe(let recipe): Link(NutritionTexts.backToTheRecipe, to: Paths.recipe(recipe))
        }
    }

    var idlePath: String {
        switch self {
        case .meal(let meal, let day): Paths.foodSearch(meal, on: day)
        case .recipe(let recipe): Paths.ingredientSearch(recipe)
        }
    }

    func searchPath(_ words: String, page: Int) -> String {
        switch self {
        case .meal(let meal, let day): Paths.foodSearch(meal, on: day, words, page: page)
        case .recipe(let recipe): Paths.ingredientSearch(recipe, words, page: page)
        }
    }

    /// The form that adds an amount of a food.
    /// - Parameter back: the address of the search that found it.
    func path(_ food: Int64, back: String) -> String {
        let back = "\(back)#food-\(food)"
        return switch self {
        case .meal(let meal, let day): Paths.food(food, meal, on: day, back: back)
        case .recipe(let recipe): Paths.newIngredient(food, of: recipe, back: back)
        }
    }
}

/// The foods that the user often has for a meal: the most recent ones, and the most frequent ones.
struct RecentFoods: Sendable {
    /// The number of a meal's latest entries that are considered.
    static let considered = 200
    /// The same for the day's page, which shows only the first few of each meal.
    static let consideredForDay = 20
    private static let maximumShown = 8

    /// Newest first, each in the amount logged last.
    let recent: [MealItem]
    /// Most frequent first; logged at least three times and not among the recent ones.
    let frequent: [MealItem]

    /// - Parameter entries: of a meal, newest first.
    init(_ entries: [MealEntry]) {
        var (items, counts): ([Int64: MealItem], [Int64: Int]) = ([:], [:])
        var order: [Int64] = []
        for entry in entries {
            guard let food = entry.item.foodID else { continue }
            if items.updateValue(items[food] ?? entry.item, forKey: food) == nil { order.append(food) }
            counts[food, default: 0] += 1
        }
        recent = order.prefix(Self.maximumShown).compactMap { items[$0] }
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        frequent = order.dropFirst(Self.maximumShown).filter { counts[$0, default: 0] >= 3 }
            .sorted {
                (-counts[$0, default: 0], places[$0, default: 0]) < (-counts[$1, default: 0], places[$1, default: 0])
            }
            .prefix(Self.maximumShown).compactMap { items[$0] }
    }
}
