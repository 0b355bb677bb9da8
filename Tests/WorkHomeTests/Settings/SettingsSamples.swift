import GRDB
import Support

@testable import Fitness
@testable import Models
@testable import Web

/// Valid values for the forms of the settings.
enum SettingsSamples {
    static let exercise: [FormValue] = [
        FormValue("name", "Tower Fly"), FormValue("kind", "strength"), FormValue("load", "external"),
        FormValue("equipment", "cable"), FormValue("mechanic", "isolation"), FormValue("primary_muscle", "chest"),
        FormValue("secondary_muscles", "shoulders"), FormValue("secondary_muscles", "biceps"),
        FormValue("intensity", "vigorous"), FormValue("instructions", "Bring your hands together."),
    ]
    static let trackable: [FormValue] = [
        FormValue("name", "Coffee"), FormValue("unit", "cups"), FormValue("step", "1"),
        FormValue("aggregation", "sum"), FormValue("icon", "coffee"),
    ]

    static func changed(_ values: [FormValue], _ changes: KeyValuePairs<String, String>) -> [FormValue] {
        values.map { value in
            FormValue(value.name, changes.first { $0.key == value.name }?.value ?? value.text)
        }
    }
}

struct NotAdded: Error {
    let answer: Answer
}

extension TestApp {
    /// Adds an exercise with its form, and logs sets of it on consecutive days.
    func addExercise(_ name: String, of browser: Browser, sets: Int = 0) async throws -> Int64 {
        let answer = try await browser.post(
            "/settings/exercises", SettingsSamples.changed(SettingsSamples.exercise, ["name": name]))
        guard let id = answer.location.flatMap({ Int64($0.split(separator: "/").last ?? "") }) else {
            throw NotAdded(answer: answer)
        }
        try await logSets(sets, of: id)
        return id
    }

    /// Logs sets of ten at 20 kg, one a day until today.
    func logSets(_ count: Int, of exercise: Int64) async throws {
        let now = clock.now
        try await app.database.write { database in
            guard
                let owner = try Int64.fetchOne(
                    database, sql: "SELECT user_id FROM exercises WHERE id = ?", arguments: [exercise]),
                let user = try User.first(database, "SELECT \(User.columns) FROM users WHERE id = ?", [owner]),
                let exercise = try user.training.exercise(database, id: exercise)
            else { return }
            let moment = TrainingMoment(now, in: .gmt)
            for index in 0..<count {
                let draft = StrengthSetDraft(
                    exercise: exercise, day: moment.today - index, reps: 10, weightKilograms: 20)
                _ = try user.training.save(database, draft, at: moment)
            }
        }
    }

    /// Adds a trackable with its form, and entries for today.
    func addTrackable(_ name: String, of browser: Browser, entries: Int = 0) async throws -> Int64 {
        let answer = try await browser.post(
            "/settings/trackables", SettingsSamples.changed(SettingsSamples.trackable, ["name": name]))
        guard answer.status == 303 else { throw NotAdded(answer: answer) }
        return try await app.database.write { database in
            let row = try Row.fetchOne(database, sql: "SELECT id, user_id FROM trackables ORDER BY id DESC LIMIT 1")
            guard let row else { throw NotAdded(answer: answer) }
            for value in 0..<entries {
                try database.execute(
                    sql: """
                        INSERT INTO trackable_entries (user_id, trackable_id, day, value, logged_at)
                        VALUES (?, ?, '2026-11-21', ?, 1795253400)
                        """,
                    arguments: [row["user_id"] as Int64, row["id"] as Int64, value])
            }
            return row["id"]
        }
    }
}
