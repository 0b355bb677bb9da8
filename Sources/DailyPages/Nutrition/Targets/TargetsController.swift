import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum TargetsController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let back = ReturnPath(visit.request.query["back"])
        let current = try await current(visit)
        return try await page(visit, TargetsPage(visit.user, current: current, today: visit.today, back: back))
    }

    /// Switches to the computed target.
    package static func compute(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (current, today) = (try await current(visit), visit.today)
        var form = ComputedTargetForm(current?.choices ?? TargetChoices(), back: ReturnPath(typed.fields["back"]))
        form.fill(from: typed.fields)
        let choices = form.validate()
        guard let choices, let basis = visit.user.nutrition.targetBasis(choices, on: today), !visit.asksWhichToKeep
        else {
            let shown = TargetsPage(
                visit.user, current: current, today: today, computedForm: form,
                handForm: ManualTargetForm(current?.target, visit.user.units))
            return try await page(visit, shown, status: .unprocessableContent)
        }
        let target = DayTarget(target: TargetEstimate(basis).target, choices: choices)
        try await visit.write { database, user in
            try user.nutrition.saveTarget(database, target, today: today)
            try user.nutrition.saveSex(database, choices.sex, today: today)
        }
        return try visit.redirect(to: form.returnPath ?? Paths.nutritionTargets, notice: .targetsSaved)
    }

    /// Saves a target entered by hand.
    package static func set(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (current, today) = (try await current(visit), visit.today)
        let known = try await visit.read { try $1.nutrition.targetChoices($0, today: today) }
        let safeguard = try await visit.read { try $1.nutrition.safeguard($0, today: today) }
        var form = ManualTargetForm(current?.target, visit.user.units)
        form.take(typed.fields)
        guard let target = form.validate(safeguard, over: current?.target), form.confirmWarnings(about: target),
            !visit.asksWhichToKeep
        else {
            let shown = TargetsPage(
                visit.user, current: current, today: today, computedForm: ComputedTargetForm(known), handForm: form)
            return try await page(visit, shown, status: .unprocessableContent)
        }
        var choices = known
        choices.isManual = true
        let saved = DayTarget(target: target, choices: choices)
        try await visit.write { try $1.nutrition.saveTarget($0, saved, today: today) }
        return try visit.redirect(to: Paths.nutritionTargets, notice: .targetsSaved)
    }

    private static func current(_ visit: MemberVisit) async throws -> DayTarget? {
        let today = visit.today
        return try await visit.read { try $1.nutrition.dayTarget($0, on: today, today: today) }
    }

    private static func page(
        _ visit: MemberVisit, _ page: TargetsPage, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        var page = page
        let today = visit.today
        page.keepsPastTargets = try await visit.read { try $1.nutrition.keepsPastTargets($0, today: today) }
        return try visit.page(page, title: NutritionTexts.dailyTargets, destination: .nutrition, status: status)
    }
}
