/// A routine as written in the catalogue.
package struct LibraryRoutine: Sendable, Equatable {
    /// A permanent identifier, even if the displayed name changes.
    package let key: String
    package let name: String
    package let summary: String
    package let focus: WorkoutFocus
    package let level: WorkoutLevel
    package let goals: [FitnessGoal]
    /// About how long it takes, with rests and warm-up sets.
    package let minutes: Int
    package let exercises: [LibraryRoutineExercise]
}

/// An exercise in a routine of the catalogue, or in a day of a program.
package struct LibraryRoutineExercise: Sendable, Equatable {
    /// What the exercise is called within its routine or day: the key of its lift, or else of its exercise.
    package let slot: String
    package let exercise: String
    /// Whether it is a superset with the one above.
    package let isJoined: Bool
    package internal(set) var lines: [SetLine]
    /// Nil for the rest timer of the person.
    package let restSeconds: Int?
    /// The clock of its group, if it is the first of it.
    package let clock: GroupClock?
    package let note: String
    package let progression: LibraryProgression
}

/// How an exercise of the catalogue progresses.
package enum LibraryProgression: Sendable, Equatable {
    /// It stays as it is written.
    case none
    /// The text form of a rule.
    case rule(String)
    /// By the rule of a lift, which several days of a program may share.
    case lift(String)
}

extension [LibraryRoutineExercise] {
    /// The exercises in the groups in which they are done: each alone, or several as a superset.
    package var groups: [[LibraryRoutineExercise]] {
        reduce(into: []) { groups, exercise in
            if exercise.isJoined, !groups.isEmpty {
                groups[groups.count - 1].append(exercise)
            } else {
                groups.append([exercise])
            }
        }
    }
}
