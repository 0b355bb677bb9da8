import Foundation
import GRDB

/// What a person left behind: nothing but this.
struct DeletedAccount: Sendable {
    /// Photos whose files are to be deleted, now that no row names them.
    let photos: [UUID]
    let contents: AccountContents
}

extension User {
    /// Deletes the account with everything in it.
    /// - Throws: `PasswordChangedError` when the password that was checked is not the current one any more, or
    ///   `LastAdminError`.
    func deleteAccount(_ database: Database, now: Int64) throws -> DeletedAccount {
        try requireUnchangedPassword(database)
        return try deleteEverything(database, now: now)
    }

    /// Deletes this user with everything of theirs.
    /// - Throws: `LastAdminError` when others would be left without an admin.
    func deleteEverything(_ database: Database, now: Int64) throws -> DeletedAccount {
        try requireAnotherAdmin(database, orNobodyElse: true)
        let deleted = DeletedAccount(photos: try allPhotos(database), contents: try contents(database))
        let foods = try Int64.fetchAll(
            database.cachedStatement(sql: "SELECT id FROM foods WHERE user_id = ?"), arguments: [id])
        try UndoStep.forgetFoods(database, ids: foods, now: now)
        // Every other table's rows hang on this one.
        try database.cachedStatement(sql: "DELETE FROM users WHERE id = ?").execute(arguments: [id])
        if let email { try LoginThrottle.forget(database, email: email) }
        return deleted
    }
}
