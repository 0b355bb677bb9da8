/// The exercises that WorkHome comes with.
package enum ExerciseCatalogue {
    package static let all: [CatalogueExercise] = [
        chest, back, shoulders, biceps, triceps, legs, hipsAndHamstrings, planks, core, fullBody, drills, stretches,
        yogaPoses, cardio, sports,
    ].flatMap { $0 }
}
