import Foundation
import GRDB

/// A day of a metric.
struct HealthDayKey: Hashable, Comparable, Sendable {
    let metric: HealthMetric
    let day: LocalDay

    static func < (left: HealthDayKey, right: HealthDayKey) -> Bool {
        (left.day, left.metric.rawValue) < (right.day, right.metric.rawValue)
    }
}

private struct StoredHealthSample: FetchableRecord {
    let id: Int64
    let value: Double
    let day: LocalDay

    init(row: Row) throws {
        id = row[0]
        value = row[1]
        day = row[2]
    }
}

extension User {
    /// Keeps what a payload brought, brings everything that follows from it up to date, and writes down that it came.
    /// The same payload once more changes nothing; of overlapping ones each measurement counts once.
    func take(_ database: Database, _ intake: HealthIntake, by token: HealthToken, at moment: TrainingMoment) throws
        -> HealthReport
    {
        var report = HealthReport(received: intake.itemCount, ignored: intake.ignored)
        var sources = HealthSources(user: id, app: intake.app)
        var changedDays: Set<HealthDayKey> = []
        for sample in intake.samples {
            let source = try sources.id(database, of: sample.source)
            report.note(try store(database, sample, source: source, changedDays: &changedDays))
        }
        try deriveHealthDays(database, changedDays)
        for change in try store(database, intake.workouts, &sources, at: moment) { report.note(change) }
        try note(database, report, app: intake.app, token: token, now: moment.now)
        return report
    }

    private func store(
        _ database: Database, _ sample: HealthSample, source: Int64, changedDays: inout Set<HealthDayKey>
    ) throws -> HealthReport.Change {
        guard let old = try stored(database, sample, source: source, changedDays: &changedDays) else {
            try database.cachedStatement(
                sql: """
                    INSERT INTO health_samples (user_id, source_id, metric, started_at, day, value)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """
            ).execute(arguments: [id, source, sample.metric.rawValue, sample.key, sample.day, sample.value])
            changedDays.insert(HealthDayKey(metric: sample.metric, day: sample.day))
            return .new
        }
        guard old.value != sample.value || old.day != sample.day else { return .unchanged }
        try database.cachedStatement(sql: "UPDATE health_samples SET value = ?, day = ? WHERE id = ? AND user_id = ?")
            .execute(arguments: [sample.value, sample.day, old.id, id])
        changedDays.formUnion([old.day, sample.day].map { HealthDayKey(metric: sample.metric, day: $0) })
        return .changed
    }

    /// What was kept of it until now. The first hour of a day is there by its moment too where another zone's clock wrote
    /// it, and so is a day's total from before days had numbers: of the two one is left.
    private func stored(
        _ database: Database, _ sample: HealthSample, source: Int64, changedDays: inout Set<HealthDayKey>
    ) throws -> StoredHealthSample? {
        let found = try stored(database, sample, source: source, key: sample.key)
        guard sample.isOfDay, let other = try stored(database, sample, source: source, key: sample.startedAt) else {
            return found
        }
        if found == nil {
            try database.cachedStatement(sql: "UPDATE health_samples SET started_at = ? WHERE id = ? AND user_id = ?")
                .execute(arguments: [sample.key, other.id, id])
            return other
        }
        try database.cachedStatement(sql: "DELETE FROM health_samples WHERE id = ? AND user_id = ?")
            .execute(arguments: [other.id, id])
        changedDays.insert(HealthDayKey(metric: sample.metric, day: other.day))
        return found
    }

    private func stored(_ database: Database, _ sample: HealthSample, source: Int64, key: Int64) throws
        -> StoredHealthSample?
    {
        try StoredHealthSample.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT id, value, day FROM health_samples
                    WHERE user_id = ? AND metric = ? AND source_id = ? AND started_at = ?
                    """),
            arguments: [id, sample.metric.rawValue, source, key])
    }

    private func note(
        _ database: Database, _ report: HealthReport, app: HealthApp, token: HealthToken, now: Date
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO health_syncs (user_id, app, token_name, received_at, new_count, changed_count,
                    unchanged_count, ignored_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            id, app.rawValue, token.name, now.secondsSince1970, report.new, report.changed, report.unchanged,
            report.ignored.reduce(0) { $0 + $1.count },
        ])
        try database.cachedStatement(
            sql: """
                DELETE FROM health_syncs WHERE user_id = ?1 AND id < (SELECT id FROM health_syncs
                    WHERE user_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
                """
        ).execute(arguments: [id, HealthSync.kept - 1])
        try database.cachedStatement(sql: "UPDATE health_tokens SET last_used_at = ? WHERE id = ? AND user_id = ?")
            .execute(arguments: [now.secondsSince1970, token.id, id])
    }
}

/// The ids of an app's sources, each looked up once.
struct HealthSources {
    let user: Int64
    let app: HealthApp
    private var ids: [String: Int64] = [:]

    init(user: Int64, app: HealthApp) {
        self.user = user
        self.app = app
    }

    mutating func id(_ database: Database, of name: String) throws -> Int64 {
        if let id = ids[name] { return id }
        let id = try find(database, name) ?? insert(database, name)
        ids[name] = id
        return id
    }

    private func find(_ database: Database, _ name: String) throws -> Int64? {
        try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT id FROM health_sources WHERE user_id = ? AND app = ? AND name = ?"),
            arguments: [user, app.rawValue, name])
    }

    private func insert(_ database: Database, _ name: String) throws -> Int64 {
        try database.cachedStatement(sql: "INSERT INTO health_sources (user_id, app, name) VALUES (?, ?, ?)")
            .execute(arguments: [user, app.rawValue, name])
        return database.lastInsertedRowID
    }
}
