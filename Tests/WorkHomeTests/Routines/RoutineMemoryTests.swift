import GRDB
import Samples
import Support
import Synchronization
import Testing

@testable import Fitness
@testable import Models
@testable import Progression
@testable import Routines
@testable import Storage

/// What the rules go by, in the database.
@Suite struct RoutineMemoryTests {
    static let rules = [
        ("linear +2.5 kg / 5 lb", "3 x 5 @ work"), ("double +2.5 kg / 5 lb", "3 x 8-12 @ work"),
        ("greyskull +2.5 kg / 5 lb", "3 x 5+ @ work"), ("gzclp t1 +5 kg / 10 lb", "5 x 3+ @ work"),
        ("sum 24, +2.5 kg", "3 x 8 @ work"), ("effort", "3 x 5 @ rpe 8"),
    ]

    /// Workouts before the last dozen change nothing.
    @Test(arguments: rules)
    func theLastSessionsTellAsMuchAsAll(rule: String, lines: String) async throws {
        let lifter = try await Lifter([Lifter.Entry("bench-press", lines, rule, work: 60)])
        var random = SeededGenerator(seed: Soak.seed(41))
        for number in 0..<Soak.amount(short: 20, long: 120) {
            if Int.random(in: 0..<9, using: &random) == 0 {
                try await lifter.app.execute(
                    "INSERT INTO days_off (user_id, day, reason) SELECT id, '\(lifter.today)', 'sick' FROM users")
            }
            // Hits above all, so that there are weights to go on from.
            let misses = Int.random(in: 0..<3, using: &random) == 0
            try await lifter.train(reps: misses ? [Int.random(in: 1...4, using: &random)] : [])
            lifter.app.clock.advance(days: Double(Int.random(in: 1...12, using: &random)))
            guard number % 5 == 4 else { continue }
            let all = try await lifter.preview()
            #expect(try await lifter.previewOfLastSessions() == all, "\(rule), session \(number)")
            #expect(try await lifter.asked(afterAll: true) == lifter.asked(), "\(rule), session \(number)")
        }
    }

