import Fitness
import GRDB

/// The result of updating an exercise's records.
package struct RecordRefresh: Sendable, Equatable {
    /// The number of rows that differed.
    let differences: Int
    /// The new personal record, if there is one; of several, the first in the order of the kinds. The record of a day
    /// grows with each of its sets, but is new only once.
    let newRecord: PersonalRecord.ID?
}

extension LocalDay {
    /// The first day that can be logged: 1000-01-01.
    package static let beginning = LocalDay(daysSinceEpoch: -354_285)
    /// The last one: 2999-12-31.
    package static let end = LocalDay(daysSinceEpoch: 376_199)
}

extension User.Training {
    /// Updates the records of an exercise from a day on. Records of earlier days are read from their rows, so a set of
    /// today costs no more than today's sets; only rows that differ are written.
    ///
    /// Sets count as sets and cardio as cardio, even if the kind of the exercise was changed later.
    /// - Parameters:
    ///   - day: the first day that may have changed; after many changes at once, the beginning.
    ///   - end: the day before which to stop; later records are right once they are refreshed, too.
    @discardableResult
    package func refreshRecords(
        _ database: Database, exercise: Int64, from day: LocalDay = .beginning, until end: LocalDay? = nil
    ) throws -> RecordRefresh {
        let days = day..<(end ?? .end.next)
        let sets = try RecordMark.marks(of: strengthSets(database, of: exercise, days))
        let sessions = try cardioSessions(database, of: exercise, days).flatMap(RecordMark.marks(of:))
        // A time or distance of either is on the same line; sorting keeps the order within a day.
        let marks = sets.isEmpty || sessions.isEmpty ? sets + sessions : (sets + sessions).sorted { $0.day < $1.day }
        var history = RecordHistory(best: try best(database, of: exercise, before: day, on: Set(marks.map(\.line))))
        for mark in marks { history.add(mark) }
        return try replaceRecords(database, of: exercise, days, by: history.improvements)
    }

    /// Recomputes all records from what is logged.
    /// - Returns: the number of rows that differed.
    package func rebuildRecords(_ database: Database) throws -> Int {
        let exercises = try Int64.all(
            database,
            """
            SELECT exercise_id FROM strength_sets WHERE user_id = :user
            UNION SELECT exercise_id FROM cardio_sessions WHERE user_id = :user
            UNION SELECT exercise_id FROM personal_records WHERE user_id = :user
            """, ["user": user.id])
        return try exercises.reduce(0) { try $0 + refreshRecords(database, exercise: $1).differences }
    }

    private func strengthSets(_ database: Database, of exercise: Int64, _ days: Range<LocalDay>) throws -> [StrengthSet]
    {
        try StrengthSet.all(
            database,
            """
            SELECT \(StrengthSet.columns) FROM strength_sets
            WHERE exercise_id = ? AND user_id = ? AND day >= ? AND day < ? ORDER BY day, logged_at, id
            """, [exercise, user.id, days.lowerBound, days.upperBound])
    }

    private func cardioSessions(
        _ database: Database, of exercise: Int64, _ days: Range<LocalDay>
    ) throws -> [CardioSession] {
        try CardioSession.all(
            database,
            """
            SELECT \(CardioSession.columns) FROM cardio_sessions
            WHERE exercise_id = ? AND user_id = ? AND day >= ? AND day < ? ORDER BY day, logged_at, id
            """, [exercise, user.id, days.lowerBound, days.upperBound])
    }

    /// The best values of lines before a day. On a line each record is better than those before it, so the best one is
    /// the first in the order of values.
    private func best(
        _ database: Database, of exercise: Int64, before day: LocalDay, on lines: Set<RecordLine>
    ) throws -> [RecordLine: Double] {
        var best: [RecordLine: Double] = [:]
        for line in lines {
            best[line] = try Double.first(
                database,
                """
                SELECT value FROM personal_records
                WHERE exercise_id = ? AND user_id = ? AND kind = ? AND weight_grams = ? AND day < ?
                ORDER BY value \(line.kind.isLowerBetter ? "ASC" : "DESC") LIMIT 1
                """, [exercise, user.id, line.kind.rawValue, line.weightGrams, day])
        }
        return best
    }

