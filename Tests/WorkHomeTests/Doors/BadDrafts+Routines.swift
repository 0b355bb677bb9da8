import Support

@testable import Web

/// Routines: what is wrong with a list of exercises, and with the sets of one.
extension NounSample {
    static var routine: NounSample {
        let list = ["find", "sets.", "amount.", "load.", "rule.", "rest.", "text.", "start.", "note."]
        let door = Door(
            path: "/routines", typed: RoutineFixture.basics + RoutineFixture.entry(0, "{squat}"),
            resource: "/api/v1/routines",
            sent: ["name": "Monday", "note": "Warm up first", "exercises": [squat()]],
            members: Dictionary(uniqueKeysWithValues: list.map { ($0, "exercises") }))
        let routines = FiledRows(
            table: "routines",
            good: ["name": "Filed", "note": "", "is_shared": 0, "next_slot": 2, "created_at": 1])
        let exercises = FiledRows(
            table: "routine_exercises",
            good: [
                "routine": 1, "slot": 1, "position": 0, "exercise": "squat", "is_joined": 0, "lines": "3 x 5 @ 60 kg",
                "rule": .null, "shares_progress": 1, "rest_seconds": 180, "clock": .null, "note": "",
            ],
            apart: ["slot": 2, "position": 1],
            beside: [
                "routines": [["name": "Of exercises", "note": "", "is_shared": 0, "next_slot": 3, "created_at": 2]]
            ])
        let lists: [[BadDraft]] = [
            .names(most: 100, archived: 100), .notes(), exercisesOfRoutine, typedSets, setsAsText, progressions,
        ]
        return NounSample(
            rows: ["SELECT * FROM routines", "SELECT * FROM routine_exercises", "SELECT * FROM routine_weights"],
            doors: ["": door], files: [routines, exercises], drafts: lists.flatMap { $0 })
    }

    /// An exercise of the list in JSON.
    private static func squat(_ text: String = "3 x 5 @ 60 kg", _ changes: [String: JSONValue] = [:]) -> JSONValue {
        let usual: [String: JSONValue] = ["exercise_id": "{squat}", "text": .string(text), "rest_seconds": 180]
        return .object(usual.merging(changes) { $1 })
    }

