import Fitness
import Models
import Texts

/// Which workout an action is for.
package struct WorkoutReference: Sendable {
    /// What a workout begins with.
    package struct Start: Sendable {
        package var routine: Int64
        package var day: LocalDay
        package var asked: AskedWorkout

        package init(routine: Int64, day: LocalDay, asked: AskedWorkout) {
            self.routine = routine
            self.day = day
            self.asked = asked
        }
    }

    package var token: String
    /// From which a workout with an unknown token begins; a known one ignores it.
    package var start: Start?

    package init(token: String, start: Start? = nil) {
        self.token = token
        self.start = start
    }
}

/// The rest after a set.
package enum RoutineRest: Sendable, Equatable {
    /// That of the person's rest timer.
    case person
    case seconds(Int)
}

/// What an action led to.
package struct RoutineOutcome: Sendable, Equatable {
    /// nil if there is none: it was finished with nothing done, or discarded.
    package var workout: Int64?
    /// nil if nothing was changed.
    package var change: LoggedChange?
    /// The place in which a set was done: the named one, or that of an added set.
    package var place: Int?
    /// The rest after a set that was done just now; nil if none starts.
    package var rest: RoutineRest?

    package init(workout: Int64? = nil, change: LoggedChange? = nil, place: Int? = nil, rest: RoutineRest? = nil) {
        self.workout = workout
        self.change = change
        self.place = place
        self.rest = rest
    }
}

/// Why an action was not done; nothing was changed.
package enum RoutineActionRefusal: Error, Equatable {
    /// The user has no such workout or routine.
    case notFound
    /// The user can't choose this exercise.
    case exerciseNotFound
    case tooManySets
    /// What was sent as the name of the workout is not one.
    case tokenInvalid
    /// Nothing can be logged on the day, and why.
    case dayRefused(String)

    package var message: String {
        switch self {
        case .notFound: RoutineTexts.workoutIsGone
        case .exerciseNotFound: RoutineTexts.exerciseNotFound
        case .tooManySets: RoutineTexts.tooManySetsInWorkout(RoutineDraft.maximumSets)
        case .tokenInvalid: RoutineTexts.workoutUnnamed
        case .dayRefused(let fault): fault
        }
    }
}