    private func replaceRecords(
        _ database: Database, of exercise: Int64, _ days: Range<LocalDay>, by improvements: [RecordHistory.Improvement]
    ) throws -> RecordRefresh {
        let stored = try PersonalRecord.all(
            database,
            """
            SELECT \(PersonalRecord.columns) FROM personal_records
            WHERE exercise_id = ? AND user_id = ? AND day >= ? AND day < ? ORDER BY day, id
            """, [exercise, user.id, days.lowerBound, days.upperBound])
        let wanted = Dictionary(improvements.map { ($0.mark, $0.isBaseline) }) { $1 }
        let known = Set(stored.map(\.mark))
        let (obsolete, missing) = (
            stored.filter { wanted[$0.mark] != $0.isBaseline }, improvements.filter { !known.contains($0.mark) }
        )
        for record in obsolete {
            // A record that has only become or ceased to be the first value keeps its row.
            if let isBaseline = wanted[record.mark] {
                try database.run(
                    "UPDATE personal_records SET is_baseline = ? WHERE id = ? AND user_id = ?",
                    [isBaseline, record.id, user.id])
            } else {
                try database.delete(from: "personal_records", id: record.id, of: user.id)
            }
        }
        let places = Set(stored.filter { !$0.isBaseline }.map(\.mark.place))
        var new: [RecordKind: PersonalRecord.ID] = [:]
        for improvement in missing {
            let record = try insertRecord(database, of: exercise, improvement)
            guard !improvement.isBaseline, !places.contains(improvement.mark.place) else { continue }
            new[improvement.mark.line.kind] = record
        }
        return RecordRefresh(
            differences: obsolete.count + missing.count,
            newRecord: RecordKind.allCases.lazy.compactMap { new[$0] }.first)
    }

    private func insertRecord(
        _ database: Database, of exercise: Int64, _ improvement: RecordHistory.Improvement
    ) throws -> PersonalRecord.ID {
        let mark = improvement.mark
        return try database.insert(
            into: "personal_records",
            [
                "user_id": user.id, "exercise_id": exercise, "kind": mark.line.kind.rawValue,
                "weight_grams": mark.line.weightGrams, "value": mark.value, "day": mark.day,
                "set_id": mark.source.setID, "cardio_session_id": mark.source.sessionID,
                "is_baseline": improvement.isBaseline,
            ])
    }
}

extension RecordMark {
    /// The marks of sets, which are in order: those of each set and those of each day.
    static func marks(of sets: [StrengthSet]) -> [RecordMark] {
        var marks = sets.flatMap(marks(of:))
        var index = sets.startIndex
        while index < sets.endIndex {
            let day = sets[index].day
            let end = sets[index...].firstIndex { $0.day != day } ?? sets.endIndex
            let volumeGrams = sets[index..<end].reduce(0) { $0 + $1.volumeGrams }
            if volumeGrams > 0 {
                marks.append(
                    RecordMark(
                        line: RecordLine(kind: .dayVolume), value: Double(volumeGrams), day: day, source: .day))
            }
            index = end
        }
        return marks
    }

    private static func marks(of set: StrengthSet) -> [RecordMark] {
        guard set.kind.counts else { return [] }
        func mark(_ line: RecordLine, _ value: Double) -> RecordMark {
            RecordMark(line: line, value: value, day: set.day, source: .set(set.id))
        }
        var marks = [mark(RecordLine(set.amount, atKilograms: set.weightKilograms), set.amount.value)]
        if set.weightKilograms > 0 { marks.append(mark(RecordLine(kind: .weight), set.weightKilograms)) }
        if let estimate = set.estimatedOneRepMaxKilograms {
            marks.append(mark(RecordLine(kind: .oneRepMax), estimate))
        }
        if set.volumeGrams > 0 { marks.append(mark(RecordLine(kind: .setVolume), Double(set.volumeGrams))) }
        return marks
    }

    static func marks(of session: CardioSession) -> [RecordMark] {
        func mark(_ kind: RecordKind, _ value: Double) -> RecordMark {
            RecordMark(line: RecordLine(kind: kind), value: value, day: session.day, source: .session(session.id))
        }
        let seconds = Double(session.durationSeconds)
        let duration = mark(.duration, seconds)
        guard let meters = session.distanceMeters else { return [duration] }
        let length = RecordKind.distance.rank(meters)
        let paces = RecordKind.allCases.compactMap { kind in
            guard let paceMeters = kind.paceMeters, let least = kind.minimumPaceMeters,
                length >= RecordKind.distance.rank(least)
            else { return nil as RecordMark? }
            return mark(kind, seconds / meters * paceMeters)
        }
        return [duration, mark(.distance, meters)] + paces
    }
}

extension RecordLine {
    /// The line of all sets with this weight that are counted in the same way.
    fileprivate init(_ amount: SetAmount, atKilograms kilograms: Double) {
        let kind: RecordKind =
            switch amount {
            case .reps: .repetitions
            case .time: .duration
            case .distance: .distance
            }
        self.init(kind: kind, weightGrams: Int64((kilograms * 1000).rounded()))
    }
}

extension SetAmount {
    /// What is compared: of a carry the distance, because a longer time would be a slower walk.
    fileprivate var value: Double {
        switch self {
        case .reps(let reps): Double(reps)
        case .time(let seconds): Double(seconds)
        case .distance(let meters, _): meters
        }
    }
}
