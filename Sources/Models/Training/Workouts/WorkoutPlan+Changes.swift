import Fitness
import Foundation
import GRDB
import Texts

extension User.Workouts {
    package static let maximumOwnPlans = 200
    /// Within this time after a plan was created, the same plan again counts as the same submission.
    private static let resubmissionSeconds: Int64 = 600

    /// Adds a plan, or changes an old one of the user's own. A form sent twice adds one: if the user's newest plan is the
    /// same and was added just now, its id is returned.
    /// - Throws: `Faults` for one plan too many, and for an exercise that the user can't choose, with its place.
    package func save(
        _ database: Database, _ draft: WorkoutPlanDraft, over old: WorkoutPlan? = nil, now: Date
    ) throws -> Int64 {
        if let old {
            try database.update("workout_plans", id: old.id, of: user.id, draft.columns)
            try database.run("DELETE FROM workout_plan_exercises WHERE plan_id = ? AND user_id = ?", [old.id, user.id])
            try insert(database, draft.entries, into: old.id)
            return old.id
        }
        let now = now.secondsSince1970
        if let newest = try newestPlan(database, since: now - Self.resubmissionSeconds),
            try self.draft(database, of: newest) == draft
        {
            return newest.id
        }
        try Faults.requireRoom(
            for: ownPlanCount(database), atMost: Self.maximumOwnPlans, WorkoutTexts.tooManyPlans)
        let plan = try database.insert(into: "workout_plans", ["user_id": user.id, "created_at": now] + draft.columns)
        try insert(database, draft.entries, into: plan)
        return plan
    }

    /// A plan of the library or of the user's own, to be saved as another one.
    package func copy(_ database: Database, of original: WorkoutPlan) throws -> WorkoutPlanDraft {
        var draft = try draft(database, of: original)
        draft.name = String(
            WorkoutTexts.copyOf(original.name).unicodeScalars.prefix(WorkoutPlanDraft.maximumNameLength))
        return draft
    }

    /// Workouts done with it stay in the history.
    /// - Returns: false when the user has no such plan of their own.
    package func deleteWorkoutPlan(_ database: Database, id plan: Int64) throws -> Bool {
        try database.delete(from: "workout_plans", id: plan, of: user.id)
    }

    private func newestPlan(_ database: Database, since moment: Int64) throws -> WorkoutPlan? {
        let newest = try RowReader.first(
            database,
            """
            SELECT \(WorkoutPlan.columns), created_at FROM workout_plans WHERE user_id = ? ORDER BY id DESC LIMIT 1
            """, [user.id]
        ) { (plan: try WorkoutPlan(&$0), createdAt: try $0.next(Int64.self)) }
        guard let newest, newest.createdAt >= moment else { return nil }
        return newest.plan
    }

    private func draft(_ database: Database, of plan: WorkoutPlan) throws -> WorkoutPlanDraft {
        let lines = try planExercises(database, of: plan.id).map {
            WorkoutPlanDraft.Line($0.exercise, $0.amount, restSeconds: $0.restSeconds)
        }
        return .stored(plan, lines)
    }

    private func insert(_ database: Database, _ entries: [WorkoutPlanDraft.Entry], into plan: Int64) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO workout_plan_exercises (plan_id, position, user_id, exercise_id, seconds, reps, rest_seconds)
                SELECT ?, ?, ?, id, ?, ?, ? FROM exercises WHERE id = ? AND (user_id IS NULL OR user_id = ?)
                """)
        for (place, entry) in entries.enumerated() {
            try statement.execute(
                arguments: [
                    plan, place, user.id, entry.amount.seconds, entry.amount.reps, entry.restSeconds, entry.exercise,
                    user.id,
                ])
            guard database.changesCount == 1 else {
                throw Faults("exercise.\(place)", WorkoutTexts.exerciseIsGone)
            }
        }
    }
}

extension WorkoutPlanDraft {
    fileprivate var columns: ColumnValues {
        [
            "name": name, "summary": summary, "focus": focus.rawValue, "level": level.rawValue,
            "goals": goals.map(\.rawValue).joined(separator: ","), "rounds": rounds,
        ]
    }
}
