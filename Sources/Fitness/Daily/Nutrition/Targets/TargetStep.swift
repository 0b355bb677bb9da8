/// A line of "How was this computed?": a number and its source.
package struct TargetStep: Sendable {
    package let name: String
    package let value: String
    package let note: String

    package init(_ name: String, _ value: String, _ note: String) {
        self.name = name
        self.value = value
        self.note = note
    }
}
