import Fitness
import GRDB
import Models
import Texts

/// A routine as a copy of the user's own, to be saved.
package struct RoutineCopy: Sendable {
    package let draft: RoutineDraft
    /// Whether exercises were left out, because only their owner has them.
    package let isPartial: Bool
}

extension User.Routines {
    /// A copy of a routine of the user's own, or of one that somebody else at home shares.
    /// - Returns: nil if the user has none of its exercises.
    package func copy(_ database: Database, of original: Routine, until day: LocalDay) throws -> RoutineCopy? {
        let (usable, others) = try usable(database, exercises(database, of: original, until: day))
        guard !usable.isEmpty else { return nil }
        var draft = try draft(database, of: original, until: day)
        let ids = Set(usable.map(\.exercise.id))
        draft.entries = draft.entries.keeping { ids.contains($0.exercise) }
        draft.isShared = false
        draft.name = Self.nameOfCopy(original.name)
        return RoutineCopy(draft: draft, isPartial: !others.isEmpty)
    }

    /// The exercises that the user can use too, and those that only the routine's owner has.
    package func usable(
        _ database: Database, _ exercises: [RoutineExercise]
    ) throws -> (usable: [RoutineExercise], others: [Exercise]) {
        let ids = try Set(exercises.map(\.exercise.id)).filter { try user.training.exercise(database, id: $0) != nil }
        return (
            exercises.keeping { ids.contains($0.exercise.id) },
            exercises.map(\.exercise).filter { !ids.contains($0.id) }
        )
    }

    package static func nameOfCopy(_ name: String) -> String {
        String(RoutineTexts.copyOf(name).unicodeScalars.prefix(TextLimits.name))
    }

    /// Shows a routine to the others at home, or no longer.
    /// - Returns: false if the user has no such routine, or shares nothing.
    package func share(_ database: Database, id routine: Int64, _ isShared: Bool) throws -> Bool {
        guard user.sharesAtHome else { return false }
        return try database.update("routines", id: routine, of: user.id, ["is_shared": isShared])
    }
}
