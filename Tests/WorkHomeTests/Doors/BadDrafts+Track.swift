import Support

@testable import Web

/// What is logged on the page Track.
extension NounSample {
    static var strengthSet: NounSample {
        let door = Door(
            path: "/track/sets",
            typed: [
                FormValue("exercise_id", "{bench}"), FormValue("date", "2026-11-20"), FormValue("kind", "normal"),
                FormValue("reps", "8"), FormValue("weight", "60"), FormValue("rpe", "8"), FormValue("note", ""),
            ],
            resource: "/api/v1/sets",
            sent: [
                "exercise_id": "{bench}", "day": "2026-11-20", "kind": "normal", "reps": 8, "weight_kilograms": 60,
                "rpe": 8, "note": "",
            ],
            members: ["date": "day", "weight": "weight_kilograms", "duration": "duration_seconds"])
        let file = FiledRows(
            table: "strength_sets",
            good: [
                "exercise": "bench-press", "day": "2026-11-20", "kind": "normal", "reps": 9, "duration_seconds": .null,
                "distance_meters": .null, "weight_kilograms": 61, "rpe": 8, "note": "", "logged_at": 1,
            ],
            columns: [
                "exercise_id": "exercise", "date": "day", "weight": "weight_kilograms", "duration": "duration_seconds",
            ])
        let lists: [[BadDraft]] = [setChoices, repetitions, setMeasures, .days(), .notes()]
        return NounSample(
            rows: ["SELECT * FROM strength_sets"], doors: ["": door], files: [file], drafts: lists.flatMap { $0 })
    }

    private static var setChoices: [BadDraft] {
        let choose = "Please choose an exercise"
        return [
            BadDraft("exercise_id", "", choose, sent: .leftOut, filed: .null),
            BadDraft("exercise_id", "{samsLift}", says: choose, filed: 7),
            BadDraft("exercise_id", "{running}", says: choose), BadDraft("exercise_id", "{archived}", says: choose),
            BadDraft("exercise_id", "999999", choose, sent: 999_999, filed: 999_999),
            BadDraft("kind", "huge", says: "Please choose a set type", filed: "huge"),
            BadDraft("rpe", "7.3", "Please choose a number from 1 to 10", sent: 7.3),
            BadDraft("rpe", "11", "Please choose a number from 1 to 10", sent: 11, filed: 11),
        ]
    }

    private static var repetitions: [BadDraft] {
        [
            BadDraft("reps", "", "Reps required", sent: .leftOut, filed: .null),
            BadDraft("reps", "0", "Must be positive", sent: 0, filed: 0),
            BadDraft("reps", "-3", "Must be positive", sent: -3, filed: -3),
            BadDraft("reps", "2.5", "Please enter a whole number", sent: 2.5, .whatBelongsThere, filed: 2.5),
            BadDraft("reps", noNumber: "many", "Please enter a number", filed: "many"),
            BadDraft("reps", noNumber: "1e999", "Please enter a number"),
            BadDraft("reps", "10001", "Please enter at most 10,000", sent: 10_001, filed: 10_001),
            // Two measures at once.
            BadDraft("reps", nil, "Enter reps, or a time or distance, but not both", sent: 8, filed: 8)
                .beside(sent: ["duration_seconds": 60], filed: ["duration_seconds": 60]),
        ]
    }

    private static var setMeasures: [BadDraft] {
        let held = BadDraft(
            "duration", "25:00:00", "Please enter at most 24 hours", sent: 90_000, filed: 90_000)
        return [
            BadDraft("weight", "", "Weight required", sent: .leftOut, filed: .null),
            BadDraft("weight", "0", "Must be positive", sent: 0),
            BadDraft("weight", "-60", "Must be positive", sent: -60),
            BadDraft("weight", noNumber: "NaN", "Please enter a number", filed: "NaN"),
            BadDraft("weight", "100001", "Please enter at most 100,000 kg", sent: 100_001, filed: 100_001),
            held.beside(
                typed: ["exercise_id": "{plank}", "reps": .leftOut],
                sent: ["exercise_id": "{plank}", "reps": .leftOut], filed: ["exercise": "plank", "reps": 0]),
            BadDraft("duration", "", "Duration required", sent: .leftOut)
                .beside(
                    typed: ["exercise_id": "{plank}", "reps": .leftOut],
                    sent: ["exercise_id": "{plank}", "reps": .leftOut]),
        ]
    }

    static var cardioSession: NounSample {
        let door = Door(
            path: "/track/cardio",
            typed: [
                FormValue("exercise_id", "{running}"), FormValue("date", "2026-11-20"),
                FormValue("duration", "28:40"), FormValue("distance", "5.2"), FormValue("note", ""),
            ],
            resource: "/api/v1/cardio-sessions",
            sent: [
                "exercise_id": "{running}", "day": "2026-11-20", "duration_seconds": 1_720, "distance_meters": 5_200,
                "note": "",
            ],
            members: ["date": "day", "duration": "duration_seconds", "distance": "distance_meters"])
        let file = FiledRows(
            table: "cardio_sessions",
            good: [
                "exercise": "running", "day": "2026-11-20", "duration_seconds": 1_800, "distance_meters": 5_000,
                "energy_kilocalories": 300, "note": "", "logged_at": 1,
            ],
            columns: [
                "exercise_id": "exercise", "date": "day", "duration": "duration_seconds", "distance": "distance_meters",
            ])
        let lists: [[BadDraft]] = [cardioChoices, durations, distances, .days(), .notes()]
        return NounSample(
            rows: ["SELECT * FROM cardio_sessions"], doors: ["": door], files: [file], drafts: lists.flatMap { $0 })
    }

