import Foundation
import Storage
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Operations
@testable import Web

@Suite struct DemoPersonTests {
    private let clock = TestClock()

    private func create(_ folders: DataFolders, _ change: (inout DemoPerson.Options) -> Void = { _ in }) async throws
        -> DemoPerson
    {
        var options = DemoPerson.Options()
        options.dayCount = 60
        change(&options)
        return try #require(try await DemoPerson.create(in: folders, [options], now: clock.now).first)
    }

    @Test func hasThreeYearsBehindThem() async throws {
        let app = try await TestApp(clock: clock)
        let person = try #require(try await DemoPerson.create(in: app.folders, now: clock.now).first)
        #expect(try await app.count("weight_records") == 3 * 365)
        let days = try #require(await app.rows("SELECT count(*) FROM training_days").first.flatMap { Int($0) })
        // Weights on four days a week, runs on two, rides on the seventh in summer, and holidays.
        #expect((950...1_000).contains(days))
        let browser = Browser(app)
        #expect(try await browser.post("/login", ["email": person.email, "password": person.password]).location == "/")
        #expect(try await browser.get("/progress?range=all").text.contains("<svg"))
    }

    @Test func hasSomethingInEveryPlace() async throws {
        let app = try await TestApp(clock: clock)
        _ = try await create(app.folders)
        for (table, count) in [
            ("users", 1...1), ("weight_records", 60...60), ("strength_sets", 640...720), ("cardio_sessions", 16...20),
            ("trackable_entries", 300...300), ("journal_entries", 6...7), ("workout_sessions", 5...5),
            ("personal_records", 100...1_000),
        ] {
            #expect(try await count.contains(app.count(table)), "\(table)")
        }
        let exercises = try await app.rows("SELECT count(DISTINCT exercise_id) FROM strength_sets")
        #expect(exercises == ["20"])
        let newRecords = try await app.rows("SELECT count(*) > 50 FROM personal_records WHERE NOT is_baseline")
        #expect(newRecords == ["1"])
        #expect(try await app.rows("SELECT max(day) FROM training_days") == ["2026-11-21"])
        #expect(try await app.rows("SELECT max(logged_at) <= 1795253400 FROM strength_sets") == ["1"])
    }

