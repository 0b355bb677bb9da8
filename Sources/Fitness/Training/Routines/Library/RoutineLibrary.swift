/// The built-in routines and programmes.
package enum RoutineLibrary {
    package static var routines: [LibraryRoutine] { TrainingCatalogue.builtIn.routines }
    package static var programmes: [LibraryProgramme] { TrainingCatalogue.builtIn.programmes }
}
