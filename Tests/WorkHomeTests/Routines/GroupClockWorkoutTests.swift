import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Routines
@testable import WorkHome

/// The clock of an exercise or a superset in a workout, and all of its sets at once.
@Suite struct GroupClockWorkoutTests {
    /// A superset by the minute with a warm-up, and Tabata.
    private func person() async throws -> RoutinePerson {
        let alex = try await RoutinePerson()
        try await alex.addRoutine(8, "By the clock")
        try await alex.addExercise(
            "bench-press", to: 8, slot: 1, "warm-up 1 x 5 @ 30 kg; 3 x 5 @ 60 kg", rest: 120, clock: "every 60 s")
        try await alex.addExercise("pull-up", to: 8, slot: 2, "2 x 8", rest: 90, isJoined: true)
        try await alex.addExercise("plank", to: 8, slot: 3, "8 x 20 s", clock: "20 s on, 10 s off")
        return alex
    }

    private static let page = "/routines/8/workout"

    private func press(
        _ alex: RoutinePerson, _ name: String, _ changes: [String: String] = [:]
    ) async throws -> Answer {
        try await alex.press(name, changes, on: try await alex.browser.get(Self.page))
    }

    @Test func theClockIsSaidInWords() async throws {
        let page = try await person().browser.get(Self.page)
        #expect(page.main.words.contains("Every minute, 3 rounds"))
        #expect(page.main.words.contains("20 s work, 10 s rest, 8 rounds"))
        #expect(page.main.components(separatedBy: "data-group-clock=").count == 3, "one for each group")
        #expect(page.main.contains("data-rounds=\"1 4,2 5,3\""), "without the warm-up")
        #expect(page.main.contains("data-rounds=\"6,7,8,9,10,11,12,13\""))
        #expect(!page.main.words.contains("Rest 2 min"))
    }

    @Test func allSetsAreDoneAtOnceAndUndoneAtOnce() async throws {
        let alex = try await person()
        let done = try await press(alex, "done.1", ["reps.1": "4"])
        // No rest timer runs beside the clock.
        #expect(try await alex.browser.follow(done).text.between("data-rest=\"", "\"") == nil)
        _ = try await press(alex, "skip.2")
        let answer = try await press(alex, "done-rest.1", ["reps.5": "7"])
        let page = try await alex.browser.follow(answer)
        #expect(page.flash?.hasPrefix("Sets saved.") == true)
        let bench = "bench-press normal 5 null null 60"
        let sets = [
            "bench-press normal 4 null null 60", "bench-press warmUp 5 null null 30", "pull-up normal 8 null null 0",
            "pull-up normal 7 null null 0", bench,
        ]
        #expect(try await alex.sets() == sets)
        #expect(try await alex.app.rows("SELECT count(*) FROM routine_session_sets WHERE skipped_at NOT NULL") == ["1"])
        try await alex.browser.post("/track/undo/\(answer.undoStep)")
        #expect(try await alex.sets() == [sets[0]])
        #expect(try await alex.workouts() == ["By the clock 1"])
    }

    @Test func theFirstPressBeginsTheWorkoutAndTheNextChangesNothing() async throws {
        let alex = try await person()
        _ = try await press(alex, "done-rest.3")
        #expect(try await alex.sets() == Array(repeating: "plank normal 0 20 null 0", count: 8))
        let clocks =
            "SELECT place, coalesce(clock, '-') FROM routine_session_sets WHERE place IN (0, 5, 13) ORDER BY place"
        #expect(try await alex.app.rows(clocks) == ["0 every 60 s", "5 every 60 s", "13 20 s on, 10 s off"])
        let again = try await press(alex, "done-rest.3")
        #expect(again.status == 303)
        #expect(try await alex.sets().count == 8)
        // What was asked stays when the routine changes.
        try await alex.app.execute("UPDATE routine_exercises SET clock = NULL")
        #expect(try await alex.browser.get(Self.page).main.words.contains("Every minute, 3 rounds"))
    }

    @Test func aMistakeSavesNoneOfThem() async throws {
        let alex = try await person()
        let page = try await press(alex, "done-rest.1", ["weight.2": "heavy", "reps.5": "x"])
        #expect(page.status == 422)
        #expect(page.main.words.contains("Please enter a number"))
        #expect(page.value(of: "weight.2") == "heavy" && page.value(of: "reps.5") == "x")
        #expect(try await alex.sets() == [])
        #expect(try await alex.workouts() == [])
    }

    @Test func anotherPersonsGroupIsNotFound() async throws {
        let alex = try await person()
        let page = try await alex.browser.get(Self.page)
        let sam = try await alex.app.member(Cast.sam)
        #expect(try await alex.press("done-rest.1", on: page, by: sam).status == 404)
        #expect(try await alex.sets() == [])
    }

    // MARK: What waits

    @Test func waitingPagesOfEarlierVersionsAreRead() async throws {
        let lifter = try await Lifter(Lifter.usual)
        let json = try AskedWorkout(try await lifter.preview()).json
        #expect(!json.contains("clock") && AskedWorkout(json: json) != nil)
        let earlier = try #require(AskedWorkout(json: json))
        #expect(earlier.exercises.allSatisfy { $0.clock == nil })
    }

    @Test func aClockThatIsNoneIsNotTaken() async throws {
        let lifter = try await Lifter([Lifter.Entry("plank", "2 x 20 s", clock: .tabata)])
        let json = try AskedWorkout(try await lifter.preview()).json
        #expect(AskedWorkout(json: json)?.exercises.map(\.clock) == [.tabata])
        #expect(AskedWorkout(json: json.replacing("20 s on", with: "2 s on")) == nil)
    }

    /// Without a connection, a set of the group was logged on its own before all of them were.
    @Test func whatIsDoneByThenStaysAsItIs() async throws {
        let lifter = try await Lifter([Lifter.Entry("bench-press", "3 x 5 @ 60 kg", clock: .everyMinute)])
        let page = try await lifter.preview()
        try await lifter.send(try await lifter.done(1, page, reps: 3), from: page)
        try await lifter.send(.skip(place: 2), from: page)
        try await lifter.send(.doneAll(try await lifter.tried(0..<3, page, reps: 5)), from: page)
        #expect(try await lifter.doneSets() == ["0 bench-press 5 60", "1 bench-press 3 60"])
    }

    // MARK: What stays

    @Test func keptChangesKeepTheClockWithItsSuperset() async throws {
        let lifter = try await Lifter([
            Lifter.Entry("squat", "1 x 5 @ 60 kg"),
            Lifter.Entry("bench-press", "1 x 5 @ 60 kg", clock: .everyMinute), Lifter.Entry("+plank", "1 x 20 s"),
        ])
        try await lifter.send(.move(slot: "3", by: -1))
        try await lifter.send(.move(slot: "1", by: 1))
        try await lifter.send(try await lifter.done(1))
        try await lifter.send(.finish)
        let (workout, moment) = (try #require(try await lifter.workout()?.id), lifter.moment)
        #expect(try await lifter.write { try $1.routines.keepChanges($0, of: workout, at: moment) })
        let order = "SELECT slot, is_joined, coalesce(clock, '-') FROM routine_exercises ORDER BY position"
        let rows = try await lifter.app.rows(order)
        #expect(rows.filter { $0.hasSuffix("every 60 s") }.count == 1, "\(rows)")
        #expect(rows.allSatisfy { !$0.contains(" 1 every") } && rows.contains { $0.contains(" 0 every") }, "\(rows)")
    }
}
