import Fitness
import Forms
import GRDB
import HTTP
import Models
import Routines
import Texts
import Web

/// All routines to choose from.
struct RoutinesPage: PageContent {
    var view: CompiledView<Self> { view_routines_index }
    private let ownRoutines: [RoutineOverview]
    /// How many more are days of programs.
    private let countInPrograms: Int
    let sharedRoutines: [RoutineOverview]
    /// How many shared routines come before those that the page doesn't show; nil if it shows the last.
    private let nextShared: Int?
    private let routines: [LibraryRoutine]
    private let filter: RoutineFilter
    private let today: LocalDay

    init(
        own: [RoutineOverview], inPrograms: Int, shared: [RoutineOverview], nextShared: Int? = nil,
        library: [LibraryRoutine], filter: RoutineFilter, today: LocalDay
    ) {
        (ownRoutines, sharedRoutines, routines) = (own, shared, library)
        (countInPrograms, self.nextShared) = (inPrograms, nextShared)
        (self.filter, self.today) = (filter, today)
    }

    var back: Link { Link(WorkoutTexts.backToWorkout, to: Paths.workouts) }
    var newPath: String { Paths.newRoutine }
    var own: [RoutineCard] { ownRoutines.map { RoutineCard($0, today: today) } }
    var hasOwn: Bool { !ownRoutines.isEmpty }
    var inPrograms: Link? {
        countInPrograms > 0 ? Link(RoutineTexts.inYourPrograms(countInPrograms), to: Paths.programs) : nil
    }
    var hasAny: Bool { hasOwn || countInPrograms > 0 }
    var shared: [RoutineCard] { sharedRoutines.map { RoutineCard($0, today: today) } }
    var moreShared: Link? { nextShared.map { .more(at: Paths.routines(skippingShared: $0)) } }

    var empty: EmptyState? {
        hasAny
            ? nil
            : EmptyState(
                icon: "workout", title: RoutineTexts.emptyTitle, text: RoutineTexts.emptyText,
                action: Link(RoutineTexts.newRoutine, to: newPath))
    }

    /// What else there is to train by.
    var others: [ListRow] {
        [
            ListRow(
                title: ProgramTexts.programs, path: Paths.programs, icon: "calendar", note: ProgramTexts.listNote),
            ListRow(
                title: RoutineTexts.timedTitle, path: Paths.workouts, icon: "clock", note: RoutineTexts.timedNote),
        ]
    }

    var fields: [Field] { filter.fields(routines) }
    var clear: Link? { filter.isOn ? Link(WorkoutTexts.clearFilter, to: Paths.routines) : nil }
    var library: [RoutineCard] { matching.map { RoutineCard($0) } }

    var nothing: EmptyState? {
        matching.isEmpty
            ? EmptyState(
                icon: "search", title: RoutineTexts.noneFound, text: WorkoutTexts.noWorkoutsFoundHint,
                action: Link(WorkoutTexts.clearFilter, to: Paths.routines))
            : nil
    }

    /// By focus, and from easy to hard.
    var matching: [LibraryRoutine] {
        let (focuses, levels) = (WorkoutFocus.allCases, WorkoutLevel.allCases)
        func rank(_ place: Int, _ routine: LibraryRoutine) -> [Int] {
            [focuses.firstIndex(of: routine.focus) ?? 0, levels.firstIndex(of: routine.level) ?? 0, place]
        }
        return routines.filter(filter.matches).enumerated()
            .sorted { rank($0.offset, $0.element).lexicographicallyPrecedes(rank($1.offset, $1.element)) }
            .map(\.element)
    }
}

/// The workout to do now: the one that is open, the day of a program that is due, or the next routine.
package enum RoutineSuggestion: Sendable {
    case resume(RoutineWorkout)
    /// With the number of days of its program, and why it waits today.
    case due(ProgramDue, days: Int, DayOffReason?)
    case start(Routine)
}

