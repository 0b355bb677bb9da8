import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Routines
import Texts
import Web

/// Shows on Track that a workout is running, with a link to it.
struct RunningWorkoutCard: Sendable {
    let words: String
    let path: String
    let label: String
    /// nil if it is paused or over.
    let startedAt: String?
    /// A script replaces this with the elapsed time, which a cached page can't contain.
    let clock: String

    init(running: RunningWorkout, timeZone: TimeZone) {
        words =
            switch (running.isOver, running.isPaused) {
            case (true, _): TrackTexts.workoutIsOver(running.planName)
            case (_, true): TrackTexts.workoutIsPaused(running.planName)
            default: TrackTexts.workoutIsRunning(running.planName)
            }
        path = Paths.timedWorkout(running.workout)
        label = running.isOver ? CommonTexts.reviewAndSave : TrackTexts.goToTheWorkout
        startedAt = running.isOver || running.isPaused ? nil : String(running.startedAt)
        clock = Self.since(running.startedAt, timeZone)
    }

    init(open workout: RoutineWorkout, timeZone: TimeZone) {
        words = TrackTexts.workoutIsRunning(workout.name)
        path = RoutineExercisePicker.path(of: workout)
        label = RoutineTexts.continueNamed(workout.name)
        startedAt = workout.startedAt.map(String.init)
        clock = Self.since(workout.startedAt ?? 0, timeZone)
    }

    private static func since(_ start: Int64, _ timeZone: TimeZone) -> String {
        TrackTexts.since(LocalTime.text(Date(timeIntervalSince1970: Double(start)), in: timeZone))
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
