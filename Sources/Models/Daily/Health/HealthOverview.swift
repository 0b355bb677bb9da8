import Crypto
import Fitness
import Foundation
import GRDB
import Texts

/// A delivery: when it arrived, from where, and what was done with it.
package struct HealthSync: Sendable, Identifiable {
    package let id: Int64
    package let app: HealthApp
    package let tokenName: String
    package let receivedAt: Int64
    package let newCount: Int
    package let changedCount: Int
    package let unchangedCount: Int
    package let ignoredCount: Int
    /// What was left out and why; earlier versions stored ten entries at most.
    package let leftOut: [LeftOut]

    package enum LeftOut: Sendable {
        /// As earlier versions stored it.
        case text(String)
        case values(HealthPayload.Ignored)

        package var text: String {
            switch self {
            case .text(let text): text
            case .values(let ignored): ignored.text
            }
        }
    }

    /// How many deliveries are stored per user.
    static let kept = 30

    /// How many left-out values no entry of `leftOut` counts.
    package var unlistedCount: Int {
        let counts = leftOut.map { if case .values(let ignored) = $0 { ignored.count } else { ignoredCount } }
        return max(0, ignoredCount - counts.reduce(0, +))
    }
}

extension HealthSync.LeftOut: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .values(try container.decode(HealthPayload.Ignored.self))
        }
    }
}

extension HealthSync: RowReadable {
    static let columns =
        "id, app, token_name, received_at, new_count, changed_count, unchanged_count, ignored_count, left_out"

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), app: row.next(), tokenName: row.next(), receivedAt: row.next(), newCount: row.next(),
            changedCount: row.next(), unchangedCount: row.next(), ignoredCount: row.next(), leftOut: row.json())
    }
}

/// A device or app that measured something.
package struct HealthSource: Sendable, Identifiable {
    package let id: Int64
    package let app: HealthApp
    package let name: String
    /// Its place in the person's order; nil if they did not choose one.
    package var position: Int?
}

extension HealthSource: RowReadable {
    static let columns = "id, app, name, position"

    package init(_ row: inout RowReader) throws {
        try self.init(id: row.next(), app: row.next(), name: row.next(), position: row.next())
    }

    /// Selects the sources that are not being deleted.
    static let notBeingDeletedCondition = """
        NOT EXISTS (SELECT 1 FROM deletions
            WHERE user_id = health_sources.user_id AND noun = 'healthSource' AND row_id = health_sources.id)
        """
}

/// A day of a metric.
package struct HealthStream: Sendable {
    package let metric: HealthMetric
    package let day: LocalDay
    package let value: Double
    /// Which device counted when, if the metric is added up.
    package var parts: [HealthDay.Part] = []
}

/// Everything that the health page shows.
package struct HealthOverview: Sendable {
    package let tokens: [HealthToken]
    /// The latest first.
    package let syncs: [HealthSync]
    /// The last days of each metric, the latest first.
    package let streams: [[HealthStream]]
    /// In the order in which they count.
    package let sources: [HealthSource]
    /// The day whose order those have that were not moved.
    package var orderKey: HealthDayKey?
    /// The latest first.
    package var corrections: [HealthCorrection] = []
}

extension User.Health {
    package func healthOverview(_ database: Database) throws -> HealthOverview {
        HealthOverview(
            tokens: try healthTokens(database),
            syncs: try HealthSync.all(
                database, "SELECT \(HealthSync.columns) FROM health_syncs WHERE user_id = ? ORDER BY id DESC LIMIT 10",
                [user.id]),
            streams: try HealthMetric.allCases.map { try healthStreams(database, $0) }.filter { !$0.isEmpty },
            sources: try healthSources(database), orderKey: try lastSummedDay(database),
            corrections: try healthCorrections(database))
    }

    package func healthSource(_ database: Database, id source: Int64) throws -> HealthSource? {
        try healthSources(database).first { $0.id == source }
    }

