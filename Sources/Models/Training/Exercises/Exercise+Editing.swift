import Fitness
import GRDB
import Texts

extension User.Training {
    /// An exercise of the user's own; nil for one of the catalogue or of another user.
    package func ownExercise(_ database: Database, id exercise: Int64) throws -> Exercise? {
        try self.exercise(database, id: exercise).flatMap { $0.isOwn ? $0 : nil }
    }

    /// Adds an exercise, or changes an old one of the user's own.
    /// - Throws: `Faults` for a name that another one has, for one exercise too many, and for another kind, measure or
    ///   load of what is logged.
    package func save(_ database: Database, _ draft: ExerciseDraft, over old: Exercise? = nil) throws -> Int64 {
        let own = try exercises(database, of: user.id)
        try Faults.requireFree(draft.name, among: own, over: old) {
            $0.isArchived ? ExerciseTexts.nameIsArchived : ExerciseTexts.nameIsOwn
        }
        // A later version may have built in one of the same name.
        let key = draft.name.nameKey
        if try draft.name != old?.name
            && exercises(database, of: nil).contains(where: { !$0.isArchived && $0.isNamed(key) })
        {
            throw Faults("name", ExerciseTexts.nameIsBuiltIn)
        }
        guard let old else {
            try Faults.requireRoom(for: own.count, atMost: Exercise.maximumOwnCount, ExerciseTexts.tooManyOwn)
            return try database.insert(into: "exercises", ["user_id": user.id] + draft.columns)
        }
        if (old.kind, old.measure, old.load) != (draft.kind, draft.measure, draft.load) {
            if try usage(database, of: old.id).isLogged {
                throw Faults("kind", ExerciseTexts.kindAndLoadAreFixed)
            }
            // Undoing a change to one of its sets would restore a set of another kind or load.
            try user.removeUndoSteps(database, "exercise_id", is: old.id)
        }
        try database.update("exercises", id: old.id, of: user.id, draft.columns)
        return old.id
    }

    /// - Returns: whether the user has this exercise.
    package func archiveExercise(_ database: Database, id exercise: Int64, at seconds: Int64?) throws -> Bool {
        try database.update("exercises", id: exercise, of: user.id, ["archived_at": seconds])
    }

    /// Deletes an exercise with everything logged for it: at once or, if that is a lot, in small steps, and archived
    /// until then.
    /// - Returns: nil if the user has no such exercise.
    package func removeExercise(_ database: Database, id exercise: Int64, at moment: TrainingMoment) throws
        -> TrainingOutcome?
    {
        guard try ownExercise(database, id: exercise) != nil else { return nil }
        let usage = try usage(database, of: exercise)
        guard usage.sets + usage.cardioSessions > Deletion.maximumRowsAtOnce else {
            return try deleteExercise(database, id: exercise, at: moment)
        }
        try user.removeUndoSteps(database, "exercise_id", is: exercise)
        _ = try archiveExercise(database, id: exercise, at: moment.now.secondsSince1970)
        try Deletion(user: user.id, noun: .exercise, row: exercise).begin(database, now: moment.now.secondsSince1970)
        return TrainingOutcome()
    }

    /// Deletes an exercise with its sets, sessions and records, and updates what was derived from them.
    /// - Returns: nil if the user has no such exercise.
    func deleteExercise(_ database: Database, id exercise: Int64, at moment: TrainingMoment) throws
        -> TrainingOutcome?
    {
        guard try ownExercise(database, id: exercise) != nil else { return nil }
        let firstDay = try LocalDay.first(
            database,
            """
            SELECT min(coalesce((SELECT min(day) FROM strength_sets WHERE exercise_id = ?1 AND user_id = ?2), ?3),
                coalesce((SELECT min(day) FROM cardio_sessions WHERE exercise_id = ?1 AND user_id = ?2), ?3))
            """, [exercise, user.id, moment.today])
        // Undoing a change to one of its sets would refer to an exercise that is gone.
        try user.removeUndoSteps(database, "exercise_id", is: exercise)
        try database.run(
            """
            DELETE FROM workout_plans WHERE user_id = ?1
                AND EXISTS (SELECT 1 FROM workout_plan_exercises
                    WHERE plan_id = workout_plans.id AND exercise_id = ?2)
                AND NOT EXISTS (SELECT 1 FROM workout_plan_exercises
                    WHERE plan_id = workout_plans.id AND exercise_id <> ?2)
            """, [user.id, exercise])
        try removeFromRoutines(database, exercise: exercise)
        try database.delete(from: "exercises", id: exercise, of: user.id)
        // The foreign keys have deleted its records; those of other exercises are unaffected.
        return try trainingChanged(database, from: firstDay ?? moment.today, at: moment)
    }

    /// Prepares the routines for the deletion of an exercise: one that consists of it alone is deleted, and where it
    /// begins a superset, the next one begins it.
    private func removeFromRoutines(_ database: Database, exercise: Int64) throws {
        try database.run(
            """
            DELETE FROM routines WHERE user_id = ?1
                AND EXISTS (SELECT 1 FROM routine_exercises WHERE routine_id = routines.id AND exercise_id = ?2)
                AND NOT EXISTS (SELECT 1 FROM routine_exercises WHERE routine_id = routines.id AND exercise_id <> ?2)
            """, [user.id, exercise])
        try database.run(
            """
            UPDATE routine_exercises AS line SET is_joined = 0
            WHERE user_id = ?1 AND is_joined = 1 AND exercise_id <> ?2 AND routine_id IN
                (SELECT routine_id FROM routine_exercises WHERE exercise_id = ?2 AND user_id = ?1)
                AND coalesce((SELECT max(position) FROM routine_exercises AS kept
                    WHERE kept.routine_id = line.routine_id AND kept.position < line.position
                        AND kept.exercise_id <> ?2), -1)
                < coalesce((SELECT max(position) FROM routine_exercises AS head
                    WHERE head.routine_id = line.routine_id AND head.position < line.position
                        AND head.is_joined = 0), 0)
            """, [user.id, exercise])
    }

