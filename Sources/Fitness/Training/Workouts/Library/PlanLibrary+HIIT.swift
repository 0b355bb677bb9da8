extension PlanLibrary {
    /// Hard intervals.
    package static let hiit: [LibraryPlan] = [
        LibraryPlan(
            key: "seven-minutes", name: "Seven Good Minutes",
            summary: """
                Twelve exercises, half a minute each, hardly a pause: the workout for days that have no room for one. \
                No equipment but a wall.
                """,
            focus: .hiit, level: .intermediate, goals: [.stayFit, .loseWeight, .improveEndurance],
            exercises: [
                .timed("jumping-jack", rest: 5), .timed("wall-sit", rest: 5), .timed("push-up", rest: 5),
                .timed("crunch", rest: 5), .timed("reverse-lunge", rest: 5), .timed("high-knees", rest: 5),
                .timed("plank", rest: 5), .timed("bodyweight-squat", rest: 5), .timed("superman", rest: 5),
                .timed("mountain-climber", rest: 5), .timed("glute-bridge", rest: 5), .timed("side-plank", 40, rest: 0),
            ]),
        LibraryPlan(
            key: "hiit-for-starters", name: "HIIT for Starters",
            summary: """
                Twenty seconds of work, forty of rest: long enough breaks to try what hard intervals are like. \
                Every jump can be a step.
                """,
            focus: .hiit, level: .beginner, goals: [.loseWeight, .improveEndurance, .stayFit],
            warmUp: gentleWarmUp, rounds: 2,
            exercises: [
                .timed("jumping-jack", 20, rest: 40), .timed("bodyweight-squat", 20, rest: 40),
                .timed("high-knees", 20, rest: 40), .timed("half-burpee", 20, rest: 40),
                .timed("side-shuffle", 20, rest: 40), .timed("high-plank", 20, rest: 60),
            ],
            coolDown: lowerBodyCoolDown),
        LibraryPlan(
            key: "twenty-ten", name: "Twenty Ten",
            summary: """
                Twenty seconds all out, ten to breathe, eight times over: two moves take turns in each block of four \
                minutes. Short, but it counts.
                """,
            focus: .hiit, level: .advanced, goals: [.loseWeight, .improveEndurance],
            warmUp: briskWarmUp, rounds: 2,
            exercises: [
                .timed("burpee", 20, rest: 10), .timed("mountain-climber", 20, rest: 10),
                .timed("burpee", 20, rest: 10), .timed("mountain-climber", 20, rest: 10),
                .timed("burpee", 20, rest: 10), .timed("mountain-climber", 20, rest: 10),
                .timed("burpee", 20, rest: 10), .timed("mountain-climber", 20, rest: 60),
                .timed("jump-squat", 20, rest: 10), .timed("high-knees", 20, rest: 10),
                .timed("jump-squat", 20, rest: 10), .timed("high-knees", 20, rest: 10),
                .timed("jump-squat", 20, rest: 10), .timed("high-knees", 20, rest: 10),
                .timed("jump-squat", 20, rest: 10), .timed("high-knees", 20, rest: 60),
            ],
            coolDown: fullBodyCoolDown),
        LibraryPlan(
            key: "sweat-and-smile", name: "Sweat and Smile",
            summary: """
                Half a minute on, a quarter off, through eight moves that change between legs, arms and middle, \
                so that something can always recover.
                """,
            focus: .hiit, level: .intermediate, goals: [.loseWeight, .stayFit, .improveEndurance],
            warmUp: briskWarmUp, rounds: 3,
            exercises: [
                .timed("skater-jump"), .timed("push-up"), .timed("jump-squat"), .timed("plank-jack"),
                .timed("butt-kick"), .timed("plank-shoulder-tap"), .timed("reverse-lunge"),
                .timed("half-burpee", rest: 60),
            ],
            coolDown: lowerBodyCoolDown),
        LibraryPlan(
            key: "dumbbell-burn", name: "Dumbbell Burn",
            summary: """
                Strength at the speed of an interval session: forty seconds of work with a pair of dumbbells, \
                twenty to change over.
                """,
            focus: .hiit, level: .intermediate, goals: [.loseWeight, .buildMuscle],
            warmUp: liftingWarmUp, rounds: 4,
            exercises: [
                .timed("dumbbell-thruster", 40, rest: 20), .timed("renegade-row", 40, rest: 20),
                .timed("goblet-squat", 40, rest: 20), .timed("mountain-climber", 40, rest: 20),
                .timed("dumbbell-romanian-deadlift", 40, rest: 60),
            ],
            coolDown: fullBodyCoolDown),
        LibraryPlan(
            key: "kettlebell-engine", name: "Kettlebell Engine",
            summary: """
                Swings drive this one, with squats, presses and crawls around them. \
                Know the swing well before you do it out of breath.
                """,
            focus: .hiit, level: .advanced, goals: [.loseWeight, .improveEndurance, .buildMuscle],
            warmUp: liftingWarmUp, rounds: 4,
            exercises: [
                .timed("kettlebell-swing", rest: 30), .timed("kettlebell-squat", rest: 30),
                .timed("kettlebell-clean-and-press", 40, rest: 30), .timed("kettlebell-swing", rest: 30),
                .timed("bear-crawl", rest: 75),
            ],
            coolDown: fullBodyCoolDown),
        LibraryPlan(
            key: "half-hour-of-power", name: "Half an Hour of Power",
            summary: """
                The long one: three blocks of jumps, crawls and planks, forty seconds each with twenty to shake out. \
                Pace the first round so that the last looks the same.
                """,
            focus: .hiit, level: .advanced, goals: [.loseWeight, .improveEndurance, .stayFit],
            warmUp: briskWarmUp, rounds: 3,
            exercises: [
                .timed("lunge-jump", 40, rest: 20), .timed("plank-up-down", 40, rest: 20),
                .timed("burpee", 40, rest: 20),
                .timed("bear-crawl", 40, rest: 20), .timed("skater-jump", 40, rest: 20), .timed("v-up", 40, rest: 20),
                .timed("tuck-jump", 20, rest: 40), .timed("plank", 40, rest: 75),
            ],
            coolDown: fullBodyCoolDown),
    ]
}
