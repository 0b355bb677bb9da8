import Testing

@testable import Fitness

/// What a set, a cardio session and an entry of a trackable must be, whether typed, sent or read from a file.
@Suite struct TrackDraftTests {
    private let today = LocalDay(daysSinceEpoch: 20_000)

    private func exercise(_ load: ExerciseLoad) -> Exercise {
        Exercise(
            id: 1, isOwn: true, name: "Row", kind: .strength, load: load, equipment: .other, mechanic: nil,
            primaryMuscle: .lats, secondaryMuscles: [], metCode: nil, metabolicEquivalent: 5, instructions: "",
            isArchived: false)
    }

    private func set(
        _ load: ExerciseLoad? = .external, day: LocalDay? = nil, reps: Int? = 8, kilograms: Double? = 60,
        rating: Double? = nil, note: String = "", unit: WeightUnit = .kilograms
    ) -> Result<StrengthSetDraft, Faults> {
        StrengthSetDraft.checked(
            exercise: load.map(exercise), day: day ?? today, kind: .normal, measure: .reps, reps: reps,
            weightKilograms: kilograms, ratingOfPerceivedExertion: rating, note: note, today: today, Units(weight: unit)
        )
    }

    private func messages<Draft>(_ checked: Result<Draft, Faults>) -> [String: String] {
        if case .failure(let faults) = checked { faults.messages } else { [:] }
    }

