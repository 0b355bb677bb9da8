/// A line of "How was this computed?": a number and where it comes from.
struct TargetStep: Sendable {
    let name: String
    let value: String
    let note: String

    init(_ name: String, _ value: String, _ note: String) {
        self.name = name
        self.value = value
        self.note = note
    }
}
