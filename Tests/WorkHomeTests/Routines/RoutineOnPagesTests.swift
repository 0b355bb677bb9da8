import Foundation
import Support
import Testing

@testable import WorkHome

/// Where other pages show a routine's workout.
@Suite struct RoutineOnPagesTests {
    @Test func anOpenWorkoutIsContinuedFromEveryPage() async throws {
        let alex = try await RoutinePerson()
        #expect(try await alex.browser.get("/").main.contains("href=\"/routines/7/workout\">Start workout"))
        try await alex.press("done.1")
        for path in ["/", "/workouts", "/track"] {
            let page = try await alex.browser.get(path)
            #expect(page.main.contains("href=\"/routines/7/workout#set-2\">Continue Push A"), "\(path)")
        }
        try await alex.press("finish")
        #expect(try await !alex.browser.get("/track").main.contains("Continue Push A"))
    }

    /// Landmarks of one name could not be told apart.
    @Test func twoWorkoutsThatRunHaveTwoNames() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        try await alex.app.addPlan([.seconds(30, of: "plank")])
        try await alex.browser.post("/workouts/9000/sessions")
        let names = try await alex.browser.get("/track").main.allBetween(
            "running-workout split gap-half\" aria-label=\"", "\"")
        #expect(names == ["Push A is running", "Wake-up is running"])
    }

    @Test func trackHasAHeadingForTheSetsOfAWorkout() async throws {
        let alex = try await RoutinePerson()
        try await alex.person.logSet(["exercise_id": try await alex.app.exercise("squat"), "reps": "5", "weight": "80"])
        try await alex.press("done.1")
        alex.app.clock.advance(hours: 1)
        try await alex.press("done.2")
        try await alex.press("finish")
        let words = try await alex.browser.get("/track").main.words
        let parts = try #require(words.range(of: "Push A 2 sets, 1 h"))
        let bench = try #require(words.range(of: "Bench Press"))
        let others = try #require(words.range(of: "Today's Workouts"))
        let squat = try #require(words.range(of: "Squat"))
        #expect(parts.lowerBound < bench.lowerBound)
        #expect(bench.lowerBound < others.lowerBound)
        #expect(others.lowerBound < squat.lowerBound)
        #expect(try await alex.browser.get("/track").main.contains("href=\"/track/workouts/1\">Push A"))
    }

    @Test func theNextRoutineFollowsTheLast() async throws {
        let alex = try await RoutinePerson()
        try await alex.addRoutine(8, "Pull B")
        try await alex.addExercise("barbell-row", to: 8, slot: 1, "1 x 5 @ 50 kg")
        #expect(try await alex.browser.get("/").main.contains("/routines/7/workout"))
        try await alex.press("done.1")
        try await alex.press("finish")
        #expect(try await alex.browser.get("/").main.contains("/routines/8/workout"))
    }

    @Test func eachWorkoutOfADayHasItsOwnSets() async throws {
        let alex = try await RoutinePerson()
        let bench = try await alex.app.exercise("bench-press")
        try await alex.addRoutine(8, "Push B")
        try await alex.addExercise("bench-press", to: 8, slot: 1, "2 x 5 @ 50 kg")
        try await alex.press("done.1")
        try await alex.press("finish")
        try await alex.press("done.0", on: try await alex.browser.get("/routines/8/workout"))
        try await alex.browser.post(
            "/track/sets", ["exercise_id": bench, "reps": "9", "weight": "40", "date": "2026-11-21"])
        let page = try await alex.browser.get("/track")
        let cards = page.main.withoutTemplates.components(separatedBy: "<section class=\"card log-card\"").dropFirst()
            .map {
                String($0.components(separatedBy: "</section>")[0])
            }
        #expect(cards.count == 2)
        let words = cards.map { String($0.drop { $0 != ">" }.dropFirst()).words }
        #expect(words.first?.contains("2 sets") == true)
        #expect(words.first?.contains("60 kg × 5") == true && words.first?.contains("40 kg × 9") == true)
        #expect(words.last?.contains("1 set") == true && words.last?.contains("50 kg × 5") == true)
        #expect(words.last?.contains("60 kg") == false)
        #expect(
            cards.compactMap { $0.between(" id=\"", "\"") }.count
                == Set(cards.compactMap { $0.between(" id=\"", "\"") }).count)
        let names = ["Push A", "Push B"].compactMap { page.main.range(of: ">\($0)</a>")?.lowerBound }
        #expect(names.count == 2 && names[0] < names[1])
    }

    @Test func thePickerOffersWhatIsSimilarOrUsed() async throws {
        let alex = try await RoutinePerson()
        let page = try await alex.browser.get("/track/workout/exercises?routine=7&slot=1")
        #expect(page.main.words.contains("What do you do instead of Bench Press?"))
        let titles = page.main.allBetween("data-search-title>", "<")
        #expect(titles == ["Similar", "Other exercises"])
        try await alex.press("done.4")
        let used = try await alex.browser.get("/track/workout/exercises?routine=7&slot=1")
        #expect(used.main.allBetween("data-search-title>", "<") == ["Similar", "Used before", "Other exercises"])
        let pullUp = try await alex.app.exercise("pull-up")
        #expect(used.main.allBetween("name=\"swap.1\" value=\"", "\"").count { $0 == pullUp } == 1)
        let found = try await alex.browser.get("/track/workout/exercises?routine=7&slot=1&q=dumbbell+bench")
        let dumbbells = try await alex.app.exercise("dumbbell-bench-press")
        #expect(found.main.contains("name=\"swap.1\" value=\"\(dumbbells)\""))
        try await alex.press("swap.1", value: dumbbells, on: found)
        #expect(try await alex.workout().main.words.contains("Instead of Bench Press"))
    }

    @Test func reasonsNotesAndTheLastTimeAreShown() async throws {
        let alex = try await RoutinePerson()
        try await alex.addRoutine(9, "Linear")
        try await alex.addExercise("squat", to: 9, slot: 1, "3 x 5 @ work", rule: "linear +2.5 kg / 5 lb")
        try await alex.app.execute(
            """
            INSERT INTO routine_weights (routine_id, slot, first_day, user_id, kilograms)
            VALUES (9, 1, '2026-11-01', 1, 60)
            """)
        let first = try await alex.browser.get("/routines/9/workout")
        for place in 0...2 {
            try await alex.press(
                "done.\(place)", on: place == 0 ? first : try await alex.browser.get("/routines/9/workout"))
        }
        try await alex.press("finish", on: try await alex.browser.get("/routines/9/workout"))
        alex.app.clock.advance(hours: 48)
        let page = try await alex.browser.get("/routines/9/workout")
        #expect(page.main.words.contains("Every rep last time: +2.5 kg"))
        #expect(page.setRow(0).words.contains("Last: 60 kg × 5"))
        #expect(page.setRow(0).words.contains("Target: 62.5 kg × 5"))
        #expect(try await alex.workout().main.words.contains("All the way down"))
    }
}
