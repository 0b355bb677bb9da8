import Support
import Testing

@testable import Fitness
@testable import Forms
@testable import Models
@testable import Routines
@testable import WorkHome

/// The list of the routine's editor, which works without JavaScript.
@Suite struct RoutineFormListTests {
    private let stage: RoutineFixture

    init() async throws {
        stage = try await RoutineFixture()
    }

    private func press(_ button: String, _ value: String = "", _ values: [FormValue]) async throws -> Answer {
        let page = try await stage.browser.post(
            "/routines", RoutineFixture.basics + values + [FormValue(button, value)])
        #expect(page.status == 200, "\(button)")
        #expect(page.value(of: "name") == "Monday" && page.value(of: "note") == "Warm up first", "\(button)")
        return page
    }

    /// What is in the list, with a plus sign for what is joined to the exercise above.
    private func list(_ page: Answer) -> [String] {
        let names = [stage.squat: "squat", stage.curl: "curl", stage.plank: "plank"]
        return RoutineFixture.places(page).enumerated().map { place, exercise in
            (page.value(of: "joined.\(place)") == "1" ? "+" : "") + (names[exercise] ?? exercise)
        }
    }

    @Test func exercisesAreAddedMovedAndRemoved() async throws {
        let values = RoutineFixture.entry(0, stage.squat, ["amount": "x"]) + RoutineFixture.entry(1, stage.curl)
        let down = try await press("down.0", "", values)
        #expect(list(down) == ["curl", "squat"])
        // What was typed moves along, valid or not.
        #expect(down.value(of: "amount.1.0") == "x" && down.value(of: "amount.0.0") == "5")
        #expect(down.focusedField == "down.1" || down.focusedField == "up.1" || down.focusedField == nil)
        #expect(list(try await press("up.1", "", values)) == ["curl", "squat"])
        for edge in ["up.0", "down.1", "up.7", "down.-1", "remove.9", "join.0", "join.9", "mode.9", "fewer_sets.0.7"] {
            #expect(list(try await press(edge, "", values)) == ["squat", "curl"], "\(edge)")
        }
        #expect(list(try await press("remove.0", "", values)) == ["curl"])
        let added = try await press("add", stage.plank, values)
        #expect(list(added) == ["squat", "curl", "plank"])
        #expect(added.value(of: "sets.2.0") == "3" && added.value(of: "amount.2.0") == "30")
        #expect(added.value(of: "measure.2.0") == "seconds")
        let found = try await press("find", "plnak", values + [FormValue("search", "")])
        #expect(found.main.contains("aria-label=\"Add Plank\"") && list(found) == ["squat", "curl"])
        let named = try await press("find", "plank", values)
        #expect(list(named) == ["squat", "curl", "plank"])
        #expect(try await stage.routines() == [])
    }

    /// A superset moves as a whole, and an exercise moves within it.
    @Test(arguments: [
        ("join.2", ["squat", "+curl", "+plank"]), ("join.1", ["squat", "curl", "plank"]),
        ("up.1", ["curl", "+squat", "plank"]), ("down.0", ["curl", "+squat", "plank"]),
        ("up.2", ["plank", "squat", "+curl"]), ("down.1", ["plank", "squat", "+curl"]),
        ("remove.0", ["curl", "plank"]), ("remove.1", ["squat", "plank"]), ("up.0", ["squat", "+curl", "plank"]),
    ])
    func supersetsStayTogether(button: String, result: [String]) async throws {
        let values =
            RoutineFixture.entry(0, stage.squat) + RoutineFixture.entry(1, stage.curl, ["joined": "1"])
            + RoutineFixture.entry(2, stage.plank)
        #expect(list(try await press(button, "", values)) == result)
    }

    /// An exercise can go between the reading of the form and its save.
    @Test func aRefusedExerciseLeavesTheListWithItsMessage() async throws {
        let lifter = try await Lifter(Lifter.usual)
        let (id, today) = (lifter.routine, lifter.today)
        var form = try await lifter.read { database, user in
            let routine = try #require(try user.routines.routine(database, id: id))
            let exercises = try user.routines.exercises(database, of: routine, until: today)
            return RoutineForm(routine, exercises, in: nil, user, choices: [])
        }
        form.refuse(Faults("exercise.1", "Gone"))
        #expect(form.entries.map(\.title) == ["Bench Press", "Plank"] && form.entries.map(\.place) == [0, 1])
        #expect(form.entries.allSatisfy { !$0.isSuperset } && form.entries[1].isLast)
        #expect(form.find.error == "Gone" && form.find.isFocused && !form.isValid)
    }

