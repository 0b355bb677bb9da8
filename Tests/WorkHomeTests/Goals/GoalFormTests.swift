import Foundation
import Support
import Testing

@testable import Fitness
@testable import Models

@Suite struct GoalFormTests {
    @Test func theChoicesAreNamed() async throws {
        let words = try await GoalFixture().words("/goals/new?type=strength")
        #expect(words.contains("Kind of goal Strength") && words.contains("What counts Heaviest set"))
    }

    @Test func theTypeIsChosenFirst() async throws {
        let stage = try await GoalFixture()
        let page = try await stage.browser.get("/goals/new")
        #expect(page.main.words.contains("What kind of goal? Strength"))
        for type in GoalType.allCases {
            #expect(page.main.contains("href=\"/goals/new?type=\(type.rawValue)\""))
            for measure in type.measures {
                let form = try await stage.browser.get("/goals/new?type=\(type.rawValue)&measure=\(measure.rawValue)")
                #expect(form.status == 200)
                #expect(form.value(of: "measure") == measure.rawValue)
                #expect(form.main.contains("name=\"target\""))
                let isOfAny = [.strength, .cardio].contains(type) && !measure.isOfThreeLifts
                #expect(form.main.contains("name=\"exercise_id\"") == isOfAny)
                #expect(form.main.contains("name=\"trackable_id\"") == (type == .trackable))
                #expect(form.main.contains("name=\"reps\"") == (measure == .heaviest))
                #expect(form.main.contains("name=\"direction\"") == !measure.isBest)
            }
        }
    }

    static let goals: [(values: [(String, String)], row: String, name: String)] = [
        (
            [
                ("type", "strength"), ("measure", "heaviest"), ("exercise_id", "bench"), ("target", "102.5"),
                ("reps", "5"),
                ("cadence", "once"),
            ],
            "strength heaviest 5 once increase 102.5", "Bench Press: 102.5 kg × 5"
        ),
        (
            [
                ("type", "strength"), ("measure", "volume"), ("exercise_id", ""), ("target", "20000"),
                ("cadence", "once"),
                ("direction", "increase"),
            ],
            "strength volume null once increase 20000", "20,000 kg in total"
        ),
        (
            [
                ("type", "strength"), ("measure", "longestTime"), ("exercise_id", "plank"), ("target", "2:05"),
                ("cadence", "once"),
            ],
            "strength longestTime null once increase 125", "Plank: 2:05 in a set"
        ),
        (
            [
                ("type", "strength"), ("measure", "farthest"), ("exercise_id", "walk"), ("target", "60"),
                ("cadence", "once"),
            ],
            "strength farthest null once increase 60", "Farmer's Walk: 60 m in a set"
        ),
        (
            [
                ("type", "strength"), ("measure", "heldTime"), ("exercise_id", "plank"), ("target", "10m"),
                ("cadence", "weekly"), ("direction", "increase"),
            ],
            "strength heldTime null weekly increase 600", "Plank: 10:00 a week"
        ),
        (
            [
                ("type", "strength"), ("measure", "heaviest"), ("exercise_id", "walk"), ("target", "32"), ("reps", "5"),
                ("cadence", "once"),
            ],
            "strength heaviest 1 once increase 32", "Farmer's Walk: 32 kg"
        ),
        (
            [
                ("type", "cardio"), ("measure", "duration"), ("exercise_id", "running"), ("target", "2h 30m"),
                ("cadence", "weekly"), ("direction", "increase"),
            ],
            "cardio duration null weekly increase 9000", "Running: 150 min a week"
        ),
        (
            [
                ("type", "cardio"), ("measure", "distance"), ("exercise_id", ""), ("target", "42.2"),
                ("cadence", "monthly"),
                ("direction", "increase"),
            ],
            "cardio distance null monthly increase 42200", "Any cardio: 42.2 km a month"
        ),
        (
            [
                ("type", "weight"), ("measure", "bodyWeight"), ("target", "65"), ("cadence", "once"),
                ("direction", "decrease"), ("deadline", "2027-03-01"),
            ],
            "weight bodyWeight null once decrease 65", "Body weight down to 65 kg"
        ),
        (
            [
                ("type", "trackable"), ("measure", "value"), ("trackable_id", "1"), ("target", "10000"),
                ("cadence", "daily"), ("direction", "increase"),
            ],
            "trackable value null daily increase 10000", "Steps: 10,000 steps a day"
        ),
        (
            [
                ("type", "workouts"), ("measure", "trainingDays"), ("target", "4"), ("cadence", "weekly"),
                ("direction", "increase"),
            ],
            "workouts trainingDays null weekly increase 4", "4 training days a week"
        ),
        (
            [
                ("type", "nutrient"), ("measure", "energy"), ("target", "2000"), ("cadence", "daily"),
                ("direction", "decrease"),
            ],
            "nutrient energy null daily decrease 2000", "Calories: at most 2,000 kcal a day"
        ),
    ]

