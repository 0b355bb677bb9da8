import Support

@testable import Web

/// Goals, whose fields depend on what they count.
extension NounSample {
    static var goal: NounSample {
        let door = Door(
            path: "/goals",
            typed: [
                FormValue("title", "Bench 100"), FormValue("type", "strength"), FormValue("measure", "heaviest"),
                FormValue("exercise_id", "{bench}"), FormValue("target", "100"), FormValue("reps", "5"),
                FormValue("cadence", "once"), FormValue("counts_from", "2026-11-01"),
                FormValue("deadline", "2027-03-01"), FormValue("note", ""),
            ],
            resource: "/api/v1/goals",
            sent: [
                "title": "Bench 100", "type": "strength", "measure": "heaviest", "exercise_id": "{bench}",
                "target": 100, "reps": 5, "cadence": "once", "counts_from": "2026-11-01", "deadline": "2027-03-01",
                "note": "",
            ])
        let target: JSONValue = ["goal": 1, "first_day": "2026-11-01", "target": 110]
        let file = FiledRows(
            table: "goals",
            good: [
                "title": "Bench 110", "type": "strength", "measure": "heaviest", "exercise": "bench-press",
                "trackable": .null, "repetitions": 5, "cadence": "once", "direction": "increase",
                "counts_from": "2026-11-01", "deadline": "2027-03-01", "note": "", "created_at": 1,
                "archived_at": .null,
            ],
            columns: ["exercise_id": "exercise", "trackable_id": "trackable", "reps": "repetitions"],
            beside: ["goal_targets": [target]])
        let lists: [[BadDraft]] = [
            whatCounts, goalTargets, goalRepetitions, goalDays, .days("counts_from", years: 20), .notes(),
        ]
        return NounSample(
            rows: ["SELECT * FROM goals", "SELECT * FROM goal_targets"], doors: ["": door], files: [file],
            drafts: lists.flatMap { $0 })
    }

    private static var whatCounts: [BadDraft] {
        let (exercise, trackable) = ("Please choose an exercise", "Please choose a trackable")
        let ofValue: [String: String] = [
            "type": "trackable", "measure": "value", "exercise_id": .leftOut, "reps": .leftOut,
        ]
        let valueSent: [String: JSONValue] = [
            "type": "trackable", "measure": "value", "exercise_id": .leftOut, "reps": .leftOut,
        ]
        let held = "Sets of Plank are not counted that way. Choose something else than “One-rep max”."
        return [
            BadDraft("title", .long(101), says: "Use at most 100 characters", filed: .string(.long(101))),
            BadDraft("title", "a\0b", says: .unusable, filed: "a\0b"),
            BadDraft("exercise_id", "", exercise, sent: .leftOut),
            BadDraft("exercise_id", "{samsLift}", says: exercise, filed: 7),
            BadDraft("exercise_id", "{running}", says: exercise),
            BadDraft("exercise_id", "{plank}", says: held)
                .beside(typed: ["measure": "oneRepMax"], sent: ["measure": "oneRepMax"]),
            BadDraft("trackable_id", "", trackable, sent: .leftOut).beside(typed: ofValue, sent: valueSent),
            BadDraft("trackable_id", "{samsCount}", says: trackable, filed: 7)
                .beside(typed: ofValue, sent: valueSent),
            BadDraft("cadence", "hourly", says: "Please choose how often", filed: "hourly"),
            BadDraft(
                "measure", "heaviest", "Please choose what counts", sent: "luck", .others("Please choose a type")
            ).beside(typed: ["type": "luck"]).calledInJSON("type"),
            BadDraft(
                "measure", "speed", "Please choose what counts", sent: "speed",
                .others(
                    """
                    A goal of this type counts heaviest, oneRepMax, mostRepetitions, longestTime, farthest, volume, \
                    repetitions, heldTime, sessions, total
                    """)),
        ]
    }

    private static var goalTargets: [BadDraft] {
        let number = "Please enter a number"
        let bodyWeight: [String: String] = [
            "type": "weight", "measure": "bodyWeight", "direction": "increase", "exercise_id": .leftOut,
            "reps": .leftOut, "counts_from": .leftOut,
        ]
        let bodyWeightSent: [String: JSONValue] = [
            "type": "weight", "measure": "bodyWeight", "direction": "increase", "exercise_id": .leftOut,
            "reps": .leftOut, "counts_from": .leftOut,
        ]
        return [
            BadDraft("target", "", "Target required", sent: .leftOut),
            BadDraft("target", "0", "Must be positive", sent: 0),
            BadDraft("target", "-5", "Must be positive", sent: -5),
            BadDraft("target", noNumber: "heavy", number), BadDraft("target", noNumber: "NaN", number),
            BadDraft("target", noNumber: "1e999", number),
            BadDraft("target", "100001", "Please enter at most 100,000 kg", sent: 100_001),
            BadDraft("target", "70", "You are already there", sent: 70).beside(typed: bodyWeight, sent: bodyWeightSent),
        ]
    }

    private static var goalRepetitions: [BadDraft] {
        [
            BadDraft("reps", "", "Reps required"),
            BadDraft("reps", "0", "Must be positive", sent: 0, filed: 0),
            BadDraft("reps", "-1", "Must be positive", sent: -1, filed: -1),
            BadDraft("reps", "2.5", "Please enter a whole number", sent: 2.5, .whatBelongsThere, filed: 2.5),
            BadDraft("reps", "10001", "Please enter at most 10,000", sent: 10_001, filed: 10_001),
        ]
    }

    private static var goalDays: [BadDraft] {
        // Heavier than what was lifted already.
        let volume: [String: String] = ["measure": "volume", "target": "90000", "reps": .leftOut]
        let volumeSent: [String: JSONValue] = ["measure": "volume", "target": 90_000, "reps": .leftOut]
        let direction = BadDraft("direction", "up", says: "Please choose a direction", filed: "up")
        let endless = BadDraft("deadline", "", "A one-time limit needs a deadline", sent: .leftOut)
        return [
            direction.beside(typed: volume, sent: volumeSent),
            endless.beside(
                typed: volume.merging(["direction": "decrease"]) { $1 },
                sent: volumeSent.merging(["direction": "decrease"]) { $1 }),
            BadDraft("deadline", "2026-11-20", says: "Please choose today or a later day"),
            BadDraft("deadline", "2099-11-20", says: "Please choose a day in the next 20 years", filed: "2099-11-20"),
            BadDraft("deadline", "soon", says: "Please enter a date", filed: "soon"),
        ]
    }
}
