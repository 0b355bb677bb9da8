import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Routines
@testable import WorkHome

/// The training max is the one that the rule of a program has reached, wherever it is shown or used.
@Suite struct TrainingMaxTests {
    private static let cycle = Lifter.Entry("squat", "1 x 5+ @ 80 % tm", "cycle +5 kg / 10 lb, 2 weeks")

    /// The routine of Alex's own is there before the program.
    private func follower() async throws -> (alex: Follower, program: Int64, other: Int64) {
        let alex = try await Follower()
        let moment = alex.lifter.moment
        let other = try await alex.lifter.write { database, user in
            let entry = try Lifter.Entry("squat", "3 x 5 @ 50 % tm").draft(database)
            return try user.routines.save(database, RoutineDraft(name: "Other", entries: [entry]), at: moment)
        }
        let program = try await alex.create([("A", Self.cycle)], weeks: 2)
        try await alex.say(trainingMax: 100)
        return (alex, program, other)
    }

    private func running(_ alex: Follower) async throws -> RunningTrainingMax? {
        let today = alex.today
        return try await alex.lifter.read { database, user in
            let squat = try #require(try user.routines.exercises(database, withKeys: ["squat"])["squat"])
            return try user.routines.currentTrainingMax(database, of: squat.id, on: today)
        }
    }

    @Test func anotherRoutineGoesByTheOneOfTheProgram() async throws {
        let (alex, program, other) = try await follower()
        #expect(try await alex.preview(routine: other).kilograms("Squat") == 50)
        #expect(try await running(alex)?.lift == nil, "as it was said")
        let first = alex.today
        try await alex.train(program)
        let reached = try await running(alex)
        #expect(reached?.kilograms == 100 && reached?.firstDay == first)
        let last = alex.today
        try await alex.train(program)
        let max = try #require(try await running(alex))
        #expect(max.kilograms == 105 && max.firstDay == last && max.lift?.programName == "Mine")
        #expect(try await alex.preview(routine: other).kilograms("Squat") == 52.5)
        #expect(try await alex.app.rows("SELECT kilograms FROM training_maxes") == ["100"], "nothing is copied")
    }

    /// Somebody begins it today all the same, or looks at what it will ask.
    @Test(arguments: [nil, 100.0])
    func aProgramThatStartsLaterKnowsItsTrainingMaxes(said: Double?) async throws {
        let alex = try await Follower()
        if let said { try await alex.say(trainingMax: said) }
        let library = try #require(alex.app.app.training.programs.first { $0.key == "five-three-one-beginners" })
        let (first, moment) = (alex.today + 2, alex.lifter.moment)
        let weights = Dictionary(uniqueKeysWithValues: library.lifts.map { ($0.key, 60.0) })
        let start = ProgramStart(
            schedule: .rotation, weekdays: [.monday, .wednesday, .friday], firstDay: first, kilograms: weights)
        let program = try await alex.lifter.write { try $1.programs.start($0, library, start, at: moment) }
        func trainingMax() async throws -> Double? {
            let squat = try await alex.preview(program).exercises.first { $0.exercise.name == "Squat" }
            return squat?.sets.compactMap(\.target?.basisKilograms).first
        }
        #expect(try await trainingMax() == said ?? 60)
        alex.app.clock.advance(days: 2)
        #expect(try await trainingMax() == 60)
    }

    @Test func whatIsSaidAfterTheLastWorkoutWins() async throws {
        let (alex, program, other) = try await follower()
        try await alex.train(program)
        try await alex.say(trainingMax: 90)
        #expect(try await running(alex) == RunningTrainingMax(kilograms: 90, firstDay: alex.today, lift: nil))
        #expect(try await alex.preview(routine: other).kilograms("Squat") == 45)
        #expect(try await alex.preview(program).kilograms("Squat") == 72)
    }

    /// What was done that day would count otherwise.
    @Test func afterTheWorkoutOfTheDayItCountsFromTomorrow() async throws {
        let (alex, program, _) = try await follower()
        try await alex.train(try await alex.preview(program))
        let today = alex.today
        try await alex.lifter.write { database, user in
            let squat = try #require(try user.routines.exercises(database, withKeys: ["squat"])["squat"])
            try user.routines.sayTrainingMax(database, 80, of: squat, on: today)
        }
        #expect(try await running(alex) == RunningTrainingMax(kilograms: 80, firstDay: today + 1, lift: nil))
        alex.app.clock.advance(days: 1)
        #expect(try await alex.preview(program).kilograms("Squat") == 64)
    }

