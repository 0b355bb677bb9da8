import Fitness
import Forms
import Models
import Texts

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
