import Fitness
import Foundation
import GRDB
import Models
import Texts

/// Why a routine was not saved; nothing was changed.
package enum RoutineRefusal: Error {
    /// The exercise at a place of the list is not one that the user can choose.
    case exerciseNotFound(place: Int)
    case tooManyRoutines
    /// Only the owner of a shared routine has its exercises.
    case nothingToCopy
    /// Its slots are used up: each new exercise has one of its own for ever.
    case changedTooOften

    package var faults: Faults {
        switch self {
        case .exerciseNotFound: Faults("exercise", RoutineTexts.exerciseIsGone)
        case .tooManyRoutines: Faults("name", RoutineTexts.tooManyRoutines(User.Routines.maximumRoutines))
        case .changedTooOften: Faults("exercise", RoutineTexts.changedTooOften)
        case .nothingToCopy: Faults("exercise", RoutineTexts.nothingToCopy)
        }
    }
}

extension User.Routines {
    package static let maximumRoutines = 200
    private static let lastSlot = 9_999
    /// Within this time after a routine was created, the same one again counts as the same submission.
    private static let resubmissionSeconds: Int64 = 600

    /// Creates a routine. A form sent twice creates one: if the user's newest routine is the same and was created just
    /// now, it is returned.
    /// - Returns: its id.
    package func create(_ database: Database, _ draft: RoutineDraft, at moment: TrainingMoment) throws -> Int64 {
        let (now, draft) = (moment.now.secondsSince1970, allowed(draft))
        if let newest = try routines(database).first, newest.createdAt >= now - Self.resubmissionSeconds,
            try self.draft(database, of: newest, until: moment.today).isSame(as: draft)
        {
            return newest.id
        }
        return try insert(database, draft, at: moment)
    }

    /// - Parameter firstDay: the one from which its weights count; nil for today.
    func insert(
        _ database: Database, _ draft: RoutineDraft, from firstDay: LocalDay? = nil, at moment: TrainingMoment
    ) throws -> Int64 {
        guard try routineCount(database) < Self.maximumRoutines else { throw RoutineRefusal.tooManyRoutines }
        let routine = try database.insert(
            into: "routines",
            ["user_id": user.id, "created_at": moment.now.secondsSince1970] + allowed(draft).columns)
        try write(database, draft.entries, of: routine, from: firstDay ?? moment.today)
        return routine
    }

    /// Changes a routine. Its exercises keep their slots, so that their history goes on.
    /// - Returns: false if the user has no such routine.
    package func update(
        _ database: Database, id routine: Int64, _ draft: RoutineDraft, at moment: TrainingMoment
    ) throws -> Bool {
        guard try database.update("routines", id: routine, of: user.id, allowed(draft).columns) else { return false }
        try write(database, draft.entries, of: routine, from: moment.today)
        return true
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
        return RoutineDraft(
            name: routine.name, note: routine.note, isShared: isOwn && routine.isShared,
            // A weight that was said after today's sets is for tomorrow.
            entries: try exercises(database, of: routine, until: day.next).map { exercise in
                RoutineDraft.Entry(
                    slot: isOwn ? exercise.slot : nil, exercise: exercise.exercise.id, isJoined: exercise.isJoined,
                    lines: exercise.lines, rule: exercise.rule, sharesProgress: exercise.sharesProgress,
                    workKilograms: exercise.statedWeight?.kilograms, restSeconds: exercise.restSeconds,
                    clock: exercise.clock, note: exercise.note)
            })
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
            guard slot <= Self.lastSlot else { throw RoutineRefusal.changedTooOften }
            guard try user.training.exercise(database, id: entry.exercise)?.kind == .strength else {
                throw RoutineRefusal.exerciseNotFound(place: place)
            }
            try database.insert(
                into: "routine_exercises",
                ["routine_id": routine, "slot": slot, "user_id": user.id, "position": place] + entry.columns)
            stated[slot] = entry.workKilograms
        }
        try database.update("routines", id: routine, of: user.id, ["next_slot": next])
        try state(database, stated, of: routine, from: firstDay)
    }
}

extension RoutineDraft {
    fileprivate var columns: ColumnValues { ["name": name, "note": note, "is_shared": isShared] }

    /// Whether both say the same; a new one has no slots yet.
    fileprivate func isSame(as other: RoutineDraft) -> Bool {
        func withoutSlots(_ draft: RoutineDraft) -> RoutineDraft {
            var draft = draft
            for index in draft.entries.indices { draft.entries[index].slot = nil }
            return draft
        }
        return withoutSlots(self) == withoutSlots(other)
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
