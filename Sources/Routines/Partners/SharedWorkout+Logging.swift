import Fitness
import GRDB
import Models

/// A set on the page of a shared workout whose button was pressed.
package struct SharedSetReference: Sendable {
    /// `SharedWorkout.name` of the page.
    package let workout: String
    package let isMine: Bool
    package let place: Int
    package let exercise: Int64
    /// Whether a tap on it is taken back.
    package let isTakenBack: Bool

    package init(workout: String, isMine: Bool, place: Int, exercise: Int64, isTakenBack: Bool = false) {
        (self.workout, self.isMine, self.place, self.exercise) = (workout, isMine, place, exercise)
        self.isTakenBack = isTakenBack
    }
}

/// What came of a tap on a shared set.
package enum SharedSetOutcome: Sendable {
    case done(RoutineOutcome)
    /// Somebody tapped it before; nothing was changed.
    case alreadyDone
    /// It is open again.
    case takenBack
    /// The page was old: the set or its exercise is not there any more, or there is no weight for it.
    case gone
}

extension User.Routines {
    /// Logs a set as asked, in the workout of the person whose set it is, as if they had tapped it themselves.
    /// - Parameter reference: nil if the page named none.
    /// - Returns: nil unless both allow it.
    package func log(
        _ database: Database, _ reference: SharedSetReference?, with partner: Int64, at moment: TrainingMoment
    ) throws -> SharedSetOutcome? {
        guard let shared = try sharedWorkout(database, with: partner, at: moment, isOrdered: false) else { return nil }
        guard let reference else { return .gone }
        let turn = shared.exercises.first { $0.exercise.id == reference.exercise }?.turns.first {
            $0.isMine == reference.isMine && $0.set.place == reference.place
        }
        guard shared.name == reference.workout, let turn else { return .gone }
        guard !reference.isTakenBack else {
            guard let tap = turn.tap else { return .gone }
            return try takeBack(database, tap: tap, in: shared, at: moment)
        }
        guard turn.set.done == nil else { return .alreadyDone }
        guard let draft = turn.asked else { return .gone }
        let action = RoutineAction.done(place: reference.place, draft)
        guard !reference.isMine else {
            return try apply(database, action, in: WorkoutReference(token: shared.mine.token), at: moment)
                .map { .done($0) }
        }
        let theirs = TrainingMoment(moment.now, in: shared.partner.timeZone)
        let outcome = try shared.partner.routines.apply(
            database, action, in: WorkoutReference(token: shared.theirs.token), at: theirs)
        guard let outcome else { return nil }
        if let step = outcome.change?.undoStep { try remember(database, tap: step, in: shared.partner) }
        _ = try shared.partner.settle(database, at: theirs)
        return .done(outcome)
    }

    // The step to undo it belongs to the person whose set it is. Its token says who tapped.

    private func remember(_ database: Database, tap step: Int64, in partner: User) throws {
        try database.run(
            "UPDATE undo_steps SET token = ? WHERE id = ? AND user_id = ?", ["\(tapToken)\(step)", step, partner.id])
    }

    private var tapToken: String { "tap-of-\(user.id)-" }

    /// The steps of the user's taps in another person's workout that nothing changed since, by the set of each.
    func taps(_ database: Database, in partner: User, at moment: TrainingMoment) throws -> [Int64: Int64] {
        let steps = try UndoStep.all(
            database,
            """
            SELECT \(UndoStep.columns) FROM undo_steps
            WHERE user_id = ? AND created_at >= ? AND token GLOB ? AND \(UndoStep.isReadable)
            """, [partner.id, moment.now.secondsSince1970 - UndoStep.lifetimeSeconds, "\(tapToken)*"])
        var taps: [Int64: Int64] = [:]
        for step in steps where try step.isUnchanged(database) {
            if case .integer(let set)? = step.current.first?["id"] { taps[set] = step.id }
        }
        return taps
    }

    private func takeBack(
        _ database: Database, tap step: Int64, in shared: SharedWorkout, at moment: TrainingMoment
    ) throws -> SharedSetOutcome {
        let theirs = TrainingMoment(moment.now, in: shared.partner.timeZone)
        guard try shared.partner.undo(database, step: step, at: theirs)?.outcome != nil else { return .gone }
        _ = try shared.partner.settle(database, at: theirs)
        return .takenBack
    }
}
