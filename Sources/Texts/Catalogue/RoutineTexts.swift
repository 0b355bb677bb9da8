/// Routines, the workouts done with them, and why a weight is asked for.
package enum RoutineTexts {
    package static var routines: String { text("Routines") }
}
