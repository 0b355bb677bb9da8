import Support
import Testing

@testable import WorkHome

/// The values that the editor of routines accepts, and its error messages.
@Suite struct RoutineFormTests {
    static let mistakes: [(field: String, value: String, id: String, message: String)] = [
        ("name", " ", "name", "Please enter a name"),
        ("name", String(repeating: "x", count: 101), "name", "Use at most 100 characters"),
        ("sets.0.0", "0", "sets.0.0", "Please enter a whole number from 1 to 20"),
        ("sets.0.0", "21", "sets.0.0", "Please enter a whole number from 1 to 20"),
        ("amount.0.0", "", "amount.0.0", "Please enter reps like 5, 8-12 or 5+"),
        ("amount.0.0", "12-8", "amount.0.0", "Please enter reps like 5, 8-12 or 5+"),
        ("load.0.0", "heavy", "load.0.0", "Please enter a number"),
        ("load.0.0", "0.0042", "load.0.0", "This is too small. Please enter a larger number"),
        ("load.0.0", "100001", "load.0.0", "Please enter a possible weight"),
        (
            "load.0.0", "-20", "load.0.0",
            "Squat: a weight can’t be below zero. Only bodyweight exercises can have assistance."
        ),
        ("basis.0.0", "work", "load.0.0", "Leave this empty, or choose another unit than “work weight”"),
        ("basis.0.0", "stone", "basis.0.0", "Please choose from the list"),
        ("kind.0.0", "fast", "kind.0.0", "Please choose from the list"),
        ("rpe.0.0", "11", "rpe.0.0", "Please choose from the list"),
        ("rpe.0.0", "4.2", "rpe.0.0", "Please choose from the list"),
        ("rest.0", "901", "rest.0", "Squat: rest must be from 0 to 900 seconds"),
        ("rest.0", "long", "rest.0", "Please enter a time like 45, 1:30 or 2m 5s"),
        ("note.0", String(repeating: "x", count: 1_001), "note.0", "Use at most 1000 characters"),
        ("rule.0", "magic", "rule.0", "Please choose from the list"),
        (
            "rule.0", "time", "rule.0",
            "Squat: this progression does not fit its sets. Change the sets, or choose another one."
        ),
    ]

    @Test(arguments: mistakes)
    func aMistakeIsSaidBesideItsField(field: String, value: String, id: String, message: String) async throws {
        let stage = try await RoutineFixture()
        let valid = RoutineFixture.basics + RoutineFixture.entry(0, stage.squat)
        let typed = valid.map { FormValue($0.name, $0.name == field ? value : $0.text) }
        let page = try await stage.browser.post("/routines", typed)
        #expect(page.status == 422)
        #expect(page.fieldErrors == [id: message])
        #expect(page.focusedField == id)
        for other in valid where !["basis", "kind", "rpe", "rule"].contains(other.name.prefix { $0 != "." }) {
            #expect(page.value(of: other.name) == (other.name == field ? value : other.text), "\(other.name)")
        }
        #expect(try await stage.routines() == [])
    }

    @Test func aDistanceThatWouldBeNothingIsTooSmall() async throws {
        let stage = try await RoutineFixture()
        let changes = ["amount.0.0": "0.0042", "measure.0.0": "distance"]
        let typed = (RoutineFixture.basics + RoutineFixture.entry(0, stage.squat)).map {
            FormValue($0.name, changes[$0.name] ?? $0.text)
        }
        let page = try await stage.browser.post("/routines", typed)
        #expect(page.fieldErrors == ["amount.0.0": "This is too small. Please enter a larger number"])
    }

