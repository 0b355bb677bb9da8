import Fitness
import Forms
import GRDB
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
        var exercises: String { repeatable.exercises.map(\.exercise.name).joined(separator: ", ") }
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
        return chosenDay.map { TrackTexts.nothingToRepeat(on: $0.relativeText(today: today)) }
            ?? TrackTexts.noEarlierSets
    }
    var day: String { shownDay.description }
    var chosen: String { chosenDay?.description ?? "" }
}

/// Logs the sets of an earlier day again, of one exercise or of all: each of them, or none.
package enum RepeatedSetsController {
    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, moment) = (typed.fields, visit.moment)
        guard let day = LocalDay(fields["date"] ?? ""), let from = LocalDay(fields["from"] ?? ""), from < day,
            day <= visit.today
        else { throw HTTPError(.notFound) }
        let (drafts, change) = try await visit.write { database, user in
            let drafts = try repeatedSets(database, user, fields, from: from, on: day)
            let change = try user.change(
                database, StrengthSetDraft.self, to: drafts, token: FormToken.read(fields), at: moment
            ) { try user.training.log(database, drafts, at: moment) }
            return (drafts, change)
        }
        let exercises = Set(drafts.map(\.exercise.id))
        let path = exercises.count == 1 ? exercises.first.map { Paths.track(on: day, exercise: $0) } : nil
        return try visit.redirect(
            to: path ?? Paths.track(on: day), after: change, notice: .setsSaved, record: .setsRecord)
    }

    /// - Throws: 404 if there is nothing to repeat.
    private static func repeatedSets(
        _ database: Database, _ user: User, _ fields: FormFields, from: LocalDay, on day: LocalDay
    ) throws -> [StrengthSetDraft] {
        guard let id = fields["exercise_id"] else {
            return try user.training.repeatableDay(database, from).orNotFound().drafts(on: day)
        }
        let exercise = try user.loggableExercise(database, Int64(outside: id), .strength).orNotFound()
        return try user.training.sets(database, of: exercise.id, on: from).map {
            StrengthSetDraft(repeating: $0, of: exercise, on: day)
        }
    }
}
