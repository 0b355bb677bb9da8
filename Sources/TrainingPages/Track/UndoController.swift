import Fitness
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
        let path = path(of: undo, cameFrom: visit.visit.formPagePath, today: moment.today)
        guard let outcome = undo.outcome else { return try visit.redirect(to: path, notice: .undoRefused) }
        return try visit.redirect(to: path, notice: .undone, outcome: outcome)
    }

    private static func path(of undo: Undo, cameFrom: String, today: LocalDay) -> String {
        // A set of a workout is undone on the page of the workout.
        if RoutineWorkoutController.isPage(cameFrom) { return cameFrom }
        // A training max is undone where it was set.
        if cameFrom.hasPrefix("\(Paths.programs)/") && cameFrom.contains("/lifts/")
            || cameFrom.hasPrefix("\(Paths.exerciseSettings)/")
        {
            return cameFrom
        }
        let day = undo.day ?? today
        return switch undo.place {
        case .goals: Paths.goals
        case .health: Paths.health
        case .progress: Paths.progress
        // A food, a recipe or a saved meal is undone where it is offered.
        case .nutrition where undo.day == nil: cameFrom.hasPrefix(Paths.nutrition) ? cameFrom : Paths.savedMeals
        case .routine: Paths.track(on: day)
        // A glass of water can be added on either page.
        case .track where !cameFrom.hasPrefix(Paths.nutrition): Paths.track(on: day)
        case .track, .nutrition: Paths.nutrition(on: day)
        }
    }
}