    @Test(arguments: goals.indices)
    func everyTypeCanBeMade(index: Int) async throws {
        let (values, row, name) = Self.goals[index]
        let stage = try await GoalFixture()
        let ids = [
            "bench": stage.bench, "running": stage.running, "plank": try await stage.app.exercise("plank"),
            "walk": try await stage.app.exercise("farmers-walk"),
        ]
        let answer = try await stage.add(values.map { FormValue($0.0, ids[$0.1] ?? $0.1) })
        #expect(answer.location == "/goals/1")
        let stored = try await stage.app.rows(
            "SELECT type, measure, repetitions, cadence, direction, target FROM goals JOIN goal_targets ON goal_id = id"
        )
        #expect(stored == [row])
        #expect(try await stage.browser.follow(answer).flash == "Goal saved.")
        #expect(try await stage.words("/goals").contains(name))
        // The edit form shows the same values, and saving it changes nothing.
        let form = try await stage.browser.get("/goals/1/edit")
        let names = [
            "title", "target", "cadence", "direction", "reps", "exercise_id", "trackable_id", "counts_from",
            "deadline", "note", "type", "measure", "weight_unit", "distance_unit",
        ]
        let again = names.compactMap { name in form.value(of: name).map { FormValue(name, $0) } }
        #expect(try await stage.browser.post("/goals/1", again).location == "/goals/1")
        let unchanged = try await stage.app.rows(
            "SELECT type, measure, repetitions, cadence, direction, target FROM goals JOIN goal_targets ON goal_id = id"
        )
        #expect(unchanged == stored)
    }

