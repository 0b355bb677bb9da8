import Fitness
import Foundation
import GRDB

extension HealthMetric {
    /// Those that fit, as a list in SQL.
    static func list(_ fits: (HealthMetric) -> Bool) -> String {
        allCases.filter(fits).map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }
}

extension HealthDayKey: RowReadable {
    /// From its metric and its day.
    package init(_ row: inout RowReader) throws {
        try self.init(metric: row.next(), day: row.next())
    }
}

extension User.Health {
    /// Stores a payload, updates everything derived from it, and records the delivery. Sending the same payload again
    /// changes nothing; a measurement in overlapping payloads counts once.
    /// - Throws: `Faults` when there are too many sources or samples.
    package func take(
        _ database: Database, _ intake: HealthPayload, by token: HealthToken, at moment: TrainingMoment,
        limits: HealthLimits = HealthLimits()
    ) throws -> HealthReport {
        var delivery = HealthDelivery(user, intake, limits)
        return try delivery.finish(database, by: token, at: moment)
    }

    fileprivate func note(
        _ database: Database, _ report: HealthReport, app: HealthApp, token: HealthToken, now: Date
    ) throws {
        try database.insert(
            into: "health_syncs",
            [
                "user_id": user.id, "app": app.rawValue, "token_name": token.name, "received_at": now.secondsSince1970,
                "new_count": report.new, "changed_count": report.changed, "unchanged_count": report.unchanged,
                "ignored_count": report.ignored.reduce(0) { $0 + $1.count },
                "left_out": String(decoding: try JSONEncoder().encode(report.ignored), as: UTF8.self),
            ])
        try database.run(
            """
            DELETE FROM health_syncs WHERE user_id = ?1 AND id < (SELECT id FROM health_syncs
                WHERE user_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
            """, [user.id, HealthSync.kept - 1])
        try database.run(
            "UPDATE health_tokens SET last_used_at = ? WHERE id = ? AND user_id = ?",
            [now.secondsSince1970, token.id, user.id])
    }
}

/// Stores the samples of a payload one by one, then updates what is derived from them.
package struct HealthDelivery: Sendable {
    /// The number of samples stored in one transaction; larger payloads are split into slices.
    package static let sliceSize = 500

    let user: User
    package let intake: HealthPayload
    let limits: HealthLimits
    private var keeper: HealthSampleWriter
    private var report: HealthReport
    private var next = 0

    package init(_ user: User, _ intake: HealthPayload, _ limits: HealthLimits = HealthLimits()) {
        var intake = intake
        intake.resolveEnds()
        (self.user, self.intake, self.limits) = (user, intake, limits)
        keeper = HealthSampleWriter(user, app: intake.app, limits: limits)
        report = HealthReport(received: intake.itemCount, ignored: intake.ignored)
    }

    /// Checks, before anything is stored, that the samples fit.
    /// - Throws: `Faults` when there are too many samples.
    package func requireRoom(_ database: Database) throws {
        let room = try limits.samples - user.health.healthSampleCount(database)
        guard intake.samples.count > room else { return }
        var (keeper, missing) = (keeper, 0)
        for sample in intake.samples { missing += try keeper.missing(database, sample) }
        guard missing <= room else { throw limits.tooManySamples }
    }

    /// Stores the next sample.
    /// - Returns: false when none is left.
    package mutating func step(_ database: Database) throws -> Bool {
        guard next < intake.samples.count else { return false }
        if let change = try keeper.keep(database, intake.samples[next]) { report.note(change) }
        next += 1
        return true
    }

    package mutating func finishSlice(_ database: Database, now: Date) throws {
        try user.health.deriveHealthDays(database, keeper.takeChangedDays(), now: now)
        keeper.clearCache()
    }

    /// Stores what is left, and records the delivery.
    package mutating func finish(_ database: Database, by token: HealthToken, at moment: TrainingMoment) throws
        -> HealthReport
    {
        while try step(database) {}
        try finishSlice(database, now: moment.now)
        report.ignored += keeper.leftOut
        try user.health.store(database, intake.workouts, &keeper.sources, &report, at: moment)
        _ = try user.health.deriveOutdatedDays(database, now: moment.now)
        try user.health.closeHealthDays(database, limits, at: moment)
        try user.health.note(database, report, app: intake.app, token: token, now: moment.now)
        return report
    }
}

/// The ids of an app's sources, each looked up once.
package struct HealthSources {
    let user: Int64
    let app: HealthApp
    let limits: HealthLimits
    /// Nil for a name that there is no source of.
    private var ids: [String: Int64?] = [:]

    package init(user: Int64, app: HealthApp, limits: HealthLimits = HealthLimits()) {
        self.user = user
        self.app = app
        self.limits = limits
    }

    package mutating func id(_ database: Database, of name: String) throws -> Int64 {
        if let id = try known(database, name) { return id }
        let count = try Int.first(database, "SELECT count(*) FROM health_sources WHERE user_id = ?", [user])
        guard count ?? 0 < limits.sources else { throw limits.tooManySources }
        let id = try database.insert(into: "health_sources", ["user_id": user, "app": app.rawValue, "name": name])
        ids.updateValue(id, forKey: name)
        return id
    }

    mutating func known(_ database: Database, _ name: String?) throws -> Int64? {
        guard let name else { return nil }
        if let known = ids[name] { return known }
        let id = try Int64.first(
            database, "SELECT id FROM health_sources WHERE user_id = ? AND app = ? AND name = ?",
            [user, app.rawValue, name])
        ids.updateValue(id, forKey: name)
        return id
    }
}
