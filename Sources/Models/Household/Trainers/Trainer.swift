import Fitness
import Foundation
import GRDB
import Texts

/// A person who trains people of this household.
package struct Trainer: Sendable, Identifiable, RowReadable {
    package let id: Int64
    /// nil once that account is deleted.
    package let addedBy: Int64?
    package let isPrivate: Bool
    package let name: String
    package let photo: UUID?
    package let specialities: TrainerSpecialities
    package let bio: String
    package let languages: String
    package let rate: TrainerRate?
    package let phone: PhoneNumber?
    package let telegram: TelegramName?
    package let email: String?
    package let addedByName: String?

    package var firstName: String { name.split(separator: " ").first.map(String.init) ?? name }

    package var initials: String {
        let words = name.split(separator: " ")
        let ends = words.count > 1 ? [words.first, words.last] : [words.first]
        return ends.compactMap { $0?.first }.map(String.init).joined().uppercased()
    }

    package var canBeContacted: Bool { phone != nil || telegram != nil || email != nil }

    static let columns = """
        trainers.id, added_by, is_private, name, trainers.photo_uuid, specialities, bio, languages, rate_amount,
        rate_currency, rate_period, phone, telegram_name, trainers.email, users.first_name
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        addedBy = try row.next()
        isPrivate = try row.next()
        name = try row.next()
        photo = try row.next()
        specialities = try TrainerSpecialities(stored: row.next())
        bio = try row.next()
        languages = try row.next()
        let (amount, currency) = (try row.next(String?.self), try row.next(String?.self))
        let period = try row.next(TrainerRate.Period?.self)
        if let amount, let currency, let period {
            rate = TrainerRate(amount: amount, currency: currency, period: period)
        } else {
            rate = nil
        }
        phone = try row.next(String?.self).map(PhoneNumber.init(stored:))
        telegram = try row.next(String?.self).map(TelegramName.init(stored:))
        email = try row.next()
        addedByName = try row.next()
    }
}

/// What happens to a trainer's photo.
package enum TrainerPhotoChange: Sendable {
    case keep, remove
    case replace(UUID)
}

extension User.Trainers {
    package static let maximumTrainers = 100

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

    /// Whether this is the household's first account, which looks after what is shared: the one that registered before all
    /// others, because the oldest row may have been a guest's.
    func isFirstAccount(_ database: Database) throws -> Bool {
        try Int64.first(
            database, "SELECT id FROM users WHERE registered_at IS NOT NULL ORDER BY registered_at, id LIMIT 1")
            == user.id
    }

    /// - Throws: `NotAllowed` for a trainer that the user can only look at.
    private func requireEditing(_ database: Database, _ trainer: Trainer) throws {
        guard try canEdit(database, trainer) else { throw NotAllowed(TrainerTexts.editingNotAllowed) }
    }

    /// - Returns: also the photos that no row refers to any more.
    package func save(
        _ database: Database, _ draft: TrainerDraft, over old: Trainer? = nil, photo change: TrainerPhotoChange = .keep,
        now: Date
    ) throws -> (id: Int64, obsolete: [UUID]) {
        var draft = draft
        let photo: UUID? =
            switch change {
            case .keep: old?.photo
            case .remove: nil
            case .replace(let new): new
            }
        guard let old else {
            let count = try Int.first(database, "SELECT count(*) FROM trainers WHERE added_by = ?", [user.id])
            try Faults.requireRoom(
                for: count ?? 0, atMost: Self.maximumTrainers, TrainerTexts.youAddedTrainersTheMaximum)
            let id = try database.insert(
                into: "trainers",
                ["added_by": user.id, "photo_uuid": photo, "created_at": now.secondsSince1970] + draft.columns)
            return (id, [])
        }
        try requireEditing(database, old)
        // Only the user who added a trainer can hide it from others.
        if old.addedBy != user.id { draft.isPrivate = old.isPrivate }
        try database.update("trainers", ["photo_uuid": photo] + draft.columns, where: "id = ?", [old.id])
        return (old.id, photo == old.photo ? [] : [old.photo].compactMap { $0 })
    }

    /// Deletes a trainer, and revokes the links to people's progress that were made for that trainer.
    /// - Returns: the photos that no row refers to any more.
    package func delete(_ database: Database, _ trainer: Trainer, now: Date) throws -> [UUID] {
        try requireEditing(database, trainer)
        try database.run(
            "UPDATE progress_shares SET revoked_at = ? WHERE trainer_id = ? AND revoked_at IS NULL",
            [now.secondsSince1970, trainer.id])
        try database.run("DELETE FROM trainers WHERE id = ?", [trainer.id])
        return [trainer.photo].compactMap { $0 }
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