    /// Deletes a device's samples and what was derived from them, in small steps if there are many.
    /// - Returns: whether the user has this source.
    package func removeHealthSource(_ database: Database, id source: Int64, at moment: TrainingMoment) throws -> Bool {
        guard try healthSource(database, id: source) != nil else { return false }
        // What its workouts hid is compared with them while the source has its name.
        try deleteHealthWorkouts(database, source: source, at: moment)
        let many = try Bool.first(
            database,
            """
            SELECT EXISTS (SELECT 1 FROM health_samples WHERE source_id = ? AND user_id = ?
                LIMIT 1 OFFSET \(Deletion.maximumRowsAtOnce))
            """, [source, user.id])
        if many == true {
            try Deletion(user: user.id, noun: .healthSource, row: source).begin(
                database, now: moment.now.secondsSince1970)
            // Data that arrives meanwhile is kept, as a new source of the same name.
            try database.run(
                "UPDATE health_sources SET name = 'deleted ' || hex(randomblob(16)) WHERE id = ? AND user_id = ?",
                [source, user.id])
        } else {
            try deleteHealthSource(database, id: source, at: moment)
        }
        return true
    }

    /// Deletes a source's data, and what was derived from it unless the user changed it.
    func deleteHealthSource(_ database: Database, id source: Int64, at moment: TrainingMoment) throws {
        let days = try HealthDayKey.all(
            database, "SELECT DISTINCT metric, day FROM health_samples WHERE source_id = ? AND user_id = ?",
            [source, user.id])
        try deleteHealthWorkouts(database, source: source, at: moment)
        try database.delete(from: "health_sources", id: source, of: user.id)
        try deriveHealthDays(database, Set(days), now: moment.now)
    }

    private func healthStreams(_ database: Database, _ metric: HealthMetric) throws -> [HealthStream] {
        var days = try RowReader.all(
            database,
            """
            SELECT day, value FROM health_days WHERE user_id = ? AND metric = ? ORDER BY day DESC LIMIT 7
            """, [user.id, metric.rawValue]
        ) { try HealthStream(metric: metric, day: $0.next(), value: $0.next()) }
        for place in days.indices where metric.aggregation == .sum {
            let key = HealthDayKey(metric: metric, day: days[place].day)
            days[place].parts = HealthDay.parts(metric, try readings(database, of: key))
        }
        return days
    }

    package func healthTokens(_ database: Database) throws -> [HealthToken] {
        try HealthToken.all(
            database, "SELECT \(HealthToken.columns) FROM health_tokens WHERE user_id = ? ORDER BY name", [user.id])
    }

    package func healthToken(_ database: Database, id token: Int64) throws -> HealthToken? {
        try HealthToken.first(
            database, "SELECT \(HealthToken.columns) FROM health_tokens WHERE id = ? AND user_id = ?", [token, user.id])
    }

    package func addHealthToken(_ database: Database, _ token: Token, name: String, now: Date) throws {
        try Faults.requireRoom(
            for: healthTokens(database).count, atMost: HealthToken.maximumPerUser, HealthTexts.tooManyTokens)
        try database.run(
            """
            INSERT INTO health_tokens (user_id, token_digest, name, created_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, name) DO NOTHING
            """, [user.id, Data(token.digest), name, now.secondsSince1970])
        guard database.changesCount > 0 else { throw Faults("name", HealthTexts.nameTaken) }
    }

    /// - Returns: whether the user had this token.
    package func revokeHealthToken(_ database: Database, id token: Int64) throws -> Bool {
        try database.delete(from: "health_tokens", id: token, of: user.id)
    }
}

/// The credential of a phone or scale. The table stores only the digest; the token itself is shown once.
package struct HealthToken: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let name: String
    /// Seconds since 1970.
    package let createdAt: Int64
    package let lastUsedAt: Int64?

    package static let maximumPerUser = 20
}

extension HealthToken: RowReadable {
    static let columns =
        "health_tokens.id, health_tokens.name, health_tokens.created_at, health_tokens.last_used_at"

    package init(_ row: inout RowReader) throws {
        try self.init(id: row.next(), name: row.next(), createdAt: row.next(), lastUsedAt: row.next())
    }

    /// The stored token and its user; nil if it is unknown or the user is disabled.
    package static func find(_ database: Database, _ token: Token) throws -> (token: HealthToken, user: User)? {
        return try RowReader.first(
            database,
            """
            SELECT \(User.columns), \(columns) FROM health_tokens JOIN users ON users.id = user_id
            WHERE token_digest = ? AND disabled_at IS NULL
            """, [Data(token.digest)]
        ) { row in
            let user = try User(&row)
            return (try HealthToken(&row), user)
        }
    }
}