    /// The same with as many exercises as that.
    private static func squats(_ count: Int, sets: Int) -> [String: String] {
        let entries = (0..<count).flatMap { RoutineFixture.entry($0, "{squat}", ["sets": "\(sets)"]) }
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.text) })
    }

    private static let likeSets = "Squat: please enter sets like 3 x 8-12 @ 60 kg, 3 x 5+ or 2 x 45 s"

    private static var exercisesOfRoutine: [BadDraft] {
        let isGone = "An exercise in the list no longer exists. It was removed from the routine."
        let unknown = BadDraft(
            "find", "", isGone, sent: [squat("3 x 5", ["exercise_id": "{samsLift}"])],
            .others("An exercise in the list does not exist, or belongs to someone else"), filed: 7)
        let manySets = JSONValue.array(Array(repeating: squat("16 x 5 @ 60 kg"), count: 10))
        let text = BadDraft(
            "exercises", nil, "Please send either text or lines: they say different things",
            sent: [squat("3 x 5", ["lines": [["sets": 3, "reps": 6]]])])
        return [
            BadDraft("find", "", "Please add at least one exercise", sent: [])
                .beside(typed: ["exercise.0": .leftOut]),
            unknown.beside(typed: ["exercise.0": "{samsLift}"]).filed(in: "routine_exercises", as: "exercise"),
            BadDraft("find", "", isGone, sent: [squat("3 x 5", ["exercise_id": "{running}"])])
                .beside(typed: ["exercise.0": "{running}"]),
            BadDraft(
                "find", "", "A routine holds at most 40 exercises",
                sent: .array(Array(repeating: squat(), count: 41))
            ).beside(typed: squats(41, sets: 3)),
            BadDraft("find", "", "A routine holds at most 150 sets", sent: manySets)
                .beside(typed: squats(10, sets: 16)),
            text,
        ]
    }

    private static var typedSets: [BadDraft] {
        let count = "Please enter a whole number from 1 to 20"
        let below = "Squat: a weight can’t be below zero. Only bodyweight exercises can have assistance."
        let rest = "Squat: rest must be from 0 to 900 seconds"
        let note = BadDraft(
            "note.0", .long(1_001), "Use at most 1000 characters",
            sent: [squat("3 x 5", ["note": .string(.long(1_001))])], filed: .string(.long(1_001)))
        return [
            BadDraft("sets.0.0", "0", count, sent: [squat("0 x 5")], .others(likeSets), filed: "0 x 5")
                .filed(in: "routine_exercises", as: "lines"),
            BadDraft("sets.0.0", "21", count, sent: [squat("21 x 5")], .others(likeSets), filed: "21 x 5")
                .filed(in: "routine_exercises", as: "lines"),
            BadDraft(
                "amount.0.0", "12-8", "Please enter reps like 5, 8-12 or 5+", sent: [squat("3 x 12-8")],
                .others(likeSets), filed: "3 x 12-8"
            ).filed(in: "routine_exercises", as: "lines"),
            BadDraft("load.0.0", "-20", below, sent: [squat("3 x 5 @ -20 kg")]),
            BadDraft(
                "load.0.0", "100001", "Please enter a possible weight", sent: [squat("3 x 5 @ 100001 kg")],
                .others(likeSets), filed: "3 x 5 @ 100001 kg"
            ).filed(in: "routine_exercises", as: "lines"),
            BadDraft("rest.0", "901", rest, sent: [squat("3 x 5", ["rest_seconds": 901])], filed: 901)
                .filed(in: "routine_exercises", as: "rest_seconds"),
            BadDraft(
                "rest.0", "long", "Please enter a time like 45, 1:30 or 2m 5s",
                sent: [squat("3 x 5", ["rest_seconds": "long"])], .whatBelongsThere, filed: "long"
            ).filed(in: "routine_exercises", as: "rest_seconds"),
            note.filed(in: "routine_exercises", as: "note"),
        ]
    }

    private static var setsAsText: [BadDraft] {
        let lines = Array(repeating: "1 x 5 @ 60 kg", count: 21).joined(separator: "; ")
        let most = "Squat: at most 20 lines of sets"
        let fields: [(String, String)] = (1...20).flatMap { line in
            [("sets", "1"), ("amount", "5"), ("measure", "reps"), ("load", "60"), ("basis", "kilograms")].map {
                ("\($0.0).0.\(line)", $0.1)
            }
        }
        return [
            BadDraft("text.0", " ", likeSets, sent: [squat(" ")]),
            BadDraft(
                "text.0", "3 x 5; 3 x 5 @ 60 stone", "“3 x 5 @ 60 stone”: “stone” can’t be read there.",
                sent: [squat("3 x 5; 3 x 5 @ 60 stone")], .others(likeSets), filed: "3 x 5 @ 60 stone"
            ).filed(in: "routine_exercises", as: "lines"),
            BadDraft("text.0", lines, most, sent: [squat(lines)]),
            BadDraft("amount.0.0", "5", most).beside(typed: Dictionary(uniqueKeysWithValues: fields)),
        ]
    }

    private static var progressions: [BadDraft] {
        let fit = "Squat: this progression does not fit its sets. Change the sets, or choose another one."
        let start = BadDraft(
            "start.0", "-5", "Squat: please enter a possible weight",
            sent: [squat("3 x 5 @ work", ["rule": "linear +2.5 kg", "work_weight_kilograms": -5])])
        return [
            BadDraft(
                "rule.0", "magic", "Please choose from the list", sent: [squat("3 x 5", ["rule": "magic"])],
                .others("Squat: please choose how it progresses"), filed: "magic"
            ).filed(in: "routine_exercises", as: "rule"),
            BadDraft("rule.0", "time", fit, sent: [squat("3 x 5", ["rule": "time +5 s to 60 s"])]),
            start.beside(typed: ["rule.0": "linear", "basis.0.0": "work", "load.0.0": ""]),
        ]
    }
}
