import Fitness
import Forms
import Models
import Texts

/// The sessions of one activity on one day.
package struct CardioCard: Sendable {
    let exercise: Exercise
    let sessions: [CardioSession]
    let unit: DistanceUnit
    let records: DayRecords
    let token: FormToken

    package var id: String { "exercise-\(exercise.id)" }
    package var name: String { exercise.name }
    package var path: String { Paths.records(of: exercise.id) }
    package var spoken: String { "\(exercise.name). \(sessions.spoken(unit))" }
    package var items: [LoggedItem] { sessions.map(item) }

    private func item(_ session: CardioSession) -> LoggedItem {
        let text = session.text(unit)
        let notes = [
            session.paceText(unit),
            session.energyKilocalories > 0 ? Figure.kilocalories(session.energyKilocalories).text : nil,
            session.note.isEmpty ? nil : session.note,
        ].compactMap { $0 }
        return LoggedItem(
            title: text, note: notes.isEmpty ? nil : notes.joined(separator: " · "),
            spoken: "\(exercise.name), \(text)", path: Paths.cardioSession(session.id),
            token: token.suffixed("cardio-\(session.id)"), badge: records.badge(ofCardioSession: session.id),
            chip: records.isFirst(session) ? Chip(tone: .neutral, text: CommonTexts.first) : nil)
    }
}

extension [CardioSession] {
    /// Text for screen readers: "1 session. 28 minutes 40 seconds. 5.2 kilometers."
    package func spoken(_ unit: DistanceUnit) -> String {
        let seconds = reduce(0) { $0 + $1.durationSeconds }
        let meters = reduce(0) { $0 + ($1.distanceMeters ?? 0) }
        let distance = meters > 0 ? " \(unit.spoken(meters: meters))." : ""
        return "\(CountTexts.sessions(count)). \(DurationText.spoken(seconds: seconds)).\(distance)"
    }
}
