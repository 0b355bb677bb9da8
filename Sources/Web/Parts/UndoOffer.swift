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

extension User {
    /// Deletions, changes, and several rows that were added at once, the newest first. What was added alone has a button
    /// to delete it.
    package func undoOffers(
        _ database: Database, of nouns: [UndoStep.Noun], on day: LocalDay, at moment: TrainingMoment
    ) throws
        -> [UndoOffer]
    {
        let steps = try undoSteps(
            database, of: nouns, at: moment,
            where: """
                AND (previous <> '[]' OR json_array_length(current) > 1)
                AND (previous ->> '$[0].day' = :day OR current ->> '$[0].day' = :day)
                """, ["day": day])
        var offers: [UndoOffer] = []
        for step in steps where offers.count < UndoOffer.mostShown {
            guard let text = try undoText(database, step) else { continue }
            offers.append(UndoOffer(step: step.id, text: text))
        }
        return offers
    }

    package func deletedGoalOffers(_ database: Database, at moment: TrainingMoment) throws -> [UndoOffer] {
        try undoSteps(database, of: [.goal], at: moment).prefix(UndoOffer.mostShown).map { step in
            let title = try GoalSnapshot(json: step.previous).title
            return UndoOffer(step: step.id, text: title.isEmpty ? "Deleted a goal" : "Deleted \(title)")
        }
    }

    private func undoSteps(
        _ database: Database, of nouns: [UndoStep.Noun], at moment: TrainingMoment, where condition: String = "",
        _ arguments: StatementArguments = [:]
    ) throws -> [UndoStep] {
        let names = nouns.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        let times: StatementArguments = [
            "user": id, "first": moment.now.secondsSince1970 - UndoOffer.lifetimeSeconds,
        ]
        return try UndoStep.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT \(UndoStep.columns) FROM undo_steps
                    WHERE user_id = :user AND created_at >= :first AND noun IN (\(names)) \(condition)
                    ORDER BY created_at DESC, id DESC
                    """),
            arguments: times + arguments)
    }

    private func undoText(_ database: Database, _ step: UndoStep) throws -> String? {
        switch step.noun {
        case .strengthSet: try undoText(database, step, StrengthSetRow.self)
        case .cardioSession: try undoText(database, step, CardioSessionRow.self)
        case .trackableEntry: try undoText(database, step, TrackableEntryRow.self)
        case .mealEntry: try undoText(database, step, MealEntryRow.self)
        case .goal: nil
        }
    }

    /// - Returns: nil when the step can't be taken back, because of what was done since.
    private func undoText<Logged: LoggedRow>(_ database: Database, _ step: UndoStep, _ type: Logged.Type) throws
        -> String?
    {
        let (previous, current) = (try [Logged](json: step.previous), try [Logged](json: step.current))
        guard let first = (previous + current).first, let words = try first.words(database, of: self),
            try isAsLeft(database, previous: previous, current: current)
        else { return nil }
        if previous.isEmpty { return "Added \(type.added(current.count, words))" }
        return "\(current.isEmpty ? "Deleted" : "Changed") \(words.name), \(words.amount)"
    }
}

/// A page that offers to take changes back.
package protocol UndoPage: PageContent {
    var undo: [UndoOffer] { get }
}

extension UndoPage {
    var hasUndo: Bool { !undo.isEmpty }
}
