import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

/// The one-tap actions on a goal.
package enum GoalActionsController {
    package static func pause(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let today = visit.today
        return try await change(visit, goal, .goalPaused) { try $1.goals.pause($0, id: $2, on: today) }
    }

    package static func resume(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let today = visit.today
        return try await change(visit, goal, .goalResumed) { try $1.goals.resume($0, id: $2, on: today) }
    }

    package static func archive(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let (today, seconds) = (visit.today, visit.now.secondsSince1970)
        return try await change(visit, goal, .goalArchived) {
            try $1.goals.archive($0, id: $2, at: seconds, on: today)
        }
    }

    package static func restore(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let today = visit.today
        return try await change(visit, goal, .goalRestored) { try $1.goals.archive($0, id: $2, at: nil, on: today) }
    }

    package static func confirmDeletion(_ visit: MemberVisit, goal: Int) async throws -> Response {
        let goal = try await visit.read { try $1.goals.goal($0, id: Int64(goal)) }.orNotFound()
        let question = ConfirmPage.Question(
            GoalTexts.deleteThisGoal, GoalTexts.deletionWarning(goal.name(visit.user.units)),
            deleting: Paths.goal(goal.id), label: GoalTexts.deleteGoal, canArchive: !goal.isArchived)
        return try visit.ask(question, destination: .goals)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let moment = visit.moment
        let step = try await visit.write { try $1.goals.deleteGoal($0, id: Int64(goal), at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.goals, notice: .goalDeleted, outcome: TrainingOutcome(), undoStep: step)
    }

    private static func change(
        _ visit: MemberVisit, _ goal: Int, _ notice: Notice.Code,
        _ body: @escaping @Sendable (Database, User, Int64) throws -> Bool
    ) async throws -> Response {
        try await visit.write { try body($0, $1, Int64(goal)) }.orNotFound()
        return try visit.redirect(to: Paths.goal(Int64(goal)), notice: notice)
    }
}
