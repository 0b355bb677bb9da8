import Foundation
import GRDB

/// The result of closing an account.
package struct DeletedAccount: Sendable {
    /// The files of imports, to be deleted now that no row refers to them.
    package let importFiles: [UUID]
    package let contents: AccountContents
}

extension User {
    /// Closes the account of this user permanently: nobody can sign in to it or see it any more. Everything in it is
    /// deleted in small steps (`AccountRemoval`). The only admin stays while others need one.
    package func deleteEverything(_ database: Database, now: Int64) throws -> DeletedAccount {
        try requireAnotherAdmin(database, orNobodyElse: true)
        let deleted = DeletedAccount(
            importFiles: try UUID.all(
                database, "SELECT file_uuid FROM imports WHERE user_id = ? AND file_uuid IS NOT NULL", [id]),
            contents: try contents(database))
        try close(database, now: now)
        if let email { try LoginThrottle.forget(database, email: email) }
        return deleted
    }

    /// An account that is being deleted belongs to nobody: it has no email and no sessions, and admins don't see it.
    private func close(_ database: Database, now: Int64) throws {
        for keys in [
            "sessions", "api_sign_ins", "api_keys", "health_tokens", "progress_shares", "password_resets",
            "idempotent_answers", "held_forms",
        ] {
            try database.run("DELETE FROM \(keys) WHERE user_id = ?", [id])
        }
        try database.run("DELETE FROM invites WHERE created_by = ?", [id])
        try database.execute(
            sql: """
                UPDATE imports SET state = 'undone', file_uuid = NULL WHERE user_id = :user AND state <> 'done';
                UPDATE users SET first_name = '-', last_name = '', email = NULL, email_key = NULL, password_hash = NULL,
                    registered_at = NULL, role = 'member', disabled_at = :now WHERE id = :user;
                """, arguments: ["user": id, "now": now])
        try Deletion(user: id, noun: .account, row: 0).begin(database, now: now)
    }
}
