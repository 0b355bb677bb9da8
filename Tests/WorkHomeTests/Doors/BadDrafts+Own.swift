import Support

@testable import Web

/// Someone's own exercises and trackables, and what they weigh.
extension NounSample {
    static var exercise: NounSample {
        let door = Door(
            path: "/settings/exercises", typed: SettingsSamples.exercise, resource: "/api/v1/exercises",
            sent: [
                "name": "Tower Fly", "kind": "strength", "load": "external", "equipment": "cable",
                "mechanic": "isolation", "primary_muscle": "chest", "secondary_muscles": ["shoulders", "biceps"],
                "intensity": "vigorous", "instructions": "Bring your hands together.",
            ])
        let file = FiledRows(
            table: "exercises",
            good: [
                "name": "Ring Row", "kind": "strength", "measure": "reps", "load": "bodyweight", "equipment": "none",
                "mechanic": "compound", "primary_muscle": "upperBack", "secondary_muscles": "biceps", "met_code": .null,
                "met": 5, "instructions": "", "archived_at": .null,
            ],
            apart: ["name": "Ring Push"])
        let lists: [[BadDraft]] = [.names(most: 100, archived: 100), takenExercises, choicesOfExercise]
        return NounSample(
            rows: ["SELECT * FROM exercises WHERE user_id IS NOT NULL"], doors: ["": door], files: [file],
            drafts: lists.flatMap { $0 })
    }

    private static var takenExercises: [BadDraft] {
        [
            BadDraft("name", "own LIFT", says: "You already have an exercise with that name"),
            BadDraft(
                "name", "Old lift",
                says: "You have an archived exercise with that name. Restore it, or choose another name"),
            BadDraft(
                "name", "bench PRESS",
                says: "There is a built-in exercise with that name. Use it, or choose another name"),
        ]
    }

    private static var choicesOfExercise: [BadDraft] {
        let fromList = "Please choose from the list"
        return [
            BadDraft("kind", "magic", says: "Please choose a kind", filed: "magic"),
            BadDraft("kind", "", says: "Please choose a kind", filed: ""),
            BadDraft("measure", "miles", says: "Please choose what its sets are counted in", filed: "miles"),
            BadDraft("load", "moon", says: "Please choose what the weight means", filed: "moon"),
            BadDraft("equipment", "sword", says: fromList, filed: "sword"),
            BadDraft("mechanic", "lever", says: fromList, filed: "lever"),
            BadDraft("primary_muscle", "tail", says: fromList, filed: "tail"),
            BadDraft("primary_muscle", "", says: fromList, filed: ""),
            BadDraft("secondary_muscles", "wings", fromList, sent: ["lats", "wings"], filed: "lats,wings"),
            BadDraft("intensity", "extreme", "Please choose how hard it is", sent: "extreme", filed: 26)
                .filed(in: "exercises", as: "met"),
            BadDraft("intensity", "", says: "Please choose how hard it is"),
            BadDraft(
                "instructions", .long(4_001), says: "Use at most 4000 characters", filed: .string(.long(4_001))),
            BadDraft("instructions", "a\0b", says: .unusable, filed: "a\0b"),
        ]
    }

    static var trackable: NounSample {
        let door = Door(
            path: "/settings/trackables", typed: SettingsSamples.trackable, resource: "/api/v1/trackables",
            sent: ["name": "Coffee", "unit": "cups", "step": 1, "aggregation": "sum", "icon": "coffee"])
        let file = FiledRows(
            table: "trackables",
            good: [
                "key": .null, "name": "Tea", "unit": "cups", "icon": "coffee", "step": 1, "aggregation": "sum",
                "position": 9, "archived_at": .null,
            ],
            apart: ["name": "Milk"])
        let lists: [[BadDraft]] = [.names(most: 60, archived: 60), unitAndChoices, steps]
        return NounSample(
            rows: ["SELECT * FROM trackables"], doors: ["": door], files: [file], drafts: lists.flatMap { $0 })
    }

