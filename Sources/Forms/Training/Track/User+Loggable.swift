import Fitness
import GRDB
import Models
import Texts

extension User {
    /// The exercise with the id of a form or an address, if it is not archived and can be logged by itself.
    package func loggableExercise(_ database: Database, _ id: Int64?) throws -> Exercise? {
        guard let id, let exercise = try training.exercise(database, id: id),
            exercise.kind != .mobility, !exercise.isArchived
        else { return nil }
        return exercise
    }

    /// The same, if the exercise is of this kind.
    package func loggableExercise(_ database: Database, _ id: Int64?, _ kind: ExerciseKind) throws -> Exercise? {
        try loggableExercise(database, id).flatMap { $0.kind == kind ? $0 : nil }
    }

    package func exerciseOptions(_ database: Database, _ kind: ExerciseKind) throws -> [Field.Option] {
        [.init(value: "", label: CommonTexts.chooseAnExercise)]
            + (try training.exercises(database)).filter { $0.kind == kind }.map {
                .init(value: String($0.id), label: $0.name)
            }
    }

    package func loggableTrackable(_ database: Database, _ id: Int64?) throws -> Trackable? {
        guard let id, let trackable = try training.trackable(database, id: id),
            !trackable.isArchived
        else { return nil }
        return trackable
    }

    package func trackableOptions(_ database: Database) throws -> [Field.Option] {
        [.init(value: "", label: TrackTexts.chooseWhatToLog)]
            + (try training.trackables(database)).map { .init(value: String($0.id), label: $0.name) }
    }
}
