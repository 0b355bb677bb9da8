import Fitness
import Forms
import GRDB
import Models
import Texts
import Web

extension FoodSearchPage {
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

extension User {
    /// Offers to bring back own foods, recipes and saved meals that were deleted.
    func deletedFoodOffers(_ database: Database, at moment: TrainingMoment) throws -> [UndoOffer] {
        try undoOffers(database, at: .nutrition, at: moment) { row, _ in
            guard ["foods", "saved_meals"].contains(row.table), case .text(let name) = row["name"] else { return nil }
            return UndoTexts(name)
        }
    }
}
