import Fitness
import GRDB
import Models

/// The weight with which a lift of a built-in program could begin.
package struct ProposedStart: Sendable, Equatable {
    package let kilograms: Double
    /// From the person's own sets, instead of an empty bar.
    package let isEstimated: Bool
}

extension User.Programs {
    /// By the key of the lift: the training max that the person has, or 90 % of their estimated one-rep max; else 85 % of
    /// what the estimate gives for the asked reps, as it can be loaded, and without sets the empty bar.
    package func proposedStarts(
        _ database: Database, of program: LibraryProgram, _ exercises: [String: Exercise], on day: LocalDay
    ) throws -> [String: ProposedStart] {
        var starts: [String: ProposedStart] = [:]
        for lift in program.lifts where lift.asksForWeight {
            guard let exercise = exercises[lift.exercise] else { continue }
            starts[lift.key] = try proposedStart(database, of: lift, in: program, exercise, on: day)
        }
        return starts
    }

    private func proposedStart(
        _ database: Database, of lift: LibraryLift, in program: LibraryProgram, _ exercise: Exercise, on day: LocalDay
    ) throws -> ProposedStart? {
        if lift.needsTrainingMax, let max = try user.routines.currentTrainingMax(database, of: exercise.id, on: day) {
            return ProposedStart(kilograms: max.kilograms, isEstimated: false)
        }
        let loads = try user.routines.loads(database, for: exercise)
        let lines = program.days.lazy.flatMap(\.exercises).first { $0.progression == .lift(lift.key) }?.lines ?? []
        let estimate = try user.routines.estimatedOneRepMax(database, of: exercise.id, on: day)
        let isBody = exercise.load == .bodyweight
        let body = isBody ? try user.training.bodyWeightKilograms(database, on: day) : nil
        let next = (lift.progression ?? .fixed).next(
            lines.filter { $0.week <= 1 }, after: LiftHistory(estimatedOneRepMax: estimate),
            on: Occasion(day: day, unit: user.units.weight, bodyKilograms: body ?? 0), loads)
        switch next.proposal {
        case .trainingMax(let kilograms) where kilograms > 0:
            return ProposedStart(kilograms: (kilograms * 2).rounded() / 2, isEstimated: true)
        case .workWeight(let kilograms) where kilograms > 0:
            return ProposedStart(kilograms: kilograms, isEstimated: true)
        default: break
        }
        guard !lift.needsTrainingMax, let bar = loads.rack?.emptyBar, bar.kilograms > 0 else { return nil }
        return ProposedStart(kilograms: bar.kilograms, isEstimated: false)
    }
}
