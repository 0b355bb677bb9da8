import Fitness
import Forms
import GRDB
import HTTP
import Models

extension MemberVisit {
    /// The day that a page of the tracker is about: `?date=`, or today.
    package var trackedDay: LocalDay { request.query["date"].flatMap { LocalDay($0) } ?? today }

    /// After a change of something logged: says so, offers the way back, and where it is one tells of the record.
    /// - Throws: 404 if they had nothing to change.
    package func redirect(
        to path: String, after change: LoggedChange?, notice: Notice.Code, record: Notice.Code? = nil,
        rest: RestTimer? = nil
    ) throws -> Response {
        guard let change else { throw HTTPError(.notFound) }
        guard let record, change.outcome.record != nil else {
            return try redirect(
                to: path, notice: notice, outcome: change.outcome, undoStep: change.undoStep, rest: rest)
        }
        return try redirect(
            to: path, notice: record, outcome: change.outcome, undoStep: change.undoStep,
            record: change.outcome.record, rest: rest)
    }
}

extension User {
    /// An exercise by the id that a form or an address spells, if it is not archived and logged by itself.
    package func loggableExercise(_ database: Database, _ id: String?) throws -> Exercise? {
        guard let id = id.flatMap({ Int64($0) }), let exercise = try training.exercise(database, id: id),
            exercise.kind != .mobility, !exercise.isArchived
        else { return nil }
        return exercise
    }

    /// One that is logged in that way.
    package func loggableExercise(_ database: Database, _ id: String?, _ kind: ExerciseKind) throws -> Exercise? {
        try loggableExercise(database, id).flatMap { $0.kind == kind ? $0 : nil }
    }

    package func exerciseOptions(_ database: Database, _ kind: ExerciseKind) throws -> [Field.Option] {
        [.init(value: "", label: "Choose an exercise")]
            + (try training.exercises(database)).filter { $0.kind == kind }.map {
                .init(value: String($0.id), label: $0.name)
            }
    }

    package func loggableTrackable(_ database: Database, _ id: String?) throws -> Trackable? {
        guard let id = id.flatMap({ Int64($0) }), let trackable = try training.trackable(database, id: id),
            !trackable.isArchived
        else { return nil }
        return trackable
    }

    package func trackableOptions(_ database: Database) throws -> [Field.Option] {
        [.init(value: "", label: "Choose what to log")]
            + (try training.trackables(database)).map { .init(value: String($0.id), label: $0.name) }
    }
}
