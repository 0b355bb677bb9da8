/// The built-in routines and programs.
package enum RoutineLibrary {
    package static var routines: [LibraryRoutine] { TrainingCatalogue.builtIn.routines }
    package static var programs: [LibraryProgram] { TrainingCatalogue.builtIn.programs }
}
