import Fitness
import Foundation
import GRDB
import Models
import Texts

extension User.Routines {
    package static let maximumRoutines = 200
    private static let lastSlot = 9_999
    /// Within this time after a routine was created, the same one again counts as the same submission.
    private static let resubmissionSeconds: Int64 = 600

    /// Adds a routine, or changes an old one of the user's own, whose exercises keep their slots, so that their history
    /// goes on. A form sent twice adds one: if the user's newest routine is the same and was added just now, its id is
    /// returned.
    /// - Throws: `Faults` for one routine too many, and for an exercise that the user can't choose, with its place.
    package func save(
        _ database: Database, _ draft: RoutineDraft, over old: Routine? = nil, at moment: TrainingMoment
    ) throws -> Int64 {
        if let old {
            try database.update("routines", id: old.id, of: user.id, allowed(draft).columns + ["is_trial": false])
            try write(database, draft.entries, of: old.id, from: moment.today)
            return old.id
        }
        if let newest = try routines(database).first,
            newest.createdAt >= moment.now.secondsSince1970 - Self.resubmissionSeconds,
            try self.draft(database, of: newest, until: moment.today).isSame(as: allowed(draft))
        {
            return newest.id
        }
        return try insert(database, draft, at: moment)
    }

    /// - Parameter firstDay: the one from which its weights count; nil for today.
    func insert(
        _ database: Database, _ draft: RoutineDraft, from firstDay: LocalDay? = nil, at moment: TrainingMoment
    ) throws -> Int64 {
        try Faults.requireRoom(
            for: routineCount(database), atMost: Self.maximumRoutines, RoutineTexts.tooManyRoutines)
        let routine = try database.insert(
            into: "routines",
            ["user_id": user.id, "created_at": moment.now.secondsSince1970] + allowed(draft).columns)
        try write(database, draft.entries, of: routine, from: firstDay ?? moment.today)
        return routine
    }

    /// The routine of a workout that is begun from the library or the household: the user's own, if they have it unchanged, or
    /// else a new one, on trial until its first set.
    /// - Throws: `Faults` for one routine too many.
    package func startNow(_ database: Database, _ draft: RoutineDraft, at moment: TrainingMoment) throws -> Int64 {
        let namesakes = try Routine.all(
            database, "SELECT \(Routine.columns) FROM routines WHERE user_id = ? AND name = ? ORDER BY id DESC",
            [user.id, draft.name])
        let known = try namesakes.first {
            try self.draft(database, of: $0, until: moment.today).hasSameEntries(as: draft)
        }
        if let known { return known.id }
        try forgetTrials(database)
        let routine = try insert(database, draft, at: moment)
        try database.update("routines", id: routine, of: user.id, ["is_trial": true])
        return routine
    }

    /// Deletes routines that were on trial and never begun. The last ones stay, for pages that are still open.
    private func forgetTrials(_ database: Database) throws {
        try database.run(
            """
            DELETE FROM routines WHERE user_id = ?1 AND is_trial = 1
                AND NOT EXISTS (SELECT 1 FROM routine_sessions WHERE user_id = ?1 AND routine_id = routines.id)
                AND id NOT IN (SELECT id FROM routines WHERE user_id = ?1 AND is_trial = 1 ORDER BY id DESC LIMIT ?2)
            """, [user.id, Self.keptTrials])
    }

    private static let keptTrials = 10

    /// A routine with a set in it is the user's own.
    func keep(_ database: Database, id routine: Int64) throws {
        try database.run(
            "UPDATE routines SET is_trial = 0 WHERE id = ? AND user_id = ? AND is_trial = 1", [routine, user.id])
    }

    private func allowed(_ draft: RoutineDraft) -> RoutineDraft {
        var draft = draft
        draft.isShared = draft.isShared && user.sharesAtHome
        return draft
    }

