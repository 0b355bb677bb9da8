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

    package init(counts: [Kind: Int] = [:]) {
        self.counts = counts
    }

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
}
