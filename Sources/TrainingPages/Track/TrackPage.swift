import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Routines
import Texts
import Web

/// A day's training, card by card.
struct TrackPage: UndoPage {
    var view: CompiledView<Self> { view_track_show }
    private let logged: TrackDay
    let undo: [UndoOffer]
    private let today: LocalDay
    private let cards: LoggedCards
    let running: RunningWorkoutCard?
    private let routines: TrackedRoutines
    private let timeZone: TimeZone
    private let restTimer: RestTimer?
    private let hasDayToRepeat: Bool
    let question: SameSessionQuestion?

    /// - Parameters:
    ///   - running: the running timed workout, if any.
    ///   - next: the likely next sets by exercise.
    ///   - question: two sessions that may be the same.
    ///   - hasDayToRepeat: whether there is an earlier day with sets.
    ///   - restTimer: the rest after a set, for sets that are logged without a connection.
    init(
        _ logged: TrackDay, undo: [UndoOffer] = [], running: RunningWorkoutCard? = nil,
        routines: TrackedRoutines = TrackedRoutines(), timeZone: TimeZone = .gmt, next: [Int64: NextSet] = [:],
        hasDayToRepeat: Bool = false, question: SameSessionQuestion? = nil, today: LocalDay, units: Units,
        token: FormToken, restTimer: RestTimer? = nil
    ) {
        self.hasDayToRepeat = hasDayToRepeat
        self.question = question
        self.routines = routines
        self.timeZone = timeZone
        self.restTimer = restTimer
        self.running = running
        self.logged = logged
        self.undo = undo
        self.today = today
        cards = LoggedCards(
            logged: logged, units: units, token: token, canAdd: logged.day <= today, next: next)
    }

    var day: DayNavigation { DayNavigation(logged.day, today: today, path: Paths.track(on:)) }
    var date: String { logged.day.description }
    var todayPath: String? { logged.day == today ? nil : Paths.track }
    var addPath: String? { cards.canAdd ? Paths.newTrackItem(on: logged.day) : nil }
    /// For what was done on an earlier day.
    var routinePath: String? {
        logged.day < today && !logged.exercises.isEmpty ? Paths.newRoutine(of: logged.day) : nil
    }
    var hasRestTimer: Bool { logged.day == today }
    var restSeconds: String? { restTimer.flatMap { $0.isOn ? String($0.seconds) : nil } }
    var openRoutine: RunningWorkoutCard? {
        routines.open.map { RunningWorkoutCard(open: $0, timeZone: timeZone) }
    }

    /// The exercises of the day's routines, below the names of these.
    var routineWorkouts: [TrackedRoutines.Workout] {
        // Their next sets are on the page of the workout.
        routines.workouts(of: cards.exercises.map(\.withoutNext))
    }
    /// The others.
    var exercises: [ExerciseCard] {
        let shown = Set(routineWorkouts.flatMap { $0.exercises.map(\.id) })
        return cards.exercises.filter { !shown.contains($0.id) }
    }
    var cardio: [CardioCard] { cards.cardio }
    var hasWorkouts: Bool { !logged.workouts.isEmpty }
    var workouts: [ListRow] { cards.workouts }
    var weight: ListRow? { cards.weight }
    var trackables: TrackablesCard? { cards.trackables }

    /// Repeats an earlier day on an empty one, and an earlier one today.
    var repetition: Link? {
        if logged.day < today, !logged.exercises.isEmpty {
            return Link(TrackTexts.repeatToday, to: Paths.repetition(of: logged.day, on: today))
        }
        guard hasDayToRepeat, cards.canAdd, !logged.hasTraining else { return nil }
        return Link(TrackTexts.repeatAnEarlierDay, to: Paths.dayRepetition(on: logged.day))
    }

    var heading: String? {
        guard !exercises.isEmpty || !cardio.isEmpty || hasWorkouts else { return nil }
        return logged.day == today ? TrackTexts.todaysWorkouts : TrackTexts.workoutsOn(logged.day.spokenText)
    }

    var empty: EmptyState? {
        guard !logged.hasTraining else { return nil }
        guard cards.canAdd else {
            return EmptyState(icon: "calendar", title: CommonTexts.noWorkoutsYet, text: CommonTexts.dayIsInTheFuture)
        }
        return EmptyState(
            icon: "track", title: CommonTexts.noWorkoutsYet, text: TrackTexts.tapToGetStarted,
            action: Link(TrackTexts.addWorkout, to: Paths.newTrackItem(on: logged.day)))
    }
}

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
        path = RoutineExercisePicker.nextPath(of: workout)
        label = RoutineTexts.continueNamed(workout.name)
        startedAt = workout.knownStart(in: timeZone).map { String($0) }
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
