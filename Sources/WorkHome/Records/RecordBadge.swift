/// The badge beside what was a record: it leads to the record, and says aloud which one it was.
struct RecordBadge: Sendable {
    let exercise: Int64
    let kind: RecordKind

    var label: String { kind.name }
}
