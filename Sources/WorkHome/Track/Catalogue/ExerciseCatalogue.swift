/// The exercises that WorkHome comes with.
enum ExerciseCatalogue {
    static let all: [CatalogueExercise] = [
        chest, back, shoulders, biceps, triceps, legs, hipsAndHamstrings, planks, core, fullBody, drills, stretches,
        yogaPoses, cardio, sports,
    ].flatMap { $0 }
}
