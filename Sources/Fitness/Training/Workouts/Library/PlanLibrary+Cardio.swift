extension PlanLibrary {
    /// Endurance, indoors and out.
    package static let cardio: [LibraryPlan] = [
        LibraryPlan(
            key: "quiet-cardio", name: "Quiet Cardio",
            summary: """
                A quarter of an hour that gets you warm without a single jump: kind to knees, floors and the people \
                who live below.
                """,
            focus: .cardio, level: .beginner, goals: [.loseWeight, .stayFit, .improveEndurance],
            rounds: 3,
            exercises: [
                .timed("march-in-place", 45), .timed("standing-knee-to-elbow"), .timed("shadow-boxing"),
                .timed("reverse-lunge"), .timed("inchworm"), .timed("side-stretch", rest: 30),
            ]),
        LibraryPlan(
            key: "walk-to-run", name: "From Walk to Run",
            summary: """
                A minute of jogging and a minute and a half of walking, eight times. If you can talk while you jog, \
                the pace is right.
                """,
            focus: .cardio, level: .beginner, goals: [.improveEndurance, .loseWeight, .stayFit],
            warmUp: [.timed("brisk-walking", 300, rest: 0)], rounds: 8,
            exercises: [.timed("jogging", 60, rest: 0), .timed("walking", 90, rest: 0)],
            coolDown: [.timed("walking", 240, rest: 5), .timed("calf-stretch", 60, rest: 0)]),
        LibraryPlan(
            key: "uphill-walk", name: "Uphill Walk",
            summary: """
                A treadmill, a slope and a good podcast. Raise the slope a little for every stretch and let go of \
                the rails.
                """,
            focus: .cardio, level: .beginner, goals: [.loseWeight, .stayFit],
            warmUp: [.timed("walking", 180, rest: 0)], rounds: 4,
            exercises: [.timed("treadmill-walking", 240, rest: 0), .timed("walking", 60, rest: 0)],
            coolDown: [.timed("calf-stretch", 60, rest: 5), .timed("hamstring-stretch", 60, rest: 0)]),
        LibraryPlan(
            key: "shadow-rounds", name: "Six Rounds",
            summary: """
                Box against the air in rounds of two minutes, with squats and planks in between. \
                No gloves, no partner, no black eyes.
                """,
            focus: .cardio, level: .intermediate, goals: [.loseWeight, .improveEndurance, .stayFit],
            warmUp: [
                .timed("jumping-jack", rest: 10), .timed("arm-circles", rest: 5), .timed("torso-twist", rest: 10),
                .timed("fast-feet"),
            ],
            rounds: 6,
            exercises: [
                .timed("shadow-boxing", 120, rest: 20), .timed("bodyweight-squat", rest: 15),
                .timed("high-plank", rest: 45),
            ],
            coolDown: upperBodyCoolDown),
        LibraryPlan(
            key: "rope-and-floor", name: "Rope and Floor",
            summary: """
                A minute with the rope, then half a minute on the floor to let the calves rest. \
                Trip as often as you like: pick it up and go on.
                """,
            focus: .cardio, level: .intermediate, goals: [.improveEndurance, .loseWeight],
            warmUp: briskWarmUp, rounds: 4,
            exercises: [
                .timed("rope-skipping", 60, rest: 30), .timed("push-up", rest: 30),
                .timed("rope-skipping", 60, rest: 30),
                .timed("dead-bug", rest: 45),
            ],
            coolDown: [.timed("calf-stretch", 60, rest: 5), .timed("quad-stretch", 40, rest: 0)]),
        LibraryPlan(
            key: "rowing-steps", name: "Rowing Steps",
            summary: """
                Rowing in steps of one, two, three and four minutes and down again, a minute's rest after each. \
                The longer the step, the longer the stroke.
                """,
            focus: .cardio, level: .intermediate, goals: [.improveEndurance, .stayFit, .loseWeight],
            warmUp: [.timed("rowing-machine", 180, rest: 60)],
            exercises: [
                .timed("rowing-machine", 60, rest: 60), .timed("rowing-machine", 120, rest: 60),
                .timed("rowing-machine", 180, rest: 60), .timed("rowing-machine", 240, rest: 60),
                .timed("rowing-machine", 180, rest: 60), .timed("rowing-machine", 120, rest: 60),
                .timed("rowing-machine", 60, rest: 60),
            ],
            coolDown: fullBodyCoolDown),
        LibraryPlan(
            key: "pedal-waves", name: "Pedal Waves",
            summary: """
                Half an hour on the stationary bike in waves: two minutes hard, two minutes easy. \
                Add resistance rather than speed for the hard part.
                """,
            focus: .cardio, level: .intermediate, goals: [.improveEndurance, .loseWeight, .stayFit],
            warmUp: [.timed("indoor-cycling", 300, rest: 0)], rounds: 6,
            exercises: [.timed("bike-intervals", 120, rest: 0), .timed("indoor-cycling", 120, rest: 0)],
            coolDown: [.timed("quad-stretch", 40, rest: 5), .timed("hip-flexor-stretch", 40, rest: 0)]),
        LibraryPlan(
            key: "fast-twos", name: "Fast Twos",
            summary: """
                Six times two fast minutes with as much jogging between, on a track or any flat path. \
                For runners who want to get quicker over five and ten kilometres.
                """,
            focus: .cardio, level: .advanced, goals: [.improveEndurance],
            warmUp: [.timed("jogging", 600, rest: 0), .timed("leg-swing", 40, rest: 20)], rounds: 6,
            exercises: [.timed("intervals", 120, rest: 0), .timed("jogging", 120, rest: 0)],
            coolDown: [
                .timed("jogging", 240, rest: 5), .timed("calf-stretch", 60, rest: 5),
                .timed("hip-flexor-stretch", 60, rest: 0),
            ]),
    ]
}
