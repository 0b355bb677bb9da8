import Forms
import Models

extension RecordBadge {
    var path: String { Paths.record(kind, of: exercise) }
}