    private static var unitAndChoices: [BadDraft] {
        let archived = "An archived trackable has that name. Restore it, or choose another name"
        return [
            BadDraft("name", "own COUNT", says: "You already have a trackable with that name"),
            BadDraft("name", "Old count", says: archived),
            BadDraft("unit", .long(21), says: "Use at most 20 characters", filed: .string(.long(21))),
            BadDraft("unit", "a\0b", says: .unusable, filed: "a\0b"),
            BadDraft("aggregation", "median", says: "Please choose the daily value", filed: "median"),
            BadDraft("aggregation", "", says: "Please choose the daily value", filed: ""),
            BadDraft("icon", "layout", says: "Please choose an icon"),
            BadDraft("icon", "", says: "Please choose an icon"),
        ]
    }

    private static var steps: [BadDraft] {
        let amount = "Please enter an amount from 0.01 to 1,000,000"
        return [
            BadDraft("step", "", amount, sent: .null, .whatBelongsThere, filed: .null),
            BadDraft("step", "0", amount, sent: 0, filed: 0), BadDraft("step", "-1", amount, sent: -1, filed: -1),
            BadDraft("step", "0.001", amount, sent: 0.001),
            BadDraft("step", "1000001", amount, sent: 1_000_001, filed: 1_000_001),
            BadDraft("step", noNumber: "1e999", amount), BadDraft("step", noNumber: "NaN", amount, filed: "NaN"),
            BadDraft("step", noNumber: "many", amount, filed: "many"),
        ]
    }

    static var weighing: NounSample {
        let door = Door(
            path: "/progress/measurements",
            typed: [FormValue("weight", "69"), FormValue("height", "170"), FormValue("date", "2026-11-20")],
            resource: "/api/v1/weights",
            sent: ["weight_kilograms": 69, "height_centimeters": 170, "day": "2026-11-20"],
            members: ["weight": "weight_kilograms", "height": "height_centimeters", "date": "day"])
        let file = FiledRows(
            table: "weight_records", good: ["weight_kilograms": 71, "recorded_on": "2026-11-19", "recorded_at": 1],
            columns: ["weight": "weight_kilograms", "date": "recorded_on"])
        let lists: [[BadDraft]] = [weights, heights, .days()]
        return NounSample(
            rows: [
                "SELECT * FROM weight_records",
                "SELECT id, weight_kilograms, starting_weight_kilograms, height_centimeters FROM users",
            ],
            doors: ["": door], files: [file], drafts: lists.flatMap { $0 })
    }

    private static var weights: [BadDraft] {
        let weight = "Please enter a weight from 20 to 500 kg"
        return [
            BadDraft("weight", "", "Weight required", sent: .leftOut, filed: .null),
            BadDraft("weight", "0", weight, sent: 0, filed: 0),
            BadDraft("weight", "19.9", weight, sent: 19.9, filed: 19.9),
            BadDraft("weight", "500.1", weight, sent: 500.1, filed: 500.1),
            BadDraft("weight", "-70", weight, sent: -70, filed: -70),
            BadDraft("weight", "5000000", weight, sent: 5_000_000, filed: 5_000_000),
            BadDraft("weight", noNumber: "abc", weight, filed: "abc"),
            BadDraft("weight", noNumber: "NaN", weight, filed: "NaN"),
            BadDraft("weight", noNumber: "1e999", weight),
        ]
    }

    private static var heights: [BadDraft] {
        let height = "Please enter a height from 50 to 272 cm"
        return [
            BadDraft("height", "0", height, sent: 0), BadDraft("height", "49.9", height, sent: 49.9),
            BadDraft("height", "272.1", height, sent: 272.1), BadDraft("height", "-170", height, sent: -170),
            BadDraft("height", noNumber: "tall", height), BadDraft("height", noNumber: "NaN", height),
            BadDraft("height", "", "Height required"),
            BadDraft("date", nil, "Please enter a date", sent: ""),
        ]
    }
}
