extension PlanLibrary {
    /// The middle of the body.
    package static let core: [LibraryPlan] = [
        LibraryPlan(
            key: "core-from-scratch", name: "Core from Scratch",
            summary: """
                Eight calm minutes for belly and back, all of it lying or kneeling. \
                The slower you go, the more you get out of it.
                """,
            focus: .core, level: .beginner, goals: [.stayFit, .buildMuscle, .improveEndurance],
            rounds: 2,
            exercises: [
                .timed("dead-bug"), .timed("glute-bridge"), .timed("bird-dog"), .timed("crunch"),
                .timed("plank", 20), .timed("childs-pose", rest: 15),
            ]),
        LibraryPlan(
            key: "strong-back", name: "A Back That Holds",
            summary: """
                For everybody who sits a lot: the muscles along the spine and around the hips, with stretches between \
                so that nothing tightens up.
                """,
            focus: .core, level: .beginner, goals: [.stayFit, .improveEndurance],
            rounds: 2,
            exercises: [
                .timed("cat-cow"), .timed("bird-dog", 40), .timed("superman"), .timed("childs-pose", rest: 10),
                .timed("glute-bridge-march", 40), .timed("side-plank", 40), .timed("supine-twist", 40, rest: 20),
            ]),
        LibraryPlan(
            key: "core-circuit", name: "Core Circuit",
            summary: """
                Front, sides and back in turn, half a minute each. Three rounds make a workout of their own, \
                one makes a good end to another.
                """,
            focus: .core, level: .intermediate, goals: [.stayFit, .loseWeight, .buildMuscle],
            rounds: 3,
            exercises: [
                .timed("mountain-climber"), .timed("bicycle-crunch"), .timed("side-plank", 40),
                .timed("reverse-crunch"),
                .timed("russian-twist"), .timed("superman"), .timed("plank", 45, rest: 45),
            ]),
        LibraryPlan(
            key: "planks-all-round", name: "Planks All Round",
            summary: """
                Twelve minutes without a sit-up: planks on hands, elbows and sides, still and moving. \
                Breathe; that is half of the exercise.
                """,
            focus: .core, level: .intermediate, goals: [.stayFit, .improveEndurance, .loseWeight],
            rounds: 2,
            exercises: [
                .timed("high-plank", 40), .timed("plank-shoulder-tap"), .timed("side-plank", 60), .timed("bear-hold"),
                .timed("reverse-plank"), .timed("plank-up-down"), .timed("plank", 45, rest: 45),
            ]),
        LibraryPlan(
            key: "hanging-core", name: "Core on the Bar",
            summary: """
                Leg raises from a pull-up bar, hollow holds and slow rollouts for people whose planks last for minutes, \
                and a stronger grip on the side.
                """,
            focus: .core, level: .advanced, goals: [.buildMuscle],
            warmUp: [.timed("cat-cow", rest: 5), .timed("dead-bug", rest: 10), .timed("dead-hang", rest: 45)],
            rounds: 3,
            exercises: [
                .counted("hanging-leg-raise", 8, rest: 60), .timed("hollow-hold", rest: 45),
                .counted("ab-wheel-rollout", 8, rest: 60), .counted("hanging-knee-raise", 12, rest: 60),
                .timed("side-plank", 60, rest: 75),
            ],
            coolDown: [.timed("cobra-stretch", 40, rest: 5), .timed("childs-pose", 45, rest: 0)]),
        LibraryPlan(
            key: "iron-middle", name: "Iron Middle",
            summary: """
                Forty seconds of work, fifteen of rest, and no equipment to blame. \
                Keep your lower back on the floor when you are on it, whatever the clock says.
                """,
            focus: .core, level: .advanced, goals: [.stayFit, .loseWeight, .buildMuscle],
            rounds: 3,
            exercises: [
                .timed("hollow-hold", 40), .timed("v-up", 40), .timed("plank-jack", 40), .timed("flutter-kick", 40),
                .timed("side-plank", 60), .timed("leg-raise", 40), .timed("bear-crawl", 40, rest: 60),
            ]),
    ]
}
