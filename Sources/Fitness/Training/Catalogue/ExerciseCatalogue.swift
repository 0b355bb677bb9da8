/// The built-in exercises.
package enum ExerciseCatalogue {
    package static var all: [CatalogueExercise] { TrainingCatalogue.builtIn.exercises }
}
