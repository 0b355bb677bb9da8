import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

package enum NutritionController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (day, today) = (visit.trackedDay, visit.today)
        let moment = visit.moment
        let (logged, recent, undo) = try await visit.read { database, user in
            (
                try user.nutrition.nutritionDay(database, on: day, today: today),
                try recentFoods(database, user),
                try user.undoOffers(database, at: .nutrition, on: day, at: moment) {
                    try undoWords(database, $0, current: $1)
                }
            )
        }
        let page = NutritionPage(
            logged: logged, units: visit.user.units, recent: recent, undo: undo, today: today,
            token: FormToken(of: visit.user.revision), again: visit.request.query["again"].flatMap(Meal.init(rawValue:))
        )
        return try visit.page(page, title: CommonTexts.nutrition, destination: .nutrition)
    }

    private static func recentFoods(_ database: Database, _ user: User) throws -> [Meal: [MealItem]] {
        var recent: [Meal: [MealItem]] = [:]
        for meal in Meal.allCases {
            let entries = try user.nutrition.latestMealEntries(database, meal, limit: RecentFoods.consideredForDay)
            recent[meal] = RecentFoods(entries).recent
        }
        return recent
    }

    private static func undoWords(_ database: Database, _ row: StoredRow, current: [StoredRow]) throws -> UndoTexts? {
        guard let item = try row.read(database, MealEntry.self, MealEntry.columns)?.item else { return nil }
        let foods = CountTexts.foods(current.count)
        let energy = item.nutrients.energyKilocalories.map { Figure.kilocalories($0).text }
        var words =
            current.count > 1
            ? UndoTexts(foods, added: foods)
            : UndoTexts(item.name, item.amountText(unit: nil) ?? energy ?? NutritionTexts.noCalories, added: foods)
        if let now = current.first, isEaten(row, now) { words.changed = NutritionTexts.markedAsEaten(words.one) }
        return words
    }

    /// Whether a plan was marked as eaten, and nothing else of it was changed.
    private static func isEaten(_ before: StoredRow, _ now: StoredRow) -> Bool {
        let column = "is_planned"
        return before[column] == .integer(1) && now[column] == .integer(0)
            && before.values.filter { $0.key != column } == now.values.filter { $0.key != column }
    }
}

extension MemberVisit {
    /// Adds what a form says to a meal, or changes an old entry, and goes to that meal.
    /// - Parameters:
    ///   - id: the old entry.
    ///   - notice: nil for that of added food.
    /// - Returns: nil if the form is refused.
    func logMeal(
        _ form: inout some MealForm, _ typed: FormFields, over id: Int64? = nil, notice: Notice.Code? = nil
    ) async throws -> Response? {
        let (moment, token) = (moment, FormToken.read(typed))
        let saved = try await save(&form) { database, user, draft -> (MealEntryDraft, LoggedChange?) in
            let old = try id.map { try user.nutrition.mealEntry(database, id: $0).orNotFound() }
            return (draft, try user.nutrition.logMeals(database, [draft], over: old, token: token, at: moment))
        }
        guard let (draft, change) = saved else { return nil }
        return try redirect(
            to: Paths.nutrition(on: draft.day, draft.meal, again: typed["again"] != nil), after: change,
            notice: notice ?? (draft.isPlanned ? .foodPlanned : .foodAdded))
    }

    /// The day in the address.
    /// - Throws: 404 if it is further ahead than food can be planned.
    var plannedDay: LocalDay {
        get throws {
            let (day, last) = (trackedDay, MealEntryDraft.lastDay(today: today))
            guard day <= last else { throw HTTPError(.notFound, NutritionTexts.plannableUntil(last.mediumText)) }
            return day
        }
    }

    /// The day in the address of the saved meals; nil for today.
    var otherDay: LocalDay? { trackedDay == today ? nil : trackedDay }

    /// The meal in the address, or the usual one at this hour.
    var likelyMeal: Meal {
        request.query["meal"].flatMap(Meal.init(rawValue:)) ?? Meal(hour: LocalTime.hour(now, in: user.timeZone))
    }
}
