import Fitness
import GRDB
import Models

/// Routines to begin a new one with: of the library, and what was done on a day.
extension User.Routines {
    /// The exercises of a routine of the library, as the user names them.
    package func exercises(_ database: Database, of routine: LibraryRoutine) throws -> [RoutineExercise] {
        let known = try exercises(database, withKeys: routine.exercises.map(\.exercise))
        return routine.exercises.enumerated().compactMap { place, line in
            known[line.exercise].map { RoutineExercise(line, $0, slot: place + 1) }
        }
    }

    /// The exercises of a day of a built-in program, with the rules of their lifts.
    /// - Parameter start: how it is begun: it says the weights of lifts without a training max.
    package func exercises(
        _ database: Database, of day: LibraryProgramDay, in program: LibraryProgram, begun start: ProgramStart? = nil
    ) throws -> [RoutineExercise] {
        let known = try exercises(database, withKeys: day.exercises.map(\.exercise))
        return day.exercises.enumerated().compactMap { place, line in
            guard let exercise = known[line.exercise] else { return nil }
            var planned = RoutineExercise(line, exercise, slot: place + 1)
            if case .lift(let key) = line.progression, let lift = program.lifts.first(where: { $0.key == key }) {
                planned.rule = lift.progression
                if let start, let kilograms = start.kilograms[key], !lift.needsTrainingMax {
                    planned.statedWeight = StatedWeight(day: start.firstDay, kilograms: kilograms)
                }
            }
            return planned
        }
    }

    /// The sets of a day, exercise by exercise in the order in which they were begun, with equal sets as one line.
    package func exercises(_ database: Database, loggedOn day: LocalDay) throws -> [RoutineExercise] {
        try user.training.trackDay(database, on: day).exercises.prefix(RoutineDraft.maximumExercises).enumerated()
            .map { place, logged in
                let sets = logged.sets.map {
                    LoggedSet(kind: $0.kind, amount: $0.amount, kilograms: $0.weightKilograms)
                }
                return RoutineExercise(
                    slot: place + 1, exercise: logged.exercise, isJoined: false, lines: [SetLine](logged: sets),
                    note: "")
            }
    }

    /// Exercises of the catalogue by their keys.
    package func exercises(_ database: Database, withKeys keys: [String]) throws -> [String: Exercise] {
        let places = repeatElement("?", count: keys.count).joined(separator: ", ")
        let ids =
            try RowReader.dictionary(
                database, "SELECT key, id FROM exercises WHERE key IN (\(places))", StatementArguments(keys))
            as [String: Int64]
        return try ids.compactMapValues { try user.training.exercise(database, id: $0) }
    }
}

extension RoutineExercise {
    fileprivate init(_ line: LibraryRoutineExercise, _ exercise: Exercise, slot: Int) {
        var rule: ProgressionRule?
        if case .rule(let text) = line.progression { rule = ProgressionRule(text) }
        self.init(
            slot: slot, exercise: exercise, isJoined: line.isJoined, lines: line.lines, rule: rule,
            restSeconds: line.restSeconds, clock: line.clock, note: line.note)
    }
}
