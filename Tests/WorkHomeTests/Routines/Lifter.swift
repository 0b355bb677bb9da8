import Foundation
import GRDB
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Progression
@testable import Routines
@testable import Web

/// Alex with a routine of their own, who does it without pages.
struct Lifter {
    private(set) var app: TestApp
    let routine: Int64

    /// - Parameter exercises: the catalogue's key of each with its lines and rule; a `+` joins it to the one above.
    init(_ exercises: [Entry]) async throws {
        app = try await TestApp()
        try await app.register(Cast.alex)
        let moment = TrainingMoment(app.clock.now, in: .gmt)
        routine = try await app.app.database.write { database in
            let user = try #require(try User.find(database, email: Cast.alex.email))
            let entries = try exercises.map { try $0.draft(database) }
            return try user.routines.save(database, RoutineDraft(name: "Push A", entries: entries), at: moment)
        }
    }

    struct Entry {
        var key: String
        var lines: String
        var rule: String?
        var work: Double?
        var rest: Int?
        var clock: GroupClock?

        init(
            _ key: String, _ lines: String, _ rule: String? = nil, work: Double? = nil, rest: Int? = nil,
            clock: GroupClock? = nil
        ) {
            (self.key, self.lines, self.rule, self.work, self.rest) = (key, lines, rule, work, rest)
            self.clock = clock
        }

        func draft(_ database: Database) throws -> RoutineDraft.Entry {
            let isJoined = key.hasPrefix("+")
            let key = isJoined ? String(key.dropFirst()) : key
            let id = try #require(
                try Int64.fetchOne(database, sql: "SELECT id FROM exercises WHERE key = ?", arguments: [key]))
            return RoutineDraft.Entry(
                exercise: id, isJoined: isJoined, lines: try #require(SetLine.list(lines)),
                rule: try rule.map { try #require(ProgressionRule($0)) }, workKilograms: work, restSeconds: rest,
                clock: clock)
        }
    }

    /// Bench press by a rule, and a superset of pull-ups and planks as they are written.
    static let usual = [
        Entry("bench-press", "3 x 5 @ work", "linear +2.5 kg / 5 lb", work: 60, rest: 180),
        Entry("pull-up", "2 x 8", rest: 60), Entry("+plank", "3 x 45 s", rest: 90),
    ]
    static let bench = [Entry("bench-press", "3 x 5 @ work", "linear +2.5 kg / 5 lb", work: 60)]

    var moment: TrainingMoment { TrainingMoment(app.clock.now, in: .gmt) }
    var today: LocalDay { moment.today }

    /// Stops the app and starts another one on the same data.
    mutating func restart() async throws {
        app = try await TestApp(clock: app.clock, reopening: app)
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (Database, User) throws -> Value) async throws -> Value {
        try await app.app.database.read { database in
            try body(database, try #require(try User.find(database, email: Cast.alex.email)))
        }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database, User) throws -> Value
    ) async throws -> Value {
        let moment = moment
        return try await app.app.database.write { database in
            let user = try #require(try User.find(database, email: Cast.alex.email))
            let value = try body(database, user)
            _ = try user.settle(database, at: moment)
            return value
        }
    }

    /// What starting would ask.
    func preview(_ token: String = "phone", on day: LocalDay? = nil) async throws -> RoutineWorkout {
        let (routine, day) = (routine, day ?? today)
        return try await read { database, user in
            let routine = try #require(try user.routines.routine(database, id: routine))
            return try user.routines.preview(database, of: routine, on: day, token: token)
        }
    }

    func workout(_ token: String = "phone") async throws -> RoutineWorkout? {
        try await read { try $1.routines.workout($0, token: token) }
    }

    func open() async throws -> RoutineWorkout? { try await read { try $1.routines.openWorkout($0) } }

