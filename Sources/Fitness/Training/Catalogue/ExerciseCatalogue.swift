/// The exercises that WorkHome comes with.
package enum ExerciseCatalogue {
    package static var all: [CatalogueExercise] { TrainingCatalogue.builtIn.exercises }
}
