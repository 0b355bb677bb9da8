import GRDB
import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Routines
@testable import Web

@Suite struct ProgramTests {
    @Test func aBuiltInOneBecomesRoutinesOfThePersonsOwn() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        // A form sent twice begins one program.
        #expect(try await alex.start("gzclp") == program)
        #expect(
            try await alex.app.rows(
                "SELECT number, routines.name FROM program_days JOIN routines ON routines.id = routine_id") == [
                    "1 GZCLP: A1", "2 GZCLP: B1", "3 GZCLP: A2", "4 GZCLP: B2",
                ])
        let preview = try await alex.preview(program)
        #expect(preview.kilograms("Squat") == 60 && preview.week == ProgramWeek(number: 1, isLight: false))
        #expect(preview.exercises[0].sets.count == 5)
    }

    @Test func oneDayFollowsTheOther() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        var days: [String] = []
        for _ in 0..<6 {
            let due = try await alex.due(program)
            days.append("\(due.day.name.suffix(2)) \(due.week.number)")
            try await alex.train(program)
        }
        #expect(days == ["A1 1", "B1 1", "A2 1", "B2 1", "A1 2", "B1 2"])
    }

    /// The squat of both days is one lift.
    @Test func aLiftProgressesOnAllItsDays() async throws {
        let alex = try await Follower()
        let program = try await alex.start("beginner-linear")
        var squats: [Double?] = []
        for _ in 0..<4 { squats.append(try await alex.train(program).kilograms("Squat")) }
        #expect(squats == [60, 62.5, 65, 67.5])
        // The bench press is done on every second day.
        #expect(try await alex.preview(program).kilograms("Bench Press") == 65)
    }

    @Test func theLastSetsAreThoseOfTheLiftOnWhicheverDay() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "3 x 5 @ work", "linear +2.5 kg / 5 lb", work: 60)
        let program = try await alex.create([("A", entry), ("B", entry)])
        for _ in 0..<2 { try await alex.train(program) }
        let page = try await alex.preview(program)
        #expect(page.name == "A" && page.kilograms("Squat") == 65)
        #expect(page.sets.map { $0.previous?.weightKilograms } == [62.5, 62.5, 62.5])
    }

    /// Its days become routines that say what any routine may say.
    @Test func everyBuiltInProgramStartsWithAllOfItsExercises() async throws {
        let alex = try await Follower()
        for library in alex.app.app.training.programs {
            let program = try await alex.start(library.key)
            let count = try await alex.app.rows(
                """
                SELECT count(*) FROM routine_exercises JOIN program_days USING (routine_id) WHERE program_id = \(program)
                """)
            let exercises = library.days.flatMap(\.exercises)
            #expect(count == ["\(exercises.count)"], "\(library.key)")
        }
    }

    /// Two ranges of reps are two lifts, if the person says so.
    @Test func exercisesThatDoNotShareProgressAreAlone() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "3 x 5 @ work", "linear +2.5 kg / 5 lb", work: 60)
        let program = try await alex.create([("A", entry), ("B", entry)])
        try await alex.app.execute("UPDATE routine_exercises SET shares_progress = 0")
        var squats: [Double?] = []
        for _ in 0..<4 { squats.append(try await alex.train(program).kilograms("Squat")) }
        #expect(squats == [60, 60, 62.5, 62.5])
    }

    @Test func aWeightThatIsStatedOnOneDayCountsOnAll() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "3 x 5 @ work", "linear +2.5 kg / 5 lb", work: 60)
        let program = try await alex.create([("A", entry), ("B", entry)])
        try await alex.train(program)
        let moment = alex.lifter.moment
        try await alex.lifter.write { database, user in
            let days = try user.programs.days(database, of: program)
            let first = try #require(try days[0].routine.flatMap { try user.routines.routine(database, id: $0) })
            var draft = try user.routines.draft(database, of: first, until: moment.today)
            draft.entries[0].workKilograms = 80
            _ = try user.routines.save(database, draft, over: first, at: moment)
        }
        let preview = try await alex.preview(program)
        #expect(preview.name == "B" && preview.kilograms("Squat") == 80)
        #expect(preview.reasons == [.byHand(moment.today)])
    }

    @Test func fiveThreeOneGoesThroughItsWeeks() async throws {
        let alex = try await Follower()
        let program = try await alex.start("five-three-one-beginners", kilograms: 100)
        var tops: [String] = []
        for _ in 0..<13 {
            let page = try await alex.train(program)
            guard page.name.hasSuffix("Squat") else { continue }
            let main = page.exercises[0].sets.prefix(3).compactMap(\.target?.kilograms)
            tops.append("\(page.week?.number ?? 0): \(main.map { DecimalText.format($0) }.joined(separator: " "))")
        }
        #expect(
            tops == ["1: 65 75 85", "2: 70 80 90", "3: 75 85 95", "4: 40 50 60", "5: 68.25 78.75 89.25"])
        let today = alex.today
        let cycle = try await alex.lifter.read { database, user in
            let program = try #require(try user.programs.program(database, id: program))
            return try #require(try user.programs.cycle(database, 1, of: program, on: today))
        }
        #expect(cycle.workouts.count == 12 && cycle.totals.sets > 0)
        let lift = try #require(cycle.lifts.first)
        #expect(lift.before == 100 && lift.after == 105, "it goes on with the training max of the next cycle")
        #expect(lift.best.map { [$0.kilograms, Double($0.reps)] } == [85, 5])
        #expect((lift.best?.oneRepMaxKilograms).map { abs($0 - 85 * (1 + 5 / 30.0)) < 0.01 } == true)
    }

    /// It halves the sets, and says nothing about the lift.
    @Test func aLightWeekAsksForLess() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "4 x 5 @ work", "linear +2.5 kg / 5 lb", work: 100)
        let program = try await alex.create([("A", entry)], deloadEvery: 3)
        var weeks: [String] = []
        for _ in 0..<4 {
            let page = try await alex.train(program)
            let kilograms = DecimalText.format(page.kilograms("Squat") ?? 0)
            weeks.append("\(page.exercises[0].sets.count) x \(kilograms), \(page.week?.isLight ?? false)")
        }
        #expect(weeks == ["4 x 100, false", "4 x 102.5, false", "2 x 92.25, true", "4 x 105, false"])
    }

    @Test func aDayCanBeLeftOut() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        try await alex.train(program)
        let (today, moment) = (alex.today, alex.lifter.moment)
        #expect(try await alex.lifter.write { try $1.programs.skip($0, program, number: 1, at: moment) } == false)
        #expect(try await alex.lifter.write { try $1.programs.skip($0, program, number: 2, at: moment) })
        let due = try await alex.due(program)
        #expect(due.day.name == "GZCLP: A2" && due.date == today)
        #expect(try await alex.lifter.write { try $1.programs.unskip($0, program, on: today) })
        #expect(try await alex.lifter.write { try $1.programs.unskip($0, program, on: today) } == false)
        #expect(try await alex.due(program).day.name == "GZCLP: B1")
    }

    @Test func whatIsKeptIsOfTheWeekThatWasDone() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "week 1: 3 x 5 @ 60 kg; week 2: 2 x 3 @ 70 kg")
        let program = try await alex.create([("A", entry)], weeks: 2)
        try await alex.train(program)
        let page = try await alex.preview(program)
        #expect(page.exercises[0].sets.map(\.target?.kilograms) == [70, 70])
        let moment = alex.lifter.moment
        try await alex.lifter.write { database, user in
            let start = WorkoutReference.Start(
                routine: page.routine ?? 0, day: page.day, asked: AskedWorkout(page))
            let reference = WorkoutReference(token: page.token, start: start)
            for entry in page.inOrder {
                let draft = StrengthSetDraft(
                    exercise: entry.exercise.exercise, day: moment.today, reps: 3, weightKilograms: 75)
                _ = try user.routines.apply(database, .done(place: entry.set.place, draft), in: reference, at: moment)
            }
            _ = try user.routines.apply(database, .finish, in: reference, at: moment)
            let workout = try #require(try user.routines.workout(database, token: page.token)?.id)
            #expect(try user.routines.keepChanges(database, of: workout, at: moment))
        }
        #expect(
            try await alex.app.rows("SELECT lines FROM routine_exercises ORDER BY routine_id DESC LIMIT 1") == [
                "week 1: 3 x 5 @ 60 kg; week 2: 2 x 3 @ 75 kg"
            ])
    }

    @Test func startingAgainBeginsWithTheFirstDayAndKeepsTheWeights() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        for _ in 0..<5 { try await alex.train(program) }
        let (today, moment) = (alex.today, alex.lifter.moment)
        #expect(try await alex.lifter.write { try $1.programs.end($0, id: program, at: moment) })
        #expect(try await alex.lifter.write { try $1.programs.end($0, id: program, at: moment) } == false)
        #expect(try await alex.lifter.read { try $1.programs.dueDays($0, on: today) } == [])
        #expect(try await alex.lifter.write { try $1.programs.restart($0, id: program, at: moment) })
        let preview = try await alex.preview(program)
        #expect(preview.name == "GZCLP: A1" && preview.week?.number == 1)
        #expect(preview.kilograms("Squat") == 70)
    }

    @Test func theEndOfAWorkoutSaysWhatComesNextAndTakesANote() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        try await alex.train(try await alex.preview(program))
        let browser = try await alex.app.signIn(Cast.alex)
        let path = "/track/workouts/\(try await alex.app.rows("SELECT max(id) FROM routine_sessions")[0])"
        let page = try await browser.get(path)
        #expect(page.main.words.contains("Next: Monday, B1: Overhead Press 5 × 3+ at "), "\(page.main.words)")
        #expect(page.main.words.contains("how did it feel?"))
        #expect(try await browser.post("\(path)/note", ["note": "Felt strong"]).location == path)
        #expect(try await browser.get(path).value(of: "note") == "Felt strong")
        let long = String(repeating: "a", count: 1_001)
        let refused = try await browser.post("\(path)/note", ["note": long])
        #expect(refused.status == 422 && refused.fieldErrors["note"] != nil && refused.value(of: "note") == long)
        #expect(try await alex.app.rows("SELECT note FROM routine_sessions") == ["Felt strong"])
    }

    @Test func aDayThatWasMissedLongAgoSaysItsDate() async throws {
        let alex = try await Follower()
        try await alex.train(try await alex.start("gzclp"))
        let browser = try await alex.app.signIn(Cast.alex)
        for (days, words) in [(1, "Missed on Monday"), (6, "Missed on 23 Nov")] {
            alex.app.clock.advance(days: Double(days))
            #expect(try await browser.get("/").main.words.contains(words))
        }
    }

    /// Monday, Wednesday and Friday leave four days of a week free, where its person allows two.
    @Test func whoeverTrainsAsItAsksKeepsTheStreak() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        let standing = { try await alex.lifter.read { try $1.training.standing($0) } }
        // Saturdays, Mondays and Wednesdays.
        for days in [0.0, 0, 1, 0, 0, 1] {
            try await alex.train(program)
            alex.app.clock.advance(days: days)
        }
        #expect(try await standing().streakDays == 12)
        #expect(try await standing().isStreakAlive(on: alex.today))
        // Without the program, the second week would have had too many, and so would this one.
        try await alex.app.execute("DELETE FROM programs; UPDATE training_patterns SET is_outdated = 1")
        let moment = alex.lifter.moment
        try await alex.lifter.write { _ = try $1.training.refreshStanding($0, at: moment) }
        #expect(try await standing().streakDays < 12)
    }

    /// What was done before on the day on which it begins again belongs to the time before.
    @Test func startingAgainOnADayThatWasTrainedBeginsWithTheFirstDay() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        for _ in 0..<4 { try await alex.train(program) }
        try await alex.train(try await alex.preview(program))
        #expect(try await alex.due(program).day.name == "GZCLP: B1")
        alex.app.clock.advance(hours: 1)
        let moment = alex.lifter.moment
        #expect(try await alex.lifter.write { try $1.programs.end($0, id: program, at: moment) })
        #expect(try await alex.lifter.write { try $1.programs.restart($0, id: program, at: moment) })
        let due = try await alex.due(program)
        #expect(due.day.name == "GZCLP: A1" && due.week.number == 1)
        alex.app.clock.advance(seconds: 1)
        try await alex.train(try await alex.preview(routine: try #require(due.day.routine), name: "again"))
        #expect(try await alex.due(program).day.name == "GZCLP: B1")
        #expect(try await alex.due(program).week.number == 1)
    }

    /// Also if it is begun again in the second of its last workout.
    @Test func aWorkoutIsOfOneRun() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        try await alex.train(try await alex.preview(program))
        let moment = alex.lifter.moment
        #expect(try await alex.lifter.write { try $1.programs.restart($0, id: program, at: moment) })
        #expect(try await alex.due(program).day.name == "GZCLP: A1")
        alex.app.clock.advance(seconds: 1)
        let routine = try #require(try await alex.due(program).day.routine)
        try await alex.train(try await alex.preview(routine: routine, name: "again"))
        let runs = try await alex.lifter.read { database, user in
            let found = try #require(try user.programs.program(database, id: program))
            #expect(try user.programs.entries(database, of: found, until: moment.today).count == 1)
            return try user.programs.records(
                database, of: found, routine: routine, slot: 1, on: moment.today + 1, limit: 9)?.records
        }
        #expect(runs?.map(\.isBeforeRun) == [false, true])
    }

    /// It asks for what it would as a routine of its own, and is entered nowhere.
    @Test func aRoutineOfAnEndedProgramKnowsNothingOfItsWeeks() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "1 x 5+ @ 80 % tm", "cycle +5 kg / 10 lb, 2 weeks")
        let program = try await alex.create([("A", entry)], weeks: 2)
        try await alex.say(trainingMax: 100)
        for _ in 0..<2 { try await alex.train(program) }
        let routine = try #require(try await alex.due(program).day.routine)
        let moment = alex.lifter.moment
        #expect(try await alex.lifter.write { try $1.programs.end($0, id: program, at: moment) })
        let page = try await alex.preview(routine: routine)
        #expect(page.week == nil && page.kilograms("Squat") == 80, "no cycle begins")
        try await alex.train(page)
        #expect(try await alex.app.rows("SELECT count(*) FROM program_entries") == ["2"])
    }

    @Test func aRoutineCanBeSeveralDays() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "3 x 5 @ work", "linear +2.5 kg / 5 lb", work: 60)
        let program = try await alex.create([("A", entry), ("B", entry)])
        let moment = alex.lifter.moment
        try await alex.lifter.write { database, user in
            let found = try #require(try user.programs.program(database, id: program))
            let days = try user.programs.days(database, of: program)
            let kept = days.map { ProgramDraft.Day(number: $0.number, $0.activity) }
            let draft = ProgramDraft(
                name: found.name, schedule: .rotation, weekdays: found.weekdays,
                days: kept + [ProgramDraft.Day(days[0].activity)])
            _ = try user.programs.save(database, draft, over: found, at: moment)
        }
        var done: [String] = []
        for _ in 0..<4 {
            let due = try await alex.due(program)
            let squat = DecimalText.format(try await alex.preview(program).kilograms("Squat") ?? 0)
            done.append("\(due.day.number)\(due.day.name) \(due.week.number): \(squat)")
            try await alex.train(program)
        }
        #expect(done == ["1A 1: 60", "2B 1: 62.5", "3A 1: 65", "1A 2: 67.5"])
        #expect(try await alex.app.rows("SELECT number, week FROM program_entries") == ["1 1", "2 1", "3 1", "1 2"])
        let today = alex.today
        let lifts = try await alex.lifter.read { database, user in
            let found = try #require(try user.programs.program(database, id: program))
            return try user.programs.lifts(database, of: found, on: today)
        }
        #expect(lifts.map { $0.days.map(\.number) } == [[1, 2, 3]])
        #expect(try await alex.lifter.write { try $1.programs.delete($0, id: program) })
    }

    /// Each workout is a week of a cycle of two.
    @Test func startingAgainRaisesNoTrainingMax() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "1 x 5+ @ 80 % tm", "cycle +5 kg / 10 lb, 2 weeks")
        let program = try await alex.create([("A", entry)], weeks: 2)
        try await alex.say(trainingMax: 100)
        var squats: [Double?] = []
        for _ in 0..<3 { squats.append(try await alex.train(program).kilograms("Squat")) }
        let moment = alex.lifter.moment
        #expect(try await alex.lifter.write { try $1.programs.end($0, id: program, at: moment) })
        #expect(try await alex.lifter.write { try $1.programs.restart($0, id: program, at: moment) })
        let preview = try await alex.preview(program)
        #expect(preview.week?.number == 1 && preview.reasons == [.cycle(week: 1, trainingMax: 105)])
        alex.app.clock.advance(seconds: 1)
        for _ in 0..<3 { squats.append(try await alex.train(program).kilograms("Squat")) }
        #expect(squats == [80, 80, 84, 84, 84, 88])
    }

    /// What was done of a day stays its own, whatever its place becomes.
    @Test func daysKeepTheirNumbers() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        let moment = alex.lifter.moment
        try await alex.lifter.write { database, user in
            let found = try #require(try user.programs.program(database, id: program))
            let days = try user.programs.days(database, of: program)
            let draft = ProgramDraft(
                name: found.name, schedule: .rotation, weekdays: found.weekdays,
                days: [days[2], days[0]].map { ProgramDraft.Day(number: $0.number, $0.activity) })
            _ = try user.programs.save(database, draft, over: found, at: moment)
        }
        #expect(
            try await alex.app.rows("SELECT number, position FROM program_days ORDER BY position") == ["3 0", "1 1"])
        // A routine is a day of one program.
        await #expect(throws: Faults("days.0", ProgramTexts.routineIsTaken)) {
            try await alex.lifter.write { database, user in
                let days = try user.programs.days(database, of: program)
                let draft = ProgramDraft(
                    name: "Other", schedule: .rotation, weekdays: [.monday],
                    days: [ProgramDraft.Day(days[0].activity)])
                _ = try user.programs.save(database, draft, at: moment)
            }
        }
        #expect(try await alex.lifter.write { try $1.programs.delete($0, id: program) })
        #expect(try await alex.app.rows("SELECT name FROM routines") == ["Push A", "GZCLP: B1", "GZCLP: B2"])
    }

    /// One that is broken off is due again.
    @Test func aTimedWorkoutIsADayOnceMostOfItIsDone() async throws {
        let alex = try await Follower()
        let moment = alex.lifter.moment
        let program = try await alex.lifter.write { database, user in
            let plans = try Int64.fetchAll(database, sql: "SELECT id FROM workout_plans ORDER BY id LIMIT 2")
            let draft = ProgramDraft(
                name: "Timed", schedule: .rotation, weekdays: Weekday.allCases,
                days: plans.map { ProgramDraft.Day(.plan($0)) })
            return try user.programs.save(database, draft, at: moment)
        }
        let plan = try #require(try await alex.due(program).day.activity.plan)
        try await alex.lifter.write { database, user in
            let found = try #require(try user.workouts.workoutPlan(database, id: plan))
            let workout = try user.workouts.startWorkout(database, found, at: moment).id
            try user.programs.enter(database, timedWorkout: workout, plan: plan, at: moment)
        }
        #expect(try await alex.app.rows("SELECT number, week FROM program_entries") == ["1 1"])
        #expect(try await alex.due(program).day.number == 2)
        try await alex.app.execute(
            """
            UPDATE workout_sessions SET exercises_done = 1, phase = 'complete', completed_at = started_at,
                recorded_at = started_at
            """)
        #expect(try await alex.due(program).day.number == 1)
        try await alex.app.execute("UPDATE workout_sessions SET exercises_done = exercise_count")
        #expect(try await alex.due(program).day.number == 2)
    }

    /// With the workout, the day is due again, and undoing that brings both back.
    @Test func aDiscardedWorkoutWasNoDay() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        let page = try await alex.preview(program)
        try await alex.train(page)
        #expect(try await alex.due(program).day.number == 2)
        let moment = alex.lifter.moment
        let outcome = try await alex.lifter.write { database, user in
            let reference = WorkoutReference(token: page.token)
            return try #require(try user.routines.apply(database, .discard, in: reference, at: moment))
        }
        #expect(try await alex.due(program).day.number == 1)
        #expect(try await alex.lifter.undo(outcome) != nil)
        #expect(try await alex.due(program).day.number == 2)
        #expect(try await alex.app.rows("SELECT number, week, routine_session_id FROM program_entries") == ["1 1 1"])
    }

    /// On a sick day the lift holds, and the day afterwards asks for the same once more.
    @Test func daysOffCostNothing() async throws {
        let alex = try await Follower()
        let program = try await alex.start("beginner-linear")
        for _ in 0..<2 { try await alex.train(program) }
        try await alex.app.execute("INSERT INTO days_off (user_id, day, reason) VALUES (1, '\(alex.today)', 'sick')")
        let sick = try await alex.preview(program)
        #expect(sick.kilograms("Squat") == 62.5 && sick.exercises[0].reason == .heldOnDayOff(.sick))
        alex.app.clock.advance(days: 2)
        let well = try await alex.train(program)
        #expect(well.kilograms("Squat") == 62.5 && well.week?.number == 2)
        #expect(try await alex.preview(program).kilograms("Squat") == 65)
    }

    /// It comes on the next weekday, and only that one can be missed.
    @Test func aDayOffIsNotMissed() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "3 x 5 @ work", "linear +2.5 kg / 5 lb", work: 60)
        let program = try await alex.create([("A", entry), ("B", entry)])
        // Saturday; then comes Monday.
        try await alex.train(program)
        let monday = alex.today
        #expect(try await alex.due(program).date == monday)
        try await alex.app.execute("INSERT INTO days_off (user_id, day, reason) VALUES (1, '\(monday)', 'sick')")
        for days in [0.0, 1, 2, 2] {
            alex.app.clock.advance(days: days)
            #expect(try await alex.due(program).date == monday + 2)
        }
    }

    /// Its week and its weekday are used up, as if it had been done on the day.
    @Test func aWeekdayThatIsDoneEarlyIsDone() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "3 x 5 @ work", "linear +2.5 kg / 5 lb", work: 60)
        // It begins on a Saturday, and its first workout is due on Monday.
        let program = try await alex.create(
            [("A", entry), ("B", entry)], schedule: .weekly, weekdays: [.monday, .thursday])
        try await alex.train(try await alex.preview(program))
        for days in [0.0, 2, 3] {
            alex.app.clock.advance(days: days)
            let due = try await alex.due(program)
            #expect(due.day.name == "B" && due.week.number == 1 && due.date.weekday == .thursday)
        }
        try await alex.train(try await alex.preview(program))
        // On the same day, next Monday's workout.
        try await alex.train(try await alex.preview(program))
        let due = try await alex.due(program)
        #expect(due.day.name == "B" && due.week.number == 2 && due.date == alex.today + 7)
        // Another day than the one that is due says the week to which it belongs.
        let first = try #require(
            try await alex.app.rows("SELECT routine_id FROM program_days WHERE number = 1").first.flatMap { Int64($0) })
        #expect(try await alex.preview(routine: first, name: "again").week?.number == 2)
        #expect(try await alex.app.rows("SELECT number, week FROM program_entries") == ["1 1", "2 1", "1 2"])
    }

    /// It uses up neither a day nor a week.
    @Test func aWorkoutOfWarmUpsIsNoDay() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        try await alex.train(try await alex.preview(program))
        #expect(try await alex.due(program).day.number == 2)
        try await alex.app.execute("UPDATE strength_sets SET kind = 'warmUp'")
        #expect(try await alex.due(program).day.number == 1)
        try await alex.app.execute("UPDATE strength_sets SET kind = 'normal' WHERE id = 1")
        #expect(try await alex.due(program).day.number == 2)
    }

    /// The day of its weekday; a missed one can be made up until the next.
    @Test func aWeeklyProgramKeepsToItsWeekdays() async throws {
        let alex = try await Follower()
        let entry = Lifter.Entry("squat", "3 x 5 @ work", "linear +2.5 kg / 5 lb", work: 60)
        // It begins on a Saturday.
        let program = try await alex.create(
            [("A", entry), ("B", entry)], schedule: .weekly, weekdays: [.monday, .thursday])
        var due: [String] = []
        for _ in 0..<6 {
            let next = try await alex.due(program)
            due.append("\(alex.today.weekday.shortName): \(next.day.name) \(next.date.weekday.shortName)")
            alex.app.clock.advance(days: 1)
        }
        #expect(
            due == ["Sat: A Mon", "Sun: A Mon", "Mon: A Mon", "Tue: A Mon", "Wed: A Mon", "Thu: B Thu"])
    }
}
