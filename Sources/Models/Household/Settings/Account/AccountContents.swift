import Fitness
import Foundation
import GRDB
import Texts

/// How much data a user has, by kind.
package struct AccountContents: Sendable, Equatable {
    package enum Kind: String, CaseIterable, Sendable {
        case sets, cardio, workouts, entries, meals, weights, journal, photos, exercises, plans, routines, goals

        /// The table of its rows, and how a number of them is said.
        fileprivate var source: (table: String, text: (Int) -> String) {
            switch self {
            case .sets: ("strength_sets", { CountTexts.sets($0) })
            case .cardio: ("cardio_sessions", { CountTexts.cardioSessions($0) })
            case .workouts: ("workout_sessions", { CountTexts.workouts($0) })
            case .entries: ("trackable_entries", { CountTexts.trackedValues($0) })
            case .meals: ("meal_entries", { CountTexts.loggedFoods($0) })
            case .weights: ("weight_records", { CountTexts.weights($0) })
            case .journal: ("journal_entries", { CountTexts.journalEntries($0) })
            case .photos: ("journal_photos", { CountTexts.photos($0) })
            case .exercises: ("exercises", { CountTexts.exercisesOfYourOwn($0) })
            case .plans: ("workout_plans", { CountTexts.workoutPlansOfYourOwn($0) })
            case .routines: ("routines", { CountTexts.routines($0) })
            case .goals: ("goals", { CountTexts.goals($0) })
            }
        }
    }

    package var counts: [Kind: Int] = [:]

    package init(counts: [Kind: Int] = [:]) { self.counts = counts }

    /// The kinds that the user has, in words, in a fixed order.
    package var texts: [String] {
        Kind.allCases.compactMap { kind in
            counts[kind].flatMap { $0 > 0 ? kind.source.text($0) : nil }
        }
    }

    /// `1,204 sets, 12 photos`; nil when there is nothing.
    package var text: String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
}

extension User {
    package func contents(_ database: Database) throws -> AccountContents {
        var contents = AccountContents()
        for kind in AccountContents.Kind.allCases {
            contents.counts[kind] = try Int.first(database, Self.countStatement(of: kind), [id])
        }
        if photo != nil { contents.counts[.photos, default: 0] += 1 }
        return contents
    }

    /// Photos are found through the entries that they belong to. A workout is timed or done with a routine.
    private static func countStatement(of kind: AccountContents.Kind) -> String {
        switch kind {
        case .photos: "SELECT count(*) FROM \(journalPhotosOfUser)"
        case .workouts:
            """
            SELECT (SELECT count(*) FROM workout_sessions WHERE user_id = ?1)
                + (SELECT count(*) FROM routine_sessions WHERE user_id = ?1)
            """
        default: "SELECT count(*) FROM \(kind.source.table) WHERE user_id = ?"
        }
    }

    private static let journalPhotosOfUser = """
        journal_entries JOIN journal_photos ON entry_id = journal_entries.id
            AND journal_photos.user_id = journal_entries.user_id
        WHERE journal_entries.user_id = ?
        """

    /// All photos of the user: of the journal, the profile, and the trainers that nobody else sees.
    func allPhotos(_ database: Database) throws -> [UUID] {
        let journal = try UUID.all(database, "SELECT journal_photos.uuid FROM \(Self.journalPhotosOfUser)", [id])
        let profile = try UUID.first(database, "SELECT photo_uuid FROM users WHERE id = ?", [id])
        return try journal + [profile].compactMap { $0 } + trainers.privateTrainerPhotos(database)
    }

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

/// The result of closing an account.
package struct DeletedAccount: Sendable {
    /// The files of imports, to be deleted now that no row refers to them.
    package let importFiles: [UUID]
    package let contents: AccountContents
}
