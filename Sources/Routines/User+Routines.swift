import Models

extension User {
    /// Routines, and the workouts done with them.
    package var routines: Routines { Routines(user: self) }

    package struct Routines: Sendable {
        package let user: User
    }
}