    private static var cardioChoices: [BadDraft] {
        let choose = "Please choose an exercise"
        return [
            BadDraft("exercise_id", "", choose, sent: .leftOut, filed: .null),
            BadDraft("exercise_id", "{samsRun}", says: choose, filed: 7),
            BadDraft("exercise_id", "{bench}", says: choose),
            BadDraft("exercise_id", "999999", choose, sent: 999_999, filed: 999_999),
        ]
    }

    private static var durations: [BadDraft] {
        let likeATime = "Please enter a time like 30 min, 28:40 or 1h 5m"
        return [
            BadDraft("duration", "", "Duration required", sent: .leftOut, filed: .null),
            BadDraft("duration", "0", "Must be positive", sent: 0, filed: 0),
            BadDraft("duration", "-5", "Must be positive", sent: -5, filed: -5),
            BadDraft("duration", noNumber: "soon", likeATime, filed: "soon"),
            BadDraft("duration", noNumber: "NaN", likeATime, filed: "NaN"),
            BadDraft("duration", noNumber: "1e999", likeATime),
            BadDraft("duration", "200:00:00", "Please enter at most 7 days", sent: 604_801, filed: 604_801),
        ]
    }

    private static var distances: [BadDraft] {
        let most = "Please enter at most 5,000 km"
        return [
            BadDraft("distance", "0", "Must be positive", sent: 0, filed: 0),
            BadDraft("distance", "-1", "Must be positive", sent: -1_000, filed: -1_000),
            BadDraft("distance", noNumber: "far", "Please enter a number", filed: "far"),
            BadDraft("distance", "5001", most, sent: 5_001_000, filed: 5_001_000),
            BadDraft("distance", "9999999999999999", most, sent: 1e300, filed: 1e300),
        ]
    }

    static var trackedEntry: NounSample {
        let door = Door(
            path: "/track/entries",
            typed: [
                FormValue("trackable_id", "1"), FormValue("date", "2026-11-20"), FormValue("value", "5000"),
                FormValue("note", ""),
            ],
            resource: "/api/v1/trackable-entries",
            sent: ["trackable_id": 1, "day": "2026-11-20", "value": 5_000, "note": ""], members: ["date": "day"])
        let steps: JSONValue = [
            "key": "steps", "name": "Steps", "unit": "steps", "icon": "steps", "step": 1_000, "aggregation": "sum",
            "position": 0,
        ]
        let file = FiledRows(
            table: "trackable_entries",
            good: ["trackable": 1, "day": "2026-11-20", "value": 6_000, "note": "", "logged_at": 1],
            columns: ["trackable_id": "trackable", "date": "day"], beside: ["trackables": [steps]])
        let lists: [[BadDraft]] = [trackedValues, sleepAndWater, .days(), .notes()]
        return NounSample(
            rows: ["SELECT * FROM trackable_entries"], doors: ["": door], files: [file], drafts: lists.flatMap { $0 })
    }

    private static var trackedValues: [BadDraft] {
        let (choose, number) = ("Please choose what to log", "Please enter a number")
        return [
            BadDraft("trackable_id", "", choose, sent: .leftOut, filed: .null),
            BadDraft("trackable_id", "{samsCount}", says: choose, filed: 7),
            BadDraft("trackable_id", "{archivedCount}", says: choose),
            BadDraft("trackable_id", "999999", choose, sent: 999_999, filed: 999_999),
            BadDraft("value", "", "Value required", sent: .leftOut, filed: .null),
            BadDraft("value", "0", "Must be positive", sent: 0),
            BadDraft("value", "-1", "Must be positive", sent: -1, filed: -1),
            BadDraft("value", noNumber: "much", number, filed: "much"),
            BadDraft("value", noNumber: "NaN", number, filed: "NaN"),
            BadDraft("value", noNumber: "1e999", number), BadDraft("value", noNumber: "7:30", number),
            BadDraft("value", "0.001", "This is too small. Please enter a larger number", sent: 0.001),
            BadDraft(
                "value", "1000000001", "Please enter at most 1,000,000,000 steps", sent: 1_000_000_001,
                filed: 1_000_000_001),
        ]
    }

    private static var sleepAndWater: [BadDraft] {
        let much = BadDraft("value", "1000000001", "Please enter at most 1,000,000,000 ml", sent: 1_000_000_001)
        return [
            BadDraft("value", noNumber: "long", "Please enter a time like 7.5, 7:30 or 7h 30m")
                .beside(typed: ["trackable_id": "3"], sent: ["trackable_id": 3]),
            BadDraft("value", "-1", "Must be positive", sent: -1)
                .beside(typed: ["trackable_id": "3"], sent: ["trackable_id": 3]),
            much.beside(typed: ["trackable_id": "2"], sent: ["trackable_id": 2]),
        ]
    }
}
