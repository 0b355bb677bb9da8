/// A line of "How was this computed?": a number and where it comes from.
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
