import Fitness

/// The badge beside a set or session that was a record. It links to the record and reads out its kind.
package struct RecordBadge: Sendable {
    package let exercise: Int64
    package let kind: RecordKind

    package var label: String { kind.name }
}
