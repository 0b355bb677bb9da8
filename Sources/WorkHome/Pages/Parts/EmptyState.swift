/// What stands where nothing is yet: a sentence, and the way to the first thing.
struct EmptyState: Sendable {
    let icon: String
    let title: String
    let text: String
    var action: Link?
}
