import Forms
import HTTP
import Models
import Texts
import Web

package enum TrackController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let day = visit.trackedDay
        let moment = visit.moment
        let (logged, running, undo) = try await visit.read { database, user in
            (
                try user.training.trackDay(database, on: day),
                try user.workouts.runningWorkout(database, at: moment.now),
                try user.undoOffers(database, at: .track, on: day, at: moment) {
                    try user.undoWords(database, $0, added: $1)
                }
            )
        }
        let page = TrackPage(
            logged, undo: undo,
            running: running.map { RunningWorkoutCard(running: $0, timeZone: visit.user.timeZone) },
            today: visit.today, units: visit.user.units, token: FormToken(of: visit.user.revision),
            restTimer: visit.user.restTimer)
        let response = try visit.page(page, title: CommonTexts.track, destination: .track)
        return running?.isChanging == true ? response.alwaysRevalidated() : response
    }

    package static func new(_ visit: MemberVisit) async throws -> Response {
        try visit.page(
            NewTrackItemPage(day: min(visit.trackedDay, visit.today)), title: CommonTexts.add, destination: .track)
    }
}