    /// Days that share lifts, some of which are done more often than others, and light weeks.
    @Test(arguments: ["beginner-linear", "gzclp", "five-three-one-beginners", "upper-lower", "body-weight-ladders"])
    func theLastSessionsOfAllDaysTellAsMuchAsAll(program: String) async throws {
        let follower = try await Follower()
        let id = try await follower.start(program)
        let routines = try await follower.app.rows("SELECT routine_id FROM program_days WHERE routine_id IS NOT NULL")
            .compactMap(Int64.init)
        var random = SeededGenerator(seed: Soak.seed(43))
        for number in 0..<Soak.amount(short: 18, long: 150) {
            let reps = Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 1...4, using: &random) : nil
            if Int.random(in: 0..<3, using: &random) == 0, let routine = routines.first {
                try await follower.train(try await follower.preview(routine: routine, name: "extra"), reps: reps)
                follower.app.clock.advance(days: 1)
            }
            try await follower.train(id, reps: reps)
            if Int.random(in: 0..<9, using: &random) == 0 { follower.app.clock.advance(days: 12) }
            for routine in routines {
                let (few, all) = (
                    try await follower.lifter.asked(routine), try await follower.lifter.asked(routine, afterAll: true)
                )
                #expect(few == all, "\(program), workout \(number), routine \(routine)")
            }
        }
    }

    /// After a few workouts without a lift, none of its earlier ones on that day is among the last; those on the other day
    /// are, and are not all that there is of it.
    @Test func aLiftOfTwoDaysIsNotJudgedByOneOfThem() async throws {
        let follower = try await Follower()
        let id = try await follower.start("beginner-linear")
        try await follower.app.execute("UPDATE routine_exercises SET rule = 'linear +2.5 kg, every 3' WHERE rule <> ''")
        let days = try await follower.app.rows("SELECT routine_id FROM program_days ORDER BY position")
            .compactMap(Int64.init)
        for _ in 0..<5 {
            try await follower.train(id)
            try await follower.train(id, reps: 1)
        }
        for number in 0..<5 {
            var page = try await follower.preview(routine: days[1], name: "without squats \(number)")
            page.exercises.removeFirst()
            try await follower.train(page)
            follower.app.clock.advance(days: 2)
        }
        for day in days {
            #expect(try await follower.lifter.asked(day) == follower.lifter.asked(day, afterAll: true))
        }
    }

    /// Nothing that is derived is stored: rebuilding it asks for the same.
    @Test func rebuildingWhatIsDerivedAsksForTheSame() async throws {
        let lifter = try await Lifter(Lifter.usual)
        for reps in [[], [5, 5, 3], []] {
            try await lifter.train(reps: reps)
            lifter.app.clock.advance(days: 2)
        }
        let (preview, moment) = (try await lifter.preview(), lifter.moment)
        try await lifter.write { try $1.rebuildDerivedNumbers($0, at: moment) }
        #expect(try await lifter.preview() == preview)
    }

    /// What was asked stays, whatever is changed later.
    @Test func whatWasAskedIsAFact() async throws {
        let lifter = try await Lifter(Lifter.usual)
        try await lifter.train()
        lifter.app.clock.advance(days: 2)
        try await lifter.send(try await lifter.done(0))
        let facts = try await lifter.app.rows("SELECT * FROM routine_session_sets ORDER BY id")
        #expect(facts.count == 16)
        let (routine, moment) = (lifter.routine, lifter.moment)
        let changes: [@Sendable (Database, User) throws -> Void] = [
            { database, user in
                let own = try #require(try user.routines.routine(database, id: routine))
                var draft = try user.routines.draft(database, of: own, until: moment.today)
                draft.entries.reverse()
                draft.entries[0].isJoined = false
                draft.entries[2].rule = ProgressionRule("double +5 kg")
                draft.entries[2].workKilograms = 20
                draft.entries[1].lines = try #require(SetLine.list("5 x 3 @ 20 kg"))
                _ = try user.routines.save(database, draft, over: own, at: moment)
            },
            { database, user in
                let set = try #require(
                    try Int64.fetchOne(database, sql: "SELECT min(id) FROM strength_sets"))
                let old = try #require(try user.training.row(database, StrengthSet.self, id: set))
                let exercise = try #require(try user.training.exercise(database, id: old.exerciseID))
                let draft = StrengthSetDraft(exercise: exercise, day: old.day, reps: 1, weightKilograms: 200)
                _ = try user.training.update(database, id: set, draft, at: moment)
            },
            { database, user in
                try database.execute(sql: "UPDATE users SET weight_unit = 'pounds' WHERE id = \(user.id)")
            },
            { database, user in _ = try user.routines.delete(database, id: routine) },
        ]
        for change in changes {
            try await lifter.write(change)
            #expect(try await lifter.app.rows("SELECT * FROM routine_session_sets ORDER BY id") == facts)
        }
    }

    @Test func noQueryReadsAWholeTable() async throws {
        let lifter = try await Lifter(Lifter.usual)
        try await lifter.train()
        lifter.app.clock.advance(days: 2)
        let recorded = Mutex<Set<String>>([])
        try await lifter.app.app.database.write { database in
            database.trace { event in
                if case .statement(let statement) = event { recorded.withLock { _ = $0.insert(statement.sql) } }
            }
        }
        try await readAndWriteEverything(lifter)
        let statements = recorded.withLock { $0 }.filter { sql in
            ["SELECT", "INSERT", "UPDATE", "DELETE"].contains { sql.hasPrefix($0) }
                && (sql.contains("routine") || sql.contains("session_set_id") || sql.contains("training_maxes"))
        }
        #expect(statements.count >= 15)
        for sql in statements.sorted() {
            let steps = try await lifter.app.app.database.write { database in
                let statement = try database.makeStatement(sql: "EXPLAIN QUERY PLAN \(sql)")
                statement.setUncheckedArguments([])
                return try Row.fetchAll(statement).map { $0["detail"] as String }
            }
            for step in steps {
                let isTable = !step.contains("CONSTANT ROW") && !step.hasPrefix("SCAN json_each")
                let isWhole = step.hasPrefix("SCAN") && isTable || step.contains("TEMP B-TREE")
                #expect(!isWhole, "\(step) in \(sql)")
            }
        }
    }

    /// In the write connection, whose statements are recorded.
    private func readAndWriteEverything(_ lifter: Lifter) async throws {
        let dip = try await lifter.exercise("dip").id
        for action in [
            try await lifter.done(0), .skip(place: 1), .addSet(slot: "2"), .swap(slot: "3", exercise: dip),
            .move(slot: "1", by: 1), .undone(place: 0), try await lifter.done(0), .finish, .reopen,
        ] as [RoutineAction] {
            try await lifter.send(action)
        }
        let (routine, moment) = (lifter.routine, lifter.moment)
        try await lifter.write { database, user in
            let own = try #require(try user.routines.routine(database, id: routine))
            _ = try user.routines.preview(database, of: own, on: moment.today, token: "new")
            let workout = try #require(try user.routines.openWorkout(database))
            _ = try user.routines.workouts(database, on: moment.today)
            _ = try user.routines.workoutOverviews(database, of: routine, limit: 5)
            _ = try user.routines.summary(database, of: workout)
            _ = try user.routines.keepChanges(database, of: try #require(workout.id), at: moment)
        }
        try await lifter.send(.discard)
    }
}

extension Lifter {
    /// What a routine asks.
    /// - Parameter afterAll: whether as many workouts are read as rules ever look at.
    func asked(_ routine: Int64? = nil, afterAll: Bool = false) async throws -> [WorkoutExercise] {
        let (routine, today) = (routine ?? self.routine, today)
        return try await read { database, user in
            let own = try #require(try user.routines.routine(database, id: routine))
            guard afterAll else { return try user.routines.asked(database, of: own, on: today) }
            let week = try user.programs.week(database, of: routine, on: today)
            var memory = try user.routines.memory(database, of: own, on: today, week: week, before: nil)
            _ = try user.routines.remember(database, User.Routines.pastWorkouts, before: nil, &memory)
            return try user.routines.askedExercises(database, memory)
        }
    }

    /// What starting would ask if older workouts than the last had never been.
    fileprivate func previewOfLastSessions() async throws -> RoutineWorkout {
        let (routine, day) = (routine, today)
        return try await app.app.database.write { database in
            let user = try #require(try User.find(database, email: Cast.alex.email))
            let own = try #require(try user.routines.routine(database, id: routine))
            var preview: RoutineWorkout?
            try database.inSavepoint {
                try database.execute(
                    sql: """
                        DELETE FROM routine_sessions WHERE id NOT IN
                            (SELECT id FROM routine_sessions ORDER BY day DESC, id DESC LIMIT \(LiftHistory.memory))
                        """)
                preview = try user.routines.preview(database, of: own, on: day, token: "phone")
                return .rollback
            }
            return try #require(preview)
        }
    }
}
