import Foundation
import Support
import Testing

@testable import Fitness
@testable import WorkHome

/// Routines from their creation to their deletion, each a whole request and its response.
@Suite struct RoutineTests {
    @Test func aRoutineIsMade() async throws {
        let stage = try await RoutineFixture()
        let values =
            RoutineFixture.basics
            + RoutineFixture.entry(
                0, stage.squat, ["rule": "linear", "step": "2.5", "step_unit": "kg", "successes": "1"])
            + RoutineFixture.entry(1, stage.curl, ["amount": "8-12", "load": "", "rest": "1:30", "note": "Slowly"])
            + RoutineFixture.entry(2, stage.plank, ["amount": "45", "measure": "seconds", "load": "", "joined": "1"])
        let saved = try await stage.browser.post("/routines", values)
        #expect(saved.status == 303)
        #expect(try await stage.routines() == ["Monday|Warm up first|0"])
        #expect(
            try await stage.exercises() == [
                "1 squat 0 \"3 x 5 @ work\" linear +2.5 kg 180", "2 dumbbell-curl 0 \"3 x 8-12\" - 90",
                "3 plank 1 \"3 x 45 s\" - 180",
            ])
        // The weight that was typed is where the rule starts.
        let weights = try await stage.weights()
        #expect(weights == ["1 2026-11-21 60"])
        let page = try await stage.browser.follow(saved)
        #expect(page.flash == "Routine saved.")
        let words = page.main.words
        #expect(words.contains("3 × 5 · 60 kg Rest 3 min · +2.5 kg when every rep is done"))
        #expect(words.contains("10 % lighter after 3 workouts with missed reps"))
        #expect(words.contains("3 × 8–12 Rest 90 s Slowly"))
        #expect(words.contains("Superset 2") || words.contains("Superset"))
        #expect(page.main.allBetween("data-superset", "</ul>").count >= 1)
    }

    @Test func aFormThatIsSentTwiceMakesOneRoutine() async throws {
        let stage = try await RoutineFixture()
        let values = RoutineFixture.basics + RoutineFixture.entry(0, stage.squat)
        let first = try await stage.browser.post("/routines", values)
        #expect(try await stage.browser.post("/routines", values).location == first.location)
        #expect(try await stage.routines().count == 1)
    }

    /// Otherwise another order or name would begin the history of an exercise anew.
    @Test func exercisesKeepTheirSlotsThroughEveryEdit() async throws {
        let stage = try await RoutineFixture()
        let made = try await stage.browser.post(
            "/routines",
            RoutineFixture.basics + RoutineFixture.entry(0, stage.squat) + RoutineFixture.entry(1, stage.curl)
                + RoutineFixture.entry(2, stage.squat, ["amount": "10"]))
        let path = try #require(made.location)
        let editor = try await stage.browser.get("\(path)/edit")
        let moved = try await stage.browser.post(path, RoutineFixture.values(of: editor) + [FormValue("up.2", "")])
        let removed = try await stage.browser.post(path, RoutineFixture.values(of: moved) + [FormValue("remove.0", "")])
        let added = try await stage.browser.post(
            path, RoutineFixture.values(of: removed) + [FormValue("add", stage.plank)])
        let saved = try await stage.browser.post(path, RoutineFixture.values(of: added))
        #expect(saved.status == 303 && saved.location == path)
        #expect(
            try await stage.exercises().map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "3 squat", "2 dumbbell-curl", "4 plank",
            ])
    }

    @Test func anEditorThatIsSavedAsItIsChangesNothing() async throws {
        let stage = try await RoutineFixture()
        for key in ["full-body-barbell-a", "core-holds-and-carries"] {
            let editor = try await stage.browser.get("/routines/new?from=\(key)")
            let saved = try await stage.browser.post("/routines", RoutineFixture.values(of: editor))
            guard let path = saved.location else { continue }
            let before = (try await stage.exercises(), try await stage.weights())
            let again = try await stage.browser.get("\(path)/edit")
            #expect(try await stage.browser.post(path, RoutineFixture.values(of: again)).location == path)
            #expect(try await stage.exercises() == before.0)
            #expect(try await stage.weights() == before.1)
        }
    }

    /// Saving the editor must not turn 135 lb into 61.2 kg.
    @Test func weightsStayAsTheyWereTyped() async throws {
        let stage = try await RoutineFixture()
        try await stage.app.execute("UPDATE users SET weight_unit = 'pounds'")
        let saved = try await stage.browser.post(
            "/routines",
            RoutineFixture.basics
                + RoutineFixture.entry(0, stage.squat, ["load": "135", "basis": "pounds"])
                + RoutineFixture.entry(
                    1, stage.curl,
                    ["load": "", "basis": "work", "rule": "double", "step": "5", "step_unit": "lb", "start": "32.5"])
                + [FormValue("weight_unit", "pounds")])
        let path = try #require(saved.location)
        let lines = ["1 squat 0 \"3 x 5 @ 135 lb\" - 180", "2 dumbbell-curl 0 \"3 x 5 @ work\" double +5 lb 180"]
        #expect(try await stage.exercises() == lines)
        try await stage.app.execute("UPDATE users SET weight_unit = 'kilograms'")
        let editor = try await stage.browser.get("\(path)/edit")
        #expect(editor.value(of: "load.0.0") == "135" && editor.value(of: "basis.0.0") == "pounds")
        let before = try await stage.weights()
        #expect(try await stage.browser.post(path, RoutineFixture.values(of: editor)).status == 303)
        #expect(try await stage.exercises() == lines)
        #expect(try await stage.weights() == before)
    }

    @Test func aRoutineIsDeletedAfterAQuestion() async throws {
        let stage = try await RoutineFixture()
        let path = try #require(
            try await stage.browser.post("/routines", RoutineFixture.basics + RoutineFixture.entry(0, stage.squat))
                .location)
        let question = try await stage.browser.get("\(path)/delete")
        #expect(question.main.contains("“Monday” will be permanently deleted."))
        #expect(try await stage.routines().count == 1)
        let deleted = try await stage.browser.post("\(path)/delete")
        #expect(deleted.location == "/routines")
        #expect(try await stage.browser.follow(deleted).flash == "Routine deleted.")
        #expect(try await stage.routines() == [])
        #expect(try await stage.exercises() == [])
        #expect(try await stage.browser.get(path).status == 404)
    }

    // MARK: Others at home

    @Test func onlyASharedRoutineIsSeenAndCopied() async throws {
        let stage = try await RoutineFixture()
        let sam = try await stage.app.member(Cast.sam)
        let path = try #require(
            try await stage.browser.post(
                "/routines",
                RoutineFixture.basics
                    + RoutineFixture.entry(
                        0, stage.squat, ["basis": "work", "load": "", "rule": "linear", "start": "100"])
            )
            .location)
        #expect(try await sam.get(path).status == 404)
        #expect(try await sam.post("\(path)/copy").status == 404)
        #expect(try await !sam.get("/routines").text.contains("Monday"))
        #expect(try await stage.browser.get(path).main.words.contains("Only you can see it."))
        let shared = try await stage.browser.follow(try await stage.browser.post("\(path)/share", ["shared": "1"]))
        #expect(shared.main.contains("Stop sharing"))
        #expect(shared.main.words.contains("Others at home can see and copy it."))
        #expect(!shared.main.words.contains("Only you can see it."))
        let page = try await sam.get(path)
        #expect(page.status == 200 && page.main.contains("By Alex"))
        // Another person's weights are theirs, and so are the buttons that change it.
        #expect(!page.main.contains("100"))
        for action in ["Edit", "Delete", "Stop sharing"] { #expect(!page.main.contains(">\(action)<"), "\(action)") }
        #expect(try await sam.get("/routines").main.words.contains("Shared at home Monday"))
        for target in ["\(path)/edit", "\(path)/delete"] { #expect(try await sam.get(target).status == 404) }
        for target in [path, "\(path)/delete", "\(path)/share"] {
            #expect(try await sam.post(target, RoutineFixture.basics).status == 404)
        }
        let copied = try await sam.post("\(path)/copy")
        let editor = try await sam.follow(copied)
        #expect(editor.flash == "Copied. You can change this routine.")
        #expect(editor.value(of: "name") == "Copy of Monday" && editor.value(of: "start.0") == "")
        #expect(try await stage.routines() == ["Monday|Warm up first|1", "Copy of Monday|Warm up first|0"])
        try await stage.browser.post("\(path)/share", ["shared": "0"])
        #expect(try await sam.get(path).status == 404)
    }

    @Test func anExerciseThatOnlyItsOwnerHasIsLeftOutOfACopy() async throws {
        let stage = try await RoutineFixture()
        let own = try await stage.app.addExercise("Tower Fly", of: stage.browser, sets: 0)
        let sam = try await stage.app.member(Cast.sam)
        let path = try #require(
            try await stage.browser.post(
                "/routines",
                RoutineFixture.basics + RoutineFixture.entry(0, "\(own)")
                    + RoutineFixture.entry(1, stage.squat, ["joined": "1"])
            )
            .location)
        try await stage.browser.post("\(path)/share", ["shared": "1"])
        let editor = try await sam.follow(try await sam.post("\(path)/copy"))
        #expect(editor.flash?.hasPrefix("Copied without the exercises") == true)
        #expect(RoutineFixture.places(editor) == [stage.squat] && editor.value(of: "joined.0") == "")
        let form = try await sam.get("/routines/new?copy=\(path.split(separator: "/")[1])")
        #expect(RoutineFixture.places(form) == [stage.squat])
        #expect(form.fieldErrors == ["find": "Left out, because only their owner has them: Tower Fly"])
    }

    @Test func aRoutineOfWhichOnlyItsOwnerHasTheExercisesSaysSo() async throws {
        let stage = try await RoutineFixture()
        let own = try await stage.app.addExercise("Tower Fly", of: stage.browser, sets: 0)
        let sam = try await stage.app.member(Cast.sam)
        let saved = try await stage.browser.post(
            "/routines", RoutineFixture.basics + RoutineFixture.entry(0, "\(own)"))
        let path = try #require(saved.location)
        try await stage.browser.post("\(path)/share", ["shared": "1"])
        let answer = try await sam.post("\(path)/copy")
        #expect(answer.location == path)
        let page = try await sam.follow(answer)
        #expect(page.flash == "Only its owner has the exercises of this routine, so it can’t be copied.")
        #expect(try await stage.routines().count == 1)
    }

    @Test func nobodyHasMoreThanTwoHundredRoutines() async throws {
        let stage = try await RoutineFixture()
        let values = RoutineFixture.basics + RoutineFixture.entry(0, stage.squat)
        let path = try #require(try await stage.browser.post("/routines", values).location)
        try await stage.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 199)
            INSERT INTO routines (user_id, name, created_at) SELECT 1, 'Routine', 0 FROM numbers
            """)
        let page = try await stage.browser.post("/routines", values)
        #expect(page.status == 422 && page.value(of: "amount.0.0") == "5")
        #expect(page.fieldErrors == ["name": "You have 200 routines, the maximum. Delete one first."])
        let copied = try await stage.browser.post("\(path)/copy")
        #expect(copied.location == path)
        #expect(try await stage.browser.follow(copied).flash?.hasPrefix("You have 200 routines") == true)
        // The days of a built-in program become routines.
        let started = try await ProgramFixture.start(stage.browser)
        #expect(started.status == 422 && started.focusedField == "first_day")
        #expect(started.fieldErrors["first_day"]?.hasPrefix("You have 200 routines") == true)
        #expect(try await stage.app.rows("SELECT count(*) FROM programs") == ["0"])
        // An old one is still changed.
        #expect(try await stage.browser.post(path, values + [FormValue("slot.0", "1")]).status == 303)
        #expect(try await stage.routines().count == 200)
    }

    // MARK: From elsewhere

    @Test func aDayBecomesARoutine() async throws {
        let stage = try await RoutineFixture()
        for weight in ["60", "60", "65"] {
            try await stage.browser.post(
                "/track/sets", ["exercise_id": stage.squat, "reps": "5", "weight": weight, "date": "2026-11-19"])
        }
        try await stage.browser.post(
            "/track/sets", ["exercise_id": stage.curl, "reps": "12", "weight": "10", "date": "2026-11-19"])
        let day = try await stage.browser.get("/track?date=2026-11-19")
        #expect(day.main.contains("/routines/new?day=2026-11-19") && day.main.words.contains("Save as routine"))
        #expect(try await !stage.browser.get("/track").main.contains("Save as routine"))
        let editor = try await stage.browser.get("/routines/new?day=2026-11-19")
        #expect(editor.value(of: "name") == "Workout of 19 Nov")
        let saved = try await stage.browser.post("/routines", RoutineFixture.values(of: editor))
        #expect(saved.status == 303)
        #expect(
            try await stage.exercises() == [
                "1 squat 0 \"2 x 5 @ 60 kg; 1 x 5 @ 65 kg\" - -", "2 dumbbell-curl 0 \"1 x 12 @ 10 kg\" - -",
            ])
        for query in ["day=2026-11-01", "day=nothing", "day=2027-01-01", "from=nothing", "copy=99", "copy=x"] {
            let empty = try await stage.browser.get("/routines/new?\(query)")
            #expect(empty.status == 200 && RoutineFixture.places(empty) == [], "\(query)")
        }
    }

    @Test(arguments: TrainingCatalogue.builtIn.routines)
    func everyRoutineOfTheLibraryCanBeTaken(routine: LibraryRoutine) async throws {
        let stage = try await RoutineFixture()
        let page = try await stage.browser.get("/routines/library/\(routine.key)")
        #expect(page.status == 200 && page.main.contains("Make it mine"))
        #expect(page.main.contains("href=\"/routines/new?from=\(routine.key)\""))
        let editor = try await stage.browser.get("/routines/new?from=\(routine.key)")
        let saved = try await stage.browser.post("/routines", RoutineFixture.values(of: editor))
        #expect(saved.status == 303, "\(saved.fieldErrors)")
        let stored = try await stage.exercises()
        let expected = routine.exercises.enumerated().map { place, exercise in
            let rule = if case .rule(let text) = exercise.progression { text } else { "-" }
            let rest = exercise.restSeconds.map(String.init) ?? "-"
            return
                "\(place + 1) \(exercise.exercise) \(exercise.isJoined ? 1 : 0) \"\(exercise.lines.text)\" \(rule) \(rest)"
        }
        #expect(stored == expected)
    }

    @Test func theLibraryIsFilteredByFocusAndLevel() async throws {
        let browser = try await TestApp().member()
        let all = try await browser.get("/routines").main.allBetween("<li class=\"card plan stack\">", "</li>")
        #expect(all.count == TrainingCatalogue.builtIn.routines.count)
        let some = try await browser.get("/routines?focus=core&level=beginner").main
            .allBetween("<li class=\"card plan stack\">", "</li>")
        #expect(!some.isEmpty && some.count < all.count)
        for card in some { #expect(card.contains("Core · Beginner")) }
        #expect(try await browser.get("/routines/library/nothing").status == 404)
    }
}
