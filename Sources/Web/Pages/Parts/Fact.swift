/// A row of a list of facts: a name and its value.
package struct Fact: Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
