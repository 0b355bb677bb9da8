import Mustache

/// A day's training, card by card.
struct TrackPage: PageContent {
    let view = View.track
    private let logged: TrackDay
    private let undo: [UndoOffer]
    private let today: LocalDay
    private let cards: LoggedCards
    private let running: RunningWorkoutCard?

    /// - Parameter running: the timed workout that goes on now.
    init(
        _ logged: TrackDay, undo: [UndoOffer] = [], running: RunningWorkoutCard? = nil, today: LocalDay, units: Units,
        token: FormToken
    ) {
        self.running = running
        self.logged = logged
        self.undo = undo
        self.today = today
        cards = LoggedCards(
            logged: logged, units: units, token: token, canAdd: logged.day <= today)
    }

    func child(named name: String) -> Any? {
        switch name {
        case "day": DayNavigation(logged.day, today: today, path: Paths.track(on:))
        case "date": logged.day.description
        case "running": running
        case "todayPath": logged.day == today ? nil : Paths.track
        case "addPath": cards.canAdd ? Paths.newTrackItem(on: logged.day) : nil
        case "hasRestTimer": logged.day == today
        case "restTimerPath": Paths.restTimer
        case "heading": heading
        case "exercises": cards.exercises
        case "cardio": cards.cardio
        case "hasWorkouts": !logged.workouts.isEmpty
        case "workouts": cards.workouts
        case "weight": cards.weight
        case "trackables": cards.trackables
        case "empty": empty
        case "hasUndo": !undo.isEmpty
        case "undo": undo
        default: nil
        }
    }

    private var heading: String? {
        guard logged.hasTraining else { return nil }
        return logged.day == today ? "Today's Workouts" : "Workouts on \(logged.day.spokenText)"
    }

    private var empty: EmptyState? {
        guard !logged.hasTraining else { return nil }
        guard cards.canAdd else {
            return EmptyState(icon: "calendar", title: "No workouts yet", text: "This day is in the future.")
        }
        return EmptyState(
            icon: "track", title: "No workouts yet", text: "Tap + to get started",
            action: Link("Add workout", to: Paths.newTrackItem(on: logged.day)))
    }
}
