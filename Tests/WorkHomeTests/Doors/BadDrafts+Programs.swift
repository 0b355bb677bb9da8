import Support

@testable import Web

/// Programs: their weeks, and the days that they consist of.
extension NounSample {
    static var program: NounSample {
        let door = Door(
            path: "/programs",
            typed: [
                FormValue("name", "Push and pull"), FormValue("note", ""), FormValue("schedule", "rotation"),
                FormValue("weekdays", "monday"), FormValue("weekdays", "thursday"), FormValue("weeks", "1"),
                FormValue("deload_every", ""), FormValue("day.0", "routine-{routine}"),
            ],
            resource: "/api/v1/programs",
            sent: [
                "name": "Push and pull", "note": "", "schedule": "rotation", "weekdays": ["monday", "thursday"],
                "weeks": 1, "days": [["routine_id": "{routine}"]],
            ],
            members: ["add_day": "days"])
        let file = FiledRows(
            table: "programs",
            good: [
                "name": "Filed", "note": "", "library_key": .null, "schedule": "rotation", "weekdays": "14", "weeks": 1,
                "deload_every": .null, "next_number": 2, "started_on": "2026-11-19", "ended_on": "2026-11-20",
                "created_at": 1, "restarted_at": .null,
            ])
        let lists: [[BadDraft]] = [.names(most: 100, archived: 100), .notes(), weekdays, weeks, daysOfProgram]
        return NounSample(
            rows: ["SELECT * FROM programs", "SELECT * FROM program_days"], doors: ["": door], files: [file],
            drafts: lists.flatMap { $0 })
    }

    private static var weekdays: [BadDraft] {
        let none = "Choose at least one day of the week"
        let ofTwoDays: [String: JSONValue] = [
            "schedule": "weekly", "days": [["routine_id": "{routine}"], ["plan_id": "{plan}"]],
        ]
        return [
            BadDraft("schedule", "daily", says: "Choose how the days follow each other", filed: "daily"),
            BadDraft("weekdays", .leftOut, none, sent: [], filed: ""),
            BadDraft("weekdays", "moonday", none, sent: ["moonday"], filed: "8"),
            BadDraft("weekdays", "monday", "Choose 2 weekdays: one for each day of the program", sent: ["monday"])
                .beside(typed: ["schedule": "weekly", "day.1": "plan-{plan}"], sent: ofTwoDays),
        ]
    }

    private static var weeks: [BadDraft] {
        let (number, deload) = ("Please enter a whole number from 1 to 52", "Please enter a whole number from 2 to 52")
        return [
            BadDraft("weeks", "", number, sent: .null, .whatBelongsThere, filed: .null),
            BadDraft("weeks", "0", number, sent: 0, filed: 0), BadDraft("weeks", "-1", number, sent: -1, filed: -1),
            BadDraft("weeks", "53", number, sent: 53, filed: 53),
            BadDraft("weeks", noNumber: "many", number, filed: "many"),
            BadDraft("weeks", noNumber: "1e999", number),
            BadDraft("weeks", "1.5", number, sent: 1.5, .whatBelongsThere, filed: 1.5),
            BadDraft("deload_every", "1", deload, sent: 1, filed: 1),
            BadDraft("deload_every", "53", deload, sent: 53, filed: 53),
            BadDraft("deload_every", noNumber: "many", deload, filed: "many"),
        ]
    }

    private static var daysOfProgram: [BadDraft] {
        let isGone = "That workout is gone. Choose another one."
        let plans: [(String, String)] = (0...60).map { ("day.\($0)", "plan-{plan}") }
        let tooMany = BadDraft(
            "add_day", "", "A program can have at most 60 days",
            sent: .array(Array(repeating: ["plan_id": "{plan}"], count: 61)))
        let both: JSONValue = ["routine_id": "{routine}", "plan_id": "{plan}"]
        return [
            BadDraft("add_day", "", "Add at least one day", sent: []).beside(typed: ["day.0": .leftOut]),
            BadDraft("add_day", "", isGone, sent: [["routine_id": "{samsRoutine}"]])
                .beside(typed: ["day.0": "routine-{samsRoutine}"]),
            BadDraft("add_day", "", isGone, sent: [["plan_id": 999_999]]).beside(typed: ["day.0": "plan-999999"]),
            BadDraft(
                "add_day", "", isGone, sent: [["routine_id": "{taken}"]],
                .others("That routine is a day of another program. Copy it first.")
            ).beside(typed: ["day.0": "routine-{taken}"]),
            tooMany.beside(typed: Dictionary(uniqueKeysWithValues: plans)),
            BadDraft(
                "days", nil, "Each day has either a routine_id or a plan_id, and its number if it has one",
                sent: [both]),
        ]
    }
}
