import Fitness
import HTTP
import Texts

extension Paths {
    package static func nutrition(on day: LocalDay) -> String { "\(nutrition)?date=\(day)" }
    /// - Parameter again: whether what can be added again is shown, and has the focus.
    package static func nutrition(on day: LocalDay, _ meal: Meal, again: Bool = false) -> String {
        let place = again ? "&again=\(meal.rawValue)#\(againID(meal))" : "#\(meal.rawValue)"
        return nutrition(on: day) + place
    }
    /// What a browser gives the focus after a food was added again, so that the next one is a key away.
    package static func againID(_ meal: Meal) -> String { "\(meal.rawValue)-again" }
    package static func foodSearch(_ meal: Meal, on day: LocalDay) -> String {
        "\(foods)?meal=\(meal.rawValue)&date=\(day)"
    }
    package static func foodSearch(_ meal: Meal, on day: LocalDay, _ words: String, page: Int) -> String {
        "\(foodSearch(meal, on: day))&q=\(PercentEncoding.encode(words))" + (page > 1 ? "&page=\(page)" : "")
    }
    /// - Parameter back: the search that found it.
    package static func food(_ id: Int64, _ meal: Meal, on day: LocalDay, back: String) -> String {
        "\(foods)/\(id)?meal=\(meal.rawValue)&date=\(day)&back=\(PercentEncoding.encode(back))"
    }
    package static func ingredientSearch(_ recipe: Int64) -> String { "\(foods)?recipe=\(recipe)" }
    package static func ingredientSearch(_ recipe: Int64, _ words: String, page: Int) -> String {
        "\(ingredientSearch(recipe))&q=\(PercentEncoding.encode(words))" + (page > 1 ? "&page=\(page)" : "")
    }
    package static func nutritionTrends(_ range: TrendRange) -> String { "\(nutrition)/trends?range=\(range.rawValue)" }
    package static func nutrients(on day: LocalDay, isWeek: Bool = false) -> String {
        "\(nutrition)/nutrients?date=\(day)" + (isWeek ? "&range=week" : "")
    }
    /// A page that adds food to another day than today keeps that in its links.
    package static func on(_ day: LocalDay?, _ path: String) -> String { path + (day.map { "?date=\($0)" } ?? "") }
    package static func savedMeal(_ id: Int64) -> String { "\(savedMeals)/\(id)" }
    package static func savedMealEntries(_ id: Int64) -> String { "\(savedMeal(id))/entries" }
    package static func savedMealItem(_ item: Int64, of meal: Int64) -> String { "\(savedMeal(meal))/items/\(item)" }
    package static func newSavedMeal(_ meal: Meal, on day: LocalDay) -> String {
        "\(savedMeals)/new?meal=\(meal.rawValue)&date=\(day)"
    }
    package static func recipe(_ id: Int64) -> String { "\(recipes)/\(id)" }
    static func ingredients(of recipe: Int64) -> String { "\(self.recipe(recipe))/ingredients" }
    package static func newIngredient(_ food: Int64, of recipe: Int64, back: String) -> String {
        "\(ingredients(of: recipe))/\(food)?back=\(PercentEncoding.encode(back))"
    }
    package static func ingredient(_ id: Int64, of recipe: Int64) -> String { "\(ingredients(of: recipe))/\(id)" }
    package static func mealEntry(_ id: Int64) -> String { "\(mealEntries)/\(id)" }
    package static func mealEntryEaten(_ id: Int64) -> String { "\(mealEntry(id))/eaten" }
    /// - Parameter entry: its path.
    package static func copying(_ entry: String) -> String { "\(entry)/copy" }
    static func mealEntryCopies(_ id: Int64) -> String { "\(mealEntry(id))/copies" }
    package static func quickAdd(_ meal: Meal?, on day: LocalDay) -> String {
        "\(quickAdd)?date=\(day)" + (meal.map { "&meal=\($0.rawValue)" } ?? "")
    }
    package static func food(_ id: Int64) -> String { "\(foods)/\(id)" }
    /// A food with the meal and the day of the search that the user came from; a search for a recipe leads back to it.
    package static func food(_ id: Int64, cameFrom back: ReturnPath?) -> String {
        guard let back else { return food(id) }
        let query = back.path.split(separator: "#")[0].split(separator: "?", maxSplits: 1).dropFirst().joined()
        if query.hasPrefix("recipe=") || query.contains("&recipe=") { return back.path }
        let kept = query.split(separator: "&").filter { $0.hasPrefix("meal=") || $0.hasPrefix("date=") }
        let items = kept.map(String.init) + ["back=\(PercentEncoding.encode(back.path))"]
        return "\(food(id))?\(items.joined(separator: "&"))"
    }
    package static func foodEditor(_ id: Int64, back: ReturnPath?) -> String {
        editor(of: food(id)) + (back.map { "?back=\(PercentEncoding.encode($0.path))" } ?? "")
    }
    package static func newFood(named name: String = "", barcode: Barcode? = nil, back: ReturnPath?) -> String {
        let items = [("name", name), ("barcode", barcode?.printed ?? ""), ("back", back?.path ?? "")]
        let query = items.filter { !$0.1.isEmpty }.map { "\($0.0)=\(PercentEncoding.encode($0.1))" }
        return "\(foods)/new" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }
    /// - Parameter barcodes: what was read from a photo: one, or those to choose from.
    package static func readBarcodes(_ barcodes: [Barcode], back: ReturnPath?) -> String {
        "\(barcode)?read=\(barcodes.map(\.printed).joined(separator: ","))"
            + (back.map { "&back=\(PercentEncoding.encode($0.path))" } ?? "")
    }
    package static func barcode(back: ReturnPath?) -> String {
        barcode + (back.map { "?back=\(PercentEncoding.encode($0.path))" } ?? "")
    }
}

/// The time range of the nutrition trends.
package enum TrendRange: String, CaseIterable, Sendable {
    case week, month, quarter
    case halfYear = "half-year"
    case year, all

    /// The same range of other charts, which have no half years.
    private var chart: ChartRange? { ChartRange(rawValue: rawValue) }

    package var name: String { chart?.name ?? NutritionTexts.sixMonths }

    /// The first day of the range that ends today; nil if it is unlimited.
    package func firstDay(today: LocalDay) -> LocalDay? {
        guard let chart else { return today - (Self.halfYearDays - 1) }
        return chart.firstDay(today: today)
    }

    private static let halfYearDays = 182
}
