extension PlanLibrary {
    /// Stretching, yoga and joints that move.
    package static let mobility: [LibraryPlan] = [
        LibraryPlan(
            key: "morning-wake-up", name: "Morning Wake-Up",
            summary: """
                Eight soft minutes between bed and breakfast that take every joint once through what it can do.
                """,
            focus: .mobility, level: .beginner, goals: [.stayFit, .loseWeight],
            exercises: [
                .timed("relaxation-breathing", 45, rest: 5), .timed("knees-to-chest", 40, rest: 5),
                .timed("supine-twist", 60, rest: 10), .timed("cat-cow", 45, rest: 5),
                .timed("childs-pose", 40, rest: 10),
                .timed("downward-dog", rest: 10), .timed("torso-twist", rest: 5), .timed("side-stretch", 40, rest: 5),
                .timed("arm-circles", rest: 5), .timed("hip-circle", rest: 0),
            ]),
        LibraryPlan(
            key: "desk-break", name: "Desk Break",
            summary: """
                Seven minutes beside your chair for neck, shoulders and hips that have been still for too long. \
                Nobody will notice more than a stretch.
                """,
            focus: .mobility, level: .beginner, goals: [.stayFit],
            exercises: [
                .timed("neck-stretch", 60, rest: 5), .timed("arm-circles", rest: 5),
                .timed("shoulder-stretch", 40, rest: 5),
                .timed("chest-stretch", 60, rest: 5), .timed("triceps-stretch", 40, rest: 5),
                .timed("side-stretch", 40, rest: 5), .timed("torso-twist", rest: 5), .timed("calf-raise", rest: 10),
                .timed("hip-flexor-stretch", 60, rest: 0),
            ]),
        LibraryPlan(
            key: "stretch-it-out", name: "Stretch It Out",
            summary: """
                The whole body from neck to calves in twenty unhurried minutes. Good in the evening, after sport or \
                instead of it. Stretch until you feel it and no further.
                """,
            focus: .mobility, level: .beginner, goals: [.stayFit, .improveEndurance, .buildMuscle],
            exercises: [
                .timed("march-in-place", 60, rest: 10), .timed("neck-stretch", 60, rest: 10),
                .timed("shoulder-stretch", 60, rest: 10), .timed("chest-stretch", 60, rest: 10),
                .timed("triceps-stretch", 60, rest: 10), .timed("side-stretch", 60, rest: 10),
                .timed("quad-stretch", 80, rest: 10), .timed("hamstring-stretch", 80, rest: 10),
                .timed("calf-stretch", 80, rest: 10), .timed("hip-flexor-stretch", 80, rest: 10),
                .timed("butterfly-stretch", 60, rest: 10), .timed("figure-four-stretch", 80, rest: 10),
                .timed("supine-twist", 80, rest: 10), .timed("childs-pose", 60, rest: 10),
                .timed("relaxation-breathing", 90, rest: 0),
            ]),
        LibraryPlan(
            key: "happy-hips", name: "Happy Hips",
            summary: """
                For stiff hips and short hamstrings: a quarter of an hour in lunges, deep squats and on the floor. \
                Three times a week shows within a month.
                """,
            focus: .mobility, level: .intermediate, goals: [.stayFit, .buildMuscle, .improveEndurance],
            exercises: [
                .timed("hip-circle", 40, rest: 5), .timed("leg-swing", 60, rest: 10),
                .timed("worlds-greatest-stretch", 60, rest: 10), .timed("deep-squat-hold", 45, rest: 15),
                .timed("cossack-squat", 45, rest: 15), .timed("hip-flexor-stretch", 80, rest: 10),
                .timed("ninety-ninety-stretch", 60, rest: 10), .timed("pigeon-pose", 90, rest: 10),
                .timed("wide-leg-forward-fold", 45, rest: 10), .timed("seated-forward-fold", 60, rest: 10),
                .timed("butterfly-stretch", 60, rest: 10), .timed("happy-baby", 60, rest: 0),
            ]),
        LibraryPlan(
            key: "after-the-run", name: "After the Run",
            summary: """
                Calves, hips and hamstrings in the order in which they complain, and ankles that move before the next \
                run. Do it while you are still warm.
                """,
            focus: .mobility, level: .intermediate, goals: [.improveEndurance, .loseWeight],
            exercises: [
                .timed("walking", 120, rest: 5), .timed("ankle-rock", 60, rest: 5),
                .timed("calf-stretch", 80, rest: 10),
                .timed("quad-stretch", 60, rest: 10), .timed("hip-flexor-stretch", 80, rest: 10),
                .timed("hamstring-stretch", 80, rest: 10), .timed("pigeon-pose", 80, rest: 10),
                .timed("supine-twist", 60, rest: 0),
            ]),
        LibraryPlan(
            key: "salute-the-sun", name: "Salute the Sun",
            summary: """
                A flowing yoga practice: sun salutations to get warm, standing poses for strength and balance, \
                and a long rest at the end.
                """,
            focus: .mobility, level: .intermediate, goals: [.stayFit, .loseWeight, .improveEndurance],
            exercises: [
                .timed("childs-pose", 60, rest: 5), .timed("cat-cow", 60, rest: 5),
                .timed("sun-salutation", 240, rest: 20),
                .timed("warrior-pose", 90, rest: 10), .timed("triangle-pose", 90, rest: 10),
                .timed("tree-pose", 90, rest: 10),
                .timed("sun-salutation", 180, rest: 20), .timed("downward-dog", 45, rest: 5),
                .timed("upward-dog", rest: 10), .timed("pigeon-pose", 120, rest: 10),
                .timed("seated-forward-fold", 60, rest: 10), .timed("supine-twist", 80, rest: 10),
                .timed("relaxation-breathing", 180, rest: 0),
            ]),
        LibraryPlan(
            key: "deep-mobility", name: "Deep and Slow",
            summary: """
                Long holds and strength at the end of the range, for people who stretch already. \
                Come to it warm and leave your ambition at the door.
                """,
            focus: .mobility, level: .advanced, goals: [.stayFit, .buildMuscle, .improveEndurance],
            warmUp: [
                .timed("sun-salutation", 180, rest: 20), .timed("worlds-greatest-stretch", 60, rest: 10),
                .timed("thread-the-needle", 60, rest: 10),
            ],
            rounds: 2,
            exercises: [
                .timed("deep-squat-hold", 90, rest: 15), .timed("cossack-squat", 60, rest: 15),
                .timed("ninety-ninety-stretch", 120, rest: 15), .timed("pigeon-pose", 180, rest: 15),
                .timed("wide-leg-forward-fold", 60, rest: 15), .timed("wall-slide", 45, rest: 20),
            ],
            coolDown: [
                .timed("cobra-stretch", 45, rest: 10), .timed("supine-twist", 120, rest: 10),
                .timed("happy-baby", 60, rest: 10), .timed("relaxation-breathing", 180, rest: 0),
            ]),
    ]
}