    @Test func itOutlivesItsProgram() async throws {
        let (alex, program, other) = try await follower()
        for _ in 0..<3 { try await alex.train(program) }
        let moment = alex.lifter.moment
        #expect(try await alex.lifter.write { try $1.programs.end($0, id: program, at: moment) })
        #expect(try await running(alex)?.kilograms == 105)
        #expect(try await alex.preview(routine: other).kilograms("Squat") == 52.5)
        // The same rule in another program goes on by its own.
        let next = try await alex.create([("B", Self.cycle)], weeks: 2)
        try await alex.say(trainingMax: 110)
        #expect(try await alex.preview(next).kilograms("Squat") == 88)
    }

    @Test func theExerciseSaysFromWhichProgramItIs() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(
            browser, "five-three-one-beginners", changing: [FormValue("weight.squat", "100")])
        let squat = try await app.exercise("squat")
        let said = try await browser.get("/settings/exercises/\(squat)").main.words
        #expect(said.contains("Training max 100 kg") && !said.contains("From your program"))
        let (routine, workout) = try await addWorkout(app, browser, squat)
        let page = try await browser.get("/settings/exercises/\(squat)").main
        #expect(page.words.contains("Training max 120 kg From your program 5/3/1 for Beginners, since "))
        #expect(page.contains("href=\"/programs/1/lifts/\(routine)-1\""))
        #expect(try await browser.get("/settings/exercises/\(squat)/setup").value(of: "training_max") == "120")
        let lift = try await browser.get("/programs/1/lifts/\(routine)-1").main
        #expect(lift.contains("/track/workouts/\(workout)"))
        // Two landmarks of one name could not be told apart.
        #expect(lift.contains("role=\"group\" aria-labelledby=\"lift-history\""))
    }

    /// A workout of yesterday, of a program that began the week before, with a training max of 120 kg.
    private func addWorkout(
        _ app: TestApp, _ browser: Browser, _ squat: String
    ) async throws -> (routine: String, workout: String) {
        let logged = try await browser.post(
            "/track/sets", ["exercise_id": squat, "reps": "5", "weight": "78", "date": "2026-11-20"])
        #expect(logged.status == 303)
        let routine = try await app.rows("SELECT min(routine_id) FROM program_days")[0]
        try await app.execute(
            """
            UPDATE programs SET started_on = '2026-11-14';
            UPDATE training_maxes SET first_day = '2026-11-14';
            INSERT INTO routine_sessions (id, user_id, token, routine_id, name, day, started_at, finished_at)
            VALUES (50, 1, 'token-of-yesterday', \(routine), 'Squat', '2026-11-20', 1795100000, 1795103600);
            INSERT INTO routine_session_sets (id, session_id, user_id, day, place, position, slot, group_number,
                exercise_id, origin, kind, amount, kilograms, basis_kilograms, share)
            VALUES (50, 50, 1, '2026-11-20', 0, 0, '1', 0, \(squat), 'asked', 'normal', '5', 78, 120, 0.65);
            INSERT INTO program_entries (program_id, user_id, number, week, day, entered_at, routine_session_id)
            VALUES (1, 1, 1, 1, '2026-11-20', 1795100000, 50);
            UPDATE strength_sets SET session_set_id = 50 WHERE exercise_id = \(squat);
            """)
        return (routine, "50")
    }

    @Test func itIsSetOnThePageOfTheLift() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(
            browser, "five-three-one-beginners", changing: [FormValue("weight.squat", "100")])
        let squat = try await app.exercise("squat")
        let (routine, _) = try await addWorkout(app, browser, squat)
        let path = "/programs/1/lifts/\(routine)-1"
        let program = try await browser.get("/programs/1").main
        #expect(program.words.contains("Training maxes Squat 120 kg") && program.contains("\(path)#training-max"))
        let page = try await browser.get(path)
        #expect(page.main.words.contains("Training max 120 kg, since "))
        #expect(page.value(of: "training_max") == "120" && page.value(of: "first_day") == "2026-11-21")
        // 78 kg × 5 give 91 kg.
        #expect(page.main.words.contains("Your sets give a one-rep max of 91 kg. 90 % of it is 81.9 kg."))
        for (typed, day, field) in [
            ("", "2026-11-21", "training_max"), ("much", "2026-11-21", "training_max"),
            ("0", "2026-11-21", "training_max"), ("110", "2026-11-20", "first_day"), ("110", "x", "first_day"),
            ("110", "2030-01-01", "first_day"),
        ] {
            let answer = try await browser.post(path, ["training_max": typed, "first_day": day])
            #expect(answer.status == 422 && answer.fieldErrors.keys.sorted() == [field], "\(typed) \(day)")
            #expect(answer.value(of: "training_max") == typed && answer.value(of: "first_day") == day)
        }
        #expect(try await app.rows("SELECT count(*) FROM training_maxes WHERE exercise_id = \(squat)") == ["1"])
        let saved = try await browser.post(path, ["training_max": "110,5", "first_day": "2026-11-21"])
        #expect(saved.location == path)
        let after = try await browser.follow(saved)
        #expect(after.flash == "Training max saved." && after.main.words.contains("Training max 110.5 kg, since "))
        #expect(try await browser.get("/settings/exercises/\(squat)").main.words.contains("Training max 110.5 kg"))
        // Pounds stay pounds, whatever the person chose since.
        _ = try await browser.post(
            path, ["training_max": "225", "first_day": "2026-11-22", "weight_unit": "pounds"])
        #expect(
            try await app.rows("SELECT round(kilograms, 2) FROM training_maxes WHERE first_day = '2026-11-22'") == [
                "102.06"
            ])
    }

    @Test func oneForALaterDayIsShownAndRemoved() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(
            browser, "five-three-one-beginners", changing: [FormValue("weight.squat", "100")])
        let routine = try await app.rows("SELECT min(routine_id) FROM program_days")[0]
        let path = "/programs/1/lifts/\(routine)-1"
        let question = try await browser.post(path, ["training_max": "5000", "first_day": "2026-12-10"])
        #expect(question.status == 200 && question.main.words.contains("That is more than anyone has lifted"))
        let later = "SELECT kilograms FROM training_maxes WHERE first_day = '2026-12-10'"
        #expect(try await app.rows(later) == [])
        let confirmed = try #require(question.value(of: "confirmed"))
        _ = try await browser.post(
            path, ["training_max": "5000", "first_day": "2026-12-10", "confirmed": confirmed])
        #expect(try await app.rows(later) == ["5000"])
        _ = try await browser.post(path, ["training_max": "105.5", "first_day": "2026-12-10"])
        let page = try await browser.get(path).main
        #expect(page.words.contains("From 10 Dec: 105.5 kg Remove"))
        #expect(page.words.contains("Training max 100 kg, since "), "until then")
        let removed = try await browser.post("\(path)/remove", ["first_day": "2026-12-10"])
        let after = try await browser.follow(removed)
        #expect(after.flash == "Training max removed." && !after.main.words.contains("105.5 kg"))
        let undo = try #require(after.text.between("action=\"/track/undo/", "\""))
        #expect(try await browser.post("/track/undo/\(undo)").status == 303)
        #expect(try await app.rows(later) == ["105.5"])
        #expect(try await browser.post("\(path)/remove", ["first_day": "x"]).status == 404)
    }

    /// Before the one that counts, another one would change nothing.
    @Test func aDayBeforeTheOneThatCountsIsRefused() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(
            browser, "five-three-one-beginners", changing: [FormValue("weight.squat", "100")])
        let routine = try await app.rows("SELECT min(routine_id) FROM program_days")[0]
        let path = "/programs/1/lifts/\(routine)-1"
        let early = try await browser.post(path, ["training_max": "90", "first_day": "2020-01-01"])
        #expect(early.status == 422 && early.fieldErrors["first_day"]?.hasPrefix("Another one counts since ") == true)
        // Without another one, a day before the program works.
        try await app.execute("DELETE FROM training_maxes")
        #expect(try await browser.post(path, ["training_max": "90", "first_day": "2020-01-01"]).status == 303)
        #expect(try await browser.get(path).main.words.contains("Training max 90 kg, since "))
    }

    @Test func onlyALiftThatGoesByATrainingMaxHasTheForm() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(browser)
        let page = try await browser.get("/programs/1/lifts/1-1")
        #expect(page.status == 200 && page.value(of: "training_max") == nil)
        #expect(try await browser.post("/programs/1/lifts/1-1", ["training_max": "100"]).status == 404)
        #expect(!(try await browser.get("/programs/1").main.words.contains("Training maxes")))
    }
}
