import Foundation
import GRDB
import Logging
import Models
import Transfer
import Web

/// Deletes guests who have been inactive longer than the household's limit.
struct GuestExpiry: Sendable {
    /// The check need not be frequent: a few minutes' delay does not matter.
    private static let pause = Duration.seconds(600)

    let app: App

    /// Runs until canceled. The first check is delayed to keep the start fast.
    func run() async {
        while !Task.isCancelled {
            do {
                try await Task.sleep(for: Self.pause)
                try await deleteAll()
            } catch is CancellationError {
                break
            } catch {
                app.logger.error("Inactive guests could not be deleted.", metadata: ["error": "\(error)"])
            }
        }
    }

    /// Deletes one guest after another, in small steps so that other writes don't wait.
    func deleteAll() async throws {
        let now = app.clock()
        while try await app.database.read({ try User.inactiveGuest($0, now: now) }) != nil {
            // A guest who has returned in the meantime is kept.
            let deleted = try await app.database.write { database -> DeletedAccount? in
                guard let guest = try User.inactiveGuest(database, now: now) else { return nil }
                let deleted = try guest.deleteEverything(database, now: now.secondsSince1970)
                try AdminEvent.add(database, .guestExpired, by: .server, now: now)
                return deleted
            }
            for file in deleted?.importFiles ?? [] { app.imports.remove(file) }
            await app.longChanges.finish()
        }
    }
}

extension User {
    /// A guest to delete. Data sent by one of their programs counts as a visit.
    fileprivate static func inactiveGuest(_ database: Database, now: Date) throws -> User? {
        guard let days = try HouseholdAccess(database).guestDays else { return nil }
        return try User.first(
            database,
            """
            SELECT \(User.columns) FROM users WHERE email_key IS NULL AND \(User.isKept) AND created_at <= :since
                AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND last_seen_at > :since)
                AND NOT EXISTS (SELECT 1 FROM api_keys WHERE user_id = users.id AND last_used_at > :since)
                AND NOT EXISTS (SELECT 1 FROM health_tokens WHERE user_id = users.id AND last_used_at > :since)
            LIMIT 1
            """, ["since": now.secondsSince1970 - Int64(days) * BrowserSession.daySeconds])
    }
}
