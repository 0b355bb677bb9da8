import Fitness
import Models

/// A routine that is being done or was done, or as it would start: then it has no id yet.
package struct RoutineSession: Sendable, Equatable {
    /// nil until its first action.
    package var id: Int64?
    /// Names it before it has an id, also without a connection.
    package var token: String
    /// nil if the routine was deleted since.
    package var routine: Int64?
    package var name: String
    package var day: LocalDay
    /// Seconds since 1970.
    package var startedAt: Int64?
    package var finishedAt: Int64?
    package var note: String
    /// Of the program whose day it is; nil for a routine of its own.
    package var week: ProgramWeek?
    /// In their order.
    package var exercises: [SessionExercise]

    package var isOpen: Bool { id != nil && finishedAt == nil }
    package var sets: [SessionSet] { exercises.flatMap(\.sets) }
    package var hasDoneSets: Bool { sets.contains { $0.done != nil } }
}

/// A session that was begun, as a list shows it.
package struct RoutineSessionOverview: Sendable, Equatable {
    package let id: Int64
    package let routine: Int64
    package let day: LocalDay
    package let isOpen: Bool
    package let totals: RoutineSummary.Totals
}

/// An exercise of a session with its sets.
package struct SessionExercise: Sendable, Equatable {
    /// Which exercise of the session it is: the slot of the routine, or a letter and a number for an added one.
    package var slot: String
    package var exercise: Exercise
    /// The exercise in whose place it is done; nil if it was not swapped.
    package var askedExercise: Exercise?
    /// Exercises with the same number are a superset.
    package var group: Int
    /// nil for the person's rest timer.
    package var restSeconds: Int?
    /// That of its whole group.
    package var clock: GroupClock?
    /// The note of the routine.
    package var note: String
    /// Why these weights are asked; nil without a rule, and once the session has begun with other rows.
    package var reason: Reason?
    package var proposal: Proposal?
    package var sets: [SessionSet]
}

/// A set of a session: what is asked, what was done, and what was done in its place the last time.
package struct SessionSet: Sendable, Equatable {
    package enum Origin: String, Sendable, CaseIterable {
        case asked, warmUp, added
    }

    /// The id of its row; nil before its session begins.
    package var id: Int64?
    /// What forms and waiting sets call it; it never changes.
    package var place: Int
    package var origin: Origin
    package var kind: SetKind
    /// nil if nothing is asked: of an added set, or of an exercise that is counted differently from the one that it is
    /// done instead of.
    package var target: TargetSet?
    package var loadableKilograms: Double?
    /// Whether it is not to be done any more.
    package var isSkipped: Bool
    /// Whether it was tried, and not one rep of it was done; it is skipped too then.
    package var isMissed = false
    package var done: StrengthSet?
    /// What was done in this place the last time.
    package var previous: StrengthSet?
    /// The rest after it; 0 between the exercises of a superset, nil for the person's rest timer.
    package var restSeconds: Int?
}
