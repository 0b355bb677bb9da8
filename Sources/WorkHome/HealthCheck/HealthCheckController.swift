import Foundation
import HTTP
import HTTPTypes
import Models
import Operations
import Storage
import Web

/// Reports that the server and its database respond; with `?full`, also their state.
enum HealthCheckController {
    static func show(_ visit: Visit) async throws -> Response {
        guard visit.request.query["full"] != nil else {
            try await visit.app.healthCheck.run(visit.app.database)
            return Response.text("ok").neverStored()
        }
        do {
            try await visit.app.healthCheck.run(visit.app.database)
            return try .json(ServerReport(visit, isAvailable: true))
        } catch {
            visit.app.logger.error("The database is unavailable.", metadata: ["error": "\(error)"])
            return try .json(ServerReport(visit, isAvailable: false), status: .serviceUnavailable)
        }
    }
}

/// The state of the server, for monitoring. It is public, so it contains nothing about users.
struct ServerReport: Encodable, Sendable {
    struct Backup: Encodable, Sendable {
        let ageSeconds: Int
        let isVerified: Bool

        enum CodingKeys: String, CodingKey {
            case ageSeconds = "age_seconds"
            case isVerified = "proven"
        }
    }

    let status: String
    let version = WorkHomeVersion.current
    let schema = AppDatabase.schema
    let uptimeSeconds: Int
    /// The newest backup; nil if there is none.
    let backup: Backup?
    /// Whether a later backup failed.
    let hasBackupFailed: Bool

    enum CodingKeys: String, CodingKey {
        case status, version, schema, backup
        case uptimeSeconds = "uptime_seconds"
        case hasBackupFailed = "backup_failed"
    }

    init(_ visit: Visit, isAvailable: Bool) {
        status = isAvailable ? "ok" : "unavailable"
        uptimeSeconds = Int(visit.now.timeIntervalSince(visit.app.startedAt))
        let backups = visit.app.backups?.status()
        hasBackupFailed = backups?.failure != nil
        backup = backups?.latest.map {
            Backup(
                ageSeconds: Int(visit.now.timeIntervalSince($0.madeAt)), isVerified: $0.proof?.isPassed ?? false)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(status, forKey: .status)
        try container.encode(version, forKey: .version)
        try container.encode(schema, forKey: .schema)
        try container.encode(hasBackupFailed, forKey: .hasBackupFailed)
        try container.encode(uptimeSeconds, forKey: .uptimeSeconds)
        // Encodes null instead of leaving it out.
        try container.encode(backup, forKey: .backup)
    }
}
