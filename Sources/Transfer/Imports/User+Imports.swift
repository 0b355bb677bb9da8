import Models

extension User {
    /// Files that they brought from elsewhere, and archives.
    package var imports: Imports { Imports(user: self) }

    package struct Imports: Sendable {
        package let user: User
    }
}
