/// The catalogue has no exercise of that key.
package struct NoSuchExerciseError: Error, CustomStringConvertible {
    package let key: String

    package init(key: String) {
        self.key = key
    }

    package var description: String { "The catalogue has no \(key)." }
}
