import Support
import Testing

@testable import WorkHome

/// The sets of a stored routine's exercises are folded in its editor, and say what they are.
@Suite struct RoutineFoldTests {
    private static let weeks = "week 1: 3 x 5 @ 65 % tm; week 1: 1 x 5+ @ 85 % tm; week 2: 3 x 3 @ 70 % tm"

    /// Whether the sets of each exercise are open.
    private static func open(_ page: Answer) -> [Bool] {
        page.main.allBetween("<details class=\"disclosure set-fold\"", ">").map { $0.hasSuffix(" open") }
    }

    private static func words(_ page: Answer) -> [String] {
        page.main.components(separatedBy: "<details class=\"disclosure set-fold\"").dropFirst().map {
            ($0.between("<summary>", "</summary>") ?? "").words
        }
    }

    @Test func storedSetsAreFoldedAndSaid() async throws {
        let alex = try await RoutinePerson()
        try await alex.addRoutine(8, "Squat day")
        try await alex.addExercise("squat", to: 8, slot: 1, Self.weeks)
        let alone = try await alex.browser.get("/routines/8/edit")
        #expect(Self.open(alone) == [true], "the only exercise")
        try await alex.addExercise("pull-up", to: 8, slot: 2, "warm-up 1 x 5; 2 x 8-12")
        let page = try await alex.browser.get("/routines/8/edit")
        #expect(Self.open(page) == [false, false])
        let words = Self.words(page)
        #expect(words.first?.hasPrefix("Sets of Squat Week 1: 3 × 5 · 65") == true, "\(words)")
        #expect(words.first?.hasSuffix("and 1 more") == true, "\(words)")
        #expect(words.last == "Sets of Pull-Up Warm-up: 1 × 5, 2 × 8–12", "\(words)")
        // All fields are there, so that nothing is lost by saving.
        #expect(page.value(of: "sets.0.2") == "3")
    }

    /// The rest, clock and note of each exercise: whether they are open, and what the fold says.
    private static func more(_ page: Answer) -> (open: [Bool], words: [String]) {
        let folds = page.main.components(separatedBy: "<details class=\"disclosure\" data-set-fold=").dropFirst()
        return (
            folds.map { $0.prefix { $0 != ">" }.hasSuffix(" open") },
            folds.map { ($0.between("<summary>", "</summary>") ?? "").words }
        )
    }

    @Test func restClockAndNoteAreFoldedAndSaid() async throws {
        let alex = try await RoutinePerson()
        try await alex.app.execute("UPDATE routine_exercises SET clock = 'every 60 s', rest_seconds = 0 WHERE slot = 4")
        let page = try await alex.browser.get("/routines/7/edit")
        let more = Self.more(page)
        #expect(more.open == [false, false, false, false])
        #expect(more.words == ["Rest 2 min", "Note", "Rest and note", "No rest · Every minute"])
        // They are there, so that nothing is lost by saving.
        #expect(page.value(of: "rest.0") == "120" && page.value(of: "note.1") == "All the way down")
    }

    @Test func aMistakeInThemIsSeen() async throws {
        let alex = try await RoutinePerson()
        let typed = RoutineFixture.values(of: try await alex.browser.get("/routines/7/edit"))
        func send(_ name: String, _ value: String, _ more: [FormValue] = []) async throws -> Answer {
            let others = typed.filter { $0.name != name }
            return try await alex.browser.post("/routines/7", others + [FormValue(name, value)] + more)
        }
        let wrong = try await send("rest.1", "long")
        #expect(wrong.status == 422 && Self.more(wrong).open == [false, true, false, false])
        #expect(Self.more(wrong).words[1] == "Note")
        let many = try await send("note.2", String(repeating: "x", count: 1_001))
        #expect(many.status == 422 && Self.more(many).open == [false, false, true, false])
        // The seconds of a clock that was just chosen are seen too.
        let chosen = try await send("clock.0", "every", [FormValue("choose_clock.0", "")])
        #expect(chosen.status == 200 && Self.more(chosen).open == [true, false, false, false])
    }

    @Test func whatIsChangedOrWrongIsOpen() async throws {
        let alex = try await RoutinePerson()
        let page = try await alex.browser.get("/routines/7/edit")
        #expect(Self.open(page) == [false, false, false, false])
        let typed = RoutineFixture.values(of: page)
        let more = try await alex.browser.post("/routines/7", typed + [FormValue("more_sets.1", "")])
        #expect(Self.open(more) == [false, true, false, false])
        let wrong = try await alex.browser.post(
            "/routines/7", typed.map { $0.name == "amount.2.0" ? FormValue($0.name, "many") : $0 })
        #expect(wrong.status == 422)
        #expect(Self.open(wrong) == [false, false, true, false])
    }
}
