/// A line of a list of what is known: a name and its value.
struct Fact: Sendable {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
