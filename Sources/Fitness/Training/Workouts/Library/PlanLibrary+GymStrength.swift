extension PlanLibrary {
    /// Strength in a gym: barbells, cables and machines, in straight sets.
    package static let gymStrength: [LibraryPlan] = [
        LibraryPlan(
            key: "gym-machines", name: "Around the Machines",
            summary: """
                A first day at the gym without guesswork: one machine after the other, two sets each. \
                Set every seat before you set the weight.
                """,
            focus: .strength, level: .beginner, goals: [.buildMuscle, .stayFit],
            warmUp: [.timed("elliptical", 300, rest: 30)], sets: 2,
            exercises: [
                .counted("leg-press", 12, rest: 60), .counted("machine-chest-press", 12, rest: 60),
                .counted("lat-pulldown", 12, rest: 60), .counted("seated-leg-curl", 12, rest: 60),
                .counted("machine-shoulder-press", 12, rest: 60), .counted("machine-crunch", 12, rest: 60),
            ],
            coolDown: fullBodyCoolDown),
        LibraryPlan(
            key: "barbell-five", name: "Barbell Five",
            summary: """
                Squat, bench press and row, three heavy sets of five. Add a little weight each time as long as all \
                fifteen reps are clean.
                """,
            focus: .strength, level: .intermediate, goals: [.buildMuscle],
            warmUp: liftingWarmUp, sets: 3,
            exercises: [
                .counted("squat", 5, rest: 180), .counted("bench-press", 5, rest: 180),
                .counted("barbell-row", 5, rest: 150), .timed("plank", 45, rest: 45),
            ],
            coolDown: fullBodyCoolDown),
        LibraryPlan(
            key: "push-day", name: "Push Day",
            summary: """
                Everything that pushes: chest, shoulders and triceps, from the heaviest lift to the smallest. \
                Goes with a pull day and a leg day.
                """,
            focus: .strength, level: .intermediate, goals: [.buildMuscle],
            warmUp: [
                .timed("arm-circles", rest: 5), .timed("wall-slide", rest: 10), .counted("push-up", 10, rest: 60),
            ],
            sets: 3,
            exercises: [
                .counted("bench-press", 8, rest: 120), .counted("overhead-press", 8, rest: 120),
                .counted("incline-dumbbell-press", 10, rest: 90), .counted("lateral-raise", 12, rest: 60),
                .counted("rope-pushdown", 12, rest: 60),
            ],
            coolDown: upperBodyCoolDown),
        LibraryPlan(
            key: "pull-day", name: "Pull Day",
            summary: """
                Back and biceps: pull from above, pull from the front, then curl. \
                Start each rep with the shoulder blades and let the arms follow.
                """,
            focus: .strength, level: .intermediate, goals: [.buildMuscle],
            warmUp: [
                .timed("arm-circles", rest: 5), .timed("cat-cow", rest: 10), .timed("dead-hang", rest: 60),
            ],
            sets: 3,
            exercises: [
                .counted("lat-pulldown", 10, rest: 90), .counted("barbell-row", 8, rest: 120),
                .counted("seated-cable-row", 10, rest: 90), .counted("face-pull", 15, rest: 60),
                .counted("barbell-curl", 10, rest: 60),
            ],
            coolDown: upperBodyCoolDown),
        LibraryPlan(
            key: "leg-day", name: "Leg Day",
            summary: """
                Nobody's favourite and everybody's best: squats, deadlifts from the hips, split squats and calves. \
                Rest long enough to do the next set well. Split squats count both sides together.
                """,
            focus: .strength, level: .advanced, goals: [.buildMuscle],
            warmUp: liftingWarmUp, sets: 3,
            exercises: [
                .counted("squat", 8, rest: 150), .counted("romanian-deadlift", 8, rest: 120),
                .counted("bulgarian-split-squat", 16, rest: 90), .counted("lying-leg-curl", 12, rest: 60),
                .counted("standing-calf-raise", 15, rest: 45),
            ],
            coolDown: lowerBodyCoolDown),
    ]
}
