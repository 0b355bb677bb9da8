import GRDB

/// What a row is called: `Bench Press` and `80 kg × 5`.
struct LoggedWords: Sendable {
    let name: String
    let amount: String
}

extension StrengthSetRow {
    func words(_ database: Database, of user: User) throws -> LoggedWords? {
        guard let exercise = try user.exercise(database, id: exercise) else { return nil }
        let set = StrengthSet(
            id: id, exerciseID: exercise.id, day: day, kind: StrengthSet.Kind(rawValue: kind) ?? .normal, reps: reps,
            weightKilograms: weightKilograms, bodyWeightKilograms: bodyWeightKilograms,
            ratingOfPerceivedExertion: rpe, note: note, loggedAt: loggedAt, volumeGrams: 0,
            workoutSessionID: nil)
        return LoggedWords(name: exercise.name, amount: set.text(of: exercise, user.units.weight))
    }

    static func added(_ count: Int, _ words: LoggedWords) -> String {
        "\(CountText.of(count, "set")) of \(words.name)"
    }
}

extension CardioSessionRow {
    func words(_ database: Database, of user: User) throws -> LoggedWords? {
        try user.exercise(database, id: exercise).map {
            LoggedWords(
                name: $0.name, amount: user.units.distance.text(distanceMeters, inSeconds: durationSeconds))
        }
    }

    static func added(_ count: Int, _ words: LoggedWords) -> String {
        "\(CountText.of(count, "session")) of \(words.name)"
    }
}

extension TrackableEntryRow {
    func words(_ database: Database, of user: User) throws -> LoggedWords? {
        try user.trackable(database, id: trackable).map {
            LoggedWords(name: $0.name, amount: $0.text(value, user.units))
        }
    }

    static func added(_ count: Int, _ words: LoggedWords) -> String {
        "\(CountText.of(count, "entry", "entries")) of \(words.name)"
    }
}

extension MealEntryRow {
    func words(_: Database, of _: User) throws -> LoggedWords? {
        let energy = energyKilocalories.map { Figure.kilocalories(Int($0.rounded())).text }
        return LoggedWords(name: name, amount: item.amountText(unit: nil) ?? energy ?? "no calories")
    }

    static func added(_ count: Int, _: LoggedWords) -> String { CountText.of(count, "food") }
}
