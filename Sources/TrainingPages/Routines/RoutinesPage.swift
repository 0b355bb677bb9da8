import Fitness
import Forms
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
