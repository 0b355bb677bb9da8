import Mustache

/// The badge beside what was a record: it leads to the record, and says aloud which one it was.
struct RecordBadge: Sendable, MustacheParent {
    let exercise: Int64
    let kind: RecordKind

    func child(named name: String) -> Any? {
        switch name {
        case "path": Paths.record(kind, of: exercise)
        case "label": kind.name
        default: nil
        }
    }
}
