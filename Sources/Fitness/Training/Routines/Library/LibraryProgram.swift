import Texts

/// A program as written in the catalogue: days with lifts that progress by rules.
package struct LibraryProgram: Sendable, Equatable {
    /// A permanent identifier, even if the displayed name changes. It has a letter, because addresses have it in the
    /// place of the number of somebody's own program.
    package let key: String
    package let name: String
    package let summary: String
    /// Where it comes from, in words.
    package let source: String
    package let level: WorkoutLevel
    package let schedule: ProgramSchedule
    /// The proposed days, in the order of the week. In a weekly program each is that of one day.
    package let weekdays: [Weekday]
    /// After how many weeks it begins again.
    package let weeks: Int
    /// Which of every so many weeks is light; nil for none.
    package let deloadEvery: Int?
    package let lifts: [LibraryLift]
    package let days: [LibraryProgramDay]
}

/// Whether each day of a program has its weekday, or follows the one before whenever that was.
package enum ProgramSchedule: String, CaseIterable, Sendable {
    case rotation, weekly
}

/// An exercise that progresses by one rule in all days of a program.
package struct LibraryLift: Sendable, Equatable {
    package let key: String
    package let exercise: String
    /// The text form of its rule.
    package let rule: String
}

/// A day of a program. What differs between weeks is in the weeks of its set lines.
package struct LibraryProgramDay: Sendable, Equatable {
    package let key: String
    /// The key of a timed workout that is done instead of exercises with sets.
    package let plan: String?
    package let exercises: [LibraryRoutineExercise]

    /// The key as it is shown: "Upper 1".
    package var name: String {
        if key.allSatisfy(\.isNumber) { return ProgramTexts.day(key) }
        let words = key.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
