import Models

extension User {
    /// Programs that the user follows or followed.
    package var programs: Programs { Programs(user: self) }

    package struct Programs: Sendable {
        package let user: User
    }
}
