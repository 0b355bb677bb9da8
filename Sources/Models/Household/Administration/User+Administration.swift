import Fitness
import Foundation
import GRDB
import Texts

extension User {
    package var isAdmin: Bool { role == .admin }
    package var isDisabled: Bool { disabledAt != nil }

    package func setRole(_ database: Database, _ role: Role, by origin: AdminEvent.Origin, now: Date) throws {
        guard role != self.role, !isGuest else { return }
        if role == .member { try requireAnotherAdmin(database) }
        try database.run("UPDATE users SET role = ? WHERE id = ?", [role, id])
        try AdminEvent.add(database, role == .admin ? .madeAdmin : .madeMember, of: self, by: origin, now: now)
    }

    /// Ends all sessions at once; none of the user's tokens works any more.
    package func disable(_ database: Database, by origin: AdminEvent.Origin, now: Date) throws {
        guard !isDisabled, !isGuest else { return }
        try requireAnotherAdmin(database)
        try database.run("UPDATE users SET disabled_at = ? WHERE id = ?", [now.secondsSince1970, id])
        try access.endBrowserSessions(database, except: nil)
        try database.run("DELETE FROM password_resets WHERE user_id = ?", [id])
        try AdminEvent.add(database, .disabled, of: self, by: origin, now: now)
    }

    package func enable(_ database: Database, by origin: AdminEvent.Origin, now: Date) throws {
        guard isDisabled else { return }
        try database.run("UPDATE users SET disabled_at = NULL WHERE id = ?", [id])
        try AdminEvent.add(database, .enabled, of: self, by: origin, now: now)
    }

    /// Deletes another person's account, or a guest, with all its data.
    package func deleteByAdmin(_ database: Database, by origin: AdminEvent.Origin, now: Date) throws -> DeletedAccount {
        let deleted = try deleteEverything(database, now: now.secondsSince1970)
        try AdminEvent.add(database, .deleted, by: origin, now: now)
        return deleted
    }

    /// Without an admin nobody could admit people or give them access again.
    func requireAnotherAdmin(_ database: Database, orNobodyElse: Bool = false) throws {
        if try isOnlyAdmin(database, orNobodyElse: orNobodyElse) { throw Faults("role", AdminTexts.noAdminLeft) }
    }

    /// Whether this is the only admin who can sign in.
    /// - Parameter orNobodyElse: whether the answer is false for the only account of the household.
    package func isOnlyAdmin(_ database: Database, orNobodyElse: Bool) throws -> Bool {
        guard isAdmin, !isDisabled else { return false }
        let others = try Int.first(
            database, "SELECT count(*) FROM users WHERE role = 'admin' AND disabled_at IS NULL AND id <> ?", [id])
        guard others == 0 else { return false }
        if orNobodyElse {
            let accounts = try Int.first(
                database, "SELECT count(*) FROM (SELECT 1 FROM users WHERE registered_at >= 0 LIMIT 2)")
            if accounts == 1 { return false }
        }
        return true
    }

    package static func hasAccounts(_ database: Database) throws -> Bool {
        try Bool.first(database, "SELECT EXISTS (SELECT 1 FROM users WHERE registered_at >= 0 LIMIT 1)")
            ?? false
    }

    /// The role of a new account: the first one becomes an admin.
    static func roleOfNewAccount(_ database: Database) throws -> Role {
        try hasAccounts(database) ? .member : .admin
    }
}
