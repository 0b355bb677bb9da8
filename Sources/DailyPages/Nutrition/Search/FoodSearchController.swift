import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

package enum FoodSearchController {
    private static let maximumOwnShown = 20
    private static let maximumPages = 40

    package static func index(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        let words = query.searchWords
        let number = min(max(1, query.count("page") ?? 1), maximumPages)
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
                ? try idle(database, user, target, at: moment)
                : try results(database, user, words, number, target, today: visit.today)
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

    /// What is shown before anything is typed.
    private static func idle(
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

    private static func results(
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

extension User {
    /// Offers to bring back own foods, recipes and saved meals that were deleted.
    func deletedFoodOffers(_ database: Database, at moment: TrainingMoment) throws -> [UndoOffer] {
        try undoOffers(database, at: .nutrition, at: moment) { row, _ in
            guard ["foods", "saved_meals"].contains(row.table), case .text(let name) = row["name"] else { return nil }
            return UndoTexts(name)
        }
    }
}
