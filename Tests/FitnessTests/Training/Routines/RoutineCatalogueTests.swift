import Testing

@testable import Fitness

/// Reading routines and programs from texts of our own.
@Suite struct RoutineCatalogueTests {
    @Test func aRoutineIsItsFieldsAndItsExercises() throws {
        let catalogue = Self.catalogue(Self.files)
        #expect(catalogue.mistake == nil)
        let routine = try #require(catalogue.routines.first)
        #expect(routine.key == "legs" && routine.name == "Legs" && routine.summary == "Legs first, then rest.")
        #expect(routine.focus == .strength && routine.level == .beginner && routine.minutes == 30)
        #expect(routine.goals == [.buildMuscle, .stayFit])
        let squat = routine.exercises[0]
        #expect(squat.slot == "squat" && squat.exercise == "squat" && squat.restSeconds == 180 && !squat.isJoined)
        #expect(squat.lines.map { "\($0)" } == ["warm-up 1 x 5 @ 50 % work", "3 x 5 @ work"])
        #expect(squat.progression == .rule("linear +5 kg / 10 lb") && squat.note == "Slowly: down, and up.")
        #expect(routine.exercises[1].progression == .none && routine.exercises[1].restSeconds == nil)
        #expect(routine.exercises.groups.map { $0.map(\.slot) } == [["squat"], ["lunge", "plank"]])
    }

