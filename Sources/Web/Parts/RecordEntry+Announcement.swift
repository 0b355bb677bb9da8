import Fitness
import Forms
import Models

extension RecordEntry {
    /// The announcement of a new record, with a link to it: `Heaviest weight of Bench Press: 102.5 kg`.
    func announcement(_ units: Units) -> Link {
        let (text, line) = (text(units), record.mark.line)
        return Link(
            "\(text.title(line, of: exerciseName)): \(text.value(line.kind, record.value))",
            to: Paths.record(line.kind, of: record.exerciseID))
    }
}
