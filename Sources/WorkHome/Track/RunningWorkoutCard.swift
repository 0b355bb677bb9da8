import Foundation
import HTTP
import HTTPTypes
import Mustache

/// Says on Track that a timed workout goes on, and leads to it.
struct RunningWorkoutCard: Sendable, MustacheParent {
    let running: RunningWorkout
    let timeZone: TimeZone

    func child(named name: String) -> Any? {
        switch name {
        case "words": "\(running.planName) is \(running.isOver ? "over" : "running")"
        case "path": Paths.workoutSession(running.session)
        case "label": running.isOver ? "Review and save" : "Go to the workout"
        case "startedAt": running.isOver ? nil : String(running.startedAt)
        // A script makes it how long that is; the page is kept, so it can't say that itself.
        case "clock": "since \(LocalTime.text(Date(timeIntervalSince1970: Double(running.startedAt)), in: timeZone))"
        default: nil
        }
    }
}

extension Response {
    /// A page that time alone makes another one, as the end of a workout does: it is not kept to be shown as that of now.
    func ofItsMoment() -> Response {
        var response = self
        response.headers[.cacheControl] = PageCache.ofItsMoment
        return response
    }
}
