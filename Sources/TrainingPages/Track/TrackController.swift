import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

package enum TrackController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let day = visit.trackedDay
        let moment = visit.moment
        let token = FormToken(of: visit.user.revision)
        let (logged, next, hasDayToRepeat, running, routines, undo, question) = try await visit.read { database, user in
            let logged = try user.training.trackDay(database, on: day)
            return (
                logged,
                day == visit.today ? try nextSets(database, user, logged, token: token) : [:],
                try !logged.hasTraining && !user.training.repeatableDays(database, before: day, atMost: 1).isEmpty,
                try user.workouts.runningWorkout(database, at: moment.now),
                TrackedRoutines(
                    open: try user.routines.openWorkout(database),
                    workouts: try user.routines.workouts(database, on: day)),
                try user.undoOffers(database, at: .track, on: day, at: moment) {
                    try user.undoWords(database, $0, current: $1)
                },
                try SameSessionQuestion(database, user, logged.cardio)
            )
        }
        let page = TrackPage(
            logged, undo: undo,
            running: running.map { RunningWorkoutCard(running: $0, timeZone: visit.user.timeZone) },
            routines: routines, timeZone: visit.user.timeZone, next: next, hasDayToRepeat: hasDayToRepeat,
            question: question,
            today: visit.today, units: visit.user.units, token: token,
            restTimer: visit.user.restTimer)
        let response = try visit.page(page, title: CommonTexts.track, destination: .track)
        return running?.isChanging == true ? response.alwaysRevalidated() : response
    }

    package static func new(_ visit: MemberVisit) async throws -> Response {
        let (day, today) = (min(visit.trackedDay, visit.today), visit.today)
        let (frequent, routines) = try await visit.read { database, user in
            (
                try user.training.frequentExercises(database, until: day),
                try user.nextRoutines(database, on: today, limit: 3)
            )
        }
        return try visit.page(
            NewTrackItemPage(day: day, isPast: day < today, frequent: frequent, routines: routines),
            title: CommonTexts.add, destination: .track)
    }

    private static func nextSets(_ database: Database, _ user: User, _ logged: TrackDay, token: FormToken) throws
        -> [Int64: NextSet]
    {
        let last = try user.training.lastPerformances(database, of: logged)
        return try logged.exercises.reduce(into: [:]) { found, sets in
            guard let last = last[sets.exercise.id] else { return }
            found[sets.exercise.id] = try NextSet(
                of: sets.exercise, after: last, on: logged.day, user.units, token: token)
        }
    }
}
