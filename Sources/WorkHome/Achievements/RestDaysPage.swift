import Mustache

/// The rules of the streak: rest days a week, and the days that don't count.
struct RestDaysPage: PageContent {
    struct Run: Sendable, MustacheParent {
        let run: DaysOffRun
        let today: LocalDay

        func child(named name: String) -> Any? {
            switch name {
            case "title": title
            case "note": note
            case "icon": run.reason.icon
            case "removePath": Paths.daysOffDeletion(run.firstDay)
            default: nil
            }
        }

        private var note: String {
            run.dayCount == 1 ? run.reason.name : "\(run.reason.name), \(CountText.of(run.dayCount, "day"))"
        }

        var title: String {
            guard run.dayCount > 1 else { return run.firstDay.relativeText(today: today) }
            return "\(run.firstDay.relativeText(today: today)) to \(run.lastDay.relativeText(today: today))"
        }
    }

    /// What is longer ago stays counted, but is not listed.
    static let shownPastDays = 366

    let view = View.restDays
    let form: RestDaysForm
    let daysOffForm: DaysOffForm
    let runs: [DaysOffRun]
    let today: LocalDay

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "restDaysForm": form
        case "daysOffForm": daysOffForm
        case "runs": runs.reversed().map { Run(run: $0, today: today) }
        case "streakPath": Paths.achievements
        default: nil
        }
    }
}
