import Fitness
import Foundation
import GRDB
import Texts

/// How much data a user has, by kind.
package struct AccountContents: Sendable, Equatable {
    package enum Kind: String, CaseIterable, Sendable {
        case sets, cardio, workouts, entries, meals, weights, journal, photos, exercises, plans, routines, goals

        fileprivate var table: String {
            switch self {
            case .sets: "strength_sets"
            case .cardio: "cardio_sessions"
            case .workouts: "workout_sessions"
            case .entries: "trackable_entries"
            case .meals: "meal_entries"
            case .weights: "weight_records"
            case .journal: "journal_entries"
            case .photos: "journal_photos"
            case .exercises: "exercises"
            case .plans: "workout_plans"
            case .routines: "routines"
            case .goals: "goals"
            }
        }

        fileprivate func text(_ count: Int) -> String {
            switch self {
            case .sets: CountTexts.sets(count)
            case .cardio: CountTexts.cardioSessions(count)
            case .workouts: CountTexts.workouts(count)
            case .entries: CountTexts.trackedValues(count)
            case .meals: CountTexts.loggedFoods(count)
            case .weights: CountTexts.weights(count)
            case .journal: CountTexts.journalEntries(count)
            case .photos: CountTexts.photos(count)
            case .exercises: CountTexts.exercisesOfYourOwn(count)
            case .goals: CountTexts.goals(count)
            case .plans: CountTexts.workoutPlansOfYourOwn(count)
            case .routines: CountTexts.routines(count)
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
            counts[kind].flatMap { $0 > 0 ? kind.text($0) : nil }
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
        default: "SELECT count(*) FROM \(kind.table) WHERE user_id = ?"
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
