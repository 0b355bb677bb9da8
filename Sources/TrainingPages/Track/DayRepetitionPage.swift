import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// Shows earlier days, each with a button that logs its sets again.
package enum DayRepetitionController {
    private static let shownDays = 8

    package static func show(_ visit: MemberVisit) async throws -> Response {
        let day = min(visit.trackedDay, visit.today)
        let from = visit.request.query["from"].flatMap { LocalDay($0) }.flatMap { $0 < day ? $0 : nil }
        let page = try await visit.read { database, user in
            DayRepetitionPage(
                day: day, from: from,
                found: try from.map { try [user.training.repeatableDay(database, $0)].compactMap { $0 } }
                    ?? user.training.repeatableDays(database, before: day, atMost: shownDays),
                hasSets: try !user.training.trackDay(database, on: day).exercises.isEmpty, today: visit.today,
                token: FormToken(of: user.revision))
        }
        return try visit.page(page, title: page.title, destination: .track)
    }
}

/// Asks which earlier day to log again.
struct DayRepetitionPage: PageContent {
    struct Choice: Sendable {
        let repeatable: RepeatableDay
        let today: LocalDay
        let token: String

        var sets: [StrengthSet] { repeatable.sets }

        var day: String { repeatable.day.relativeText(today: today) }
        var from: String { repeatable.day.description }
        var exercises: String {
            repeatable.exercises.map(\.exercise.name).joined(separator: ", ")
        }
        var label: String { TrackTexts.logAgain(sets.countText) }
    }

    var view: CompiledView<Self> { view_track_repeat_day }
    let shownDay: LocalDay
    private let chosenDay: LocalDay?
    private let today: LocalDay
    private let hasSets: Bool
    let choices: [Choice]

    /// - Parameters:
    ///   - day: the day for which they are logged.
    ///   - from: the day to repeat, if one was chosen.
    ///   - hasSets: whether the day has sets already.
    init(
        day: LocalDay, from: LocalDay?, found: [RepeatableDay], hasSets: Bool, today: LocalDay, token: FormToken
    ) {
        shownDay = day
        chosenDay = from
        self.today = today
        self.hasSets = hasSets
        choices = found.map {
            Choice(repeatable: $0, today: today, token: token.suffixed("repeat-\($0.day)"))
        }
    }

    var back: Link { Link(CommonTexts.backToTrack, to: Paths.track(on: shownDay)) }
    var title: String { TrackTexts.repeatAnEarlierDay }
    var explanation: String { TrackTexts.repeatingADay(shownDay.relativeText(today: today, isWithin: true)) }
    var addition: String? { hasSets ? TrackTexts.setsAreAdded : nil }
    var nothing: String? {
        guard choices.isEmpty else { return nil }
        return chosenDay.map { TrackTexts.nothingToRepeatOn($0.relativeText(today: today)) }
            ?? TrackTexts.noEarlierSets
    }
    var day: String { shownDay.description }
    var chosen: String { chosenDay?.description ?? "" }
}
