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
            exercise: load.map(exercise), day: day ?? today, kind: .normal, reps: reps, weightKilograms: kilograms,
            ratingOfPerceivedExertion: rating, note: note, today: today, unit)
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

    @Test func onlyTheBodysWeightCanBeHelped() throws {
        #expect(messages(set(kilograms: -20)) == ["weight": "Must be positive"])
        #expect(try set(.bodyweight, kilograms: -20).get().weightKilograms == -20)
        #expect(try set(.bodyweight, kilograms: nil).get().weightKilograms == 0)
        #expect(
            messages(set(.bodyweight, kilograms: -1_000.1, unit: .pounds)) == [
                "weight": "Please enter at most 2,204 lb"
            ])
    }

    @Test func whatIsShownAsNothingIsNothing() {
        #expect(messages(set(kilograms: 0.004)) == ["weight": "Must be positive"])
        for kilograms in [0.004, -0.004] {
            #expect(messages(set(.bodyweight, kilograms: kilograms)) == ["weight": "Must be positive"])
        }
        #expect(messages(set(kilograms: 0.005)).isEmpty && messages(set(.bodyweight, kilograms: 0)).isEmpty)
    }

    @Test func aSetKeepsItsExactValues() throws {
        let draft = try set(reps: 5, kilograms: 61.234_969_95, rating: 8.5, note: " Slow ").get()
        #expect(draft.weightKilograms == 61.234_969_95 && draft.ratingOfPerceivedExertion == 8.5)
        #expect(draft.note == "Slow" && draft.day == today && draft.reps == 5)
    }

    @Test func everyWrongValueOfASessionHasItsMessage() {
        func session(_ seconds: Int?, _ meters: Double?, _ unit: DistanceUnit = .kilometers) -> [String: String] {
            messages(
                CardioSessionDraft.checked(
                    exercise: exercise(.external), day: today, durationSeconds: seconds, distanceMeters: meters,
                    note: "", today: today, unit))
        }
        #expect(session(nil, nil) == ["duration": "Duration required"])
        #expect(session(0, 4.9) == ["duration": "Must be positive", "distance": "Must be positive"])
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