    @Test func aRoutineNeedsAnExercise() async throws {
        let stage = try await RoutineFixture()
        let page = try await stage.browser.post("/routines", RoutineFixture.basics)
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["find": "Please add at least one exercise"])
    }

    @Test(arguments: [
        (["amount": "8-12", "load": ""], "3 x 8-12"), (["amount": "5+"], "3 x 5+ @ 60 kg"),
        (["amount": "45 s", "load": ""], "3 x 45 s"),
        (["amount": "1:30", "measure": "seconds", "load": ""], "3 x 90 s"),
        (["amount": "40", "measure": "distance", "load": "24"], "3 x 40 m @ 24 kg"),
        (["amount": "40 m in 30 s", "load": ""], "3 x 40 m in 30 s"),
        (["load": "62,5"], "3 x 5 @ 62.5 kg"), (["load": "85", "basis": "workShare"], "3 x 5 @ 85 % work"),
        (["load": "", "basis": "work"], "3 x 5 @ work"),
        (["load": "85", "basis": "trainingMaxShare"], "3 x 5 @ 85 % tm"),
        (["load": "75", "basis": "oneRepMaxShare"], "3 x 5 @ 75 % 1rm"),
        (["load": "", "basis": "effort", "rpe": "8"], "3 x 5 @ rpe 8"), (["rpe": "8.5"], "3 x 5 @ 60 kg rpe 8.5"),
        (["rpe": "4.5"], "3 x 5 @ 60 kg rpe 4.5"),
        (["kind": "warmUp"], "warm-up 3 x 5 @ 60 kg"), (["load": "135", "basis": "pounds"], "3 x 5 @ 135 lb"),
    ])
    func setsAreTypedIntoFields(changes: [String: String], line: String) async throws {
        let stage = try await RoutineFixture()
        let typed = RoutineFixture.entry(0, stage.squat).map { value in
            FormValue(value.name, changes[String(value.name.prefix { $0 != "." })] ?? value.text)
        }
        let saved = try await stage.browser.post("/routines", RoutineFixture.basics + typed)
        #expect(saved.status == 303, "\(saved.fieldErrors)")
        #expect(try await stage.exercises() == ["1 squat 0 \"\(line)\" - 180"])
        // The editor shows the same.
        let editor = try await stage.browser.get("\(saved.location ?? "")/edit")
        #expect(try await stage.browser.post(saved.location ?? "", RoutineFixture.values(of: editor)).status == 303)
        #expect(try await stage.exercises() == ["1 squat 0 \"\(line)\" - 180"])
    }

    /// As for a set that is logged; a lower one stays where it is.
    @Test(arguments: ["", "8", "4.5"])
    func theUsualEffortsAreOffered(stored: String) async throws {
        let first = stored == "4.5" ? ["", stored] : [""]
        let stage = try await RoutineFixture()
        let page = try await stage.browser.post(
            "/routines",
            RoutineFixture.basics + RoutineFixture.entry(0, stage.squat, ["rpe": stored])
                + [FormValue("more_sets.0", "")])
        for name in ["rpe.0.0", "rpe.0.1"] {
            let choice = page.source.between("name=\"\(name)\"", "</select>") ?? ""
            #expect(
                choice.allBetween("<option value=\"", "\"")
                    == first + ["6", "6.5", "7", "7.5", "8", "8.5", "9", "9.5", "10"])
            #expect(page.value(of: name) == stored)
        }
    }

    @Test func assistanceIsForBodyweightExercises() async throws {
        let stage = try await RoutineFixture()
        let pullUp = try await stage.app.exercise("pull-up")
        let text = [FormValue("text.0", "3 x 5; 2 x 5 @ -20 kg")]
        func typed(_ exercise: String) -> [FormValue] {
            RoutineFixture.basics
                + RoutineFixture.entry(0, exercise).filter { !$0.name.hasSuffix(".0.0") } + text
        }
        let refused = try await stage.browser.post("/routines", typed(stage.squat))
        #expect(refused.status == 422)
        #expect(refused.fieldErrors["text.0"]?.contains("a weight can’t be below zero") == true)
        #expect(refused.value(of: "text.0") == "3 x 5; 2 x 5 @ -20 kg")
        #expect(try await stage.routines() == [])
        #expect(try await stage.browser.post("/routines", typed(pullUp)).status == 303)
        let fields = RoutineFixture.entry(0, pullUp, ["load": "-20"])
        #expect(try await stage.browser.post("/routines", RoutineFixture.basics + fields).status == 303)
        #expect(try await stage.exercises().last == "1 pull-up 0 \"3 x 5 @ -20 kg\" - 180")
    }

    /// As a set: below zero only where the body is lifted, and what nobody lifts only if the person says so.
    @Test func aWeightToStartFromIsPossible() async throws {
        let stage = try await RoutineFixture()
        let pullUp = try await stage.app.exercise("pull-up")
        func post(_ exercise: String, _ start: String, _ more: [FormValue] = []) async throws -> Answer {
            let entry = RoutineFixture.entry(
                0, exercise, ["rule": "linear", "basis": "work", "load": "", "start": start])
            return try await stage.browser.post("/routines", RoutineFixture.basics + entry + more)
        }
        let negative = try await post(stage.squat, "-60")
        #expect(negative.status == 422)
        #expect(negative.fieldErrors["start.0"] == "Squat: please enter a possible weight")
        let asking = try await post(stage.squat, "5000")
        #expect(asking.main.words.contains("5,000 kg? That is more than anyone has lifted."))
        #expect(try await stage.routines() == [])
        let confirmed = try #require(asking.value(of: "confirmed"))
        #expect(try await post(stage.squat, "5000", [FormValue("confirmed", confirmed)]).status == 303)
        #expect(try await post(pullUp, "-20").status == 303)
    }

    /// A weight in the sets and another one to start from can't both be meant.
    @Test func twoWeightsToStartFromAreAskedAbout() async throws {
        let stage = try await RoutineFixture()
        func post(_ text: String, start: String) async throws -> Answer {
            let fields = [
                FormValue("exercise.0", stage.squat), FormValue("rule.0", "linear"), FormValue("start.0", start),
                FormValue("text.0", text),
            ]
            return try await stage.browser.post("/routines", RoutineFixture.basics + fields)
        }
        let asked = try await post("3x5 @ 82,5", start: "80")
        #expect(asked.status == 422 && asked.value(of: "text.0") == "3x5 @ 82,5" && asked.value(of: "start.0") == "80")
        let question = "Is it 80 kg or 82.5 kg, as the sets say? Please type the same here and in the sets"
        #expect(asked.fieldErrors["start.0"] == question)
        #expect(try await post("3x5 @ 82,5", start: "82.5").status == 303)
        #expect(try await post("3x5 @ 80", start: "80").status == 303)
        #expect(try await post("wu 2x5@50%; 3x5 @ work", start: "80").status == 303)
        #expect(try await stage.exercises().last?.contains("warm-up 2 x 5 @ 50 % work; 3 x 5 @ work") == true)
    }

    @Test func setsAreTypedAsText() async throws {
        let stage = try await RoutineFixture()
        let others = [FormValue("exercise.0", stage.squat), FormValue("rule.0", "linear"), FormValue("start.0", "60")]
        func post(_ text: String) async throws -> Answer {
            try await stage.browser.post("/routines", RoutineFixture.basics + others + [FormValue("text.0", text)])
        }
        let missing = try await post(" ")
        #expect(
            missing.fieldErrors == ["text.0": "Squat: please enter sets like 3 x 8-12 @ 60 kg, 3 x 5+ or 2 x 45 s"])
        let wrong = try await post("3 x 5; 3 x 5 @ 60 stone; 3")
        #expect(wrong.status == 422 && wrong.value(of: "text.0") == "3 x 5; 3 x 5 @ 60 stone; 3")
        #expect(wrong.fieldErrors == ["text.0": "“3 x 5 @ 60 stone”: “stone” can’t be read there."])
        #expect(try await post("warm-up 2x5 @ 50 % work; 3 × 5 @ work").status == 303)
        #expect(
            try await stage.exercises() == ["1 squat 0 \"warm-up 2 x 5 @ 50 % work; 3 x 5 @ work\" linear +2.5 kg -"])
        let weights = try await stage.weights()
        #expect(weights == ["1 2026-11-21 60"])
    }

    /// Every rule, its numbers in their fields, and the text that is stored.
    @Test(arguments: [
        ("linear", ["step": "5", "successes": "2", "percent": "10", "misses": "3"], "linear +5 kg, every 2"),
        ("linear", ["step": "2.5", "successes": "1", "percent": "", "misses": ""], "linear +2.5 kg"),
        ("linear", ["step": "5", "step_unit": "%"], "linear +5 %"),
        ("linear", ["step": "5", "step_unit": "lb", "percent": "15", "misses": "2"], "linear +5 lb, -15 % after 2"),
        ("double", ["step": "2"], "double +2 kg"), ("greyskull", ["step": "2"], "greyskull +2 kg"),
        ("sum", ["step": "2", "total": "25"], "sum 25, +2 kg"),
        ("sum", ["step": "2", "total": "25", "percent": "10", "misses": "3"], "sum 25, +2 kg, -10 % after 3"),
        ("gzclp1", ["step": "5"], "gzclp t1 +5 kg"), ("gzclp2", ["step": "5"], "gzclp t2 +5 kg"),
        ("gzclp3", ["step": "5"], "gzclp t3 +5 kg"), ("fixed", [:], "fixed"), ("none", [:], "-"),
        ("bodyweight", ["more": "1", "most": "15", "most_sets": "4"], "reps +1 to 15, sets to 4"),
    ])
    func everyProgressionHasItsNumbers(rule: String, numbers: [String: String], stored: String) async throws {
        let stage = try await RoutineFixture()
        let typed =
            RoutineFixture.basics + RoutineFixture.entry(0, stage.squat, ["rule": rule])
            + numbers.map { FormValue("\($0.key).0", $0.value) }
        let saved = try await stage.browser.post("/routines", typed)
        #expect(saved.status == 303, "\(saved.fieldErrors)")
        let exercises = try await stage.exercises()
        #expect(exercises.map { $0.split(separator: "\"").last.map(String.init) } == [" \(stored) 180"])
        let editor = try await stage.browser.get("\(saved.location ?? "")/edit")
        #expect(editor.value(of: "rule.0") == rule)
        #expect(try await stage.browser.post(saved.location ?? "", RoutineFixture.values(of: editor)).status == 303)
        #expect(try await stage.exercises() == exercises)
    }

    @Test(arguments: [
        ("step", "0", "Please enter a number from 0.01 to 500"), ("step", "", "Please enter a number from 0.01 to 500"),
        ("successes", "7", "Please enter a whole number from 1 to 6"),
        ("successes", "1.5", "Please enter a whole number from 1 to 6"),
        ("percent", "51", "Please enter a number from 1 to 50"),
        ("misses", "", "Please enter a whole number from 1 to 6"),
    ])
    func aWrongNumberOfAProgressionIsSaidBesideIt(name: String, value: String, message: String) async throws {
        let stage = try await RoutineFixture()
        var numbers = ["step": "2.5", "successes": "1", "percent": "10", "misses": "3"]
        numbers[name] = value
        let typed =
            RoutineFixture.basics + RoutineFixture.entry(0, stage.squat, ["rule": "linear"])
            + numbers.map { FormValue("\($0.key).0", $0.value) }
        let page = try await stage.browser.post("/routines", typed)
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["\(name).0": message])
        #expect(page.value(of: "\(name).0") == value)
    }

    /// A step of the library has both units, and changing something else must not lose one.
    @Test func aStepKeepsItsOtherUnit() async throws {
        let stage = try await RoutineFixture()
        let editor = try await stage.browser.get("/routines/new?from=five-by-five-a")
        let typed = RoutineFixture.values(of: editor).map { value in
            FormValue(value.name, value.name == "misses.0" ? "2" : value.text)
        }
        #expect(editor.value(of: "step.0") == "2.5" && editor.value(of: "step_unit.0") == "kg")
        #expect(try await stage.browser.post("/routines", typed).status == 303)
        #expect(try await stage.exercises()[0].contains("linear +2.5 kg / 5 lb, -10 % after 2"))
    }

    @Test func anExerciseWithoutSetsIsRefused() async throws {
        let stage = try await RoutineFixture()
        let running = try await stage.app.exercise("running")
        let page = try await stage.browser.post(
            "/routines", RoutineFixture.basics + RoutineFixture.entry(0, running))
        #expect(page.status == 422)
        #expect(page.fieldErrors.keys.sorted() == ["find"])
        let found = try await stage.browser.post(
            "/routines", RoutineFixture.basics + [FormValue("find", "running"), FormValue("search", "")])
        #expect(!found.main.contains("aria-label=\"Add Running\""))
    }

    @Test func anExerciseOfSomebodyElseIsRefused() async throws {
        let stage = try await RoutineFixture()
        let sam = try await stage.app.member(Cast.sam)
        let secret = try await stage.app.addExercise("Secret of Sam", of: sam, sets: 0)
        let page = try await stage.browser.post(
            "/routines",
            RoutineFixture.basics + RoutineFixture.entry(0, stage.squat) + RoutineFixture.entry(1, "\(secret)"))
        #expect(page.status == 422)
        #expect(
            page.fieldErrors == ["find": "An exercise in the list no longer exists. It was removed from the routine."])
        #expect(!page.text.contains("Secret of Sam"))
        #expect(RoutineFixture.places(page) == [stage.squat])
    }

    @Test func aRoutineHoldsFortyExercises() async throws {
        let stage = try await RoutineFixture()
        let lines = (0..<40).flatMap { RoutineFixture.entry($0, stage.squat) }
        let full = try await stage.browser.post(
            "/routines", RoutineFixture.basics + lines + [FormValue("add", stage.curl)])
        #expect(full.fieldErrors == ["find": "A routine holds at most 40 exercises"])
        #expect(try await stage.browser.post("/routines", RoutineFixture.basics + lines).status == 303)
        let long = (0..<10).flatMap { RoutineFixture.entry($0, stage.squat, ["sets": "16"]) }
        let page = try await stage.browser.post("/routines", RoutineFixture.basics + long)
        #expect(page.fieldErrors == ["find": "A routine holds at most 150 sets"])
    }

    @Test func tooManyExercisesAreShownAgain() async throws {
        let stage = try await RoutineFixture()
        let entries = (0..<41).flatMap { RoutineFixture.entry($0, stage.squat, ["sets": "1", "amount": "\($0 + 1)"]) }
        let page = try await stage.browser.post("/routines", RoutineFixture.basics + entries)
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["find": "A routine holds at most 40 exercises"])
        #expect(page.value(of: "amount.40.0") == "41" && page.value(of: "name") == "Monday")
        #expect(try await stage.routines() == [])
    }
}
