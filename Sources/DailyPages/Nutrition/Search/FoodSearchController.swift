import HTTP
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
