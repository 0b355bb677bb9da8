import Fitness
import GRDB

/// What a row is called: `Bench Press` and `80 kg × 5`.
package struct LoggedWords: Sendable {
    package let name: String
    package let amount: String
}

extension StrengthSetRow {
    package func words(_ database: Database, of user: User) throws -> LoggedWords? {
        guard let exercise = try user.training.exercise(database, id: exercise) else { return nil }
        let set = StrengthSet(
            id: id, exerciseID: exercise.id, day: day, kind: kind, reps: reps,
            weightKilograms: weightKilograms, bodyWeightKilograms: bodyWeightKilograms,
            ratingOfPerceivedExertion: rpe, note: note, loggedAt: loggedAt, volumeGrams: 0,
            workoutSessionID: nil)
        return LoggedWords(name: exercise.name, amount: set.text(of: exercise, user.units.weight))
    }

    package static func added(_ count: Int, _ words: LoggedWords) -> String {
        "\(CountText.of(count, "set")) of \(words.name)"
    }
}

extension CardioSessionRow {
    package func words(_ database: Database, of user: User) throws -> LoggedWords? {
        try user.training.exercise(database, id: exercise).map {
            LoggedWords(
                name: $0.name, amount: user.units.distance.text(distanceMeters, inSeconds: durationSeconds))
        }
    }

    package static func added(_ count: Int, _ words: LoggedWords) -> String {
        "\(CountText.of(count, "session")) of \(words.name)"
    }
}

extension TrackableEntryRow {
    package func words(_ database: Database, of user: User) throws -> LoggedWords? {
        try user.training.trackable(database, id: trackable).map {
            LoggedWords(name: $0.name, amount: $0.text(value, user.units))
        }
    }

    package static func added(_ count: Int, _ words: LoggedWords) -> String {
        "\(CountText.of(count, "entry", "entries")) of \(words.name)"
    }
}

extension MealEntryRow {
    package func words(_: Database, of _: User) throws -> LoggedWords? {
        let energy = energyKilocalories.map { Figure.kilocalories(Int($0.rounded())).text }
        return LoggedWords(name: name, amount: item.amountText(unit: nil) ?? energy ?? "no calories")
    }

    package static func added(_ count: Int, _: LoggedWords) -> String { CountText.of(count, "food") }
}
