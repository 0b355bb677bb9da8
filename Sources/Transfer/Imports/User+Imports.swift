import Models

extension User {
    /// The user's imports of other apps' files and of archives.
    package var imports: Imports { Imports(user: self) }

    package struct Imports: Sendable {
        package let user: User
    }
}
