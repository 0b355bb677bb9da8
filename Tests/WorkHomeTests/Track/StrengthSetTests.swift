import Support
import Testing

@testable import WorkHome

@Suite struct StrengthSetTests {
    @Test func aSetLeadsBackToItsDay() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        let answer = try await person.logSet(["reps": "10", "weight": "135"])
        #expect(
            "\(Transcript(answer))" == """
                POST /track/sets
                Content-Type: application/x-www-form-urlencoded
                Cookie: workhome=<token>
                Sec-Fetch-Site: same-origin

                exercise_id=\(person.bench)&reps=10&weight=135

                303
                Location: /track?date=2026-11-21#exercise-\(person.bench)
                Set-Cookie: workhome_notice=set-saved:undo=1\(Self.unlocked(answer)); Path=/; Max-Age=60; HttpOnly; SameSite=Lax
                """)
        #expect(try await person.sets() == ["2026-11-21 normal 10 61.23 null "])
        let kilograms = try await person.app.rows("SELECT printf('%.8f', weight_kilograms) FROM strength_sets")
        #expect(kilograms == ["61.23496995"])
        let page = try await person.browser.follow(answer)
        #expect(page.flash == "Set saved.")
        #expect(page.main.contains("action=\"/track/undo/1\""))
    }

    @Test func afterAWarmUpTheNextOneIsAnother() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "12", "weight": "20", "kind": "warmUp"])
        let form = "/track/new/strength?exercise=\(person.bench)"
        #expect(try await person.browser.get(form).value(of: "kind") == "warmUp")
        try await person.logSet(["reps": "8", "weight": "60"])
        #expect(try await person.browser.get(form).value(of: "kind") == "normal")
        let nothing = try await person.browser.post("/track/sets", ["exercise_id": person.bench])
        #expect(nothing.fieldErrors == ["reps": "Reps required", "weight": "Weight required"])
    }

    @Test func whatTheLastSetWasIsSuggestedAndNeverMeant() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(
            ["exercise_id": person.pullUp, "reps": "5", "load": "assisted", "weight": "20", "kind": "warmUp"])
        let form = try await person.browser.get("/track/new/strength?exercise=\(person.pullUp)")
        #expect(["reps", "load", "weight", "kind"].map { form.value(of: $0) } == ["5", "assisted", "20", "warmUp"])
        let nothing = try await person.logSet(["exercise_id": person.pullUp])
        #expect(["reps", "load", "weight", "kind"].map { nothing.value(of: $0) } == ["", "none", "", "normal"])
        try await person.logSet(["exercise_id": person.pullUp, "reps": "6", "weight": "20"])
        #expect(try await person.sets().last == "2026-11-21 normal 6 20 null ")
    }

    /// The part of the message about achievements, which other tests cover.
    private static func unlocked(_ answer: Answer) -> String {
        answer.cookies.first?.between("undo=1", "; Path") ?? ""
    }

    @Test func theBodyWeightOfASetFollowsItsWeighing() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["exercise_id": person.pullUp, "reps": "5"])
        let kept = "SELECT body_weight_kilograms, logged_minute FROM strength_sets"
        let before = try await person.app.rows(kept)
        #expect(before[0].hasPrefix("70 ") && !before[0].hasSuffix("null"))
        try await person.app.execute("UPDATE weight_records SET weight_kilograms = 90")
        person.app.clock.advance(hours: 1)
        let after = [before[0].replacing("70 ", with: "90 ")]
        #expect(try await person.app.rows(kept) == after)
        try await person.browser.post("/track/sets/1", ["reps": "6", "note": "Slow"])
        #expect(try await person.app.rows(kept) == after)
        try await person.browser.post("/track/sets/1", ["reps": "6", "date": "2026-11-20"])
        #expect(try await person.app.rows(kept) == ["90 null"])
    }

    @Test func theDayAddsItsSetsUp() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        try await person.logSet(["reps": "8", "weight": "95", "kind": "warmUp"])
        for (reps, weight) in [("10", "105"), ("10", "105"), ("10", "105")] {
            try await person.logSet(["reps": reps, "weight": weight])
        }
        let card = try #require(try await person.cards().first)
        #expect(card.spoken == "Bench Press. 3 sets and 1 warm-up. Total volume 3,150 pounds.")
        #expect(card.words.contains("3 sets and 1 warm-up · total volume 3,150 lb W 95 lb × 8 1 105 lb × 10"))
        try await person.browser.post("/track/sets/1/delete")
        let plain = try #require(try await person.cards().first)
        #expect(plain.spoken == "Bench Press. 3 sets. Total volume 3,150 pounds.")
        #expect(
            try await person.browser.get("/track").main.contains(
                "<h2 class=\"section-title\">Today&#39;s Workouts</h2>"))
    }

    @Test func exercisesStandInTheOrderOfTheirFirstSet() async throws {
        let person = try await TrackedPerson()
        for exercise in [person.pullUp, person.bench, person.pullUp] {
            try await person.logSet(["exercise_id": exercise, "reps": "5", "weight": "10"])
        }
        #expect(
            try await person.cards().map(\.spoken) == [
                "Pull-Up. 2 sets. Total volume 800 kilograms.", "Bench Press. 1 set. Total volume 50 kilograms.",
            ])
    }

    @Test func everyKindOfSetIsToldApart() async throws {
        let person = try await TrackedPerson()
        for kind in ["warmUp", "normal", "drop", "failure", "normal"] {
            try await person.logSet(
                [
                    "reps": "13", "weight": "50", "kind": kind, "rpe": kind == "failure" ? "9.5" : "",
                    "note": "<b>\(kind)",
                ])
        }
        let words = try #require(try await person.cards().first).words
        #expect(words.contains("W 50 kg × 13 <b>warmUp 1 50 kg × 13 <b>normal First D 50 kg × 13 Drop set · <b>drop"))
        #expect(words.contains("F 50 kg × 13 Failure set · RPE 9.5 · <b>failure 4 50 kg × 13"))
        #expect(try await !person.browser.get("/track").text.contains("<b>warmUp"))
    }

    @Test func theDaysBestEstimateIsThatOfTheRecords() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "12", "weight": "122.5"])
        #expect(try #require(try await person.cards().first).words.contains("1 122.5 kg × 12 est. 1RM 171.5 kg"))
        #expect(try await person.browser.get("/records").main.words.contains("171.5 kg"))
    }

    @Test func theRepsStayBesideTheirSign() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "8", "weight": "60"])
        #expect(try await person.browser.get("/track").source.contains("60\u{A0}kg ×\u{A0}8"))
    }

    @Test func aBodyweightSetNeedsNoWeight() async throws {
        let person = try await TrackedPerson()
        let (browser, pullUp) = (person.browser, person.pullUp)
        for values: KeyValuePairs in [
            ["exercise_id": pullUp, "reps": "10", "load": "none", "weight": ""],
            ["exercise_id": pullUp, "reps": "8", "load": "added", "weight": "10"],
            ["exercise_id": pullUp, "reps": "8", "load": "assisted", "weight": "20"],
            ["exercise_id": pullUp, "reps": "7"], ["exercise_id": pullUp, "reps": "6", "weight": "0"],
            ["exercise_id": pullUp, "reps": "5", "weight": "5"],
        ] { #expect(try await browser.post("/track/sets", values).status == 303) }
        #expect(
            try await person.app.rows("SELECT weight_kilograms, body_weight_kilograms FROM strength_sets ORDER BY id")
                == ["0 70", "10 70", "-20 70", "0 70", "0 70", "5 70"])
        let words = try #require(try await person.cards().first).words
        #expect(words.contains("1 Bodyweight × 10"))
        #expect(words.contains("2 +10 kg × 8"))
        #expect(words.contains("3 −20 kg × 8 (assisted)"))
    }

    @Test func anAssistedExerciseIsAboutItsHelp() async throws {
        let person = try await TrackedPerson()
        let form = "/track/new/strength?exercise=\(person.assistedPullUp)"
        #expect(try await person.browser.get(form).value(of: "load") == "assisted")
        let other = try await person.browser.get("/track/new/strength?exercise=\(person.pullUp)")
        #expect(other.value(of: "load") == "none")
        // Without a choice, the weight means assistance here, and added weight for other exercises.
        try await person.logSet(["exercise_id": person.assistedPullUp, "reps": "5", "weight": "20"])
        try await person.logSet(["exercise_id": person.assistedPullUp, "reps": "5", "load": "none"])
        #expect(try await person.app.rows("SELECT weight_kilograms FROM strength_sets ORDER BY id") == ["-20", "0"])
        #expect(try await person.browser.get(form).value(of: "load") == "none")
    }

    @Test(arguments: [("added", "Weight required"), ("assisted", "Weight required"), ("sideways", "Please choose one")])
    func aWeightThatIsSaidToBeThereIsNeeded(load: String, message: String) async throws {
        let person = try await TrackedPerson()
        let answer = try await person.logSet(["exercise_id": person.pullUp, "reps": "5", "load": load, "weight": ""])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [load == "sideways" ? "load" : "weight": message])
    }

    static let wrong: [(name: String, value: String, message: String)] = [
        ("reps", "", "Reps required"), ("reps", " ", "Reps required"), ("reps", "0", "Must be positive"),
        ("reps", "-3", "Must be positive"), ("reps", "2.5", "Please enter a whole number"),
        ("reps", "many", "Please enter a number"), ("reps", "1e3", "Please enter a number"),
        ("reps", "10001", "Please enter at most 10,000"), ("weight", "", "Weight required"),
        ("weight", "0", "Must be positive"), ("weight", "0.001", "This is too small. Please enter a larger number"),
        ("weight", "-60", "Must be positive"), ("weight", "NaN", "Please enter a number"),
        ("weight", "100001", "Please enter at most 100,000 kg"), ("kind", "huge", "Please choose a set type"),
        ("rpe", "11", "Please choose a number from 1 to 10"), ("rpe", "8.3", "Please choose a number from 1 to 10"),
        ("date", "2026-11-22", "Please choose today or an earlier day"),
        ("date", "soon", "Please enter a date"),
        ("note", String(repeating: "x", count: 1_001), "Use at most 1000 characters"),
        ("exercise_id", "", "Please choose an exercise"), ("exercise_id", "0", "Please choose an exercise"),
        ("exercise_id", "99999999999999999999", "Please choose an exercise"),
        ("weight_unit", "stones", "Please choose kilograms or pounds"),
    ]

    @Test(arguments: wrong)
    func whatIsWrongIsToldBesideItsField(name: String, value: String, message: String) async throws {
        let person = try await TrackedPerson()
        var values = ["exercise_id": person.bench, "reps": "10", "weight": "60", "note": "Typed"]
        values[name] = value
        let answer = try await person.browser.post("/track/sets", values.map { FormValue($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [name == "weight_unit" ? "weight" : name: message])
        #expect(answer.errorSummary == message)
        for field in ["reps", "weight", "note"] { #expect(answer.value(of: field) == values[field]) }
        #expect(try await person.app.count("strength_sets") == 0)
        #expect(try await person.app.count("undo_steps") == 0)
    }

    @Test func aSetWithoutRepsSaysWhatToDo() async throws {
        let answer = try await TrackedPerson().logSet(["reps": "0", "weight": "60"])
        #expect(answer.fieldErrors["reps"] == "Must be positive")
        #expect(answer.main.words.contains("If you failed at the first one, leave the set out."))
    }

    @Test func anEmptyFormHasTheSeedsTexts() async throws {
        let answer = try await TrackedPerson().logSet([:])
        #expect(answer.fieldErrors == ["reps": "Reps required", "weight": "Weight required"])
    }

    @Test func aCardioExerciseIsNoStrengthExercise() async throws {
        let person = try await TrackedPerson()
        let answer = try await person.logSet(["exercise_id": person.running, "reps": "5", "weight": "5"])
        #expect(answer.fieldErrors == ["exercise_id": "Please choose an exercise"])
        #expect(answer.text.contains("<option value=\"\(person.bench)\">Bench Press</option>"))
    }

    @Test func nobodysExerciseIsTaken() async throws {
        let person = try await TrackedPerson()
        try await person.app.register(Cast.sam)
        try await person.app.execute(
            """
            INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
            VALUES (9000, 2, 'Sam''s own', 'strength', 'external', 'other', 'chest', 3)
            """)
        let answer = try await person.logSet(["exercise_id": "9000", "reps": "5", "weight": "5"])
        #expect(answer.status == 422)
        #expect(!answer.text.contains("Sam&#39;s own"))
        #expect(try await person.browser.get("/track/new/strength?exercise=9000").status == 404)
        #expect(try await person.app.count("strength_sets") == 0)
    }

    @Test func aNewSetBeginsLikeTheLastOne() async throws {
        let person = try await TrackedPerson()
        for (reps, weight) in [("8", "60"), ("8", "60"), ("6", "65")] {
            try await person.logSet(["reps": reps, "weight": weight, "date": "2026-11-14"])
        }
        let first = try await person.browser.get("/track/new/strength?exercise=\(person.bench)")
        #expect(first.main.words.contains("Last time, 14 Nov: 2 × 60 kg × 8, 65 kg × 6"))
        #expect([first.value(of: "reps"), first.value(of: "weight")] == ["8", "60"])
        try await person.logSet(["reps": "5", "weight": "70"])
        try await person.logSet(["reps": "12", "weight": "30", "kind": "warmUp"])
        let next = try await person.browser.get("/track/new/strength?exercise=\(person.bench)")
        #expect([next.value(of: "reps"), next.value(of: "weight"), next.value(of: "kind")] == ["5", "70", "normal"])
    }
}
