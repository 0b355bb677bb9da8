import Fitness
import Forms
import HTTP
import Models
import Routines
import Texts
import Web

package enum WorkoutHistoryController {
    private static let shownRoutines = 12

    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (today, query) = (visit.today, visit.request.query)
        let (words, skipped) = (query.searchWords, query.skipped())
        let page = try await visit.read { database, user in
            // Any day of a program may have been done, not only the one that is due.
            let next = try user.nextRoutines(database, on: today, limit: shownRoutines)
            let others = try user.routines.routines(database).filter { routine in
                !next.contains { $0.id == routine.id }
            }
            return WorkoutHistoryPage(
                words: words, skipped: skipped,
                history: try user.routines.history(database, words: words, skipping: skipped),
                routines: Array((next + others).prefix(shownRoutines)), units: user.units, today: today)
        }
        return try visit.page(page, title: RoutineTexts.history, destination: .workout)
    }
}

/// What was trained, by month, with a search, and routines to log afterwards.
struct WorkoutHistoryPage: PageContent {
    struct Month: Sendable {
        let month: LocalMonth
        fileprivate(set) var entries: [ListRow]

        var id: String { month.description }
        var title: String { "\(month.name) \(month.year)" }
    }

    var view: CompiledView<Self> { view_routines_history }
    let words: String
    let skipped: Int
    let history: WorkoutHistory
    /// What can be logged afterwards.
    let routines: [Routine]
    let units: Units
    let today: LocalDay

    var back: Link { Link(WorkoutTexts.backToWorkout, to: Paths.workouts) }
    var date: Field { Field("date", label: CommonTexts.date, value: today.previous.description) }
    var more: Link? {
        history.nextSkipped.map { Link.more(at: Paths.workoutHistory(words, skipping: $0)) }
    }

    var nothing: String? {
        guard history.entries.isEmpty else { return nil }
        if !words.isEmpty { return RoutineTexts.noWorkoutFound }
        return skipped == 0 ? RoutineTexts.historyIsEmpty : RoutineTexts.noMoreWorkouts
    }

    var months: [Month] {
        history.entries.reduce(into: []) { months, entry in
            if months.last?.month != entry.day.month { months.append(Month(month: entry.day.month, entries: [])) }
            months[months.count - 1].entries.append(row(entry))
        }
    }

    /// `Fri, 20 Nov · 12 sets, 3 warm-ups, 45 min · 3,150 kg · 2 records`
    private func row(_ entry: WorkoutHistory.Entry) -> ListRow {
        let day = entry.day.relativeText(today: today)
        switch entry.kind {
        case .timed:
            let time = DurationText.clock(seconds: Int(entry.totals.seconds))
            let energy = Figure.kilocalories(entry.kilocalories).text
            return ListRow(
                title: entry.name, path: Paths.timedWorkout(entry.id), icon: "clock",
                note: [day, time, energy].joined(separator: " · "))
        case .routine:
            return ListRow(
                title: entry.name, path: Paths.trackedWorkout(entry.id), icon: "workout", note: note(entry, on: day))
        case .day:
            return ListRow(
                title: RoutineTexts.setsWithoutWorkout, path: Paths.track(on: entry.day), icon: "track",
                note: note(entry, on: day))
        }
    }

    private func note(_ entry: WorkoutHistory.Entry, on day: String) -> String {
        let grams = entry.totals.volumeGrams
        let parts = [
            day, entry.totals.text, grams > 0 ? units.weight.volumeText(grams: grams) : nil,
            entry.records > 0 ? CountTexts.personalRecords(entry.records) : nil,
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
