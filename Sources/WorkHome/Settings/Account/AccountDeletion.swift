import Foundation
import GRDB

/// What a person left behind: nothing but this.
struct DeletedAccount: Sendable {
    /// To be deleted, now that no row names them.
    let files: PersonFiles
    let contents: AccountContents
}

/// The files that rows of a person name.
struct PersonFiles: Sendable {
    var photos: [UUID] = []
    /// Those that wait to be imported.
    var imports: [UUID] = []
}

extension User {
    /// Deletes the account with everything in it.
    /// - Throws: `PasswordChangedError` when the password that was checked is not the current one any more, or
    ///   `LastAdminError`.
    func deleteAccount(_ database: Database, now: Int64) throws -> DeletedAccount {
        try requireUnchangedPassword(database)
        return try deleteEverything(database, now: now)
    }

    /// Every file of theirs.
    func files(_ database: Database) throws -> PersonFiles {
        PersonFiles(photos: try allPhotos(database), imports: try imports(database).compactMap(\.file))
    }

    /// Deletes this user with everything of theirs.
    /// - Throws: `LastAdminError` when others would be left without an admin.
    func deleteEverything(_ database: Database, now: Int64) throws -> DeletedAccount {
        try requireAnotherAdmin(database, orNobodyElse: true)
        let deleted = DeletedAccount(files: try files(database), contents: try contents(database))
        let foods = try Int64.fetchAll(
            database.cachedStatement(sql: "SELECT id FROM foods WHERE user_id = ?"), arguments: [id])
        try UndoStep.forgetFoods(database, ids: foods, now: now)
        // Every other table's rows hang on this one.
        try database.cachedStatement(sql: "DELETE FROM users WHERE id = ?").execute(arguments: [id])
        if let email { try LoginThrottle.forget(database, email: email) }
        return deleted
    }
}
