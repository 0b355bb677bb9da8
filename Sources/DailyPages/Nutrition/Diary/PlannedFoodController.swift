import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

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