    @Test func linesOfSetsAreAddedAndRemoved() async throws {
        let values = RoutineFixture.entry(0, stage.squat)
        let more = try await press("more_sets.0", "", values)
        #expect(more.value(of: "amount.0.1") == "5" && more.value(of: "load.0.1") == "60")
        #expect(more.focusedField == "sets.0.1")
        let typed = RoutineFixture.values(of: more).map { FormValue($0.name, $0.name == "load.0.1" ? "70" : $0.text) }
        let fewer = try await stage.browser.post("/routines", typed + [FormValue("fewer_sets.0.0", "")])
        #expect(fewer.value(of: "load.0.0") == "70" && fewer.value(of: "load.0.1") == nil)
        // The last line stays.
        let last = try await press("fewer_sets.0.0", "", values)
        #expect(last.value(of: "sets.0.0") == "3")
    }

    @Test func fieldsBecomeTextAndBack() async throws {
        let values = RoutineFixture.entry(0, stage.squat, ["kind": "warmUp", "rpe": "8"])
        let text = try await press("mode.0", "", values)
        #expect(text.value(of: "text.0") == "warm-up 3 x 5 @ 60 kg rpe 8" && text.value(of: "sets.0.0") == nil)
        let typed = RoutineFixture.values(of: text).map {
            FormValue($0.name, $0.name == "text.0" ? "2 x 8-12; 1 x 45 s @ 20" : $0.text)
        }
        let fields = try await stage.browser.post("/routines", typed + [FormValue("mode.0", "")])
        #expect(fields.value(of: "amount.0.0") == "8-12" && fields.value(of: "measure.0.1") == "seconds")
        // A weight without a unit is in the person's own.
        #expect(fields.value(of: "load.0.1") == "20" && fields.value(of: "basis.0.1") == "kilograms")
        let wrong = try await stage.browser.post(
            "/routines",
            RoutineFixture.basics + [
                FormValue("exercise.0", stage.squat), FormValue("text.0", "much"), FormValue("mode.0", ""),
            ])
        #expect(wrong.status == 422 && wrong.value(of: "text.0") == "much")
        #expect(wrong.fieldErrors.keys.sorted() == ["text.0"])
    }

    /// Whoever types 3 × 5 with 60 kg and chooses to add weight, sees that 60 kg is where it starts.
    @Test func aChosenProgressionShowsItsNumbersAndTakesTheWeight() async throws {
        let values = RoutineFixture.entry(0, stage.squat, ["rule": "linear"])
        let page = try await press("choose.0", "", values)
        #expect(page.value(of: "step.0") == "2.5" && page.value(of: "step_unit.0") == "kg")
        #expect(page.value(of: "successes.0") == "1" && page.value(of: "percent.0") == "10")
        #expect(page.value(of: "basis.0.0") == "work" && page.value(of: "load.0.0") == "")
        #expect(page.value(of: "start.0") == "60")
        #expect(page.main.contains("When every set has its reps, the next workout is heavier."))
    }

    /// 3 × 8–12 is only a proposal, which gives way to the sets of a rule; what was typed does not.
    @Test func aProgressionBringsItsOwnSets() async throws {
        func chosen(_ amount: String) async throws -> Answer {
            let values = ["amount": amount, "load": "", "rule": "gzclp1"] as KeyValuePairs
            return try await press("choose.0", "", RoutineFixture.entry(0, stage.squat, values))
        }
        let page = try await chosen("8-12")
        #expect(page.value(of: "sets.0.0") == "5" && page.value(of: "amount.0.0") == "3+")
        #expect(page.value(of: "basis.0.0") == "work")
        #expect(try await chosen("4-6").value(of: "amount.0.0") == "4-6")
    }

    @Test func onlyProgressionsThatSuitTheExerciseAreOffered() async throws {
        let page = try await press("add", stage.plank, RoutineFixture.entry(0, stage.squat))
        let ofSquat = try #require(page.main.between("name=\"rule.0\"", "</select>"))
        let ofPlank = try #require(page.main.between("name=\"rule.1\"", "</select>"))
        #expect(ofSquat.contains("value=\"double\"") && !ofSquat.contains("value=\"time\""))
        #expect(ofPlank.contains("value=\"time\"") && !ofPlank.contains("value=\"double\""))
    }
}
