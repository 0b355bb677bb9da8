import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum RestDaysController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        try await page(visit, RestDaysForm(visit.user), DaysOffForm(today: visit.today))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = RestDaysForm(typed.fields)
        guard let count = form.validate() else {
            return try await page(visit, form, DaysOffForm(today: visit.today), status: .unprocessableContent)
        }
        let moment = visit.moment
        let outcome = try await visit.write { try $1.training.updateRestDaysPerWeek($0, count, at: moment) }
        return try visit.redirect(to: Paths.restDays, notice: .restDaysSaved, outcome: outcome)
    }

    fileprivate static func page(
        _ visit: MemberVisit, _ form: RestDaysForm, _ daysOffForm: DaysOffForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let today = visit.today
        let runs = try await visit.read { database, user in
            DaysOffRun.runs(of: try user.training.daysOff(database)).filter {
                $0.lastDay >= today - RestDaysPage.shownPastDays
            }
        }
        return try visit.page(
            RestDaysPage(form: form, daysOffForm: daysOffForm, runs: runs, today: today),
            title: AchievementTexts.restDays,
            status: status)
    }
}

package enum DaysOffController {
    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = DaysOffForm(typed.fields)
        guard let daysOff = form.validate(today: visit.today) else {
            return try await RestDaysController.page(
                visit, RestDaysForm(visit.user), form, status: .unprocessableContent)
        }
        let moment = visit.moment
        let outcome = try await visit.write {
            try $1.training.markDaysOff($0, daysOff.days, daysOff.reason, at: moment)
        }
        return try visit.redirect(to: Paths.restDays, notice: .daysOffMarked, outcome: outcome)
    }

    package static func confirmDeletion(_ visit: MemberVisit, day: LocalDay) async throws -> Response {
        let run = try await visit.read { try $1.training.daysOffRun($0, around: day) }.orNotFound()
        let title = RestDaysPage.Run(run: run, today: visit.today).title
        let question = ConfirmPage.Question(
            title: AchievementTexts.removeDaysOffQuestion,
            text: AchievementTexts.daysOffRemovalWarning(title, run.dayCount),
            action: Paths.daysOffDeletion(run.firstDay), label: CommonTexts.remove, cancelPath: Paths.restDays)
        return try visit.ask(question, title: AchievementTexts.removeDaysOff)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, day: LocalDay) async throws -> Response {
        let moment = visit.moment
        let outcome = try await visit.write { try $1.training.unmarkDaysOff($0, around: day, at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.restDays, notice: .daysOffRemoved, outcome: outcome)
    }
}

/// The rules of the streak: rest days a week, and the days that don't count.
struct RestDaysPage: PageContent {
    struct Run: Sendable {
        let run: DaysOffRun
        let today: LocalDay

        var icon: String { run.reason.icon }
        var removePath: String { Paths.daysOffDeletion(run.firstDay) }

        var note: String {
            run.dayCount == 1 ? run.reason.name : "\(run.reason.name), \(CountTexts.days(run.dayCount))"
        }

        var title: String {
            guard run.dayCount > 1 else { return run.firstDay.relativeText(today: today) }
            return
                DateTexts.period(
                    run.firstDay.relativeText(today: today), run.lastDay.relativeText(today: today, isWithin: true))
        }
    }

    /// Older days off still count but are not listed.
    static let shownPastDays = 366

    var view: CompiledView<Self> { view_achievements_rest_days }
    let form: RestDaysForm
    let daysOffForm: DaysOffForm
    let runs: [DaysOffRun]
    let today: LocalDay

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var listedRuns: [Run] { runs.reversed().map { Run(run: $0, today: today) } }
}
