/// The catalogue has no exercise of that key.
struct NoSuchExerciseError: Error, CustomStringConvertible {
    let key: String

    var description: String { "The catalogue has no \(key)." }
}
