import Fitness
import Forms
import Models
import Texts
import Web

/// What a point of a chart stands for: what was logged on its day, with a link to it.
struct ShownDay: Sendable {
    struct Item: Sendable {
        let title: String
        var note: String?
        var badge: RecordBadge?
    }

    /// The day as a heading.
    let title: String
    /// The text for screen readers.
    let spoken: String
    let summary: String
    var badge: RecordBadge?
    var items: [Item] = []
    /// The link to the day in its tab.
    let link: Link
}

extension ShownDay {
    init(_ shown: ExerciseAnalysis.Shown, of exercise: Exercise, units: Units) {
        let sets = TrackDay.ExerciseSets(exercise: exercise, sets: shown.sets)
        let hasSets = !shown.sets.isEmpty
        let words = hasSets ? sets.spoken(units.weight) : "\(exercise.name). \(shown.sessions.spoken(units.distance))"
        let isEmpty = !hasSets && shown.sessions.isEmpty
        title = shown.day.longText
        spoken =
            isEmpty
            ? AnalyzeTexts.nothingLoggedOn(shown.day.longText) : "\(shown.day.longText). \(words)"
        summary =
            isEmpty
            ? AnalyzeTexts.noExerciseOnThisDay(exercise.name)
            : hasSets ? sets.summary(units.weight) : CountTexts.sessions(shown.sessions.count)
        badge = shown.records.badge(ofDayOf: exercise.id)
        items =
            shown.sets.map { Self.item($0, of: exercise, shown.records, units) }
            + shown.sessions.map { Self.item($0, shown.records, units.distance) }
        link = Link(CommonTexts.goToDayInTrack, to: Paths.track(on: shown.day, exercise: exercise.id))
    }

    private static func item(
        _ set: StrengthSet, of exercise: Exercise, _ records: DayRecords, _ units: Units
    ) -> Item {
        let estimate = set.kind.counts && set.reps > 1 ? set.estimatedOneRepMaxKilograms : nil
        let kind = set.kind == .normal ? nil : set.kind.name
        return Item(
            title: set.text(of: exercise, units), note: set.details(kind, estimate: estimate, units.weight),
            badge: records.badge(ofSet: set.id))
    }

    private static func item(_ session: CardioSession, _ records: DayRecords, _ unit: DistanceUnit) -> Item {
        let notes = [session.paceText(unit), session.note.isEmpty ? nil : session.note].compactMap { $0 }
        return Item(
            title: session.text(unit), note: notes.isEmpty ? nil : notes.joined(separator: " · "),
            badge: records.badge(ofCardioSession: session.id))
    }
}
