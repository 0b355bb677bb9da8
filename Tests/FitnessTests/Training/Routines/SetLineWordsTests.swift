import Testing

@testable import Fitness

/// Set lines and rules as people read them.
@Suite struct SetLineWordsTests {
    private static let metric = Units(weight: .kilograms, distance: .kilometers)
    private static let imperial = Units(weight: .pounds, distance: .miles)

    static func exercise(_ load: ExerciseLoad = .external) -> Exercise {
        Exercise(
            id: 1, isOwn: false, name: "Squat", kind: .strength, load: load, equipment: .barbell, mechanic: nil,
            primaryMuscle: .quadriceps, secondaryMuscles: [], metCode: nil, metabolicEquivalent: 5, instructions: "",
            isArchived: false)
    }

    @Test(arguments: [
        ("3 x 5 @ 60 kg", "3 × 5 · 60 kg", "3 × 5 · 132.5 lb"), ("3 x 8-12", "3 × 8–12", "3 × 8–12"),
        ("1 x 5+ @ 135 lb", "1 × 5+ · 61.2 kg", "1 × 5+ · 135 lb"), ("2 x 45 s", "2 × 45 s", "2 × 45 s"),
        ("2 x 90 s", "2 × 90 s", "2 × 90 s"), ("1 x 120 s", "1 × 2 min", "1 × 2 min"),
        ("1 x 150 s", "1 × 2:30 min", "1 × 2:30 min"), ("3 x 40 m", "3 × 40 m", "3 × 43.7 yd"),
        ("3 x 40 m in 30 s", "3 × 40 m in 30 s", "3 × 43.7 yd in 30 s"),
        ("3 x 5 @ work", "3 × 5 · work weight", "3 × 5 · work weight"),
        ("2 x 5 @ 50 % work", "2 × 5 · 50 % of the work weight", "2 × 5 · 50 % of the work weight"),
        (
            "1 x 3 @ 90 % tm rpe 9", "1 × 3 · 90 % of the training max · RPE 9",
            "1 × 3 · 90 % of the training max · RPE 9"
        ),
        ("1 x 3 @ 75 % 1rm", "1 × 3 · 75 % of the one-rep max", "1 × 3 · 75 % of the one-rep max"),
        ("1 x 5 @ rpe 8", "1 × 5 · RPE 8", "1 × 5 · RPE 8"),
    ])
    func aLineIsReadAsLiftersWriteIt(text: String, kilograms: String, pounds: String) throws {
        let line = try #require(SetLine(text))
        #expect(line.words(of: Self.exercise(), Self.metric).plain == kilograms)
        #expect(line.words(of: Self.exercise(), Self.imperial).plain == pounds)
    }

    @Test func aKnownWorkWeightIsShown() throws {
        let lines = try #require(SetLine.list("2 x 5 @ 50 % work; 3 x 5 @ work"))
        let words = lines.map { $0.words(of: Self.exercise(), workKilograms: 60, Self.metric).plain }
        #expect(words == ["2 × 5 · 50 % of 60 kg", "3 × 5 · 60 kg"])
    }

    @Test(arguments: [("10 kg", "+10 kg"), ("-20 kg", "−20 kg"), ("0 kg", "Bodyweight")])
    func aBodyweightExerciseHasAddedWeight(typed: String, shown: String) throws {
        let line = try #require(SetLine("3 x 5 @ \(typed)"))
        #expect(line.words(of: Self.exercise(.bodyweight), Self.metric).plain == "3 × 5 · \(shown)")
    }

    // MARK: Rules

    @Test(arguments: [
        ("fixed", "The same every time"), ("linear +2.5 kg / 5 lb", "+2.5 kg when every rep is done"),
        ("linear +2.5 kg, every 2", "+2.5 kg after 2 workouts with every rep done"),
        ("linear +2.5 %", "+2.5 % when every rep is done"), ("linear +5 lb", "+5 lb when every rep is done"),
        ("double +2 kg", "More reps each time; at the top of the range +2 kg"),
        ("sum 30, +2 kg", "+2 kg once all sets together have 30 reps"),
        ("greyskull +2.5 kg", "+2.5 kg when the last set has its reps, twice as much for double the reps"),
        ("gzclp t1 +5 kg", "+5 kg when every rep is done; shorter sets after a miss"),
        ("gzclp t3 +5 kg", "+5 kg at 25 reps in the last set"),
        ("cycle +5 kg, 4 weeks", "+5 kg on the training max after 4 rounds or weeks"),
        ("effort", "The weight that fits the reps and the effort"),
        ("reps +1 to 12, sets to 5", "+1 rep up to 12, then one more set up to 5"),
        ("time +5 s to 120 s", "+5 s up to 2 min"), ("distance +5 m to 60 m", "+5 m up to 60 m"),
    ])
    func aRuleIsReadInOneLine(text: String, words: String) throws {
        let rule = try #require(ProgressionRule(text))
        #expect(RuleText(rule, Self.metric).summary.plain == words)
    }

    @Test(arguments: [(ProgramSchedule.rotation, "4 rounds"), (.weekly, "4 weeks")])
    func aCycleCountsAsItsProgram(schedule: ProgramSchedule, words: String) throws {
        let rule = try #require(ProgressionRule("cycle +5 kg, 4 weeks"))
        #expect(
            RuleText(rule, Self.metric, schedule).summary.plain == "+5 kg on the training max after \(words)")
    }

    @Test func aStepIsReadInOnesOwnUnit() throws {
        let rule = try #require(ProgressionRule("linear +2.5 kg / 5 lb"))
        #expect(RuleText(rule, Self.imperial).summary.plain == "+5 lb when every rep is done")
        #expect(RuleText(rule, Self.imperial).afterMisses?.plain == "10 % lighter after 3 workouts with missed reps")
    }
}

extension String {
    fileprivate var plain: String { replacing("\u{A0}", with: " ") }
}
