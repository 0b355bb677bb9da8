import Fitness
import Forms
import GRDB
import Models
import Texts

/// A change of the last day that can be undone, as a row of the page on which it was made, for when its notice is gone.
package struct UndoOffer: Sendable, Equatable {
    let step: Int64
    let text: String

    /// After one of them is undone, the next older one is offered.
    static let maximumShown = 5
    /// A page may be cached for an hour, so an offer ends an hour before its undo step.
    fileprivate static let lifetimeSeconds = UndoStep.lifetimeSeconds - 3_600
}

/// The texts for the rows of an undo step.
package struct UndoTexts: Sendable {
    /// The first row: `Bench Press, 80 kg × 5`.
    package let one: String
    /// All rows that were added at once: `2 sets of Bench Press`.
    let added: String
    /// What was done to rows that were changed: `Changed Bench Press, 80 kg × 5`.
    package var changed: String

    package init(_ name: String, _ amount: String? = nil, added: String = "") {
        one = amount.map { "\(name), \($0)" } ?? name
        self.added = added
        changed = CommonTexts.changedItem(one)
    }
}

extension User {
    /// Offers for deletions, changes, and several rows added at once, newest first. A row added alone has its own
    /// delete button.
    /// - Parameters:
    ///   - day: nil for all days.
    ///   - words: the texts for a row and all rows after the change; nil when its exercise or trackable is gone.
    package func undoOffers(
        _ database: Database, at place: UndoStep.Place, on day: LocalDay? = nil, at moment: TrainingMoment,
        words: (StoredRow, _ current: [StoredRow]) throws -> UndoTexts?
    ) throws -> [UndoOffer] {
        let steps = try UndoStep.all(
            database,
            """
            SELECT \(UndoStep.columns) FROM undo_steps
            WHERE user_id = :user AND created_at >= :first AND noun = :place
                AND (previous <> '[]' OR json_array_length(current) > 1)
                AND (:day IS NULL OR previous ->> '$[0].day' = :day OR current ->> '$[0].day' = :day)
            ORDER BY created_at DESC, id DESC
            """,
            [
                "user": id, "first": moment.now.secondsSince1970 - UndoOffer.lifetimeSeconds, "place": place,
                "day": day,
            ])
        var offers: [UndoOffer] = []
        for step in steps where offers.count < UndoOffer.maximumShown {
            guard let row = step.shownRow, let words = try words(row, step.current),
                try step.isUnchanged(database)
            else { continue }
            let text =
                step.previous.isEmpty
                ? CommonTexts.addedItem(words.added)
                : step.current.isEmpty ? CommonTexts.deletedItem(words.one) : words.changed
            offers.append(UndoOffer(step: step.id, text: text))
        }
        return offers
    }
}

package protocol UndoPage: PageContent {
    var undo: [UndoOffer] { get }
}