    @Test func everyWrongValueOfASetHasItsMessage() throws {
        let nothing = messages(set(nil, reps: nil, kilograms: nil))
        #expect(
            nothing == [
                "exercise_id": "Please choose an exercise", "reps": "Reps required", "weight": "Weight required",
            ])
        #expect(
            messages(
                set(day: today.next, reps: 0, kilograms: 0, rating: 8.25, note: String(repeating: "a", count: 1_001)))
                == [
                    "date": "Please choose today or an earlier day", "reps": "Must be positive",
                    "weight": "Must be positive", "rpe": "Please choose a number from 1 to 10",
                    "note": "Use at most 1000 characters",
                ])
        #expect(messages(set(reps: 10_001)) == ["reps": "Please enter at most 10,000"])
        #expect(messages(set(kilograms: 100_000.1)) == ["weight": "Please enter at most 100,000 kg"])
        #expect(messages(set(kilograms: 100_000.1, unit: .pounds)) == ["weight": "Please enter at most 220,462 lb"])
    }

    private func amount(
        _ measure: SetMeasure, reps: Int? = nil, seconds: Int? = nil, meters: Double? = nil
    ) -> Result<StrengthSetDraft, Faults> {
        StrengthSetDraft.checked(
            exercise: exercise(.external), day: today, kind: .normal, measure: measure, reps: reps,
            durationSeconds: seconds, distanceMeters: meters, weightKilograms: 24, ratingOfPerceivedExertion: nil,
            note: "", today: today, Units(distance: .miles))
    }

    @Test func aSetHasExactlyOneAmount() throws {
        #expect(try amount(.hold, reps: 0, seconds: 65).get().amount == .time(seconds: 65))
        #expect(try amount(.carry, seconds: 35).get().amount == .time(seconds: 35))
        #expect(try amount(.carry, seconds: 35, meters: 40).get().amount == .distance(meters: 40, seconds: 35))
        #expect(try amount(.hold, reps: 3).get().amount == .reps(3))
        #expect(messages(amount(.reps)) == ["reps": "Reps required"])
        #expect(messages(amount(.hold)) == ["duration": "Duration required"])
        #expect(messages(amount(.carry, reps: 0)) == ["distance": "Distance or time required"])
        let both = ["reps": "Enter reps, or a time or distance, but not both"]
        #expect(messages(amount(.reps, reps: 5, seconds: 30)) == both)
        #expect(messages(amount(.reps, reps: -1, meters: 30)) == both)
        #expect(messages(amount(.hold, seconds: 0)) == ["duration": "Must be positive"])
        #expect(messages(amount(.hold, seconds: 86_401)) == ["duration": "Please enter at most 24 hours"])
        #expect(
            messages(amount(.carry, seconds: -5, meters: 0)) == [
                "duration": "Must be positive", "distance": "Must be positive",
            ])
        #expect(messages(amount(.carry, meters: 100_001)) == ["distance": "Please enter at most 109,361 yd"])
        #expect(
            try amount(.carry, seconds: 1_801, meters: 2_001).get().questions(bodyWeightKilograms: nil, Units()) == [
                "30 minutes 1 second? That is a lot for one set.", "2,001\u{A0}m? That is a lot for one set.",
            ])
    }

    @Test func onlyTheBodysWeightCanBeHelped() throws {
        #expect(messages(set(kilograms: -20)) == ["weight": "Must be positive"])
        #expect(try set(.bodyweight, kilograms: -20).get().weightKilograms == -20)
        #expect(try set(.bodyweight, kilograms: nil).get().weightKilograms == 0)
        #expect(
            messages(set(.bodyweight, kilograms: -1_000.1, unit: .pounds)) == [
                "weight": "Please enter at most 2,204 lb"
            ])
    }

    private static let tooSmall = "This is too small. Please enter a larger number"

    @Test func whatIsShownAsNothingIsNothing() {
        #expect(messages(set(kilograms: 0.004)) == ["weight": Self.tooSmall])
        for kilograms in [0.004, -0.004] {
            #expect(messages(set(.bodyweight, kilograms: kilograms)) == ["weight": Self.tooSmall])
        }
        #expect(messages(set(kilograms: 0.005)).isEmpty && messages(set(.bodyweight, kilograms: 0)).isEmpty)
    }

    @Test func aSetKeepsItsExactValues() throws {
        let draft = try set(reps: 5, kilograms: 61.234_969_95, rating: 8.5, note: " Slow ").get()
        #expect(draft.weightKilograms == 61.234_969_95 && draft.ratingOfPerceivedExertion == 8.5)
        #expect(draft.note == "Slow" && draft.day == today && draft.amount == .reps(5))
    }

    private struct StoredSet: StoredStrengthSet {
        var exerciseID: Int64 = 1
        var day: LocalDay
        var kind = SetKind.normal
        var amount = SetAmount.distance(meters: 0.005, seconds: nil)
        var weightKilograms = 0.0
        var ratingOfPerceivedExertion: Double? = 7.3
        var note = String(repeating: " a", count: 600)
    }

    /// Only what changes is checked.
    @Test func whatASetHasStays() throws {
        let old = StoredSet(day: today + 1)
        func changed(
            exercise: Exercise? = nil, day: LocalDay? = nil, meters: Double = 0.005, kilograms: Double = 0,
            rating: Double = 7.3, note: String? = nil
        ) -> [String: String] {
            messages(
                StrengthSetDraft.checked(
                    exercise: exercise ?? self.exercise(.external), day: day ?? old.day, kind: .normal,
                    measure: .carry, reps: 0, distanceMeters: meters, weightKilograms: kilograms,
                    ratingOfPerceivedExertion: rating, note: note ?? old.note, over: old, today: today, Units()))
        }
        #expect(changed() == [:])
        #expect(changed(day: today + 2) == ["date": "Please choose today or an earlier day"])
        #expect(changed(meters: 0.004) == ["distance": Self.tooSmall])
        #expect(changed(kilograms: 0.001) == ["weight": Self.tooSmall])
        #expect(changed(rating: 7.4) == ["rpe": "Please choose a number from 1 to 10"])
        #expect(changed(note: old.note + "a") == ["note": "Use at most 1000 characters"])
        let other = Exercise(
            id: 2, isOwn: true, name: "Carry", kind: .strength, load: .external, equipment: .other, mechanic: nil,
            primaryMuscle: .lats, secondaryMuscles: [], metCode: nil, metabolicEquivalent: 5, instructions: "",
            isArchived: false)
        #expect(changed(exercise: other) == ["weight": "Must be positive"])
    }

    @Test func whatAnotherAppLoggedHasTheLimitsOfTheTable() {
        func imported(_ amount: SetAmount = .reps(5), _ kilograms: Double = 0, effort: Double? = 7.3) -> Bool {
            StrengthSetDraft.imported(
                exercise(.external), amount, kilograms: kilograms, effort: effort, note: "", on: today) != nil
        }
        #expect(imported() && imported(.time(seconds: 86_400)) && imported(.distance(meters: 0.01, seconds: 1)))
        #expect(!imported(.reps(0)) && !imported(.reps(10_001)) && !imported(.time(seconds: 0)))
        #expect(!imported(.distance(meters: 0.001, seconds: nil)) && !imported(.distance(meters: 5, seconds: 0)))
        #expect(!imported(.reps(5), 100_001) && !imported(.reps(5), -1_001) && imported(.reps(5), -1_000))
        #expect(!imported(effort: 10.5) && !imported(effort: 0.5) && imported(effort: nil))
    }

    @Test func everyWrongValueOfASessionHasItsMessage() {
        func session(_ seconds: Int?, _ meters: Double?, _ unit: DistanceUnit = .kilometers) -> [String: String] {
            messages(
                CardioSessionDraft.checked(
                    exercise: exercise(.external), day: today, durationSeconds: seconds, distanceMeters: meters,
                    note: "", today: today, unit))
        }
        #expect(session(nil, nil) == ["duration": "Duration required"])
        #expect(session(0, 4.9) == ["duration": "Must be positive", "distance": Self.tooSmall])
        #expect(session(604_800, 5_000_000) == [:])
        #expect(
            session(604_801, 5_000_001)
                == ["duration": "Please enter at most 7 days", "distance": "Please enter at most 5,000 km"])
        #expect(session(60, 5_000_001, .miles) == ["distance": "Please enter at most 3,106 mi"])
    }

    @Test func zeroIsAValueButAddsNothing() {
        func entry(_ aggregation: Trackable.Aggregation, _ value: Double?) -> [String: String] {
            let trackable = Trackable(
                id: 1, key: nil, name: "Mood", unit: "points", icon: "heart", step: 1, aggregation: aggregation,
                isArchived: false)
            return messages(
                TrackableEntryDraft.checked(
                    trackable: trackable, day: today, value: value, note: "", today: today, Units()))
        }
        #expect(entry(.last, 0) == [:])
        #expect(entry(.sum, 0) == ["value": "Must be positive"])
        #expect(entry(.last, -1) == ["value": "Must be positive"])
        #expect(entry(.sum, nil) == ["value": "Value required"])
        #expect(entry(.sum, 1_000_000_001) == ["value": "Please enter at most 1,000,000,000 points"])
    }
}
