import Support
import Testing

@testable import Fitness

/// The user is asked only once for the meaning of a name.
@Suite struct ChosenExerciseTests {
    private static let row = "2026-10-05 18:10:00,\"Pull\",1h,\"%\",1,60,8,0,0,\"\",\"\","

    /// A Strong file with one set of each exercise.
    private func file(_ names: [String], day: Int = 5) -> String {
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        return ([header] + names.map { Self.row.replacing("%", with: $0).replacing("-05 ", with: "-0\(day) ") })
            .joined(separator: "\n")
    }

    private func bring(_ names: [String], day: Int = 5, _ stage: ImportFixture) async throws -> (
        path: String, page: Answer
    ) {
        let path = try #require(try await stage.alex.bring(file(names, day: day)).location)
        return (path, try await stage.alex.get(path))
    }

    @Test func theNearestAreAskedForAndNoneOfThemIsChosen() async throws {
        let stage = try await ImportFixture()
        let (path, page) = try await bring(["Wide Grip Pullups", "Chin Ups"], stage)
        let certain = page.value(of: "exercise_0")
        let chinUp = try await stage.app.exercise("chin-up")
        #expect(certain == chinUp)
        #expect(page.value(of: "exercise_1") == "create")
        let select = try #require(page.main.between("name=\"exercise_1\"", "</select>"))
        let nearest = select.allBetween("<option", "</option>").prefix { !$0.contains("\"create\"") }
        #expect(nearest.count <= 3 && nearest.contains { $0.hasSuffix(">Pull-Up") }, "\(nearest)")
        try await stage.alex.post(path, [])
        #expect(try await stage.app.rows("SELECT name FROM exercises WHERE user_id = 1") == ["Wide Grip Pullups"])
    }

    /// A timed bench press is skipped by default, and then does not count as new.
    @Test func whatIsLeftOutIsNotNew() async throws {
        let stage = try await ImportFixture()
        let lines =
            [ImportSamples.strong.components(separatedBy: "\n")[0]] + [
                "2026-10-05 18:10:00,\"Core\",1h,\"Bench Press\",1,0,0,0,60,\"\",\"\",",
                "2026-10-05 18:10:00,\"Core\",1h,\"Squat\",1,60,8,0,0,\"\",\"\",",
            ]
        let path = try #require(try await stage.alex.bring(lines.joined(separator: "\n")).location)
        let page = try await stage.alex.get(path)
        #expect(page.main.words.contains("New 1 set Day 5 Oct 2026 Left out 1 cardio session"))
        let done = try await stage.alex.follow(try await stage.alex.post(path, []))
        #expect(done.main.words.contains("Added 1 set Day 5 Oct 2026 Left out 1 cardio session"))
    }

    @Test func yourImportsHaveTheTimeOfDay() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.importFile(ImportSamples.strong)
        let time = LocalTime.text(stage.app.clock.now, in: .gmt)
        #expect(try await stage.alex.get("/settings/data/imports").main.words.contains("Today, 21 Nov, \(time) · "))
    }

    @Test func aChoiceIsProposedAgain() async throws {
        let stage = try await ImportFixture()
        let pullUp = try await stage.app.exercise("pull-up")
        let first = try await bring(["Wide Grip Pullups", "Zig Zag Lift", "Rest Walk"], stage)
        let fields = (0...2).map { "exercise_\($0)" }
        let names = fields.map { first.page.main.between("for=\"\($0)\"", "</label>") ?? "" }
        let values = zip(fields, names).map { field, name in
            FormValue(field, name.contains("Wide") ? pullUp : name.contains("Zig") ? "create" : "leave-out")
        }
        try await stage.alex.post(first.path, values + [FormValue("weight_unit", "kilograms")])
        let own = try await stage.app.rows("SELECT id FROM exercises WHERE user_id = 1")
        #expect(own.count == 1)
        // Whatever the exercise is called now, and regardless of letter case in the file.
        try await stage.app.execute("UPDATE exercises SET name = 'Something else' WHERE user_id = 1")
        let second = try await bring(["wide grip  PULLUPS", "Zig Zag Lift", "Rest Walk"], day: 6, stage)
        #expect(Set(fields.map { second.page.value(of: $0) }) == [pullUp, own[0], "leave-out"])
        #expect(second.page.main.words.contains("1 set, as you chose last time"))
        #expect(try await stage.alex.post(second.path, []).status == 303)
        #expect(
            try await stage.app.rows(
                "SELECT exercise_id FROM strength_sets WHERE day = '2026-10-06' AND reps = 8 ORDER BY id"
            )
            .sorted() == [pullUp, own[0]].sorted())
        // A new choice applies from then on.
        let third = try await bring(["Rest Walk"], day: 7, stage)
        #expect(third.page.value(of: "exercise_0") == "leave-out")
        try await stage.alex.post(third.path, [FormValue("exercise_0", pullUp)])
        #expect(try await bring(["Rest Walk"], day: 8, stage).page.value(of: "exercise_0") == pullUp)
        // Other users have their own choices.
        let sam = try await stage.app.member(Cast.sam)
        let path = try #require(try await sam.bring(file(["Wide Grip Pullups"])).location)
        #expect(try await sam.get(path).value(of: "exercise_0") == "create")
        #expect(try await stage.differences() == [])
    }

    @Test func anExerciseThatIsGoneIsAskedForAgain() async throws {
        let stage = try await ImportFixture()
        let first = try await bring(["Zig Zag Lift"], stage)
        try await stage.alex.post(first.path, [])
        #expect(try await stage.app.count("exercise_names") == 1)
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.app.count("exercise_names") == 0)
        #expect(try await bring(["Zig Zag Lift"], stage).page.value(of: "exercise_0") == "create")
    }
}
