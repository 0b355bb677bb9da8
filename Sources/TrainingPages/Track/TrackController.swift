import Forms
import HTTP
import Models
import Routines
import Texts
import Web

package enum TrackController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let day = visit.trackedDay
        let moment = visit.moment
        let (logged, running, routines, undo) = try await visit.read { database, user in
            (
                try user.training.trackDay(database, on: day),
                try user.workouts.runningWorkout(database, at: moment.now),
                TrackedRoutines(
                    open: try user.routines.openSession(database),
                    sessions: try user.routines.sessions(database, on: day)),
                try user.undoOffers(database, at: .track, on: day, at: moment) {
                    try user.undoWords(database, $0, added: $1)
                }
            )
        }
        let page = TrackPage(
            logged, undo: undo,
            running: running.map { RunningWorkoutCard(running: $0, timeZone: visit.user.timeZone) },
            routines: routines, timeZone: visit.user.timeZone, today: visit.today, units: visit.user.units,
            token: FormToken(of: visit.user.revision),
            restTimer: visit.user.restTimer)
        let response = try visit.page(page, title: CommonTexts.track, destination: .track)
        return running?.isEnding == true ? response.alwaysRevalidated() : response
    }

    package static func new(_ visit: MemberVisit) async throws -> Response {
        let (day, today) = (min(visit.trackedDay, visit.today), visit.today)
        let routines = day == today ? try await visit.read { try $1.routines.nextRoutines($0, limit: 3) } : []
        return try visit.page(
            NewTrackItemPage(day: day, routines: routines), title: CommonTexts.add, destination: .track)
    }
}
