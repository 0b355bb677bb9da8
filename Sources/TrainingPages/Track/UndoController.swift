import Forms
import HTTP
import Models
import Texts
import Web

package enum UndoController {
    package static func create(_ visit: MemberVisit, _ typed: Submission, step: Int) async throws -> Response {
        let moment = visit.moment
        guard let undo = try await visit.write({ try $1.undo($0, step: Int64(step), at: moment) }) else {
            throw HTTPError(.notFound, TrackTexts.alreadyUndoneOrExpired)
        }
        let path = path(of: undo, cameFrom: visit.visit.formPagePath)
        guard let outcome = undo.outcome else { return try visit.redirect(to: path, notice: .undoRefused) }
        return try visit.redirect(to: path, notice: .undone, outcome: outcome)
    }

    private static func path(of undo: Undo, cameFrom: String) -> String {
        // A set of a workout is undone on the page of the workout.
        if RoutineWorkoutController.isPage(cameFrom) { return cameFrom }
        return switch undo.place {
        case .goals: Paths.goals
        case .routine: Paths.track(on: undo.day)
        // A glass of water can be added on either page.
        case .track where !cameFrom.hasPrefix(Paths.nutrition): Paths.track(on: undo.day)
        case .track, .nutrition: Paths.nutrition(on: undo.day)
        }
    }
}
