import Fitness
import GRDB

/// Deletes an exercise that the user created, with everything that was logged for it.
struct ExerciseRemoval: Removal {
    let user: User
    let deletion: Deletion
    let moment: TrainingMoment

    mutating func step(_ database: Database) throws -> Bool {
        for table in ["personal_records", "strength_sets", "cardio_sessions"] {
            let isOfIt = "exercise_id = ? AND user_id = ?"
            if try deleteSome(database, of: table, where: isOfIt, [deletion.row, user.id]) { return true }
        }
        if try user.settleNext(database, at: moment) { return true }
        _ = try user.training.deleteExercise(database, id: deletion.row, at: moment)
        try deletion.end(database)
        return false
    }

    mutating func finishSlice(_ database: Database) throws {
        try user.training.refreshStanding(database, at: moment)
    }
}

/// Deletes the data of a device, and what was derived from it.
struct HealthSourceRemoval: Removal {
    let user: User
    let deletion: Deletion
    let moment: TrainingMoment

    mutating func step(_ database: Database) throws -> Bool {
        let days = try HealthDayKey.all(
            database,
            """
            DELETE FROM health_samples WHERE id IN (
                SELECT id FROM health_samples WHERE source_id = ? AND user_id = ? LIMIT 50)
            RETURNING metric, day
            """, [deletion.row, user.id])
        try user.health.deriveHealthDays(database, Set(days), now: moment.now)
        if !days.isEmpty { return true }
        if try user.settleNext(database, at: moment) { return true }
        try user.health.deleteHealthSource(database, id: deletion.row, at: moment)
        try deletion.end(database)
        return false
    }
}