    /// Sends an action of a page, with what it shows.
    @discardableResult
    func send(
        _ action: RoutineAction, _ token: String = "phone", from page: RoutineWorkout? = nil,
        happenedAt: Int64? = nil
    ) async throws -> RoutineOutcome {
        let shown = if let page { page } else { try await preview(token) }
        let start = WorkoutReference.Start(
            routine: routine, day: shown.day, asked: try #require(AskedWorkout(json: AskedWorkout(shown).json)))
        let moment = moment
        return try await write { database, user in
            try #require(
                try user.routines.apply(
                    database, action, in: WorkoutReference(token: token, start: start), at: moment,
                    happenedAt: happenedAt))
        }
    }

    /// A set with what is asked in a place, or something else.
    func done(
        _ place: Int, _ page: RoutineWorkout? = nil, reps: Int? = nil, kilograms: Double? = nil
    ) async throws -> RoutineAction {
        let shown = if let page { page } else { try await open() }
        let workout = if let shown { shown } else { try await preview() }
        let entry = try #require(workout[place])
        let amount = reps.map { SetAmount.reps($0) } ?? entry.set.prefill.amount ?? .reps(5)
        return .done(
            place: place,
            StrengthSetDraft(
                exercise: entry.exercise.exercise, day: today, kind: entry.set.kind, amount: amount,
                weightKilograms: kilograms ?? entry.set.prefill.kilograms ?? 0))
    }

    /// Sets as they are asked in these places.
    func tried(_ places: Range<Int>, _ page: RoutineWorkout, reps: Int? = nil) async throws -> [TriedSet] {
        var sets: [TriedSet] = []
        for place in places {
            guard case .done(_, let draft) = try await done(place, page, reps: reps) else { continue }
            sets.append(TriedSet(place: place, draft))
        }
        return sets
    }

    /// Does a whole workout, with these reps of its first sets, and finishes it.
    func train(reps: [Int] = [], kilograms: Double? = nil) async throws {
        let token = "day \(today)"
        let page = try await preview(token)
        for (number, entry) in page.inOrder.enumerated() {
            let reps = reps.indices.contains(number) ? reps[number] : nil
            guard reps != 0 else { continue }
            let action = try await done(entry.set.place, page, reps: reps, kilograms: kilograms)
            try await send(action, token, from: page)
        }
        try await send(.finish, token, from: page)
    }

    func exercise(_ key: String) async throws -> Exercise {
        try await read { database, user in
            let id = try Int64.fetchOne(database, sql: "SELECT id FROM exercises WHERE key = ?", arguments: [key])
            return try #require(try id.flatMap { try user.training.exercise(database, id: $0) })
        }
    }

    /// What is loaded for an exercise.
    func rack(_ key: String) async throws -> ExerciseRack? {
        let exercise = try await exercise(key)
        return try await read { try $1.equipment.rack($0, for: exercise) }
    }

    func undo(_ outcome: RoutineOutcome) async throws -> Undo? {
        let step = try #require(outcome.change?.undoStep)
        let moment = moment
        return try await write { try $1.undo($0, step: step, at: moment) }
    }

    /// Everything that is stored of workouts and their sets.
    func everything() async throws -> [String] {
        try await app.rows("SELECT * FROM routine_sessions ORDER BY id")
            + app.rows("SELECT * FROM routine_session_sets ORDER BY id")
            + app.rows("SELECT * FROM strength_sets ORDER BY id")
            + app.rows("SELECT exercise_id, kind, weight_grams, value, day FROM personal_records ORDER BY 1, 2, 3, 5")
    }

    /// The sets that were done, with their place: "0 bench-press 5 60".
    func doneSets() async throws -> [String] {
        try await app.rows(
            """
            SELECT place, key, reps, weight_kilograms FROM strength_sets
            JOIN exercises ON exercises.id = strength_sets.exercise_id
            LEFT JOIN routine_session_sets ON routine_session_sets.id = session_set_id
            ORDER BY place, strength_sets.id
            """)
    }
}

extension RoutineWorkout {
    /// The asked weights of an exercise, in kilograms.
    func weights(_ slot: String = "1") -> [Double?] {
        exercises.filter { $0.slot == slot }.flatMap { $0.sets.map(\.target?.kilograms) }
    }

    var reasons: [Reason?] { exercises.map(\.reason) }
}
