import Fitness
import Foundation
import GRDB
import Texts

extension User.Trainers {
    package static let maximumTrainers = 100
    package static var tooMany: String { TrainerTexts.youAddedTrainersTheMaximum(maximumTrainers) }

    /// The trainers that the user sees, by name.
    package func all(_ database: Database) throws -> [Trainer] {
        let seen =
            (user.sharesAtHome
                ? try Trainer.all(
                    database,
                    """
                    SELECT \(Trainer.columns) FROM trainers LEFT JOIN users ON users.id = added_by WHERE is_private = 0
                    """) : [])
            + (try Trainer.all(
                database,
                """
                SELECT \(Trainer.columns) FROM trainers LEFT JOIN users ON users.id = added_by
                WHERE added_by = ? AND is_private = 1
                """, [user.id]))
        return seen.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
    }

    /// - Returns: nil when the trainer does not exist, or the user does not see it.
    package func trainer(_ database: Database, id trainer: Int64) throws -> Trainer? {
        try Trainer.first(
            database,
            """
            SELECT \(Trainer.columns) FROM trainers LEFT JOIN users ON users.id = added_by
            WHERE trainers.id = ? AND (added_by = ? OR (is_private = 0 AND ?))
            """, [trainer, user.id, user.sharesAtHome])
    }

    package func seesTrainerPhoto(_ database: Database, _ photo: UUID) throws -> Bool {
        try Bool.first(
            database, "SELECT added_by = ? OR (is_private = 0 AND ?) FROM trainers WHERE photo_uuid = ?",
            [user.id, user.sharesAtHome, photo]) ?? false
    }

    /// A trainer can be changed by the user who added it, and a shared one also by the household's first account.
    package func canEdit(_ database: Database, _ trainer: Trainer) throws -> Bool {
        if trainer.addedBy == user.id { return true }
        return try !trainer.isPrivate && isFirstAccount(database)
    }

    /// Whether this is the household's first account, which looks after what is shared.
    func isFirstAccount(_ database: Database) throws -> Bool {
        try Int64.first(
            database, "SELECT id FROM users WHERE registered_at IS NOT NULL ORDER BY registered_at, id LIMIT 1")
            == user.id
    }

    /// - Returns: nil when the user has added the maximum number of trainers.
    package func addTrainer(_ database: Database, _ draft: TrainerDraft, photo: UUID?, now: Date) throws -> Int64? {
        let count = try Int.first(database, "SELECT count(*) FROM trainers WHERE added_by = ?", [user.id])
        guard count ?? 0 < Self.maximumTrainers else { return nil }
        return try database.insert(
            into: "trainers",
            ["added_by": user.id, "photo_uuid": photo, "created_at": now.secondsSince1970] + draft.columns)
    }

    /// - Returns: the photos that no row refers to any more; nil when the user can't change the trainer.
    package func updateTrainer(
        _ database: Database, id trainer: Int64, _ draft: TrainerDraft, photo change: TrainerPhotoChange
    ) throws -> [UUID]? {
        guard let current = try self.trainer(database, id: trainer), try canEdit(database, current) else { return nil }
        var draft = draft
        // Only the user who added a trainer can hide it from others.
        if current.addedBy != user.id { draft.isPrivate = current.isPrivate }
        try database.update("trainers", draft.columns, where: "id = ?", [trainer])
        let photo: UUID?
        switch change {
        case .keep: return []
        case .remove: photo = nil
        case .replace(let new): photo = new
        }
        try database.run("UPDATE trainers SET photo_uuid = ? WHERE id = ?", [photo, trainer])
        return [current.photo].compactMap { $0 }
    }

    /// Deletes a trainer, and revokes the links to people's progress that were made for that trainer.
    /// - Returns: the photos that no row refers to any more; nil when the user can't delete the trainer.
    package func deleteTrainer(_ database: Database, id trainer: Int64, now: Date) throws -> [UUID]? {
        guard let current = try self.trainer(database, id: trainer), try canEdit(database, current) else { return nil }
        try database.run(
            "UPDATE progress_shares SET revoked_at = ? WHERE trainer_id = ? AND revoked_at IS NULL",
            [now.secondsSince1970, trainer])
        try database.run("DELETE FROM trainers WHERE id = ?", [trainer])
        return [current.photo].compactMap { $0 }
    }

    /// The photos of the trainers that are deleted with the user.
    func privateTrainerPhotos(_ database: Database) throws -> [UUID] {
        try UUID.all(
            database,
            """
            SELECT photo_uuid FROM trainers
            WHERE added_by = ? AND is_private = 1 AND photo_uuid IS NOT NULL
            """, [user.id])
    }
}

extension TrainerDraft {
    fileprivate var columns: ColumnValues {
        [
            "is_private": isPrivate, "name": name, "specialities": specialities.stored, "bio": bio,
            "languages": languages, "rate_amount": rate?.amount, "rate_currency": rate?.currency,
            "rate_period": rate?.period.rawValue, "phone": phone?.e164, "telegram_name": telegram?.name,
            "email": email,
        ]
    }
}
