import Fitness
import Forms
import GRDB
import Models
import Texts

/// A row of a card: one logged entry, which can be changed or deleted.
package struct LoggedItem: Sendable {
    /// The mark before the title: a set's number, or the letter of its type.
    package var mark: String?
    package let title: String
    package var note: String?
    /// The text for screen readers.
    package let spoken: String
    /// The path of the entry, with its forms at `/edit` and `/delete`.
    package let path: String
    package let token: String
    package var badge: RecordBadge?
    package var chip: Chip?
    /// The timed workout in which it was logged.
    package var workout: Link?
    /// The page to open after a change; nil for that of its day.
    package var back: ReturnPath?

    package init(
        mark: String? = nil, title: String, note: String? = nil, spoken: String, path: String, token: String,
        badge: RecordBadge? = nil, chip: Chip? = nil, workout: Link? = nil, back: ReturnPath? = nil
    ) {
        self.mark = mark
        self.title = title
        self.note = note
        self.spoken = spoken
        self.path = path
        self.token = token
        self.badge = badge
        self.chip = chip
        self.workout = workout
        self.back = back
    }

    package var editPath: String { Paths.editor(of: path, returningTo: back) }
    package var deletePath: String { Paths.deletion(of: path) }
}

extension Link {
    /// A link to the timed workout in which a set was logged.
    init(workout id: Int64, named name: String) {
        self.init(CommonTexts.workoutNamed(name), to: Paths.timedWorkout(id))
    }
}

extension User {
    /// The timed workout in which a set was logged.
    package func workout(ofSet set: Int64, _ database: Database) throws -> Link? {
        try RowReader.first(
            database,
            """
            SELECT workout_sessions.id, plan_name FROM strength_sets
            JOIN workout_sessions ON workout_sessions.id = workout_session_id
            WHERE strength_sets.id = ? AND strength_sets.user_id = ?
            """, [set, id]
        ) { try Link(workout: $0.next(), named: $0.next()) }
    }
}

extension RecordBadge {
    var path: String { Paths.record(kind, of: exercise) }
}

/// The entries of a day, as the cards of its page.
package struct LoggedCards: Sendable {
    package let logged: TrackDay
    package let units: Units
    package let token: FormToken
    /// Whether entries can be added on that day: false for a future day.
    package let canAdd: Bool
    /// The likely next sets by exercise, where one tap can log them.
    private let next: [Int64: NextSet]

    package init(logged: TrackDay, units: Units, token: FormToken, canAdd: Bool, next: [Int64: NextSet] = [:]) {
        self.next = next
        self.logged = logged
        self.units = units
        self.token = token
        self.canAdd = canAdd
    }

    package var exercises: [ExerciseCard] {
        logged.exercises.map { sets in
            ExerciseCard(
                sets: sets, units: units, records: logged.records, workoutNames: logged.workoutNames,
                token: token,
                addPath: canAdd && !sets.exercise.isArchived ? Paths.newSet(sets.exercise.id, on: logged.day) : nil,
                next: next[sets.exercise.id])
        }
    }

    /// The sessions of a day by exercise, in the order of each exercise's first session.
    package var cardio: [CardioCard] {
        let groups = Dictionary(grouping: logged.cardio, by: \.exercise.id)
        var order: [Int64] = []
        for item in logged.cardio where !order.contains(item.exercise.id) { order.append(item.exercise.id) }
        return order.compactMap { id in
            guard let items = groups[id], let exercise = items.first?.exercise else { return nil }
            return CardioCard(
                exercise: exercise, sessions: items.map(\.session), unit: units.distance, records: logged.records,
                token: token)
        }
    }

    package var workouts: [ListRow] {
        logged.workouts.map { workout in
            let exercises = CountTexts.exercises(workout.exercisesDone)
            let duration = DurationText.clock(seconds: workout.durationSeconds)
            return ListRow(
                title: workout.planName, path: Paths.timedWorkout(workout.id), icon: "workout",
                note: "\(duration) · \(exercises) · \(Figure.kilocalories(workout.energyKilocalories).text)")
        }
    }

    package var weight: ListRow? {
        logged.weightKilograms.map {
            ListRow(title: CommonTexts.bodyWeight, path: Paths.progress, icon: "scale", note: units.weight.text($0))
        }
    }

    package var trackables: TrackablesCard? {
        let shown = logged.trackables.filter { canAdd || !$0.entries.isEmpty }
        guard !shown.isEmpty else { return nil }
        return TrackablesCard(tracked: shown, units: units, day: logged.day, token: token, canAdd: canAdd)
    }
}

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
