import Support
import Testing

@testable import Fitness

/// Workouts that begin with a routine of the library or of the household, without making it one's own first.
@Suite struct RoutineStartTests {
    private static let library = "/routines/library/body-weight-home-a"

    private func start(_ alex: RoutinePerson, _ page: String = library) async throws -> String {
        let shown = try await alex.browser.get(page)
        #expect(shown.main.contains("<form method=\"post\" action=\"\(page)/start\">"))
        #expect(shown.main.words.contains("Start now"))
        return try #require(try await alex.browser.post("\(page)/start").location)
    }

    private func isKept(_ alex: RoutinePerson, _ name: String) async throws -> Bool {
        let own = try await alex.browser.get("/routines").main.between("id=\"own-routines\"", "</section>")
        return try #require(own).contains(name)
    }

    @Test func aRoutineOfTheLibraryIsOnesOwnAfterItsFirstSet() async throws {
        let alex = try await RoutinePerson()
        let path = try await start(alex)
        let page = try await alex.browser.get(path)
        #expect(page.setRows.count == 15)
        #expect(try await alex.workouts() == [])
        #expect(try await !isKept(alex, "Body Weight at Home A"))
        try await alex.press("done.0", on: page)
        #expect(try await alex.workouts() == ["Body Weight at Home A 1"])
        #expect(try await isKept(alex, "Body Weight at Home A"))
        try await alex.press("finish", on: try await alex.browser.get(path))
        // The next time it goes on with the same routine.
        #expect(try await start(alex) == path)
        #expect(try await alex.app.rows("SELECT count(*) FROM routines WHERE name = 'Body Weight at Home A'") == ["1"])
    }

    @Test func withoutASetNothingIsKept() async throws {
        let alex = try await RoutinePerson()
        let path = try await start(alex)
        try await alex.press("skip.0", on: try await alex.browser.get(path))
        #expect(try await alex.workouts() == ["Body Weight at Home A 1"])
        try await alex.press("finish", on: try await alex.browser.get(path))
        #expect(try await alex.workouts() == [])
        #expect(try await !isKept(alex, "Body Weight at Home A"))
        let archive = try await alex.browser.archive()
        #expect(archive.lines("json/routines.jsonl").count == 1)
        #expect(archive.lines("json/routine_exercises.jsonl").count == 4)
    }

    @Test func routinesThatWereNeverBegunAreForgotten() async throws {
        let alex = try await RoutinePerson()
        for routine in TrainingCatalogue.builtIn.routines.prefix(15) {
            #expect(try await alex.browser.post("/routines/library/\(routine.key)/start").status == 303)
        }
        #expect(try await alex.app.rows("SELECT count(*) FROM routines WHERE is_trial = 1") == ["11"])
        #expect(try await alex.app.rows("SELECT count(*) FROM routines WHERE is_trial = 0") == ["1"])
    }

    @Test func aRoutineOfTheHouseholdStartsWithoutItsOwnersWeights() async throws {
        let alex = try await RoutinePerson()
        let sam = try await alex.app.member(Cast.sam)
        try await alex.addRoutine(8, "Pull B", of: 2)
        try await alex.addExercise("pull-up", to: 8, slot: 1, "2 x 8-12", of: 2)
        #expect(try await alex.browser.post("/routines/8/start").status == 404)
        try await sam.post("/routines/8/share", ["shared": "1"])
        let path = try await start(alex, "/routines/8")
        try await alex.press("done.0", ["reps.0": "8"], on: try await alex.browser.get(path))
        #expect(try await alex.sets() == ["pull-up normal 8 null null 0"])
        #expect(try await isKept(alex, "Pull B"))
        #expect(try await alex.browser.post("/routines/7/start").location == "/routines/7/workout")
    }
}