    /// Workouts done with it stay.
    /// - Returns: false if the user has no such routine.
    package func delete(_ database: Database, id routine: Int64) throws -> Bool {
        try database.delete(from: "routines", id: routine, of: user.id)
    }

    /// A routine as the editor shows it. Another person's has no slots and weights: a copy begins anew.
    package func draft(_ database: Database, of routine: Routine, until day: LocalDay) throws -> RoutineDraft {
        let isOwn = routine.owner == user.id
        // A weight that was said after today's sets is for tomorrow.
        let exercises = try exercises(database, of: routine, until: day.next)
        return .stored(
            name: routine.name, note: routine.note, isShared: isOwn && routine.isShared, isOwn: isOwn, exercises)
    }

    private func write(
        _ database: Database, _ entries: [RoutineDraft.Entry], of routine: Int64, from firstDay: LocalDay
    ) throws {
        let known = try Int.set(
            database, "SELECT slot FROM routine_exercises WHERE routine_id = ? AND user_id = ?", [routine, user.id])
        try database.run(
            "DELETE FROM routine_exercises WHERE routine_id = ? AND user_id = ?", [routine, user.id])
        let counted = try Int.first(
            database, "SELECT next_slot FROM routines WHERE id = ? AND user_id = ?", [routine, user.id])
        // An archive can bring exercises with slots beyond the counted ones.
        var next = max(counted ?? 1, (known.max() ?? 0) + 1)
        var taken: Set<Int> = []
        var stated: [Int: Double] = [:]
        for (place, entry) in entries.enumerated() {
            var slot = next
            if let old = entry.slot, known.contains(old), taken.insert(old).inserted { slot = old } else { next += 1 }
            // Each new exercise has a slot of its own for ever.
            guard slot <= Self.lastSlot else { throw Faults("exercise", RoutineTexts.changedTooOften) }
            guard try user.training.exercise(database, id: entry.exercise)?.kind == .strength else {
                throw Faults("exercise.\(place)", RoutineTexts.exerciseIsGone)
            }
            try database.insert(
                into: "routine_exercises",
                ["routine_id": routine, "slot": slot, "user_id": user.id, "position": place] + entry.columns)
            stated[slot] = entry.workKilograms
        }
        try database.update("routines", id: routine, of: user.id, ["next_slot": next])
        try state(database, stated, of: routine, from: firstDay)
    }

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
        return try database.update(
            "routines", id: routine, of: user.id, ["is_shared": isShared, "is_trial": false])
    }
}

extension RoutineDraft {
    fileprivate var columns: ColumnValues { ["name": name, "note": note, "is_shared": isShared] }

    /// Whether both say the same apart from slots, which a new routine does not have yet.
    fileprivate func isSame(as other: RoutineDraft) -> Bool { withoutSlots == other.withoutSlots }

    private var withoutSlots: RoutineDraft {
        var draft = self
        for index in draft.entries.indices { draft.entries[index].slot = nil }
        return draft
    }

    /// Whether both ask for the same. The weight that a person has reached is theirs.
    fileprivate func hasSameEntries(as other: RoutineDraft) -> Bool {
        func withoutWeights(_ draft: RoutineDraft) -> [Entry] {
            draft.withoutSlots.entries.map { entry in
                var entry = entry
                entry.workKilograms = nil
                return entry
            }
        }
        return withoutWeights(self) == withoutWeights(other)
    }
}

extension RoutineDraft.Entry {
    fileprivate var columns: ColumnValues {
        [
            "exercise_id": exercise, "is_joined": isJoined, "lines": lines.text, "rule": rule?.description,
            "shares_progress": sharesProgress, "rest_seconds": restSeconds, "clock": clock?.description, "note": note,
        ]
    }
}

/// A routine as a copy of the user's own, to be saved.
package struct RoutineCopy: Sendable {
    package let draft: RoutineDraft
    /// Whether exercises were left out, because only their owner has them.
    package let isPartial: Bool
}
