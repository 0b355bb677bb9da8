/// The workout plans that WorkHome comes with.
package enum PlanLibrary {
    package static let all: [LibraryPlan] = [
        bodyweightStrength, dumbbellStrength, gymStrength, hiit, cardio, core, mobility,
    ]
    .flatMap { $0 }

    /// Two minutes that bring joints and breath along, without a jump.
    package static let gentleWarmUp: [LibraryPlanExercise] = [
        .timed("march-in-place", rest: 5), .timed("arm-circles", rest: 5), .timed("hip-circle", rest: 5),
        .timed("torso-twist"),
    ]

    /// Three minutes for a harder start.
    package static let briskWarmUp: [LibraryPlanExercise] = [
        .timed("march-in-place", rest: 5), .timed("arm-circles", rest: 5), .timed("leg-swing", 40, rest: 5),
        .timed("inchworm", rest: 10), .timed("jumping-jack"),
    ]

    /// Before weights: from the ground up.
    package static let liftingWarmUp: [LibraryPlanExercise] = [
        .timed("jumping-jack", rest: 10), .timed("cat-cow", rest: 5), .timed("worlds-greatest-stretch", 60, rest: 5),
        .counted("bodyweight-squat", 12, rest: 30),
    ]

    package static let lowerBodyCoolDown: [LibraryPlanExercise] = [
        .timed("quad-stretch", 40, rest: 5), .timed("hamstring-stretch", 40, rest: 5),
        .timed("hip-flexor-stretch", 40, rest: 5), .timed("childs-pose", 40, rest: 0),
    ]

    static let upperBodyCoolDown: [LibraryPlanExercise] = [
        .timed("chest-stretch", 40, rest: 5), .timed("shoulder-stretch", 40, rest: 5),
        .timed("triceps-stretch", 40, rest: 5), .timed("childs-pose", 40, rest: 0),
    ]

    package static let fullBodyCoolDown: [LibraryPlanExercise] = [
        .timed("hip-flexor-stretch", 40, rest: 5), .timed("figure-four-stretch", 40, rest: 5),
        .timed("supine-twist", 40, rest: 5), .timed("relaxation-breathing", 45, rest: 0),
    ]
}
