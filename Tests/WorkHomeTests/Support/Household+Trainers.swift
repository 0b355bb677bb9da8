import Crypto
import Support

@testable import Fitness
@testable import Models
@testable import Web

extension Household {
    /// Adds a trainer that only Alex can see, with every contact method.
    static func addTrainer(_ app: TestApp) async throws {
        let now = app.clock.now
        let draft = TrainerDraft(
            isPrivate: true, name: "A secret of Alex", specialities: TrainerSpecialities(["Running", "Fell running"]),
            bio: "Hills.", languages: "English", rate: TrainerRate(amount: "45", currency: "EUR", period: .hour),
            phone: PhoneNumber(stored: "+353871234567"), telegram: TelegramName(stored: "hill_coach"),
            email: "coach@example.com")
        try await app.app.database.write { database in
            guard let alex = try User.find(database, email: Cast.alex.email) else { return }
            _ = try alex.trainers.save(database, draft, now: now)
        }
    }

    /// Adds a link to all shareable data of Alex's.
    /// - Returns: its token, as in the address.
    static func addShare(_ app: TestApp) async throws -> String {
        let (token, now) = (try Token(), app.clock.now)
        let draft = ShareDraft(
            trainer: 1, recipient: "A secret of Alex", parts: SharePart.allCases, lastDay: LocalDay(now, in: .gmt) + 30)
        try await app.app.database.write { database in
            guard let alex = try User.find(database, email: Cast.alex.email) else { return }
            _ = try alex.shares.addShare(database, draft, token: token, now: now)
        }
        return token.text
    }
}
