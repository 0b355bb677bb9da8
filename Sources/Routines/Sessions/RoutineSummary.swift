import Fitness
import GRDB
import Models

/// What a session amounts to, next to the last one of its routine.
package struct RoutineSummary: Sendable, Equatable {
    package struct Totals: Sendable, Equatable {
        /// Without warm-ups, as everywhere.
        package var sets = 0
        package var reps = 0
        package var volumeGrams: Int64 = 0
        /// From the start to the end, or to the last set of an open session.
        package var seconds: Int64 = 0
    }

    package struct Earlier: Sendable, Equatable {
        package let session: Int64
        package let day: LocalDay
        package let totals: Totals
    }

    package let totals: Totals
    package let skippedSets: Int
    /// Asked sets that were neither done nor skipped.
    package let missingSets: Int
    /// Those of its sets, without first values.
    package let records: [PersonalRecord]
    /// nil for the first session of the routine.
    package let earlier: Earlier?
}

extension RoutineSession {
    package var totals: RoutineSummary.Totals {
        let done = sets.compactMap(\.done)
        var totals = RoutineSummary.Totals()
        for set in done where set.kind.counts {
            totals.sets += 1
            totals.reps += set.reps
            totals.volumeGrams += set.volumeGrams
        }
        let end = finishedAt ?? done.map(\.loggedAt).max()
        if let startedAt, let end { totals.seconds = max(0, end - startedAt) }
        return totals
    }
}

extension User.Routines {
    package func summary(_ database: Database, of session: RoutineSession) throws -> RoutineSummary {
        let done = Set(session.sets.compactMap(\.done?.id))
        let records = try user.training.setRecords(database, on: session.day).filter { record in
            record.mark.source.setID.map(done.contains) ?? false
        }
        return RoutineSummary(
            totals: session.totals, skippedSets: session.sets.count(where: \.isSkipped),
            missingSets: session.sets.count { $0.origin == .asked && $0.done == nil && !$0.isSkipped },
            records: records, earlier: try earlier(database, than: session))
    }

    private func earlier(_ database: Database, than session: RoutineSession) throws -> RoutineSummary.Earlier? {
        guard let routine = session.routine else { return nil }
        let id = session.id ?? .max
        let before = try header(
            database,
            "routine_id = ? AND (day, id) < (?, ?) ORDER BY day DESC, id DESC LIMIT 1",
            [routine, session.day, id])
        return try before.map { before in
            RoutineSummary.Earlier(
                session: before.id, day: before.day, totals: try self.session(database, before).totals)
        }
    }
}