    /// Gives a built-in exercise a name that only this user sees.
    /// - Parameter name: empty, or its built-in name, to undo it.
    /// - Throws: `Faults` if another exercise that the user can choose has that name.
    package func save(_ database: Database, name: String, of exercise: Exercise) throws {
        let own = ["", exercise.catalogueName].contains(name) ? nil : name
        // A later version may have given the name to another one.
        if let own, own != exercise.name, try isTaken(database, own, byOtherThan: exercise.id) {
            throw ExerciseDraft.nameIsTaken
        }
        try choose(database, exercise.id, "name", own?.databaseValue ?? .null)
    }

    /// Hides a built-in exercise from those that the user can choose, or shows it again.
    /// - Parameter seconds: when it was hidden; nil to show it.
    /// - Returns: whether the exercise exists.
    package func hideExercise(_ database: Database, id exercise: Int64, at seconds: Int64?) throws -> Bool {
        guard try builtInExercise(database, id: exercise) != nil else { return false }
        try choose(database, exercise, "hidden_at", seconds?.databaseValue ?? .null)
        return true
    }

    package func builtInExercise(_ database: Database, id exercise: Int64) throws -> Exercise? {
        try self.exercise(database, id: exercise).flatMap { $0.isOwn ? nil : $0 }
    }

    private func isTaken(_ database: Database, _ name: String, byOtherThan exercise: Int64) throws -> Bool {
        let key = name.nameKey
        let all = try exercises(database, withHidden: true) + exercises(database, of: user.id)
        return all.contains { $0.id != exercise && $0.isNamed(key) }
    }

    /// Stores a choice, and deletes a row without any choice left.
    private func choose(_ database: Database, _ exercise: Int64, _ column: String, _ value: DatabaseValue) throws {
        let other = column == "name" ? "hidden_at" : "name"
        try database.run(
            """
            DELETE FROM exercise_choices
            WHERE user_id = ?1 AND exercise_id = ?2 AND ?3 IS NULL AND \(other) IS NULL
            """, [user.id, exercise, value])
        try database.run(
            "UPDATE exercise_choices SET \(column) = ?3 WHERE user_id = ?1 AND exercise_id = ?2",
            [user.id, exercise, value])
        guard database.changesCount == 0, !value.isNull else { return }
        try database.run(
            "INSERT INTO exercise_choices (user_id, exercise_id, \(column)) VALUES (?, ?, ?)",
            [user.id, exercise, value])
    }

    package func usage(_ database: Database, of exercise: Int64) throws -> ExerciseUsage {
        return try RowReader.first(
            database,
            """
            SELECT (SELECT count(*) FROM strength_sets WHERE exercise_id = ?1 AND user_id = ?2),
                (SELECT count(*) FROM cardio_sessions WHERE exercise_id = ?1 AND user_id = ?2),
                (SELECT count(*) FROM workout_plans WHERE user_id = ?2 AND EXISTS (
                    SELECT 1 FROM workout_plan_exercises
                    WHERE plan_id = workout_plans.id AND exercise_id = ?1)),
                (SELECT count(*) FROM routines WHERE user_id = ?2 AND EXISTS (
                    SELECT 1 FROM routine_exercises WHERE routine_id = routines.id AND exercise_id = ?1)),
                (SELECT count(*) FROM goals WHERE exercise_id = ?1 AND user_id = ?2)
            """, [exercise, user.id]
        ) {
            try ExerciseUsage(
                sets: $0.next(), cardioSessions: $0.next(), plans: $0.next(), routines: $0.next(), goals: $0.next())
        } ?? ExerciseUsage()
    }
}

extension ExerciseDraft {
    fileprivate var columns: ColumnValues {
        let activity = intensity.activity(of: kind)
        return [
            "name": name, "kind": kind.rawValue, "measure": measure.rawValue, "load": load.rawValue,
            "equipment": equipment.rawValue,
            "mechanic": mechanic?.rawValue, "primary_muscle": primaryMuscle.rawValue,
            "secondary_muscles": secondaryMuscles.map(\.rawValue).joined(separator: ","),
            "met_code": activity.code, "met": activity.metabolicEquivalent, "instructions": instructions,
        ]
    }
}

/// How much the user has used an exercise.
package struct ExerciseUsage: Sendable, Equatable {
    package internal(set) var sets = 0
    package internal(set) var cardioSessions = 0
    /// How many of the user's workout plans contain it.
    package internal(set) var plans = 0
    /// How many of the user's routines contain it.
    package internal(set) var routines = 0
    /// How many of the user's goals count only this exercise.
    package internal(set) var goals = 0

    package var isLogged: Bool { sets + cardioSessions > 0 }
    /// Whether what was done is lost with the exercise.
    package var hasHistory: Bool { isLogged || goals > 0 }
}
