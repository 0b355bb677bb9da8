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
    /// - Throws: `PasswordChangedError` when the password that was checked is not the current one any more.
    func deleteAccount(_ database: Database, email: String, now: Int64) throws -> DeletedAccount {
        try requireUnchangedPassword(database)
        let deleted = DeletedAccount(photos: try allPhotos(database), contents: try contents(database))
        let foods = try Int64.fetchAll(
            database.cachedStatement(sql: "SELECT id FROM foods WHERE user_id = ?"), arguments: [id])
        try UndoStep.forgetFoods(database, ids: foods, now: now)
        // Every other table's rows hang on this one.
        try database.cachedStatement(sql: "DELETE FROM users WHERE id = ?").execute(arguments: [id])
        try LoginThrottle.forget(database, email: email)
        return deleted
    }
}
