import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Routines
@testable import WorkHome

/// Days, moments and places that no page of a workout shows.
@Suite struct RoutineDayTests {
    @Test(arguments: [
        ("2999-01-01", "Please choose today or an earlier day"),
        ("2999-12-31", "Please choose today or an earlier day"), ("1000-01-01", "130"),
    ])
    func aWorkoutIsOfADayThatSetsCanHave(day: String, message: String) async throws {
        let alex = try await RoutinePerson()
        for button in ["done.1", "skip.1", "add.1"] {
            let answer = try await alex.press(button, ["date": day])
            #expect(answer.status == 422, "\(button)")
            #expect(answer.main.words.contains(message), "\(button)")
        }
        #expect(try await alex.sets() == [])
        #expect(try await alex.workouts() == [])
    }

    /// Who travels west has an earlier day than the page.
    @Test func theDayOfAPageMayBeTomorrow() async throws {
        let alex = try await RoutinePerson()
        #expect(try await alex.press("done.1", ["date": "2026-11-22"]).status == 303)
        #expect(try await alex.sets().count == 1)
    }

    @Test(arguments: [Int64.min, .min + 1, -1, 0, .max])
    func aMomentThatIsNoneSaysNow(moment: Int64) async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.send(try await lifter.done(0), happenedAt: moment)
        #expect(try await lifter.open()?.startedAt == lifter.moment.now.secondsSince1970)
    }

    /// The slot and the group of an added exercise are the next ones.
    @Test func whatAPageNamesHasRoomForMore() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let asked = try AskedWorkout(try await lifter.preview()).json
        let named = asked.replacing("\"slot\":\"1\"", with: "\"slot\":\"a9223372036854775807\"")
        #expect(named != asked)
        let start = WorkoutReference.Start(
            routine: lifter.routine, day: lifter.today, asked: try #require(AskedWorkout(json: named)))
        let (moment, squat) = (lifter.moment, try await lifter.exercise("squat").id)
        try await lifter.write { database, user in
            _ = try user.routines.apply(
                database, .addExercise(squat), in: WorkoutReference(token: "phone", start: start), at: moment)
        }
        #expect(try await lifter.open()?.exercises.last?.slot == "a1")
    }

    /// As SQLite counts them, so that a page which is none is refused before it is stored.
    @Test(arguments: ["e\u{301}\u{302}", "\u{0}"])
    func aNameIsCountedInCodePoints(part: String) async throws {
        let lifter = try await Lifter(Lifter.bench)
        let asked = try AskedWorkout(try await lifter.preview()).json
        let escaped = part.replacing("\u{0}", with: "\\u0000")
        for (old, name) in [("Push A", 100), ("1", 60)] {
            let long = String(repeating: escaped, count: name)
            let named = asked.replacing("\"\(old)\"", with: "\"\(long)\"")
            #expect(named != asked && AskedWorkout(json: named) == nil, "\(old)")
        }
        let start = WorkoutReference.Start(
            routine: lifter.routine, day: lifter.today, asked: try #require(AskedWorkout(json: asked)))
        let (moment, token) = (lifter.moment, String(repeating: part, count: 64))
        await #expect(throws: Faults("session", RoutineTexts.workoutUnnamed)) {
            try await lifter.write { database, user in
                _ = try user.routines.apply(
                    database, .skip(place: 0), in: WorkoutReference(token: token, start: start), at: moment)
            }
        }
    }

    @Test(arguments: [Int.max, Int.min, 0, -1, 5_001])
    func aCycleThatIsNoneIsNotFound(number: Int) async throws {
        let follower = try await Follower()
        let id = try await follower.create([("A", Lifter.Entry("bench-press", "3 x 5 @ work", work: 60))], weeks: 4)
        let today = follower.today
        try await follower.lifter.read { database, user in
            let program = try #require(try user.programs.program(database, id: id))
            #expect(try user.programs.cycle(database, number, of: program, on: today) == nil)
        }
    }

    /// Rows of an archive from before its columns were checked.
    @Test func rowsFromOutsideAreCalculatedWith() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.train()
        for (started, finished) in [("-9223372036854775808", "9223372036854775807"), ("0", "0")] {
            try await lifter.app.execute(
                """
                UPDATE routine_sessions SET started_at = \(started), finished_at = \(finished);
                UPDATE strength_sets SET logged_at = \(finished);
                """)
            let workout = try #require(try await lifter.read { try $1.routines.workout($0, id: 1) })
            #expect(workout.totals.seconds >= 0)
        }
    }

    @Test func stepsFromOutsideAreCalculatedWith() async throws {
        let (app, browser) = try await TestApp.workout([.reps(8, of: "bench-press"), .reps(8, of: "squat")])
        try await browser.post("/sessions/1/next", ["phase": "0"])
        try await browser.post("/sessions/1/finish")
        try await app.execute(
            """
            UPDATE workout_session_exercises SET active_milliseconds = \(Int64.max), rested_milliseconds = \(Int64.max),
                rest_seconds = \(Int64.max), reps = \(Int64.max), met = 1e308;
            UPDATE workout_sessions SET phase_elapsed_milliseconds = \(Int64.max);
            """)
        for page in ["/sessions/1", "/workouts", "/"] {
            #expect(try await browser.get(page).status == 200, "\(page)")
        }
    }
}
