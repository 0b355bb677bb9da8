import Support

@testable import Fitness
@testable import Models

extension Household {
    /// A custom exercise of Alex's.
    static let exercise: Int64 = 9001

    /// Records of every kind, both first ones and improvements.
    static func addRecords(_ app: TestApp) async throws {
        try await app.train { training in
            try training.database.execute(
                sql: """
                    INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
                    VALUES (?, ?, 'A secret lift of Alex', 'strength', 'external', 'other', 'fullBody', 5)
                    """,
                arguments: [exercise, training.user.id])
            for week in 0..<7 {
                let draft = StrengthSetDraft(
                    exercise: try training.exercise(exercise), day: training.moment.today - 7 * (7 - week), reps: 5,
                    weightKilograms: 60 + 2.5 * Double(week))
                _ = try training.user.training.save(training.database, draft, at: training.moment)
            }
            try training.session("running", "2026-11-18", seconds: 18_000, meters: 43_000)
            try training.session("running", "2026-11-19", seconds: 19_000, meters: 50_000)
        }
    }
}
