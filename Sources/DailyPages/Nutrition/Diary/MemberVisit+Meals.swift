import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

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
