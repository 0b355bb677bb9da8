extension PlanLibrary {
    /// Strength with nothing but the floor, and at the end a bar.
    package static let bodyweightStrength: [LibraryPlan] = [
        LibraryPlan(
            key: "first-steps", name: "First Steps",
            summary: """
                A short, friendly start: six simple movements, plenty of rest, nothing to buy and no jumping. \
                Do it three times a week and add a round when it feels easy.
                """,
            focus: .strength, level: .beginner, goals: [.stayFit, .loseWeight, .buildMuscle],
            warmUp: gentleWarmUp, rounds: 2,
            exercises: [
                .timed("bodyweight-squat", rest: 20), .timed("knee-push-up", rest: 20),
                .timed("glute-bridge", rest: 20),
                .timed("bird-dog", rest: 20), .timed("calf-raise", rest: 20), .timed("plank", 20, rest: 45),
            ]),
        LibraryPlan(
            key: "body-basics", name: "Body Basics",
            summary: """
                The movements that everything else is built from: squat, push, hinge, lunge and brace. \
                Count your reps and stop each set with two left in you.
                """,
            focus: .strength, level: .beginner, goals: [.buildMuscle, .stayFit],
            warmUp: gentleWarmUp, rounds: 3,
            exercises: [
                .counted("bodyweight-squat", 12, rest: 30), .counted("knee-push-up", 10, rest: 30),
                .counted("reverse-lunge", 12, rest: 30), .counted("superman", 12, rest: 30),
                .counted("glute-bridge", 15, rest: 30), .timed("plank", rest: 60),
            ],
            coolDown: fullBodyCoolDown),
        LibraryPlan(
            key: "push-up-power", name: "Push-Up Power",
            summary: """
                Five kinds of push-ups for chest, shoulders and arms, from wide to narrow. \
                Go down to your knees whenever the line of your body breaks.
                """,
            focus: .strength, level: .intermediate, goals: [.buildMuscle],
            warmUp: [
                .timed("arm-circles", rest: 5), .timed("wall-slide", rest: 5), .timed("inchworm", rest: 10),
                .counted("scapular-push-up", 10, rest: 30),
            ],
            rounds: 3,
            exercises: [
                .counted("push-up", 12, rest: 60), .counted("pike-push-up", 8, rest: 60),
                .counted("wide-push-up", 10, rest: 60), .counted("diamond-push-up", 8, rest: 60),
                .timed("plank-up-down", rest: 90),
            ],
            coolDown: upperBodyCoolDown),
        LibraryPlan(
            key: "legs-without-weights", name: "Legs Without Weights",
            summary: """
                Your legs are strong, so this one makes them earn it: lunges in three directions, bridges on one leg \
                and a wall that doesn't move. Reps count both sides together.
                """,
            focus: .strength, level: .intermediate, goals: [.buildMuscle, .loseWeight, .stayFit],
            warmUp: briskWarmUp, rounds: 3,
            exercises: [
                .counted("bodyweight-squat", 20, rest: 30), .counted("reverse-lunge", 20, rest: 30),
                .counted("side-lunge", 16, rest: 30), .counted("single-leg-glute-bridge", 20, rest: 30),
                .timed("wall-sit", 45, rest: 30), .counted("calf-raise", 20, rest: 75),
            ],
            coolDown: lowerBodyCoolDown),
        LibraryPlan(
            key: "strong-enough-to-run", name: "Strong Enough to Run",
            summary: """
                Hips, calves and middle for people who run, ride or walk far. \
                Twice a week it keeps knees and backs quiet. Reps count both sides together.
                """,
            focus: .strength, level: .intermediate, goals: [.improveEndurance, .stayFit],
            warmUp: briskWarmUp, rounds: 3,
            exercises: [
                .counted("split-squat", 20, rest: 30), .counted("single-leg-glute-bridge", 20, rest: 30),
                .timed("side-plank", 40, rest: 20), .counted("fire-hydrant", 24, rest: 20),
                .counted("calf-raise", 20, rest: 30), .timed("dead-bug", 40, rest: 60),
            ],
            coolDown: lowerBodyCoolDown),
        LibraryPlan(
            key: "no-gym-needed", name: "No Gym Needed",
            summary: """
                Hard bodyweight strength for those who find push-ups easy: one-legged squats, handstands against the \
                wall and slow, honest reps. They count both sides together.
                """,
            focus: .strength, level: .advanced, goals: [.buildMuscle, .stayFit],
            warmUp: briskWarmUp, rounds: 4,
            exercises: [
                .counted("pistol-squat", 8, rest: 75), .counted("handstand-push-up", 5, rest: 75),
                .counted("cossack-squat", 12, rest: 60), .counted("diamond-push-up", 15, rest: 60),
                .counted("v-up", 12, rest: 90),
            ],
            coolDown: fullBodyCoolDown),
        LibraryPlan(
            key: "bar-and-floor", name: "Bar and Floor",
            summary: """
                Pull-ups, dips and leg raises, set after set, as people do them in the park. \
                Leave out a rep rather than swing for it.
                """,
            focus: .strength, level: .advanced, goals: [.buildMuscle],
            warmUp: [
                .timed("jumping-jack", 45, rest: 10), .timed("arm-circles", rest: 5), .timed("dead-hang", rest: 30),
                .counted("scapular-push-up", 12, rest: 45),
            ],
            rounds: 3,
            exercises: [
                .counted("pull-up", 8, rest: 90), .counted("dip", 10, rest: 90), .counted("chin-up", 6, rest: 90),
                .counted("push-up", 20, rest: 60), .counted("hanging-leg-raise", 10, rest: 120),
            ],
            coolDown: upperBodyCoolDown),
    ]
}