    @Test(arguments: [("plank", "mostRepetitions", 10), ("plank", "farthest", 10), ("bench-press", "longestTime", 60)])
    func whatCountsFitsTheExercise(key: String, measure: String, target: Int) async throws {
        let stage = try await GoalFixture()
        let exercise = try await stage.app.exercise(key)
        let form = try await stage.browser.get("/goals/new?type=strength&measure=\(measure)")
        let offered = try #require(form.main.between("name=\"exercise_id\"", "</select>"))
        #expect(!offered.contains("value=\"\(exercise)\"") && offered.contains("<option value=\"\""))
        let answer = try await stage.add(
            [],
            [
                "type": "strength", "measure": measure, "exercise_id": exercise, "target": String(target),
                "cadence": "once",
            ])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors["exercise_id"]?.contains("are not counted that way") == true)
        #expect(try await stage.app.count("goals") == 0)
    }

    @Test func aTimeIsTypedAsOnAClock() async throws {
        let stage = try await GoalFixture()
        let values = [
            FormValue("type", "strength"), FormValue("measure", "longestTime"), FormValue("cadence", "once"),
            FormValue("exercise_id", try await stage.app.exercise("plank")),
        ]
        let unreadable = try await stage.add(values, ["target": "long"])
        #expect(unreadable.fieldErrors["target"]?.hasPrefix("Please enter a time like 45, 1:30") == true)
        let tooLong = try await stage.add(values, ["target": "25h"])
        #expect(tooLong.fieldErrors == ["target": "Please enter at most 24 hours"])
        try await stage.browser.post(
            "/track/sets", ["exercise_id": values[3].text, "duration": "1:05", "date": "2026-11-21"])
        try await stage.add(values, ["target": "130", "counts_from": "2026-11-21"])
        let words = try await stage.words("/goals/1")
        #expect(words.contains("Plank: 2:10 in a set") && words.contains("50 %"), "\(words)")
        #expect(words.contains("Bodyweight, 1:05"))
        #expect(try await stage.browser.get("/goals/1/edit").value(of: "target") == "2:10")
    }

    static let mistakes: [(changes: [(String, String)], errors: [String: String])] = [
        ([("target", "")], ["target": "Target required"]), ([("target", "heavy")], ["target": "Please enter a number"]),
        ([("target", "-5")], ["target": "Must be positive"]),
        ([("target", "100001")], ["target": "Please enter at most 100,000 kg"]),
        ([("exercise_id", "")], ["exercise_id": "Please choose an exercise"]),
        ([("exercise_id", "999999")], ["exercise_id": "Please choose an exercise"]),
        ([("reps", "0")], ["reps": "Must be positive"]), ([("reps", "")], ["reps": "Reps required"]),
        ([("cadence", "hourly")], ["cadence": "Please choose how often"]),
        ([("counts_from", "soon")], ["counts_from": "Please enter a date"]),
        ([("counts_from", "2026-11-22")], ["counts_from": "Please choose today or an earlier day"]),
        ([("counts_from", "1999-01-01")], ["counts_from": "Please choose a day in the last 20 years"]),
        ([("deadline", "2026-11-20")], ["deadline": "Please choose today or a later day"]),
        ([("deadline", "2099-11-20")], ["deadline": "Please choose a day in the next 20 years"]),
        ([("title", String(repeating: "x", count: 101))], ["title": "Use at most 100 characters"]),
        ([("note", String(repeating: "x", count: 1_001))], ["note": "Use at most 1000 characters"]),
        (
            [("measure", "sessions"), ("target", "2.5"), ("direction", "increase")],
            ["target": "Please enter a whole number"]
        ),
        ([("measure", "volume"), ("direction", "up")], ["direction": "Please choose a direction"]),
        (
            [("measure", "volume"), ("direction", "decrease")],
            ["deadline": "A one-time limit needs a deadline"]
        ),
        (
            [("type", "weight"), ("measure", "bodyWeight"), ("target", "80"), ("direction", "decrease")],
            ["direction": "80 kg is more than 70 kg: choose Increase"]
        ),
        (
            [("type", "weight"), ("measure", "bodyWeight"), ("target", "60"), ("direction", "increase")],
            ["direction": "60 kg is less than 70 kg: choose Decrease"]
        ),
        (
            [("type", "weight"), ("measure", "bodyWeight"), ("target", "70"), ("direction", "increase")],
            ["target": "You are already there"]
        ),
        (
            [("type", "weight"), ("measure", "bodyWeight"), ("target", "1000"), ("direction", "increase")],
            ["target": "Please enter a weight from 20 to 500 kg"]
        ),
        (
            [
                ("type", "cardio"), ("measure", "duration"), ("exercise_id", ""), ("target", "long"),
                ("direction", "increase"),
            ],
            ["target": "Please enter a time like 150 or 2h 30m"]
        ),
        (
            [("type", "trackable"), ("measure", "value"), ("direction", "increase")],
            ["trackable_id": "Please choose a trackable"]
        ),
    ]

    @Test(arguments: mistakes.indices)
    func aMistakeIsToldBesideItsField(index: Int) async throws {
        let (changes, errors) = Self.mistakes[index]
        let stage = try await GoalFixture()
        var values = stage.bench100.filter { value in !changes.contains { $0.0 == value.name } }
        values += changes.map { FormValue($0.0, $0.1) }
        let answer = try await stage.browser.post("/goals", values)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == errors)
        for value in values
        where answer.value(of: value.name) != nil && !["exercise_id", "cadence", "direction"].contains(value.name) {
            #expect(answer.value(of: value.name) == value.text, "\(value.name)")
        }
        #expect(try await stage.app.count("goals") == 0)
    }

    @Test func poundsStayWhatTheyAre() async throws {
        let stage = try await GoalFixture()
        try await stage.app.execute("UPDATE users SET weight_unit = 'pounds'")
        try await stage.add(stage.bench100, ["target": "225", "weight_unit": "pounds"])
        let exact = "SELECT printf('%.17g', target) FROM goal_targets"
        let kilograms = [String(format: "%.17g", 225 * 0.453_592_37)]
        #expect(try await stage.app.rows(exact) == kilograms)
        let form = try await stage.browser.get("/goals/1/edit")
        #expect(form.value(of: "target") == "225")
        try await stage.post(
            "/goals/1", stage.bench100, ["target": "225", "weight_unit": "pounds", "title": "Two plates"])
        #expect(try await stage.app.rows(exact) == kilograms)
        #expect(try await stage.words("/goals").contains("Two plates"))
        // A set of this many pounds is exactly enough, and so is the sum of several.
        try await stage.browser.post(
            "/track/sets", ["exercise_id": stage.bench, "reps": "1", "weight": "225", "weight_unit": "pounds"])
        #expect(try await stage.words("/goals/1").contains("Complete"))
    }

    @Test func theExamplesNeedOneTapMore() async throws {
        let stage = try await GoalFixture(weightKilograms: 90)
        let page = try await stage.browser.get("/goals")
        #expect(page.main.words.contains("No goals yet Tap + to set your first goal + New goal"))
        let paths = page.main.allBetween("class=\"row-link\" href=\"", "\"").map(\.unescaped)
        #expect(paths.count == 4)
        for path in paths {
            let form = try await stage.browser.get(path)
            let names = ["title", "target", "cadence", "direction", "reps", "exercise_id", "type", "measure"]
            let values = names.compactMap { name in form.value(of: name).map { FormValue(name, $0) } }
            #expect(try await stage.browser.post("/goals", values).status == 303, "\(path)")
        }
        let words = try await stage.words("/goals")
        for name in [
            "Bench Press: 100 kg × 1", "Run 3 × a week", "20,000 kg in total", "Body weight down to 86 kg",
        ] {
            #expect(words.contains(name), "\(name)")
        }
    }

    @Test func amountsAreAtLeastOrAtMost() async throws {
        let stage = try await GoalFixture()
        for type in GoalType.allCases {
            let measure = type == .strength ? "volume" : type.measures[0].rawValue
            let form = try await stage.words("/goals/new?type=\(type.rawValue)&measure=\(measure)")
            let isAmount = type == .trackable || type == .nutrient
            #expect(form.contains("Direction At least At most") == isAmount)
            #expect(form.contains("Direction Increase Decrease") == !isAmount)
            #expect(form.contains("At least: reach the target. At most: stay at or under it.") == isAmount)
        }
    }

    @Test func aNutrientHasOneDecimal() async throws {
        let stage = try await GoalFixture()
        try await stage.add(
            [],
            [
                "type": "nutrient", "measure": "protein", "target": "140.55555", "cadence": "daily",
                "direction": "increase",
            ])
        #expect(try await stage.app.rows("SELECT target FROM goal_targets") == ["140.6"])
        #expect(try await stage.words("/goals/1").contains("goal 140.6 g"))
    }

    @Test func whatIsWrongTakesThePlaceOfTheHint() async throws {
        let stage = try await GoalFixture()
        let hint = "id=\"deadline-hint\""
        #expect(try await stage.browser.get("/goals/new?type=strength&measure=volume").main.contains(hint))
        let answer = try await stage.add(stage.bench100, ["measure": "volume", "direction": "decrease"])
        #expect(!answer.main.contains(hint))
    }

    @Test func thereIsAnEndToThem() async throws {
        let stage = try await GoalFixture()
        for _ in 0..<User.Goals.maximumGoals { try await stage.add(stage.threeRuns) }
        let answer = try await stage.add(stage.threeRuns)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors["title"]?.contains("You have 100 goals") == true)
    }

    /// The exercise search is the same as in Track: the best match is selected, and the form keeps its values.
    @Test func anExerciseIsFoundByWhatPeopleCallIt() async throws {
        let stage = try await GoalFixture()
        let form = "/goals/new?type=strength&measure=heaviest&target=140&title=Strong+back&note=Belt"
        let all = try await stage.browser.get(form)
        #expect(try #require(all.main.between("id=\"exercise_id\"", "</select>")).contains(">Squat<"))
        let page = try await stage.browser.get("\(form)&q=rdl")
        let select = try #require(page.main.between("id=\"exercise_id\"", "</select>"))
        #expect(select.words.contains("Romanian Deadlift") && !select.contains(">Squat<"))
        #expect(select.between(" selected>", "<") == "Romanian Deadlift")
        #expect(["q", "target", "title", "note"].map { page.value(of: $0) } == ["rdl", "140", "Strong back", "Belt"])
        let search = try #require(page.main.between("id=\"goal-search\"", "</form>"))
        for kept in [
            "name=\"target\" value=\"140\"", "name=\"title\" value=\"Strong back\"",
            "name=\"measure\" value=\"heaviest\"",
        ] {
            #expect(search.contains(kept))
        }
        // The chosen exercise stays selected, whether or not the search finds it.
        let option = try #require(select.between("<option value=\"", "\" selected"))
        let romanian = option.components(separatedBy: "\"").last ?? ""
        let kept = try await stage.browser.get("\(form)&q=deadlift&exercise_id=\(romanian)")
        #expect(kept.main.between(" selected>", "<") == "Romanian Deadlift")
        let nothing = try await stage.browser.get("\(form)&q=xyzzy&exercise_id=\(romanian)")
        #expect(nothing.main.words.contains("Nothing found."))
        #expect(nothing.main.between(" selected>", "<") == "Romanian Deadlift")
        #expect(try await stage.browser.get("/goals/new?type=weight").main.contains("role=\"search\"") == false)
    }

    @Test func whichWayAWeightIsToGoIsAskedFor() async throws {
        let stage = try await GoalFixture(weightKilograms: 80)
        try await stage.app.execute("UPDATE users SET fitness_goal = 'buildMuscle'")
        let form = try await stage.browser.get("/goals/new?type=weight&measure=bodyWeight")
        #expect(!form.main.contains("name=\"direction\" value=\"increase\" checked"))
        let weekly: [FormValue] = [
            FormValue("type", "weight"), FormValue("measure", "bodyWeight"), FormValue("target", "78"),
            FormValue("cadence", "weekly"),
        ]
        let answer = try await stage.browser.post("/goals", weekly)
        #expect(answer.fieldErrors == ["direction": "Please choose a direction"])
        try await stage.app.execute("UPDATE users SET fitness_goal = 'loseWeight'")
        let losing = try await stage.browser.get("/goals/new?type=weight&measure=bodyWeight")
        #expect(losing.main.contains("name=\"direction\" value=\"decrease\" checked"))
    }

    @Test func anExerciseIsFoundForAGoalThatIsThere() async throws {
        let stage = try await GoalFixture()
        try await stage.add(stage.threeRuns, ["title": "Run more"])
        let page = try await stage.browser.get("/goals/1/edit?q=rowing&title=Row+more")
        #expect(page.value(of: "title") == "Row more")
        #expect(page.main.between("role=\"search\"", "</form>")?.contains("Find an activity") == true)
        #expect(try #require(page.main.between(" selected>", "<")).contains("Row"))
        #expect(try await stage.browser.get("/goals/1/edit?title=Row+more").value(of: "title") == "Run more")
    }

    /// A link may name only the exercise.
    @Test(arguments: [
        ("plank", "strength", "longestTime"), ("farmers-walk", "strength", "farthest"),
        ("squat", "strength", "heaviest"), ("running", "cardio", "distance"),
    ])
    func aGoalForAnExerciseOpensOnWhatFitsIt(key: String, type: String, measure: String) async throws {
        let stage = try await GoalFixture()
        let exercise = try await stage.app.exercise(key)
        for query in ["exercise=\(exercise)", "type=\(type)&exercise_id=\(exercise)"] {
            let page = try await stage.browser.get("/goals/new?\(query)")
            #expect(page.value(of: "type") == type && page.value(of: "measure") == measure, "\(query)")
            #expect(page.value(of: "exercise_id") == exercise, "\(query)")
        }
        let chosen = try await stage.browser.get("/goals/new?type=\(type)&measure=sessions&exercise_id=\(exercise)")
        #expect(chosen.value(of: "measure") == "sessions")
    }

    @Test(arguments: [("measure", "speed"), ("measure", "distance"), ("type", "luck")])
    func anUnknownMeasureIsRefused(field: String, value: String) async throws {
        let stage = try await GoalFixture()
        let page = try await stage.add(stage.bench100, [field: value])
        #expect(page.status == 422)
        #expect(page.fieldErrors == ["measure": "Please choose what counts"])
        #expect(page.value(of: "target") == "100")
        #expect(try await stage.app.count("goals") == 0)
    }
}