/// What a person trains next by routines and programs.
package struct NextTraining: Sendable {
    /// nil without a routine and a program.
    package let first: RoutineSuggestion?
    /// The days of programs that are due today or were missed, besides the first.
    let alsoDue: [ProgramDue]

    package init(first: RoutineSuggestion? = nil, alsoDue: [ProgramDue] = []) {
        self.first = first
        self.alsoDue = alsoDue
    }

    package init(_ database: Database, _ user: User, on today: LocalDay) throws {
        // What is due or was missed comes before what is still to come.
        let next = try user.programs.dueDays(database, on: today).sorted { max($0.date, today) < max($1.date, today) }
        if let open = try user.routines.openWorkout(database) {
            first = .resume(open)
        } else if let due = next.first {
            let dayOff = try user.training.daysOff(database, from: today, to: today).first?.reason
            first = .due(due, days: try user.programs.days(database, of: due.program.id).count, dayOff)
        } else {
            first = try user.routines.nextRoutines(database, limit: 1).first.map { .start($0) }
        }
        let shown = if case .due? = first { 1 } else { 0 }
        alsoDue = next.dropFirst(shown).filter { $0.date <= today }
    }

    /// Whether a workout goes on, or a program that has begun says when the next one is.
    package func isUnderWayOrPlanned(on today: LocalDay) -> Bool {
        switch first {
        case .resume?: true
        case .due(let due, _, _)?: due.program.startedOn <= today
        case .start?, nil: false
        }
    }
}

extension User {
    /// The routines to do now: those of programs that are due, and then the other ones.
    func nextRoutines(_ database: Database, on today: LocalDay, limit: Int) throws -> [Routine] {
        let due = try programs.dueDays(database, on: today).compactMap(\.day.routine)
            .compactMap { try routines.routine(database, id: $0) }
        return Array((due + (try routines.nextRoutines(database, limit: limit))).prefix(limit))
    }
}

/// The filter of the library.
struct RoutineFilter: Sendable, Equatable {
    var focus: WorkoutFocus?
    var level: WorkoutLevel?

    /// Missing or invalid values in the query do not filter.
    init(_ query: Query) {
        focus = query["focus"].flatMap(WorkoutFocus.init)
        level = query["level"].flatMap(WorkoutLevel.init)
    }

    var isOn: Bool { focus != nil || level != nil }

    func matches(_ routine: LibraryRoutine) -> Bool {
        focus.map { $0 == routine.focus } ?? true && level.map { $0 == routine.level } ?? true
    }

    /// The filter's fields, with the focuses that the library has.
    func fields(_ routines: [LibraryRoutine]) -> [Field] {
        let used = Set(routines.map(\.focus.rawValue))
        return [
            .filter(
                "focus", WorkoutTexts.focus, WorkoutTexts.anyFocus,
                WorkoutFocus.options.filter { used.contains($0.value) }, focus?.rawValue),
            .filter("level", CommonTexts.level, WorkoutTexts.anyLevel, WorkoutLevel.options, level?.rawValue),
        ]
    }
}

/// A routine in a list: the user's own, another person's, or one of the library.
struct RoutineCard: Sendable {
    private static let shownExercises = 4

    let path: String
    let name: String
    let icon: String
    let kind: String
    /// Its exercises or its description.
    let summary: String
    let figures: [String]
    var chip: Chip?
}

extension RoutineCard {
    init(_ overview: RoutineOverview, today: LocalDay) {
        path = Paths.routine(overview.routine.id)
        name = overview.routine.name
        icon = "workout"
        kind = RoutineTexts.exercisesAndSets(
            CountTexts.exercises(overview.exercises.count),
            CountTexts.sets(overview.sets, warmUps: overview.warmUps))
        summary = Self.list(overview.exercises)
        let done = overview.lastDone.map { RoutineTexts.lastDone($0.relativeText(today: today, isWithin: true)) }
        figures = [overview.ownerName.map(RoutineTexts.by) ?? done ?? RoutineTexts.notDoneYet]
        if overview.ownerName == nil, overview.routine.isShared {
            chip = Chip(tone: .good, text: RoutineTexts.sharedAtHome)
        }
    }

    init(_ routine: LibraryRoutine) {
        path = Paths.libraryRoutine(routine.key)
        name = routine.name
        icon = routine.focus.icon
        kind = "\(routine.focus.name) · \(routine.level.name)"
        summary = routine.summary
        figures = [
            RoutineTexts.minutes(routine.minutes), CountTexts.exercises(routine.exercises.count),
        ]
    }

    private static func list(_ names: [String]) -> String {
        guard names.count > shownExercises else { return CommonTexts.list(names) }
        let shown = names.prefix(shownExercises - 1)
        return RoutineTexts.andMore(shown.joined(separator: ", "), names.count - shown.count)
    }
}
