import Foundation
import GRDB
import Support

@testable import Storage
@testable import Fitness
@testable import Models

/// A person with goals and entries generated from a seed; entries are kept in memory as well as in the tables.
struct GoalWorld {
    struct Entry {
        enum Kind: CaseIterable {
            case set, run, weight, steps, mood, meal, workout
        }

        let kind: Kind
        var id: Int64
        var day: LocalDay
        /// For sets and runs.
        var exercise: Int64 = 0
        var reps = 1
        /// Of a hold or carry, which has 0 reps.
        var seconds: Int?
        var meters: Double?
        var isWarmUp = false
        var value = 0.0
    }

    static let firstDay = LocalDay(daysSinceEpoch: 20_760)
    private static let historyDays = 50

    let user: User
    let database: Database
    var generator: SeededGenerator
    var entries: [Entry] = []
    var today = GoalWorld.firstDay + 45
    let lifts: [Int64]
    let runs: [Int64]
    let steps: Int64
    let mood: Int64

    var moment: TrainingMoment {
        TrainingMoment(Date(timeIntervalSince1970: Double(today.daysSinceEpoch) * 86_400 + 43_200), in: .gmt)
    }

    init(_ database: Database, seed: UInt64) throws {
        self.database = database
        generator = SeededGenerator(seed: seed)
        let now = Date(timeIntervalSince1970: Double(Self.firstDay.daysSinceEpoch) * 86_400)
        let id = try NewUser(
            firstName: "Alex", lastName: "Stone", credentials: nil, birthDay: nil, heightCentimeters: nil,
            weightKilograms: nil, fitnessGoal: .stayFit, timeZone: .gmt
        ).insert(database, now: now)
        guard
            let user = try User.first(database, "SELECT \(User.columns) FROM users WHERE id = ?", [id])
        else { throw NobodySignedIn() }
        self.user = user
        let exercises = try ["strength", "strength", "cardio", "cardio"].enumerated().map { number, kind in
            try database.execute(
                sql: """
                    INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, met)
                    VALUES (?, ?, ?, 'external', 'other', 'fullBody', 5)
                    """, arguments: [id, "Exercise \(number)", kind])
            return database.lastInsertedRowID
        }
        (lifts, runs) = (Array(exercises.prefix(2)), Array(exercises.suffix(2)))
        steps =
            try Int64.fetchOne(
                database, sql: "SELECT id FROM trackables WHERE user_id = ? AND key = 'steps'", arguments: [id]) ?? 0
        mood =
            try Int64.fetchOne(
                database, sql: "SELECT id FROM trackables WHERE user_id = ? AND key = 'sleep'", arguments: [id]) ?? 0
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func day() -> LocalDay { min(today, Self.firstDay + number(0...Self.historyDays)) }

    // Entries

    mutating func log() throws {
        let kind = pick(Entry.Kind.allCases)
        var entry = Entry(kind: kind, id: 0, day: day())
        fill(&entry)
        entry.id = try insert(entry)
        entries.append(entry)
    }

    mutating func change() throws {
        guard !entries.isEmpty else { return }
        let index = number(0...entries.count - 1)
        var entry = entries[index]
        guard entry.kind != .workout else { return }
        entry.day = day()
        fill(&entry)
        try update(entry)
        entries[index] = entry
    }

    mutating func delete() throws {
        guard !entries.isEmpty else { return }
        let entry = entries.remove(at: number(0...entries.count - 1))
        try database.run("DELETE FROM \(Self.table(entry.kind)) WHERE id = ?", [entry.id])
    }

    private mutating func fill(_ entry: inout Entry) {
        entry.reps = number(1...14)
        entry.isWarmUp = chance(15)
        switch entry.kind {
        case .set:
            (entry.exercise, entry.value) = (pick(lifts), Double(number(4...40)) * 2.5)
            (entry.seconds, entry.meters) = (nil, nil)
            guard chance(30) else { return }
            entry.reps = 0
            if chance(50) { entry.meters = Double(number(2...8)) * 10 }
            if entry.meters == nil || chance(50) { entry.seconds = number(1...12) * 10 }
        case .run: (entry.exercise, entry.value) = (pick(runs), Double(number(5...120)) * 100)
        case .weight: entry.value = Double(number(140...180)) / 2
        case .steps: entry.value = Double(number(1...60)) * 250
        case .mood: entry.value = Double(number(8...20)) / 2
        case .meal: entry.value = Double(number(1...18)) * 50
        case .workout: entry.value = Double(number(1...4))
        }
    }

    private static func table(_ kind: Entry.Kind) -> String {
        switch kind {
        case .set: "strength_sets"
        case .run: "cardio_sessions"
        case .weight: "weight_records"
        case .steps, .mood: "trackable_entries"
        case .meal: "meal_entries"
        case .workout: "workout_sessions"
        }
    }

    /// The columns of the entry's table that an entry sets.
    private func columns(_ entry: Entry) -> [(String, (any DatabaseValueConvertible)?)] {
        switch entry.kind {
        case .set:
            [
                ("day", entry.day), ("exercise_id", entry.exercise), ("kind", entry.isWarmUp ? "warmUp" : "normal"),
                ("reps", entry.reps), ("duration_seconds", entry.seconds), ("distance_meters", entry.meters),
                ("weight_kilograms", entry.value), ("logged_at", 0),
            ]
        case .run:
            [
                ("day", entry.day), ("exercise_id", entry.exercise), ("duration_seconds", entry.reps * 300),
                ("distance_meters", entry.value), ("energy_kilocalories", 0), ("logged_at", 0),
            ]
        case .weight: [("recorded_on", entry.day), ("weight_kilograms", entry.value), ("recorded_at", 0)]
        case .steps, .mood:
            [
                ("day", entry.day), ("trackable_id", entry.kind == .steps ? steps : mood), ("value", entry.value),
                ("logged_at", 0),
            ]
        case .meal:
            [
                ("day", entry.day), ("meal", "lunch"), ("name", "Rice"), ("quantity", 1), ("portion", ""),
                ("energy_kilocalories", entry.value), ("protein_grams", entry.value / 10), ("logged_at", 0),
            ]
        case .workout:
            [
                ("day", entry.day), ("plan_name", "Plan"), ("focus", "core"), ("started_at", 0), ("phase", "complete"),
                ("position", 0), ("phase_started_at_milliseconds", 0), ("completed_at", 0), ("recorded_at", 0),
                ("exercise_count", 4), ("exercises_done", Int(entry.value)),
            ]
        }
    }

    private func insert(_ entry: Entry) throws -> Int64 {
        let columns = columns(entry) + [("user_id", user.id)]
        try database.run(
            """
            INSERT INTO \(Self.table(entry.kind)) (\(columns.map(\.0).joined(separator: ", ")))
            VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
            """, StatementArguments(columns.map(\.1)))
        return database.lastInsertedRowID
    }

    private func update(_ entry: Entry) throws {
        let columns = columns(entry)
        try database.run(
            """
            UPDATE \(Self.table(entry.kind)) SET \(columns.map { "\($0.0) = ?" }.joined(separator: ", ")) WHERE id = ?
            """, StatementArguments(columns.map(\.1) + [entry.id]))
    }
}
