import Support
import Testing

@testable import WorkHome

/// Without a script a button sends the whole page of a workout: what was typed in other sets comes back with the answer.
@Suite struct RoutineTypedTests {
    @Test func whatIsTypedInOtherSetsStaysUntilTheyAreDone() async throws {
        let alex = try await RoutinePerson()
        let first = try await alex.press("done.1", ["reps.2": "3", "weight.3": "61,5", "rpe.2": "9"])
        #expect(first.status == 303)
        #expect(first.location == "/routines/7/workout?reps.2=3&rpe.2=9&weight.3=61%2C5#set-1")
        let second = try await alex.press("done.2", on: try await alex.browser.follow(first))
        #expect(second.location == "/routines/7/workout?weight.3=61%2C5#set-2")
        let third = try await alex.press("done.3", on: try await alex.browser.follow(second))
        #expect(third.location == "/routines/7/workout#set-4", "the next exercise opens")
        #expect(
            try await alex.sets() == [
                "bench-press normal 5 null null 60", "bench-press normal 3 null null 60",
                "bench-press normal 5 null null 61.5",
            ])
    }

    @Test func aProposalIsNotTyped() async throws {
        let alex = try await RoutinePerson()
        // The pull-ups have no weight of their own: the one of the set before is proposed next.
        let answer = try await alex.press("done.4", ["weight.4": "10"])
        #expect(answer.location == "/routines/7/workout#set-6", "the superset goes on")
        #expect(try await alex.browser.follow(answer).value(of: "weight.5") == "10")
    }

    @Test func skippingASetDropsWhatWasTypedThere() async throws {
        let alex = try await RoutinePerson()
        let answer = try await alex.press("skip.2", ["reps.2": "3", "reps.3": "4"])
        #expect(answer.location == "/routines/7/workout?reps.3=4#set-2")
    }

    @Test func theEndOfAWorkoutLeadsToItsSummary() async throws {
        let alex = try await RoutinePerson()
        let answer = try await alex.press("done.1", ["reps.3": "4"])
        let end = try await alex.press("finish", on: try await alex.browser.follow(answer))
        #expect(end.location == "/track/workouts/1")
    }

    @Test func anAddressChangesNothingThatIsDone() async throws {
        let alex = try await RoutinePerson()
        try await alex.press("done.1")
        let page = try await alex.browser.get("/routines/7/workout?reps.1=9&reps.2=%3Ci%3E&reps.77=4")
        #expect(page.status == 200)
        #expect(page.value(of: "reps.1") == "5")
        #expect(page.value(of: "reps.2") == "<i>")
        #expect(page.setRows.count == 9)
        #expect(!page.source.contains("<i>"))
    }

    @Test func whatIsTooLongForAnAddressIsLeftOut() async throws {
        let alex = try await RoutinePerson()
        let typed = ["reps.2": String(repeating: "1", count: 17), "reps.3": String(repeating: "1", count: 16)]
        let answer = try await alex.press("done.1", typed)
        #expect(answer.location == "/routines/7/workout?reps.3=1111111111111111#set-1")
    }
}
