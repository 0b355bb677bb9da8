import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

/// Adds the food of a meal, of a day or of a saved meal to another day: everything or nothing. On a day to come it is a
/// plan.
package enum MealCopiesController {
    /// Of an earlier day.
    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, today) = (typed.fields, visit.today)
        guard let day = LocalDay(fields["date"] ?? ""), let from = LocalDay(fields["from"] ?? ""), from < day else {
            throw HTTPError(.notFound)
        }
        let meal = fields["meal"].flatMap(Meal.init(rawValue:))
        let path = meal.map { Paths.nutrition(on: day, $0) } ?? Paths.nutrition(on: day)
        return try await copy(visit, typed, to: day, path, notice: .mealsCopied) { database, user in
            try user.nutrition.copiedMealEntries(database, from: from, meal, today: today).map { ($0.item, $0.meal) }
        }
    }

    /// Of a saved meal.
    package static func addSaved(_ visit: MemberVisit, _ typed: Submission, meal id: Int) async throws -> Response {
        let (fields, today) = (typed.fields, visit.today)
        let meal = fields["meal"].flatMap(Meal.init(rawValue:)) ?? visit.likelyMeal
        let day = fields["date"].flatMap { LocalDay($0) } ?? today
        let notice: Notice.Code = day > today ? .foodPlanned : .foodAdded
        return try await copy(visit, typed, to: day, Paths.nutrition(on: day, meal), notice: notice) { database, user in
            let parts = try user.nutrition.savedMeal(database, id: Int64(id))?.parts ?? []
            return try parts.map { part in
                var item = part.item
                // A food that the user can't see is logged with its numbers only.
                if let food = item.foodID, try user.nutrition.food(database, id: food) == nil { item.foodID = nil }
                return (item, meal)
            }
        }
    }

    /// - Throws: 404 if there is nothing to add, or the day takes no food.
    private static func copy(
        _ visit: MemberVisit, _ typed: Submission, to day: LocalDay, _ path: String, notice: Notice.Code,
        _ items: @escaping @Sendable (Database, User) throws -> [(MealItem, Meal)]
    ) async throws -> Response {
        let (moment, token) = (visit.moment, FormToken.read(typed.fields))
        guard MealEntryDraft.takes(day, today: moment.today) else { throw HTTPError(.notFound) }
        let change = try await visit.write { database, user in
            let drafts = try items(database, user).map { item, meal in
                try MealEntryDraft.checked(item, day: day, meal: meal, today: moment.today).get()
            }
            return try user.nutrition.logMeals(database, drafts, token: token, at: moment)
        }
        return try visit.redirect(to: path, after: change, notice: notice)
    }
}

/// Marks planned food as eaten, once its day has come.
package enum PlannedFoodController {
    package static func eat(_ visit: MemberVisit, _ typed: Submission, entry: Int) async throws -> Response {
        let (id, today) = (Int64(entry), visit.today)
        let planned = try await visit.read { try $1.nutrition.mealEntry($0, id: id) }.orNotFound()
        guard planned.day <= today else { throw HTTPError(.notFound) }
        return try await eat(visit, to: Paths.nutrition(on: planned.day, planned.meal)) { database, user in
            [try user.nutrition.mealEntry(database, id: id)].compactMap { $0 }
        }
    }

    /// All of a meal, or of the day.
    package static func eatAll(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let day = LocalDay(typed.fields["date"] ?? ""), day <= visit.today else { throw HTTPError(.notFound) }
        let meal = typed.fields["meal"].flatMap(Meal.init(rawValue:))
        let path = meal.map { Paths.nutrition(on: day, $0) } ?? Paths.nutrition(on: day)
        return try await eat(visit, to: path) { try $1.nutrition.mealEntries($0, on: day, meal) }
    }

    /// After a second tap there is nothing more to do.
    private static func eat(
        _ visit: MemberVisit, to path: String,
        _ entries: @escaping @Sendable (Database, User) throws -> [MealEntry]
    ) async throws -> Response {
        let moment = visit.moment
        let change = try await visit.write { database, user in
            try user.nutrition.eat(database, entries(database, user), at: moment)
        }
        guard let change else { return try visit.redirect(to: path, notice: .foodEaten) }
        return try visit.redirect(to: path, after: change, notice: .foodEaten)
    }
}
