import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The vitamins, minerals and other nutrients of a day, or of seven, and what their targets depend on.
package enum NutrientsController {
    private static let week = "week"
    private static let daysOfWeek = 7

    package static func show(_ visit: MemberVisit) async throws -> Response {
        try response(visit, try await page(visit))
    }

    /// Saves what the targets depend on, and goes back to the same days.
    package static func save(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let today = visit.today
        var page = try await page(visit)
        page.form.take(typed.fields)
        let saved: Void? = try await visit.save(&page.form) { database, user, answer in
            var user = user
            if let birthDay = answer.birthDay {
                user.birthDay = birthDay
                user.unconfirmed.remove(.age)
                try user.updateBirthDay(database, birthDay)
            }
            try user.nutrition.saveSex(database, answer.sex, today: today)
        }
        guard saved != nil else { return try response(visit, page, status: .unprocessableContent) }
        return try visit.redirect(to: page.form.action, notice: .valueSaved)
    }

    private static func page(_ visit: MemberVisit) async throws -> NutrientsPage {
        let (day, today, isWeek) = (visit.trackedDay, visit.today, visit.request.query["range"] == week)
        let first = isWeek ? day - (daysOfWeek - 1) : day
        return try await visit.read { database, user in
            let sex = try user.nutrition.currentSex(database)
            return NutrientsPage(
                eaten: try user.nutrition.eatenNutrients(database, from: first, through: day), first: first,
                last: day, today: today, basis: IntakeBasis(age: user.sureAge(on: day), sex: sex),
                fiberTarget: try user.nutrition.dayTarget(database, on: day, today: today)?.target.fiberGrams,
                form: IntakeForm(
                    user, sex: sex, action: Paths.nutrients(on: day, isWeek: isWeek), today: today))
        }
    }

    private static func response(
        _ visit: MemberVisit, _ page: NutrientsPage, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(page, title: NutritionTexts.vitaminsAndMinerals, destination: .nutrition, status: status)
    }
}
