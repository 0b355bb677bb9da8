import Support
import Testing

@testable import HTTP
@testable import Models
@testable import Transfer
@testable import Web

/// A user's own names and visibility of catalogue exercises.
@Suite struct ExerciseChoiceTests {
    @Test func anOwnNameIsUsedEverywhereForItsPersonAlone() async throws {
        let person = try await TrackedPerson()
        let sam = try await person.app.member(Cast.sam)
        try await person.logSet(["reps": "5", "weight": "100"])
        let saved = try await person.browser.post("/settings/exercises/\(person.bench)/name", ["name": "Flat Bench"])
        #expect(saved.location == "/settings/exercises/\(person.bench)")
        #expect(try await person.cards().map(\.spoken) == ["Flat Bench. 1 set. Total volume 500 kilograms."])
        for path in [
            "/records", "/records/exercises/\(person.bench)", "/analyze", "/analyze/exercises/\(person.bench)",
            "/settings/exercises?q=flat", "/track/new/strength?q=flat+bench", "/track/new/strength?q=bench+press",
            "/track/new/strength?exercise=\(person.bench)", "/goals/new?type=strength&measure=heaviest",
        ] {
            // The heading is outside the main element.
            let words = try await person.browser.get(path).text.words
            #expect(words.contains("Flat Bench"), "\(path)")
            let others = try await sam.get(path).text.words
            #expect(!others.contains("Flat Bench"), "\(path)")
        }
        try await person.browser.post("/settings/exercises/\(person.bench)/name", ["name": " "])
        #expect(try await person.cards().first?.spoken.hasPrefix("Bench Press.") == true)
        #expect(try await person.app.count("exercise_choices") == 0)
    }

    @Test func thePRsStandInTheOrderOfTheNamesThatAreShown() async throws {
        let person = try await TrackedPerson()
        try await person.app.train { training in
            for key in ["bench-press", "deadlift", "squat"] { try training.set(key, "2026-11-20", 5, 100) }
        }
        try await person.browser.post("/settings/exercises/\(person.bench)/name", ["name": "my bench"])
        let page = try await person.browser.get("/records").main
        let names = page.allBetween("<span class=\"row-title\">", "</span>")
        #expect(names == ["Deadlift", "my bench", "Squat"])
    }

    @Test func aGoalAndAWorkoutSpeakOfItByItsOwnName() async throws {
        let (app, browser) = try await TestApp.workout([.reps(8, of: "bench-press")], start: false)
        let bench = try await app.exercise("bench-press")
        try await browser.post("/settings/exercises/\(bench)/name", ["name": "Flat Bench"])
        try await browser.post("/workouts/9000/sessions")
        #expect(try await browser.get("/sessions/1").main.words.contains("Flat Bench"))
        #expect(try await browser.get("/workouts/9000").main.words.contains("Flat Bench"))
        let goal = try await browser.post(
            "/goals",
            [
                "type": "strength", "measure": "heaviest", "exercise_id": bench, "target": "100", "cadence": "once",
                "direction": "increase", "repetitions": "1",
            ])
        #expect(goal.status == 303)
        #expect(try await browser.get("/goals").main.words.contains("Flat Bench"))
    }

    @Test func aNameOfAnotherExerciseIsRefused() async throws {
        let person = try await TrackedPerson()
        let name = "/settings/exercises/\(person.bench)/name"
        for taken in ["Pull-Up", "pull-up"] {
            let refused = try await person.browser.post(name, ["name": taken])
            #expect(refused.status == 422 && refused.fieldErrors == ["name": "Another exercise has that name"])
        }
        let long = try await person.browser.post(name, ["name": String(repeating: "x", count: 101)])
        #expect(long.fieldErrors == ["name": "Use at most 100 characters"])
        try await person.browser.post(name, ["name": "Flat Bench"])
        let own = try await person.browser.post("/settings/exercises", ["name": "flat bench"])
        #expect(own.fieldErrors["name"]?.contains("built-in exercise with that name") == true)
        #expect(try await person.browser.post("/settings/exercises/999999/name", ["name": "x"]).status == 404)
    }

    @Test func aHiddenExerciseIsNotOfferedAndKeepsItsSets() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "100"])
        let exercise = "/settings/exercises/\(person.bench)"
        let hidden = try await person.browser.post("\(exercise)/hide")
        #expect(try await person.browser.follow(hidden).flash == "Exercise hidden. What you logged stays.")
        for path in [
            "/track/new/strength", "/track/new/strength?q=bench+press", "/settings/exercises?q=bench+press",
            "/goals/new?type=strength&measure=heaviest",
        ] {
            let page = try await person.browser.get(path).main
            let ways = ["exercise=\(person.bench)\"", "href=\"\(exercise)\"", ">Bench Press</option>"]
            #expect(ways.filter(page.contains) == [], "\(path)")
        }
        #expect(try await person.cards().map(\.spoken) == ["Bench Press. 1 set. Total volume 500 kilograms."])
        #expect(try await person.browser.get("/records").main.words.contains("Bench Press"))
        #expect(try await person.browser.get("/settings/exercises?show=hidden").main.contains("href=\"\(exercise)\""))
        try await person.browser.post("\(exercise)/show")
        #expect(try await person.browser.get("/track/new/strength").main.contains("exercise=\(person.bench)\""))
        #expect(try await person.app.count("exercise_choices") == 0)
    }

    @Test func anImportMatchesEitherName() async throws {
        let person = try await TrackedPerson()
        try await person.browser.post("/settings/exercises/\(person.bench)/name", ["name": "Flat Bench"])
        try await person.browser.post("/settings/exercises/\(person.bench)/hide")
        let matched = try await person.app.app.database.read { database in
            let user = try #require(try User.find(database, email: Cast.alex.email))
            let matcher = ExerciseMatcher(try user.training.exercises(database, withHidden: true))
            return ["Bench Press", "Bench Press (Barbell)", "flat bench"].map {
                matcher.match($0, isCardio: false).certain?.id
            }
        }
        #expect(matched == Array(repeating: Int64(person.bench), count: 3))
    }

    @Test func anExportHasTheCommonNameAndTellsTheOwnOne() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "100"])
        try await person.browser.post("/settings/exercises/\(person.bench)/name", ["name": "Flat Bench"])
        let archive = try await person.browser.archive()
        #expect(archive.text("csv/strength_sets.csv").contains(",Bench Press,normal,5,100"))
        #expect(archive.text("csv/exercise_choices.csv").contains("Bench Press,Flat Bench,"))
        #expect(
            archive.lines("json/exercise_choices.jsonl") == [
                #"{"id":1,"exercise":"bench-press","name":"Flat Bench","hidden_at":null}"#
            ])
        let strong = try await person.browser.get("/settings/data/strong.csv").text
        #expect(strong.contains(",Bench Press (Barbell),") && !strong.contains("Flat Bench"))
        let sam = try await person.app.member(Cast.sam)
        try await sam.bring(try await person.browser.get("/settings/data/export").bytes)
        #expect(try await person.app.rows("SELECT user_id, name FROM exercise_choices") == ["1 Flat Bench"])
    }
}
