extension PlanLibrary {
    /// Strength at home with dumbbells, a kettlebell or a band.
    package static let dumbbellStrength: [LibraryPlan] = [
        LibraryPlan(
            key: "dumbbell-start", name: "Dumbbell Start",
            summary: """
                The whole body with one light pair of dumbbells. Learn the movements with a weight that you could lift \
                fifteen times. Reps count both sides together.
                """,
            focus: .strength, level: .beginner, goals: [.buildMuscle, .stayFit, .loseWeight],
            warmUp: gentleWarmUp, rounds: 3,
            exercises: [
                .counted("goblet-squat", 10, rest: 45), .counted("dumbbell-row", 20, rest: 45),
                .counted("dumbbell-shoulder-press", 10, rest: 45), .counted("dumbbell-romanian-deadlift", 10, rest: 45),
                .counted("dumbbell-curl", 10, rest: 60),
            ],
            coolDown: fullBodyCoolDown),
        LibraryPlan(
            key: "band-anywhere", name: "Band Anywhere",
            summary: """
                One band and a bit of floor, for hotel rooms and lunch breaks. \
                Good for shoulders that sit at a desk and hips that do the same.
                """,
            focus: .strength, level: .beginner, goals: [.stayFit, .buildMuscle],
            rounds: 3,
            exercises: [
                .timed("march-in-place", rest: 10), .counted("band-pull-apart", 15, rest: 30),
                .counted("band-side-step", 20, rest: 30), .counted("knee-push-up", 10, rest: 30),
                .counted("glute-bridge", 15, rest: 30), .timed("dead-bug", rest: 45),
            ]),
        LibraryPlan(
            key: "dumbbell-upper-body", name: "Dumbbell Upper Body",
            summary: """
                Chest, back, shoulders and arms with two dumbbells and a bench: three straight sets of each, \
                a minute's rest between them. Rows count both sides together.
                """,
            focus: .strength, level: .intermediate, goals: [.buildMuscle],
            warmUp: [
                .timed("jumping-jack", rest: 10), .timed("arm-circles", rest: 5), .timed("wall-slide", rest: 10),
                .counted("incline-push-up", 12, rest: 45),
            ],
            sets: 3,
            exercises: [
                .counted("dumbbell-bench-press", 10, rest: 75), .counted("dumbbell-row", 20, rest: 60),
                .counted("dumbbell-shoulder-press", 10, rest: 75), .counted("lateral-raise", 12, rest: 45),
                .counted("hammer-curl", 12, rest: 45), .counted("overhead-triceps-extension", 12, rest: 45),
            ],
            coolDown: upperBodyCoolDown),
        LibraryPlan(
            key: "dumbbell-lower-body", name: "Dumbbell Lower Body",
            summary: """
                Squat, hinge and lunge with weights in your hands, then calves and middle to finish. \
                The partner of the upper body day. Reps count both sides together.
                """,
            focus: .strength, level: .intermediate, goals: [.buildMuscle, .loseWeight],
            warmUp: liftingWarmUp, sets: 3,
            exercises: [
                .counted("goblet-squat", 12, rest: 75), .counted("dumbbell-romanian-deadlift", 12, rest: 75),
                .counted("dumbbell-lunge", 16, rest: 75), .counted("calf-raise", 20, rest: 45),
                .timed("side-plank", 40, rest: 30),
            ],
            coolDown: lowerBodyCoolDown),
        LibraryPlan(
            key: "dumbbell-complex", name: "Dumbbell Complex",
            summary: """
                Five exercises in a row without putting the dumbbells down, then two good minutes of rest. \
                Heavy breathing and heavy arms in one.
                """,
            focus: .strength, level: .advanced, goals: [.buildMuscle, .loseWeight, .improveEndurance],
            warmUp: liftingWarmUp, rounds: 5,
            exercises: [
                .counted("dumbbell-romanian-deadlift", 8, rest: 5), .counted("renegade-row", 10, rest: 5),
                .counted("dumbbell-thruster", 8, rest: 5), .counted("dumbbell-lunge", 12, rest: 5),
                .counted("man-maker", 4, rest: 120),
            ],
            coolDown: fullBodyCoolDown),
    ]
}
