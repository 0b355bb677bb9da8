import Fitness
import Forms
import Models
import Texts
import Web

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
