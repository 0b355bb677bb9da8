import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Routines
@testable import WorkHome

/// A program that ends, or is begun again, while one of its workouts is open.
@Suite struct OpenProgramWorkoutTests {
    /// Begins the workout that is due: its first set is done, or skipped.
    private func begin(_ alex: Follower, _ program: Int64, isDone: Bool) async throws -> RoutineWorkout {
        let page = try await alex.preview(program)
        let start = WorkoutReference.Start(
            routine: page.routine ?? 0, day: page.day, asked: try #require(AskedWorkout(json: AskedWorkout(page).json)))
        let entry = try #require(page.inOrder.first)
        let draft = StrengthSetDraft(
            exercise: entry.exercise.exercise, day: page.day, kind: entry.set.kind, reps: 5, weightKilograms: 20)
        let place = entry.set.place
        try await act(alex, isDone ? .done(place: place, draft) : .skip(place: place), page.token, start)
        return page
    }

    private func act(
        _ alex: Follower, _ action: RoutineAction, _ token: String, _ start: WorkoutReference.Start? = nil
    ) async throws {
        let (moment, reference) = (alex.lifter.moment, WorkoutReference(token: token, start: start))
        try await alex.lifter.write { database, user in
            _ = try user.routines.apply(database, action, in: reference, at: moment)
        }
    }

    private func end(_ alex: Follower, _ program: Int64) async throws {
        let moment = alex.lifter.moment
        #expect(try await alex.lifter.write { try $1.programs.end($0, id: program, at: moment) })
    }

    private func restart(_ alex: Follower, _ program: Int64) async throws {
        let moment = alex.lifter.moment
        #expect(try await alex.lifter.write { try $1.programs.restart($0, id: program, at: moment) })
    }

    private func entries(_ alex: Follower, _ program: Int64) async throws -> [ProgramEntry] {
        let today = alex.today
        return try await alex.lifter.read { database, user in
            let found = try #require(try user.programs.program(database, id: program))
            return try user.programs.entries(database, of: found, until: today)
        }
    }

    @Test func itIsTheLastOneOfAProgramThatEnds() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        try await alex.train(program)
        let page = try await begin(alex, program, isDone: true)
        try await end(alex, program)
        #expect(try await alex.lifter.open()?.week == page.week)
        try await act(alex, .finish, page.token)
        #expect(try await alex.lifter.workout(page.token)?.finishedAt != nil)
        #expect(try await entries(alex, program).map(\.number) == [1, 2])
    }

    @Test func withSetsItStaysInTheTimeBefore() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        for _ in 0..<4 { try await alex.train(program) }
        let page = try await begin(alex, program, isDone: true)
        #expect(page.week?.number == 2)
        alex.app.clock.advance(seconds: 60)
        try await end(alex, program)
        try await restart(alex, program)
        let open = try #require(try await alex.lifter.open())
        #expect(open.token == page.token && open.week?.number == 2, "as it was asked")
        let workout = try #require(open.id)
        let isBefore = try await alex.lifter.read { database, user in
            let found = try #require(try user.programs.program(database, id: program))
            return try user.programs.isBeforeRun(database, workout: workout, of: found)
        }
        #expect(isBefore)
        try await act(alex, .finish, page.token)
        #expect(try await entries(alex, program) == [])
        let due = try await alex.due(program)
        #expect(due.day.name == "GZCLP: A1" && due.week.number == 1)
    }

    /// It asks for the sets of a round that is over.
    @Test func withoutSetsItIsNotKept() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        for _ in 0..<5 { try await alex.train(program) }
        _ = try await begin(alex, program, isDone: false)
        #expect(try await alex.lifter.open()?.name == "GZCLP: B1")
        try await end(alex, program)
        #expect(try await alex.lifter.open() != nil, "until it is begun again")
        try await restart(alex, program)
        #expect(try await alex.lifter.open() == nil)
        #expect(try await alex.app.rows("SELECT count(*) FROM program_entries") == ["5"])
        let preview = try await alex.preview(program)
        #expect(preview.name == "GZCLP: A1" && preview.week?.number == 1)
    }

    @Test func anotherWorkoutStaysOpen() async throws {
        let alex = try await Follower()
        let program = try await alex.start("gzclp")
        try await alex.lifter.send(.skip(place: 0))
        try await restart(alex, program)
        #expect(try await alex.lifter.open()?.name == "Push A")
    }

    @Test func thePagesSayWhatBecomesOfIt() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(browser)
        let routine = try await app.rows("SELECT routine_id FROM program_days WHERE number = 1")[0]
        let path = "/routines/\(routine)/workout"
        #expect(!(try await browser.get("/programs/1/end").main.words.contains("still open")))
        let fields = try await browser.get(path).fields(ofFormTo: "/track/workout")
        #expect(try await browser.post("/track/workout", fields + [FormValue("skip.0", "")]).status == 303)
        // Nothing is done in it.
        #expect(!(try await browser.get("/programs/1/end").main.words.contains("still open")))
        _ = try await browser.post("/programs/1/end")
        let empty = try await browser.get("/programs/1").main.words
        #expect(empty.contains("“GZCLP: A1” is open, but nothing is done in it. It will be closed."), "\(empty)")
        try await lift(browser, path)
        let begun = try await browser.get("/programs/1").main.words
        #expect(begun.contains("it counts for the time before the new start"), "\(begun)")
        app.clock.advance(seconds: 60)
        _ = try await browser.post("/programs/1/restart")
        let workout = try await browser.get(path).main.words
        #expect(workout.contains("Round 1 · Before the new start on "), "\(workout)")
        #expect(try await browser.get("/programs/1").main.words.contains("Today · Round 1 GZCLP: A1"))
    }

    @Test func theQuestionSaysThatAWorkoutWithSetsIsTheLast() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        _ = try await ProgramFixture.start(browser)
        let routine = try await app.rows("SELECT routine_id FROM program_days WHERE number = 1")[0]
        try await lift(browser, "/routines/\(routine)/workout")
        let question = try await browser.get("/programs/1/end").main.words
        #expect(question.contains("“GZCLP: A1” is still open. You can finish it: it counts as the last workout"))
    }

    private func lift(_ browser: Browser, _ path: String) async throws {
        let set = ["weight.1": "20", "reps.1": "5"]
        let open = try await browser.get(path).fields(ofFormTo: "/track/workout").filter { set[$0.name] == nil }
        let typed = set.map { FormValue($0.key, $0.value) } + [FormValue("done.1", "")]
        #expect(try await browser.post("/track/workout", open + typed).status == 303)
    }
}
