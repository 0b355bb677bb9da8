import Fitness

/// The badge beside what was a record: it leads to the record, and says aloud which one it was.
package struct RecordBadge: Sendable {
    package let exercise: Int64
    package let kind: RecordKind

    package var label: String { kind.name }
}
