/// The sessions of one activity on one day.
struct CardioCard: Sendable {
    let exercise: Exercise
    let sessions: [CardioSession]
    let unit: DistanceUnit
    let records: DayRecords
    let token: FormToken

    var id: String { "exercise-\(exercise.id)" }
    var name: String { exercise.name }
    var path: String { Paths.records(of: exercise.id) }
    var spoken: String { "\(exercise.name). \(sessions.spoken(unit))" }
    var items: [LoggedItem] { sessions.map(item) }

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
            chip: records.isFirst(session) ? Chip(tone: .neutral, text: "First") : nil)
    }
}

extension [CardioSession] {
    /// What a screen reader says: "1 session. 28 minutes 40 seconds. 5.2 kilometers."
    func spoken(_ unit: DistanceUnit) -> String {
        let seconds = reduce(0) { $0 + $1.durationSeconds }
        let meters = reduce(0) { $0 + ($1.distanceMeters ?? 0) }
        let distance = meters > 0 ? " \(unit.spoken(meters: meters))." : ""
        return "\(CountText.of(count, "session")). \(DurationText.spoken(seconds: seconds)).\(distance)"
    }
}
