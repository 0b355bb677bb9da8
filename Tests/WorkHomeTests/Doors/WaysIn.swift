/// How something comes into WorkHome.
enum WayIn: CaseIterable, Sendable {
    /// The form of a page.
    case form
    /// The JSON API.
    case program
    /// WorkHome's own archive.
    case archive
    /// A CSV file of another app.
    case table
    /// What a phone, a watch or a scale sends.
    case phone
    /// A form that was sent without a connection, and arrives later.
    case outbox
    /// The button that takes a deletion back.
    case undo
}

/// What a person adds.
enum Noun: String, CaseIterable, Sendable {
    case strengthSet, cardioSession, trackedEntry
    case foodEntry, food, recipe, savedMeal
    case goal, exercise, trackable, routine, program, weighing

    /// All its ways. The others don't exist: no app sends routines, and nothing takes back the deletion of one.
    var ways: Set<WayIn> {
        switch self {
        case .strengthSet: [.form, .program, .archive, .table, .outbox, .undo]
        case .cardioSession, .trackedEntry: [.form, .program, .archive, .table, .phone, .outbox, .undo]
        case .foodEntry: [.form, .program, .archive, .table, .undo]
        case .food, .recipe, .savedMeal, .goal: [.form, .program, .archive, .undo]
        case .exercise, .trackable, .routine, .program: [.form, .program, .archive]
        case .weighing: [.form, .program, .archive, .table, .phone]
        }
    }

    var sample: NounSample {
        switch self {
        case .strengthSet: .strengthSet
        case .cardioSession: .cardioSession
        case .trackedEntry: .trackedEntry
        case .foodEntry: .foodEntry
        case .food: .food
        case .recipe: .recipe
        case .savedMeal: .savedMeal
        case .goal: .goal
        case .exercise: .exercise
        case .trackable: .trackable
        case .routine: .routine
        case .program: .program
        case .weighing: .weighing
        }
    }
}
