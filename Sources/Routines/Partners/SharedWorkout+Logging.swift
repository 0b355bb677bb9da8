import Fitness
import GRDB
import Models

/// A set of a shared workout, as a page named it.
package struct SharedSetReference: Sendable {
    /// `SharedWorkout.name` of the page.
    package let workout: String
    package let isMine: Bool
    package let place: Int
    package let exercise: Int64

    package init(workout: String, isMine: Bool, place: Int, exercise: Int64) {
        (self.workout, self.isMine, self.place, self.exercise) = (workout, isMine, place, exercise)
    }
}

/// What came of a tap on a shared set.
package enum SharedSetOutcome: Sendable {
    case done(RoutineOutcome)
    /// Somebody tapped it before; nothing was changed.
    case alreadyDone
    /// The page was old: the set or its exercise is not there any more, or there is no weight for it.
    case gone
}

extension User.Routines {
    /// Logs a set as asked, in the workout of the person whose set it is, as if they had tapped it themselves.
    /// - Returns: nil unless both allow it.
    package func log(
        _ database: Database, _ reference: SharedSetReference, with partner: Int64, at moment: TrainingMoment
    ) throws -> SharedSetOutcome? {
        guard let shared = try sharedWorkout(database, with: partner, at: moment) else { return nil }
        let turn = shared.exercises.first { $0.exercise.id == reference.exercise }?.turns.first {
            $0.isMine == reference.isMine && $0.set.place == reference.place
        }
        guard shared.name == reference.workout, let turn else { return .gone }
        guard turn.set.done == nil else { return .alreadyDone }
        guard let draft = turn.asked else { return .gone }
        let action = RoutineAction.done(place: reference.place, draft)
        guard !reference.isMine else {
            return .done(
                try apply(database, action, in: SessionReference(token: shared.mine.token), at: moment))
        }
        let theirs = TrainingMoment(moment.now, in: shared.partner.timeZone)
        let outcome = try shared.partner.routines.apply(
            database, action, in: SessionReference(token: shared.theirs.token), at: theirs)
        _ = try shared.partner.settle(database, at: theirs)
        return .done(outcome)
    }
}
