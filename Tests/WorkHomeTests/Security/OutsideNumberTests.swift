import Support
import Testing

@testable import Fitness
@testable import Forms
@testable import HTTP
@testable import Web

/// Numbers from outside that nothing may be computed with: an overflow ends the server for everybody.
@Suite struct OutsideNumberTests {
    private static let largest = String(Int64.max)
    private static let odd = [
        largest, String(Int64.min), "9007199254740993", "-9007199254740993", "9223372036854775808", "-1", "1e9", "nan",
        "inf", "+", "", "１２",
    ]

    @Test(arguments: [
        "/programs/1/cycles/\(largest)", "/programs/1/cycles/-9007199254740993", "/programs/\(largest)",
        "/programs/1/lifts/\(largest)-\(largest)", "/goals/\(largest)", "/routines/together/\(largest)",
    ])
    func noPageHasSuchANumber(path: String) async throws {
        let browser = try await TestApp().member()
        #expect(try await browser.get(path).status == 404)
    }

    @Test(arguments: [
        "exercises?q=bench", "training-maxes?limit=50", "achievements?limit=50", "exercises?limit=50",
        "foods?q=egg", "equipment?limit=1",
    ])
    func noPageOfAListBeginsThere(list: String) async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        for place in [Self.largest, "-1", String(Int64.min), "9007199254740993"] {
            #expect(try await program.get("/api/v1/\(list)&after=\(place)").status == 400, "\(place)")
        }
        #expect(try await program.get("/api/v1/\(list)&after=90000").status == 200)
    }

    @Test func listsOfPagesTakeAnyPlace() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for path in [
            "/analyze?older=", "/goals?older=", "/journal/search?q=a&older=", "/nutrition/foods?q=egg&page=",
            "/analyze/days?year=", "/track/strength?exercise=", "/track/cardio?exercise=1&seconds=",
            "/track/workout/exercises?workout=", "/routines/new?copy=", "/settings/exercises?older=",
        ] {
            for number in Self.odd {
                let answer = try await browser.get("\(path)\(PercentEncoding.encode(number))")
                #expect(answer.status < 500, "\(path)\(number)")
            }
        }
    }

    /// What a phone says of when something happened is only used if it can be.
    @Test(arguments: [String(Int64.min), String(Int64.max), "-9007199254740993", "1e18", "nan"])
    func aMomentThatCannotBeIsLeftOut(moment: String) async throws {
        let person = try await RoutinePerson()
        #expect(try await person.press("done.1", ["happened_at": moment]).status == 303)
        #expect(try await person.sets().count == 1)
        let started = "SELECT started_at BETWEEN 1000000000 AND 4000000000 FROM routine_sessions"
        #expect(try await person.app.rows(started) == ["1"])
        let plan = try await person.app.addPlan()
        let path = try #require(try await person.browser.post("/workouts/\(plan)/sessions").location)
        for action in ["pause", "resume", "next", "skip"] {
            let fields: KeyValuePairs = ["happened_at": moment, "seen_at": moment, "phase": moment]
            #expect(try await person.browser.post("\(path)/\(action)", fields).status < 500, "\(action)")
        }
        #expect(try await person.browser.get(path).status < 500)
    }

    /// Places in the name of a button or a field.
    @Test(arguments: odd)
    func aPlaceThatIsNoneChangesNothing(place: String) async throws {
        let stage = try await RoutineFixture()
        let routine =
            RoutineFixture.basics + RoutineFixture.entry(0, stage.squat, ["slot": place])
            + [FormValue("week.0.0", place)]
        for button in [
            "up.", "down.", "remove.", "join.", "mode.", "choose.", "more_sets.", "fewer_sets.0.", "choose_clock.",
        ] {
            let page = try await stage.browser.post("/routines", routine + [FormValue(button + place, "")])
            #expect(page.status < 500, "\(button)\(place)")
        }
        for button in ["up.", "down.", "remove."] {
            for path in ["/programs", "/workouts"] {
                let fields = RoutineFixture.basics + [FormValue("day.0", "plan-1"), FormValue(button + place, "")]
                #expect(try await stage.browser.post(path, fields).status < 500, "\(path) \(button)\(place)")
            }
        }
    }

    /// A field without a name, or with a dot alone.
    @Test func aButtonWithoutANameIsNone() async throws {
        let browser = try await TestApp().member()
        for path in ["/programs", "/routines", "/workouts", "/track/workout", "/routines/together/2"] {
            for name in ["", ".", ".."] {
                #expect(try await browser.post(path, [FormValue(name, "")]).status < 500, "\(path) \(name)")
            }
        }
    }

    @Test func integersOfJSONAreThoseThatAllProgramsRead() async throws {
        let app = try await TestApp()
        let program = try await Program.withKey(app, of: try await app.member())
        let bench = JSONValue.integer(try #require(Int64(try await app.exercise("bench-press"))))
        let numbers: [JSONValue] = [
            .integer(.max), .integer(.min), .integer(1 << 53 + 1), 1e308, 9_223_372_036_854_775_808.0,
        ]
        for number in numbers {
            let answer = try await program.send(
                .post, "/api/v1/sets", ["exercise_id": bench, "reps": number, "weight_kilograms": number])
            #expect(answer.status == 422 && answer.errors["reps"] != nil, "\(number): \(answer.text)")
        }
        // Each is possible by itself, but not their sum.
        let lines = [JSONValue](repeating: ["sets": .integer(1 << 53), "reps": 1], count: 1_200)
        let much: JSONValue = ["name": "Much", "exercises": [["exercise_id": bench, "lines": .array(lines)]]]
        #expect(try await program.send(.post, "/api/v1/routines", much).status == 422)
        #expect(try await app.count("routines") == 0)
    }

    @Test func aWorkoutCannotHaveEndedBeforeAllDays() async throws {
        let household = try await APIFixture()
        for moment in ["0001-01-01T00:00:00Z", "0990-12-31T23:59:59Z"] {
            let answer = try await household.alex.send(
                .patch, "/api/v1/routine-workouts/1", ["finished_at": .string(moment)])
            #expect(answer.status == 422, "\(moment): \(answer.text)")
        }
    }

    /// What a rule computes of the heaviest and the lightest weight is still one that a set can have.
    @Test(arguments: [("bench-press", 100_000.0), ("pull-up", -1_000.0)])
    func aRuleAsksForAWeightThatASetCanHave(exercise: String, kilograms: Double) async throws {
        let fixture = try await APIFixture()
        let (app, program) = (fixture.app, fixture.alex)
        let id = JSONValue.integer(try #require(Int64(try await app.exercise(exercise))))
        let made = try await program.send(
            .post, "/api/v1/routines",
            [
                "name": "Heavy", "confirmed": true,
                "exercises": [
                    [
                        "exercise_id": id, "text": "3 x 5 @ 200 % work", "rule": "linear +500 kg",
                        "work_weight_kilograms": .number(kilograms),
                    ]
                ],
            ])
        #expect(made.status == 201, "\(made.text)")
        let begun = try await program.send(
            .post, "/api/v1/routine-workouts", ["routine_id": try #require(made.json["id"]), "token": "x"])
        #expect(begun.status == 201, "\(begun.text)")
    }

    @Test func readersKeepTheirRange() {
        let query = Query(items: Self.odd.enumerated().map { Query.Item(name: "\($0)", value: $1) })
        for place in Self.odd.indices {
            #expect(query.row("\(place)") == nil && query.count("\(place)") == nil, "\(Self.odd[place])")
        }
        let fine = FormFields(Query(items: [Query.Item(name: "a", value: "9007199254740992")]))
        #expect(fine.row("a") == 1 << 53 && fine.count("a") == 1 << 53 && fine.moment("a") == nil)
        #expect(FormFields(Query(items: [Query.Item(name: "a", value: "-5")])).moment("a") == -5)
        #expect(Int(pathComponent: "9007199254740993") == nil && Int(pathComponent: "9007199254740992") == 1 << 53)
    }
}
