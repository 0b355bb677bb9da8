import Foundation
import Support
import Testing

@testable import Transfer
@testable import Web

/// Workouts that a file of another app repeats become routines.
@Suite struct RepeatedWorkoutTests {
    private static let path = "/settings/data/imports/1"

    private static let header = """
        "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index",\
        "set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
        """

    private static func row(_ title: String, day: Int, _ exercise: String, superset: String = "", _ set: String)
        -> String
    {
        """
        "\(title)","\(day) Oct 2026, 08:00","\(day) Oct 2026, 09:00","","\(exercise)","\(superset)","",\(set),,,
        """
    }

    /// Four days of “Upper”, of which the latest has a superset and comes first, and two of “Legs”.
    private static let hevy =
        ([
            header,
            row("Upper", day: 22, "Bench Press (Barbell)", #"0,"warmup",40,10"#),
            row("Upper", day: 22, "Bench Press (Barbell)", #"1,"normal",80,5"#),
            row("Upper", day: 22, "Bench Press (Barbell)", #"2,"normal",82.5,5"#),
            row("Upper", day: 22, "Bench Press (Barbell)", #"3,"normal",82.5,4"#),
            row("Upper", day: 22, "Pull Up", superset: "0", #"0,"normal",,9"#),
            row("Upper", day: 22, "Lateral Raise (Dumbbell)", superset: "0", #"0,"normal",10,12"#),
        ]
        + [15, 8, 1].map { row("upper ", day: $0, "Bench Press (Barbell)", #"0,"normal",70,8"#) }
        + [20, 13].map { row("Legs", day: $0, "Squat (Barbell)", #"0,"normal",100,5"#) })
        .joined(separator: "\n")

    private static let exercises = """
        SELECT routines.name, exercises.name, is_joined, lines, rule, rest_seconds FROM routine_exercises
        JOIN routines ON routines.id = routine_id JOIN exercises ON exercises.id = exercise_id ORDER BY position
        """

    private func imported() async throws -> (stage: ImportFixture, page: Answer) {
        let stage = try await ImportFixture()
        return (stage, try await stage.alex.importFile(Self.hevy))
    }

    @Test func theLatestOfEachIsOffered() async throws {
        let (stage, page) = try await imported()
        #expect(page.main.words.contains("Save as routines"))
        #expect(page.main.words.contains("Upper (4 times): Bench Press, Pull-Up, Lateral Raise"))
        #expect(!page.main.words.contains("Legs"))
        #expect(try await stage.app.count("routines") == 0)
        let saved = try await stage.alex.follow(
            try await stage.alex.post("\(Self.path)/routines", ["routine": "0"]))
        #expect(saved.flash == "Routines saved.")
        #expect(!saved.main.words.contains("Save as routines"))
        #expect(saved.main.words.contains("11 sets, 1 routine"))
        #expect(
            try await stage.app.rows(Self.exercises) == [
                "Upper Bench Press 0 warm-up 1 x 10; 2 x 5; 1 x 4 null null", "Upper Pull-Up 0 1 x 9 null null",
                "Upper Lateral Raise 1 1 x 12 null null",
            ])
        // The same form again, and another file with the same workouts.
        try await stage.alex.post("\(Self.path)/routines", ["routine": "0"])
        #expect(try await stage.app.count("routines") == 1)
        let later = Self.hevy + "\n" + Self.row("Upper", day: 29, "Pull Up", #"0,"normal",,10"#)
        #expect(try await !stage.alex.importFile(later).main.words.contains("Save as routines"))
    }

    @Test func whatWasNotImportedIsNotInIt() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(Self.hevy)
        // The exercise with the most rows comes first.
        let done = try await stage.alex.follow(try await stage.alex.post(Self.path, ["exercise_0": "leave-out"]))
        #expect(done.main.words.contains("Upper (4 times): Pull-Up, Lateral Raise"))
    }

    @Test func choosingNothingIsTold() async throws {
        let (stage, _) = try await imported()
        for values in [[], [FormValue("routine", "7")], [FormValue("routine", "x")]] {
            let answer = try await stage.alex.post("\(Self.path)/routines", values)
            #expect(answer.status == 422 && answer.fieldErrors == ["routine": "Please choose at least one workout"])
        }
        let sam = try await stage.app.member(Cast.sam)
        #expect(try await sam.post("\(Self.path)/routines", ["routine": "0"]).status == 404)
        #expect(try await stage.app.count("routines") == 0)
    }

    @Test func strongNamesItsWorkoutsToo() async throws {
        let stage = try await ImportFixture()
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let rows = ["05", "12", "19"].flatMap { day in
            ["1", "2"].map { "2026-10-\(day) 18:10:00,\"Push Day\",1h,\"Bench Press (Barbell)\",\($0),80,8,0,0,,," }
        }
        let page = try await stage.alex.importFile(
            ([header] + rows).joined(separator: "\n"), [FormValue("weight_unit", "kilograms")])
        #expect(page.main.words.contains("Push Day (3 times): Bench Press"))
    }

    @Test func undoingTheImportTakesThemAlong() async throws {
        let (stage, _) = try await imported()
        let before = try await stage.app.rows("SELECT id FROM strength_sets")
        try await stage.alex.post("\(Self.path)/routines", ["routine": "0"])
        #expect(try await stage.app.rows("SELECT id FROM strength_sets") == before)
        let question = try await stage.alex.get("\(Self.path)/undo").main.words
        #expect(question.contains("11 sets, 1 routine"))
        try await stage.alex.post("\(Self.path)/undo")
        #expect(try await stage.app.count("routines") == 0)
        #expect(try await stage.app.count("strength_sets") == 1)
    }

    @Test func onesThatWereEditedStay() async throws {
        let (stage, _) = try await imported()
        try await stage.alex.post("\(Self.path)/routines", ["routine": "0"])
        let program = try await Program.withKey(stage.app, of: stage.alex)
        #expect(try await program.send(.patch, "/api/v1/routines/1", ["name": "Mine"]).status == 200)
        #expect(try await !stage.alex.get("\(Self.path)/undo").main.words.contains("1 routine"))
        try await stage.alex.post("\(Self.path)/undo")
        #expect(try await stage.app.rows("SELECT name FROM routines") == ["Mine"])
        #expect(try await stage.app.count("routine_exercises") == 3)
        #expect(try await stage.app.count("import_rows") == 0)
    }

    @Test func aFullListIsTold() async throws {
        let (stage, _) = try await imported()
        try await stage.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200)
            INSERT INTO routines (user_id, name, created_at) SELECT 1, 'Routine ' || number, 0 FROM numbers
            """)
        let answer = try await stage.alex.post("\(Self.path)/routines", ["routine": "0"])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["routine": "You have 200 routines, the maximum. Delete one first."])
    }
}
