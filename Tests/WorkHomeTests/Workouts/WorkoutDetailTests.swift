import Support
import Testing

@testable import WorkHome

@Suite struct WorkoutDetailTests {
    private func page(_ app: TestApp, _ browser: Browser, _ name: String = "Easy Strength") async throws -> Answer {
        try await browser.get("/workouts/\(try await SampleLibrary.id(of: name, app))")
    }

    @Test func aPlanSaysWhatItIs() async throws {
        let app = try await TestApp()
        try await SampleLibrary.load(app)
        let page = try await page(app, try await app.member())
        let words = page.main.words
        #expect(page.status == 200)
        #expect(words.contains("Strength · Beginner Words about it Equipment Dumbbell Good for Lose Weight, Stay Fit"))
        #expect(words.contains("Time 4 min Energy, about 13 kcal Exercises 2 Rounds 2"))
        #expect(
            words.contains(
                "Exercises 4 sets in total 2 rounds 1 Sample Slow Squat Quadriceps 40 seconds 20 s rest "
                    + "Stand tall, then begin. 2 Sample Slow Lift Quadriceps · Dumbbell 10 reps 30 s rest"))
        let id = try await SampleLibrary.id(of: "Easy Strength", app)
        let start = page.main.between("<form method=\"post\" action=\"/workouts/\(id)/sessions\">", "</form>")
        #expect(start?.contains("<button class=\"button button-wide plan-start\"") == true)
        // A library plan can be copied but not changed.
        #expect(page.main.contains("action=\"/workouts/\(id)/copy\""))
        #expect(!page.main.contains("/edit\"") && !page.main.contains("/delete\""))
    }

    @Test func roundsAndSetsOfAPartAreToldOnce() async throws {
        let app = try await TestApp()
        let round: [TestApp.PlanLine] = [.reps(10, of: "squat"), .reps(10, of: "squat"), .reps(8, of: "push-up")]
        try await app.addPlan([.seconds(40, of: "plank")] + round + round)
        let words = try await app.member().get("/workouts/9000").main.words
        #expect(words.contains("Exercises 3 Rounds 2"))
        #expect(words.contains("Exercises 7 sets in total To start 1 Plank"))
        #expect(words.contains("2 rounds 2 Squat Quadriceps · Barbell 2 × 10 reps 15 s rest"))
        try await app.addPlan([.seconds(40, of: "plank")] + round + round, rounds: 3, id: 9_001)
        #expect(try await app.member(Cast.sam).get("/workouts/9001").main.words.contains("3 rounds · 21 sets in total"))
    }

    @Test func nothingIsRestedForAfterTheLastExercise() async throws {
        let app = try await TestApp()
        let lines: [TestApp.PlanLine] = [.seconds(40, of: "plank"), .reps(10, of: "squat")]
        try await app.addPlan(lines)
        let once = try await app.member().get("/workouts/9000").main.words
        #expect(once.contains("40 seconds 15 s rest") && once.contains("10 reps"))
        #expect(!once.contains("10 reps 15 s rest"))
        // Another round follows.
        try await app.addPlan(lines, rounds: 2, id: 9_001)
        #expect(try await app.member(Cast.sam).get("/workouts/9001").main.words.contains("10 reps 15 s rest"))
    }

    @Test func theEstimateSaysHowItCameAbout() async throws {
        let app = try await TestApp()
        try await SampleLibrary.load(app)
        let words = try await page(app, try await app.member(weightKilograms: 90), "Fast Intervals").main.words
        #expect(words.contains("Energy for your weight of 90 kg. How is this computed?"))
        #expect(words.contains("Time: 10:00 of exercise and 4:30 of rest."))
        #expect(words.contains("each rep counts as 3 seconds"))
        #expect(words.contains("1.41 MET hours × 90 kg = about 127 kcal."))
        #expect(words.contains("Herrmann SD, Willis EA, Ainsworth BE, et al. 2024 Adult Compendium"))
    }

    @Test func anUnknownWeightIsAssumedAndAskedFor() async throws {
        let app = try await TestApp()
        try await SampleLibrary.load(app)
        let guest = Browser(app)
        try await guest.post("/guest")
        let page = try await page(app, guest, "Fast Intervals")
        #expect(page.main.words.contains("Energy, about 99 kcal"))
        #expect(page.main.words.contains("Your weight is not known, so the energy assumes 70 kg. Add your weight"))
        #expect(page.main.contains("href=\"/progress/measurements/edit\">Add your weight</a>"))
    }

    @Test func aNewWeightShowsAtOnce() async throws {
        let app = try await TestApp()
        try await SampleLibrary.load(app)
        let browser = try await app.member()
        #expect(try await page(app, browser, "Fast Intervals").main.words.contains("Energy, about 99 kcal"))
        _ = try await browser.follow(
            try await browser.post("/progress/measurements", ["weight": "90", "height": "170"]))
        #expect(try await page(app, browser, "Fast Intervals").main.words.contains("about 127 kcal"))
    }

    @Test func aPlanThatLostItsExercisesCannotBeStarted() async throws {
        let app = try await TestApp()
        try await SampleLibrary.load(app)
        try await app.execute("DELETE FROM workout_plan_exercises")
        let page = try await page(app, try await app.member())
        #expect(page.main.contains("This plan has no exercises."))
        #expect(!page.main.contains("Start workout"))
    }

    @Test(arguments: ["0", "-1", "999999", "99999999999999999999", "x"])
    func aPlanThatIsNotThere(id: String) async throws {
        #expect(try await TestApp().member().get("/workouts/\(id)").status == 404)
    }
}
