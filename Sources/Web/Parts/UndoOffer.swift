import Fitness
import Forms
import GRDB
import Models

/// A change of the last day that can be taken back, as a line of the page that it was made on: the notice that offered
/// that has ended.
package struct UndoOffer: Sendable, Equatable {
    let step: Int64
    let text: String

    var path: String { Paths.undo(step) }

    /// Once one of them is taken back, the next older one is offered.
    static let mostShown = 5
    /// A page is kept for an hour, and no line of it should come too late.
    fileprivate static let lifetimeSeconds = UndoStep.lifetimeSeconds - 3_600
}

/// What a page calls the rows of a step.
package struct UndoWords: Sendable {
    /// The first of them: `Bench Press, 80 kg × 5`.
    let one: String
    /// All that were added at once: `2 sets of Bench Press`.
    let added: String

    package init(_ name: String, _ amount: String? = nil, added: String = "") {
        one = amount.map { "\(name), \($0)" } ?? name
        self.added = added
    }
}

extension User {
    /// Deletions, changes, and several rows that were added at once, the newest first. What was added alone has a button
    /// to delete it.
    /// - Parameters:
    ///   - day: nil for those of all days.
    ///   - words: of a row, and how many were added; nil when what it stands on is gone.
    package func undoOffers(
        _ database: Database, at place: UndoStep.Place, on day: LocalDay? = nil, at moment: TrainingMoment,
        words: (StoredRow, _ added: Int) throws -> UndoWords?
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
        for step in steps where offers.count < UndoOffer.mostShown {
            guard let row = step.shownRow, let words = try words(row, step.current.count),
                try step.isAsLeft(database)
            else { continue }
            let text =
                step.previous.isEmpty
                ? "Added \(words.added)" : "\(step.current.isEmpty ? "Deleted" : "Changed") \(words.one)"
            offers.append(UndoOffer(step: step.id, text: text))
        }
        return offers
    }
}

/// A page that offers to take changes back.
package protocol UndoPage: PageContent {
    var undo: [UndoOffer] { get }
}

extension UndoPage {
    var hasUndo: Bool { !undo.isEmpty }
}
