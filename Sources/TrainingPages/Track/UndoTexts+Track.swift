import Fitness
import GRDB
import Models
import Texts
import Web

extension User {
    /// How Track names a set, a cardio session or a tracked value.
    func undoWords(_ database: Database, _ row: StoredRow, current: [StoredRow]) throws -> UndoTexts? {
        let added = current.count
        switch row.table {
        case StrengthSetDraft.table:
            guard let set = try row.read(database, StrengthSet.self, StrengthSet.columns),
                let exercise = try training.exercise(database, id: set.exerciseID)
            else { return nil }
            return UndoTexts(
                exercise.name, set.text(of: exercise, units),
                added: current.allSatisfy { $0["exercise_id"] == row["exercise_id"] }
                    ? TrackTexts.setsOf(added, exercise.name) : TrackTexts.setsOfSeveral(added))
        case CardioSessionDraft.table:
            guard let session = try row.read(database, CardioSession.self, CardioSession.columns),
                let exercise = try training.exercise(database, id: session.exerciseID)
            else { return nil }
            return UndoTexts(
                exercise.name, units.distance.text(session.distanceMeters, inSeconds: session.durationSeconds),
                added: TrackTexts.sessionsOf(added, exercise.name))
        case TrackableEntryDraft.table:
            guard let entry = try row.read(database, TrackableEntry.self, TrackableEntry.columns),
                let trackable = try training.trackable(database, id: entry.trackableID)
            else { return nil }
            return UndoTexts(
                trackable.name, trackable.text(entry.value, units),
                added: TrackTexts.entriesOf(added, trackable.name))
        default: return nil
        }
    }
}
