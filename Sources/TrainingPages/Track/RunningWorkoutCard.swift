import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Shows on Track that a timed workout is running, with a link to it.
struct RunningWorkoutCard: Sendable {
    let running: RunningWorkout
    let timeZone: TimeZone

    var words: String {
        if running.isOver { return TrackTexts.workoutIsOver(running.planName) }
        return running.isPaused
            ? TrackTexts.workoutIsPaused(running.planName) : TrackTexts.workoutIsRunning(running.planName)
    }
    var path: String { Paths.timedWorkout(running.workout) }
    var label: String { running.isOver ? CommonTexts.reviewAndSave : TrackTexts.goToTheWorkout }
    var startedAt: String? { running.isOver || running.isPaused ? nil : String(running.startedAt) }

    /// A script replaces this with the elapsed time, which a cached page can't contain.
    var clock: String {
        TrackTexts.since(LocalTime.text(Date(timeIntervalSince1970: Double(running.startedAt)), in: timeZone))
    }
}

extension Response {
    /// Marks a page that changes with time alone, as at the end of a workout, so that browsers always revalidate it.
    func alwaysRevalidated() -> Response {
        var response = self
        response.headers[.cacheControl] = PageCache.alwaysRevalidate
        return response
    }
}
