/// What `shared/_row` shows: a line of a list that leads somewhere.
protocol LinkedRow: Sendable {
    var title: String { get }
    var path: String { get }
    var icon: String? { get }
    var note: String? { get }
}

/// A line of a list that leads somewhere.
struct ListRow: LinkedRow {
    let title: String
    let path: String
    var icon: String?
    var note: String?
}
