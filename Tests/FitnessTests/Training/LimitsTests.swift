import Testing

@testable import Fitness

@Suite struct LimitsTests {
    @Test(
        arguments: [
            (5, 600.0, nil, []), (5, 600.5, nil, ["601 kg? That is more than anyone has lifted."]),
            (100, 60, nil, []), (101, 60, nil, ["101 reps? That is a lot for one set."]),
            (200, 0, nil, []), (200, 20, 80, []), (201, 0, nil, ["201 reps? That is a lot for one set."]),
            (
                201, 700, 80,
                ["700 kg? That is more than anyone has lifted.", "201 reps? That is a lot for one set."]
            ), (5, -79.5, 80, []), (5, -80, 80, ["80 kg of assistance? You weigh 80 kg."]), (5, 80, 80, []),
            (5, -200, nil, []),
            (5, -200.5, nil, ["201 kg of assistance? That is more than most people weigh."]),
        ] as [(Int, Double, Double?, [String])])
    func aSetThatNobodyDoesIsDoubted(reps: Int, kilograms: Double, bodyWeight: Double?, questions: [String]) {
        let found = StrengthSetLimits.questions(
            of: .reps(reps), kilograms: kilograms, bodyWeightKilograms: bodyWeight, Units())
        #expect(found.map { $0.replacing("\u{A0}", with: " ") } == questions)
    }

    /// The records are 9.58 s over 100 m and 131.96 s over a kilometer.
    @Test(
        arguments: [
            (86_400, nil, .run, []), (86_401, nil, .run, [.duration]), (80_000, 300_000, .other, []),
            (80_000, 300_001, .other, [.distance(meters: 300_001)]), (10, 100, .run, []),
            (8, 100, .run, [.pace(meters: 100)]), (125, 1_000, .run, []), (124, 1_000, .run, [.pace(meters: 1_000)]),
            (124, 1_000, .other, []), (400, 10_000, .other, []), (399, 10_000, .other, [.pace(meters: 10_000)]),
            (100_000, 3_000_000, .other, [.duration, .distance(meters: 3_000_000), .pace(meters: 3_000_000)]),
            (20, 50, .swim, []), (18, 50, .swim, [.pace(meters: 50)]), (840, 1_500, .swim, []),
            (700, 1_500, .swim, [.pace(meters: 1_500)]), (4_600, 20_000, .walk, []),
            (3_500, 20_000, .walk, [.pace(meters: 20_000)]), (336, 2_000, .row, []),
            (290, 2_000, .row, [.pace(meters: 2_000)]), (80_000, 61_000, .swim, [.distance(meters: 61_000)]),
        ] as [(Int, Double?, CardioKind, [CardioLimits.Warning])])
    func aSessionThatNobodyDoesIsDoubted(
        seconds: Int, meters: Double?, kind: CardioKind, warnings: [CardioLimits.Warning]
    ) {
        #expect(CardioLimits.warnings(seconds: seconds, meters: meters, kind) == warnings)
    }

    @Test(
        arguments: [
            ("Pool Swim", .swim), ("Schwimmen", .swim), ("Rowing (Machine)", .row), ("Rudern", .row),
            ("Trail Run", .run), ("Laufen", .run), ("Course à pied", .run), ("Wandern", .walk),
            ("Nordic Walking", .walk), ("Cycling", .ride), ("Radfahren", .ride), ("Bike and run", .ride),
            ("Triathlon", .other),
            ("Skiing", .other), ("Throwing", .other), ("", .other),
        ] as [(String, CardioKind)])
    func aNameSaysWhatIsDone(name: String, kind: CardioKind) {
        #expect(CardioKind(named: name) == kind)
    }

    @Test func theBoundsAreTheDatabases() {
        #expect(CardioLimits.wholeSeconds == 1...604_800 && CardioLimits.seconds == 1...604_800)
        #expect(CardioLimits.meters == 0...5_000_000 && CardioLimits.kilocalories == 0...100_000)
        #expect(StrengthSetLimits.repetitions == 1...10_000 && StrengthSetLimits.kilograms == -1_000...100_000)
    }
}

@Suite struct ExerciseIntensityTests {
    /// Copied from the tables of the 2024 Adult Compendium of Physical Activities, from light to vigorous.
    @Test(arguments: [
        (ExerciseKind.strength, ["02024", "02054", "02050"], [2.8, 3.5, 6]),
        (.cardio, ["17190", "02048", "12020"], [3.8, 5, 7.5]),
        (.mobility, ["02101", "02105", "02160"], [2.3, 2.8, 4]),
    ])
    func eachStandsForAnActivity(kind: ExerciseKind, codes: [String], energies: [Double]) {
        let activities = ExerciseIntensity.allCases.map { $0.activity(of: kind) }
        #expect(activities.map(\.code) == codes)
        #expect(activities.map(\.metabolicEquivalent) == energies)
    }

    @Test func anExerciseHasTheIntensityOfItsCode() {
        var exercise = Exercise(
            id: 1, isOwn: true, name: "Sled", kind: .cardio, load: .external, equipment: .other, mechanic: nil,
            primaryMuscle: .heart, secondaryMuscles: [], metCode: "12020", metabolicEquivalent: 7.5, instructions: "",
            isArchived: false)
        #expect(exercise.intensity == .vigorous && exercise.cardioKind == .other)
        exercise.metCode = "02050"
        #expect(exercise.intensity == nil && exercise.cardioKind == .other)
        exercise.name = "Fell run"
        #expect(exercise.cardioKind == .run)
    }
}

@Suite struct WorkoutLevelTests {
    @Test(arguments: [(0, WorkoutLevel.beginner), (9, .beginner), (10, .intermediate), (39, .intermediate), (40, nil)])
    func experienceDecides(count: Int, level: WorkoutLevel?) {
        #expect(WorkoutLevel.fitting(workoutCount: count) == level)
    }
}
