import Support
import Testing

@testable import WorkHome

/// Whoever tapped a set of the other person can take that back, and nothing else.
@Suite struct TogetherUndoTests {
    @Test func aTapInTheOtherWorkoutIsTakenBack() async throws {
        let pair = try await TrainingPair.together()
        #expect(try await !pair.alex.browser.get(TrainingPair.alexPage).main.words.contains("Take back"))
        try await pair.press("theirs.0")
        let page = try await pair.alex.browser.get(TrainingPair.alexPage)
        #expect(TrainingPair.rows(page)[0] == "Sam Set 1 80 kg × 5 Take back")
        let answer = try await pair.press("back.0", on: page)
        #expect(answer.location?.hasPrefix("\(TrainingPair.alexPage)#exercise-") == true)
        let notice = "Taken back: the set is open again in the other person’s workout."
        #expect(try await pair.alex.browser.follow(answer).flash == notice)
        #expect(try await pair.sets() == [])
        #expect(try await pair.app.count("personal_records") == 0)
        #expect(try await pair.app.rows("SELECT strength_sets FROM training_days WHERE strength_sets > 0") == [])
        #expect(try await !pair.sam.get("/routines/8/workout").setRow(0).isDone)
        // An old page takes back nothing more, and the set can be tapped again.
        try await pair.press("back.0", on: page)
        try await pair.press("theirs.0")
        #expect(try await pair.sets() == ["2 bench-press 5 80"])
    }

    @Test func onlyWhoTappedCanTakeItBack() async throws {
        let pair = try await TrainingPair.together()
        try await pair.press("mine.0", bySam: true)
        try await pair.press("theirs.1")
        let bench = try await pair.app.exercise("bench-press")
        let page = try await pair.alex.browser.get(TrainingPair.alexPage)
        #expect(page.main.allBetween("name=\"back.", "\"") == ["1"])
        #expect(try await !pair.sam.get(TrainingPair.samPage).main.contains("name=\"back."))
        let workout = page.main.between("name=\"workout\" value=\"", "\"") ?? ""
        let refused = try await pair.alex.browser.post(
            TrainingPair.alexPage, ["workout": workout, "back.0": bench])
        let notice = "That set has changed. Here is the workout as it is now."
        #expect(try await pair.alex.browser.follow(refused).flash == notice)
        #expect(try await pair.sets().count == 2)
    }

    @Test func whatItsPersonChangedStays() async throws {
        let pair = try await TrainingPair.together()
        try await pair.press("theirs.0")
        let page = try await pair.alex.browser.get(TrainingPair.alexPage)
        try await pair.sam.post(
            "/track/workout",
            (try await pair.sam.get("/routines/8/workout")).fields(ofFormTo: "/track/workout")
                .map { $0.name == "reps.0" ? FormValue("reps.0", "4") : $0 } + [FormValue("done.0", "")])
        try await pair.press("back.0", on: page)
        #expect(try await pair.sets() == ["2 bench-press 4 80"])
        #expect(try await !pair.alex.browser.get(TrainingPair.alexPage).main.words.contains("Take back"))
    }

    @Test func withoutPermissionNothingIsTakenBack() async throws {
        let pair = try await TrainingPair.together()
        try await pair.press("theirs.0")
        let page = try await pair.alex.browser.get(TrainingPair.alexPage)
        try await pair.sam.post("\(TrainingPair.samPage)/end")
        #expect(try await pair.press("back.0", on: page).location == "/routines/together")
        #expect(try await pair.sets() == ["2 bench-press 5 80"])
    }
}