    @Test func aProgramIsItsLiftsAndItsDays() throws {
        let program = try #require(Self.catalogue(Self.files).programs.first)
        #expect(program.key == "two-weeks" && program.source == "A book, with changes")
        #expect(program.schedule == .weekly && program.weekdays == [.monday, .thursday])
        #expect(program.weeks == 2 && program.deloadEvery == 6 && program.level == .advanced)
        #expect(program.lifts == [LibraryLift(key: "heavy", exercise: "squat", rule: "cycle +5 kg / 10 lb, 2 weeks")])
        #expect(program.days.map(\.name) == ["Legs 1", "Rest"])
        let legs = program.days[0].exercises
        #expect(legs.map(\.slot) == ["heavy", "lunge"] && legs.map(\.exercise) == ["squat", "lunge"])
        #expect(legs[0].progression == .lift("heavy") && legs[0].restSeconds == 180)
        #expect(legs[0].lines.map(\.week) == [1, 2, 2])
        #expect(
            legs[0].lines.map { "\($0)" } == [
                "week 1: 3 x 5 @ 70 % tm", "week 2: 1 x 5 @ 80 % tm", "week 2: 1 x 3+ @ 90 % tm",
            ])
        #expect(legs[1].lines.map(\.week) == [0] && legs[1].progression == .rule("reps +1 to 12, sets to 4"))
    }

    /// The explicit type keeps type checking fast.
    private static let mistakes: [(path: String, right: String, wrong: String, mistake: String)] = [
        ("routines/a.txt", "lunge: 3", "lunges: 3", "12: no exercise has the key “lunges”"),
        ("routines/a.txt", "3 x 8", "3 y 8", "12: “3 y 8” is not like “3 x 8-12 @ work” or "),
        ("routines/a.txt", "; 3 x 5 @ work", ";", "11: “warm-up 1 x 5 @ 50 % work;” is not like "),
        ("routines/a.txt", "3 x 8", "3 x 8 @ -20 kg", "12: “lunge” is no bodyweight exercise, so its weight is not "),
        ("routines/a.txt", "rest 180 s", "rest 3 min", "11: “rest 3 min” is not like “rest 90 s”"),
        ("routines/a.txt", "rest 180 s", "rest 901 s", "11: “rest 901 s” is not like “rest 90 s”"),
        ("routines/a.txt", "| note", "| rest 1 s | note", "11: “rest 1 s” is one thing too many"),
        ("routines/a.txt", "| note", "| fixed | note", "11: “fixed” is one thing too many"),
        ("routines/a.txt", "| note", "| | note", "11: “” is one thing too many"),
        ("routines/a.txt", "| note", "| note A | note", "11: “note Slowly: down, and up.” is one thing too many"),
        ("routines/a.txt", "| note", "| every 3 s | note", "11: “every 3 s” is not like “every 60 s” or "),
        ("routines/a.txt", "| note", "| 20 s on, 3 s off | note", "11: “20 s on, 3 s off” is not like "),
        (
            "routines/a.txt", "+ plank: 2 x 45 s", "+ plank: 2 x 45 s | every 60 s",
            "13: the clock of “plank” is that of "
        ),
        ("routines/a.txt", "squat: warm", "+ squat: warm", "11: there is no exercise above “squat” to join"),
        ("routines/a.txt", "+ plank", "+ lunge", "13: “lunge” is there twice"),
        ("routines/a.txt", "minutes: 30\n", "", "1: “Legs” has no “minutes”"),
        ("routines/a.txt", "minutes: 30", "rounds: 30", "6: unknown field “rounds”"),
        ("routines/a.txt", "## exercises", "## warm-up", "10: unknown section “warm-up”"),
        ("routines/b.txt", "plank: 2 x 45 s\n", "", "1: “Arms” has no exercises"),
        ("routines/b.txt", "key: arms", "key: legs", "1: “legs” is there twice"),
        ("routines/b.txt", "# Arms", "# Legs", "1: “Legs” is there twice"),
        ("programs/a.txt", "key: two-weeks", "key: 22", "2: “22” would be taken for a number"),
        ("programs/a.txt", "key: two-weeks", "key: other", "28: “other” is there twice"),
        ("programs/a.txt", "# Two Weeks", "# Other", "28: “Other” is there twice"),
        ("programs/a.txt", "schedule: weekly", "schedule: daily", "4: “daily” is none of rotation, weekly"),
        ("programs/a.txt", "weekdays: 1, 4", "weekdays: 1", "5: 1 days of the week for 2 days of the program"),
        ("programs/a.txt", "weekdays: 1, 4", "weekdays: 4, 1", "5: “4, 1” are no days of the week, Monday is 1"),
        ("programs/a.txt", "weekdays: 1, 4", "weekdays: 0, 4", "5: “0, 4” are no days of the week"),
        ("programs/a.txt", "weekdays: 1, 4", "weekdays: 1, 8", "5: “1, 8” are no days of the week"),
        ("programs/a.txt", "weeks: 2", "weeks: 53", "6: “53” is not from 1 to 52"),
        ("programs/a.txt", "deload every: 6", "deload every: 1", "7: “1” is not from 2 to 52"),
        ("programs/a.txt", "source: A book, with changes\n", "", "1: “Two Weeks” has no “source”"),
        ("programs/a.txt", "heavy: squat |", "heavy: squats |", "13: no exercise has the key “squats”"),
        (
            "programs/a.txt", "| cycle", "cycle",
            "13: “squat cycle +5 kg / 10 lb, 2 weeks” is not an exercise and its "
        ),
        ("programs/a.txt", "## lifts", "## lift", "12: unknown section “lift”"),
        ("programs/a.txt", "legs-1, week 1", "legs-1, week 3", "15: “day legs-1, week 3” is not like “day a” or "),
        ("programs/a.txt", "legs-1, week 2", "legs-1, week 1", "18: “day legs-1, week 1” is there twice"),
        ("programs/a.txt", "rest 180 s", "linear +5 kg", "16: the rule of “heavy” is that of its lift"),
        (
            "programs/a.txt", "1 x 3+ @ 90 % tm", "1 x 3+ @ 90 % tm | rest 9 s",
            "19: the first week of “heavy” says all but "
        ),
        (
            "programs/a.txt", "lunge: 3 x 8 | reps +1 to 12, sets to 4", "heavy: 3 x 8",
            "22: “heavy” is already there for all weeks"
        ),
        ("programs/a.txt", "plank: 2 x 45 s", "", "24: “day rest” has no exercises"),
        ("programs/a.txt", "\n## day a\nplank: 2 x 45 s", "", "28: “Other” has no days"),
        ("programs/b.txt", "heavy: 3 x 5", "lunge: 3 x 5", "1: no day has the lift “heavy”"),
    ]

    @Test(arguments: mistakes)
    func aMistakeIsRefusedWithItsPlace(path: String, right: String, wrong: String, mistake: String) throws {
        var files = Self.files
        let text = try #require(files[path])
        try #require(text.contains(right))
        files[path] = text.replacing(right, with: wrong, maxReplacements: 1)
        let found = try #require(Self.catalogue(files).mistake)
        #expect("\(found)".hasPrefix("Catalogue/\(path):\(mistake)"), "\(found)")
    }

    private static func catalogue(_ files: [String: String]) -> TrainingCatalogue {
        TrainingCatalogue(files.mapValues { Array($0.utf8) })
    }

    private static let files = [
        "activities.txt": """
        # Activities
        squats: 02052, 5.5 MET, squats
        """,
        "exercises/1.txt": ["Squat", "Lunge", "Plank"].map { name in
            """
            # \(name)
            key: \(name.lowercased())
            equipment: none
            muscles: quadriceps
            activity: squats

            Do it.

            """
        }.joined(separator: "\n"),
        "routines/a.txt": """
        # Legs
        key: legs
        focus: strength
        level: beginner
        goals: build muscle, stay fit
        minutes: 30

        Legs first, then rest.

        ## exercises
        squat: warm-up 1 x 5 @ 50 % work; 3 x 5 @ work | rest 180 s | linear +5 kg / 10 lb | note Slowly: down, and up.
        lunge: 3 x 8
        + plank: 2 x 45 s | rest 60 s
        """,
        "routines/b.txt": """
        # Arms
        key: arms
        focus: core
        level: advanced
        goals: stay fit
        minutes: 10

        Hold on.

        ## exercises
        plank: 2 x 45 s

        """,
        "programs/a.txt": """
        # Two Weeks
        key: two-weeks
        level: advanced
        schedule: weekly
        weekdays: 1, 4
        weeks: 2
        deload every: 6
        source: A book, with changes

        Two weeks again and again.

        ## lifts
        heavy: squat | cycle +5 kg / 10 lb, 2 weeks

        ## day legs-1, week 1
        heavy: 3 x 5 @ 70 % tm | rest 180 s

        ## day legs-1, week 2
        heavy: 1 x 5 @ 80 % tm; 1 x 3+ @ 90 % tm

        ## day legs-1
        lunge: 3 x 8 | reps +1 to 12, sets to 4

        ## day rest
        plank: 2 x 45 s


        # Other
        key: other
        level: beginner
        schedule: rotation
        weekdays: 1
        source: Nobody

        Hardly anything.

        ## day a
        plank: 2 x 45 s
        """,
        "programs/b.txt": """
        # Third
        key: third
        level: beginner
        schedule: rotation
        weekdays: 1
        source: Nobody

        Next to nothing.

        ## lifts
        heavy: squat | fixed

        ## day a
        heavy: 3 x 5
        """,
    ]
}