    /// Four months of samples, sent like any phone's: typed values are not duplicated, and old days are closed.
    @Test func theirPhoneSendsWhatTheyTypedBefore() async throws {
        let app = try await TestApp(clock: clock)
        let person = try await create(app.folders) { $0.dayCount = 130 }
        #expect(
            try await app.rows(
                """
                SELECT metric, count(*), min(day), max(day) FROM health_days WHERE metric NOT IN ('activeEnergy', 'steps')
                GROUP BY metric ORDER BY metric
                """)
                == ["restingHeartRate", "sleep", "weight"].map { "\($0) 120 2026-07-25 2026-11-21" })
        #expect(try await app.count("weight_records") == 130)
        #expect(try await app.count("trackable_entries") == 5 * 130)
        #expect(try await app.rows("SELECT count(DISTINCT is_closed) FROM health_days WHERE metric = 'steps'") == ["2"])
        let browser = Browser(app)
        try await browser.post("/login", ["email": person.email, "password": person.password])
        let words = try await browser.get("/settings/health").main.words
        for metric in ["Steps", "Active energy", "Sleep", "Resting heart rate", "Weight"] {
            #expect(words.contains(metric), "\(metric)")
        }
        #expect(words.contains("Scale Sent by Health Auto Export"))
        #expect(try await browser.get("/progress").status == 200)
    }

    @Test func hasPhotosInTheJournal() async throws {
        let app = try await TestApp(clock: clock)
        let person = try await create(app.folders) { options in
            options.dayCount = 400
            options.decoderExecutable = Repository.workhome
        }
        let photos = try await app.count("journal_photos")
        #expect((40...70).contains(photos))
        #expect(try app.photoFiles().count == 2 * photos)
        let browser = Browser(app)
        try await browser.post("/login", ["email": person.email, "password": person.password])
        #expect(try await browser.get("/journal/photos").main.allBetween("<img ", ">").count == photos)
        // There was an entry a year ago to look back on.
        #expect(try await browser.get("/journal/2026-11-21").main.words.contains("On this day 1 year ago"))
        #expect(try await browser.get("/journal/search?q=week").main.contains("<mark>week</mark>"))
    }

    @Test func whatFollowsIsWhatTheRowsAmountTo() async throws {
        let app = try await TestApp(clock: clock)
        let person = try await create(app.folders)
        let moment = TrainingMoment(clock.now, in: .gmt)
        let (differences, before, after, unlocked) = try await app.app.database.write { database in
            guard let user = try User.find(database, email: person.email) else { throw NobodySignedIn() }
            let before = try user.training.standing(database)
            let differences = try user.training.rebuildRecords(database)
            try database.execute(sql: "UPDATE training_patterns SET is_outdated = 1")
            let unlocked = try user.training.refreshStanding(database, at: moment)
            return (differences, before, try user.training.standing(database), unlocked)
        }
        #expect(differences == 0)
        #expect(before == after)
        #expect(unlocked == [])
        #expect(after.streakDays > 10)
        #expect(after.level > 1)
    }

    @Test func isTheSameEveryTime() async throws {
        var lives: [[String]] = []
        for _ in 0..<2 {
            let app = try await TestApp(clock: clock)
            _ = try await create(app.folders) { $0.dayCount = 20 }
            lives.append(
                try await app.rows(
                    "SELECT day, exercise_id, kind, reps, weight_kilograms, rpe, logged_at FROM strength_sets ORDER BY id"
                ) + app.rows("SELECT metric, day, value FROM health_days ORDER BY metric, day"))
        }
        #expect(lives[0].count > 200)
        #expect(lives[0] == lives[1])
    }

    @Test func whoTrainsEveryDayHasTwentySetsADay() async throws {
        // People who train daily take no holidays at the end of the year.
        clock.set(try Date("2026-01-10T09:30:00Z", strategy: .iso8601))
        let app = try await TestApp(clock: clock)
        _ = try await create(app.folders) { $0.trainingDaysPerWeek = 7 }
        let days = try await app.rows("SELECT count(*), min(strength_sets), max(strength_sets) FROM training_days")
        #expect(days == ["60 20 20"])
    }

    @Test func severalLiveInOneFolder() async throws {
        let app = try await TestApp(clock: clock)
        let sam = try await create(app.folders) { $0.dayCount = 10 }
        let mo = try await create(app.folders) {
            $0.dayCount = 1
            ($0.email, $0.firstName, $0.lastName) = ("mo@example.com", "Mo", "Month")
        }
        let error = await #expect(throws: DemoPersonExistsError.self) { try await create(app.folders) }
        #expect(error?.description == "There is already an account for sam@example.com.")
        #expect(try await app.rows("SELECT first_name, last_name FROM users") == ["Sam Sample", "Mo Month"])
        for person in [sam, mo] {
            let answer = try await Browser(app).post(
                "/login", ["email": person.email, "password": person.password])
            #expect(answer.location == "/")
        }
    }

    @Test func theyTrainWithRoutines() async throws {
        let app = try await TestApp(clock: clock)
        var options = DemoPerson.Options()
        options.dayCount = 90
        let people = try await DemoPerson.create(in: app.folders, .household(of: 2, options), now: clock.now)
        #expect(
            try await app.rows("SELECT user_id, name FROM routines ORDER BY id")
                == ["1 Upper body", "1 Lower body", "2 Full body"])
        #expect(
            try await app.rows("SELECT user_id, name, count(*) FROM programs JOIN program_entries USING (user_id)")
                == ["1 Upper and lower body 24"])
        #expect(
            try await app.rows(
                "SELECT name, count(*) FROM routine_sessions WHERE finished_at >= started_at GROUP BY name ORDER BY name"
            )
                == ["Full body 12", "Lower body 12", "Upper body 12"])
        // Each asked set was done on its day, and there are as many as on other days.
        let done = """
            SELECT count(*), count(DISTINCT session_id), sum(strength_sets.day = routine_session_sets.day)
            FROM routine_session_sets LEFT JOIN strength_sets ON session_set_id = routine_session_sets.id
            """
        #expect(try await app.rows(done) == ["720 36 720"])
        let squat = """
            SELECT max(kilograms) > min(kilograms), count(DISTINCT kilograms) > 4 FROM routine_session_sets AS asked
            JOIN exercises ON exercises.id = exercise_id
            WHERE key = 'squat' AND asked.user_id = 1 AND asked.kind = 'normal'
            """
        #expect(try await app.rows(squat) == ["1 1"])
        let browser = Browser(app)
        try await browser.post("/login", ["email": people[0].email, "password": people[0].password])
        #expect(try await browser.get("/track?date=2026-11-16").status == 200)
    }

    @Test func aHouseholdIsOfDifferentPeople() async throws {
        let app = try await TestApp(clock: clock)
        var options = DemoPerson.Options()
        options.dayCount = 14
        let people = try await DemoPerson.create(in: app.folders, .household(of: 6, options), now: clock.now)
        #expect(people.map(\.email) == ["sam", "alex", "robin", "kim", "jo", "sam6"].map { "\($0)@example.com" })
        #expect(Set(people.map(\.password)).count == 1)
        #expect(
            try await app.rows("SELECT sex FROM users ORDER BY id")
                == ["male", "female", "male", "female", "female", "male"])
        let browser = Browser(app)
        try await browser.post("/login", ["email": people[0].email, "password": people[0].password])
        #expect(try await browser.get("/nutrition/nutrients?range=week").main.words.contains(" of the target of "))
        #expect(try await browser.get("/nutrition/targets").value(of: "sex") == "male")
        let volumes = try await app.rows("SELECT volume_grams FROM training_totals")
        #expect(Set(volumes).count == 6)
        for person in people.suffix(2) {
            let answer = try await Browser(app).post("/login", ["email": person.email, "password": person.password])
            #expect(answer.location == "/")
        }
        options.email = "jo@example.com"
        await #expect(throws: DemoPersonExistsError.self) {
            try await DemoPerson.create(in: app.folders, .household(of: 7, options), now: clock.now)
        }
        #expect(try await app.count("users") == 6)
    }

    /// Whoever is first there becomes its admin.
    @Test func anEmptyHouseholdThatIsServedIsLeftAlone() async throws {
        let folder = try TemporaryFolder()
        let folders = DataFolders(root: folder.path + "/data")
        try folders.create()
        let lock = try DataFolderLock(folders)
        let run = try await CommandRun.workhome("demo", "--data", folders.root, "--days", "1")
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: Cannot use the data folder \(folders.root): people use it."))
        let list = try await CommandRun.workhome("user", "list", "--data", folders.root)
        #expect(list.status == 0 && list.output.isEmpty)
        _ = consume lock
    }

    @Test func theCommandPrintsHowToSignIn() async throws {
        let folder = try TemporaryFolder()
        let data = folder.path + "/data"
        let run = try await CommandRun.workhome(
            "demo", "--data", data, "--days", "400", "--training-days-per-week", "1", "--email", "mo@example.com")
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == "email: mo@example.com")
        #expect(lines.last?.hasPrefix("password: ") == true && lines.count == 2)
        #expect(run.errorLines == ["365 of 400 days"])
        let refused = try await CommandRun.workhome("demo", "--data", data, "--days", "1")
        #expect(refused.status == 1 && refused.output.isEmpty)
        #expect(
            refused.errors == """
                Error: Cannot use the data folder \(data): people use it. Choose another one with --data, or add --into-household.

                """)
        let joined = try await CommandRun.workhome("demo", "--data", data, "--days", "1", "--into-household")
        #expect(joined.status == 0 && joined.output.hasPrefix("email: sam@example.com\n"), "\(joined.errors)")
        let list = try await CommandRun.workhome("user", "list", "--data", data)
        #expect(list.output.contains("sam@example.com\tSam Sample\tmember\tenabled"))
        let again = try await CommandRun.workhome(
            "demo", "--data", data, "--email", "mo@example.com", "--into-household")
        #expect(again.status != 0)
        #expect(again.errorLines.last == "Error: There is already an account for mo@example.com.")
        let many = try await CommandRun.workhome("demo", "--data", data, "--days", "0")
        #expect(many.status != 0 && many.errorLines.contains { $0.contains("from 1 to 18250") })
    }
}
