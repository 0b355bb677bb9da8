import Fitness
import GRDB

extension User {
    package func updateReminders(_ database: Database, _ reminders: Reminders, stepGoal: Int) throws {
        try database.run(
            """
            UPDATE users SET workout_reminders = ?, meal_reminders = ?, achievement_alerts = ?,
                step_goal_alerts = ?, step_goal = ? WHERE id = ?
            """,
            [
                reminders.workouts, reminders.meals, reminders.achievements, reminders.stepGoal, stepGoal, id,
            ])
    }
}
