import Fitness
import Forms
import Routines
import Texts
import Web

/// All programs: those that the user follows, those that ended, and the library.
struct ProgramsPage: PageContent {
    var view: CompiledView<Self> { view_programs_index }
    private let states: [ProgramState]
    private let programs: [LibraryProgram]
    private let today: LocalDay

    init(_ states: [ProgramState], library: [LibraryProgram], today: LocalDay) {
        (self.states, programs, self.today) = (states, library, today)
    }

    var back: Link { Link(WorkoutTexts.backToWorkout, to: Paths.workouts) }
    var newPath: String { Paths.newProgram }
    var own: [RoutineCard] { cards { $0.program.isFollowed } }
    var hasOwn: Bool { !own.isEmpty }
    var ended: [RoutineCard] { cards { !$0.program.isFollowed } }
    var library: [RoutineCard] { programs.map { RoutineCard($0) } }

    var empty: EmptyState? {
        hasOwn
            ? nil
            : EmptyState(
                icon: "calendar", title: ProgramTexts.emptyTitle, text: ProgramTexts.emptyText,
                action: Link(ProgramTexts.newProgram, to: newPath))
    }

    private func cards(_ isShown: (ProgramState) -> Bool) -> [RoutineCard] {
        states.filter(isShown).map { RoutineCard($0, today: today) }
    }
}

/// A program of the library.
struct LibraryProgramPage: PageContent {
    struct Day: Sendable {
        let name: String
        let groups: [RoutineOutline.Group]
        /// The timed workout that is done instead of exercises.
        let plan: ListRow?
    }

    var view: CompiledView<Self> { view_programs_library }
    let program: LibraryProgram
    private let allDays: [Day]

    init(_ program: LibraryProgram, _ days: [Day]) { (self.program, allDays) = (program, days) }

    var days: [Day] { allDays.filter { $0.plan == nil } }
    /// Numbered, as many of them are alike.
    var timedDays: [ListRow] {
        allDays.compactMap(\.plan).enumerated().map { place, row in
            ListRow(
                title: ProgramTexts.numbered(place + 1, row.title), path: row.path, icon: row.icon, note: row.note)
        }
    }

    var title: String { program.name }
    var back: Link { Link(ProgramTexts.backToPrograms, to: Paths.programs) }
    var summary: String { program.summary }

    var facts: [Fact] {
        [
            Fact(ProgramTexts.schedule, program.schedule.name),
            Fact(ProgramTexts.weekdays, ProgramTexts.timesAWeek(program.weekdays.count)),
            program.weeks > 1 ? Fact(ProgramTexts.cycle, program.schedule.counted(program.weeks)) : nil,
            program.deloadEvery.map { Fact(program.schedule.lightOnes, program.schedule.lightEvery($0)) },
            Fact(ProgramTexts.source, program.source),
        ].compactMap(\.self)
    }
}

/// What a person says when they begin a built-in program.
struct ProgramStartPage: PageContent {
    var view: CompiledView<Self> { view_programs_start }
    let form: ProgramStartForm
    let name: String

    var startLabel: String { form.warnings.label(ProgramTexts.startProgram) }
    var back: Link { Link(name, to: form.cancelPath ?? Paths.programs) }
}

/// The editor of a program.
struct ProgramFormPage: PageContent {
    var view: CompiledView<Self> { view_programs_edit }
    let form: ProgramForm

    var back: Link {
        Link(form.program == nil ? ProgramTexts.backToPrograms : ProgramTexts.program, to: form.action)
    }
}

/// A program that is followed or was, with what comes next.
struct ProgramState: Sendable {
    let program: Program
    let days: [ProgramDay]
    /// nil for a program without days, and once it has ended.
    let due: ProgramDue?
}

extension RoutineCard {
    init(_ state: ProgramState, today: LocalDay) {
        let program = state.program
        let next = state.due.map { due in
            [due.when(today: today), due.position(of: state.days.count)]
        }
        self.init(
            path: Paths.program(program.id), name: program.name, icon: "calendar", kind: program.scheduleWords,
            summary: state.due?.day.name ?? ProgramTexts.daysCount(state.days.count),
            figures: program.endedOn.map { [ProgramTexts.endedOn($0.shortText(today: today))] } ?? next ?? [])
    }

    init(_ program: LibraryProgram) {
        self.init(
            path: Paths.libraryProgram(program.key), name: program.name, icon: "calendar", kind: program.level.name,
            summary: program.summary,
            figures: [
                ProgramTexts.daysCount(program.days.count), ProgramTexts.timesAWeek(program.weekdays.count),
            ])
    }
}

extension ProgramDue {
    /// `Today`, `Missed on Monday`, `Missed on 2 Nov`, `Wed, 2 Dec`
    func when(today: LocalDay) -> String {
        if date == today { return ProgramTexts.today }
        guard date < today else { return date.relativeText(today: today) }
        return ProgramTexts.missed(today - date < 7 ? date.weekday.name : date.shortText(today: today))
    }

    /// `Week 3 of 4 · light week`, `Round 3`, `Day 5 of 27`
    func position(of days: Int) -> String {
        days > Weekday.allCases.count ? ProgramTexts.dayOfDays(place + 1, days) : program.words(of: week)
    }

    /// A row that leads to what begins it.
    func row(today: LocalDay) -> ListRow {
        ListRow(
            title: day.name, path: startPath ?? Paths.program(program.id), icon: "calendar",
            note: ProgramTexts.joined(when(today: today), program.name))
    }

    /// The page that begins it.
    var startPath: String? { day.activity.routine.map { Paths.routineWorkout($0) } }
    /// The form that begins a timed workout.
    var timedPath: String? { day.activity.plan.map { Paths.timedWorkouts(of: $0) } }
}

extension DayOffReason {
    /// Why a program waits.
    var programWaits: String {
        switch self {
        case .sick: ProgramTexts.sickToday
        case .travel: ProgramTexts.travelingToday
        }
    }
}

extension Program {
    /// `One day after the other · Mon, Wed, Fri · light every 8 rounds`
    var scheduleWords: String {
        let parts: [String?] = [
            schedule.name, weekdays.map(\.shortName).joined(separator: ", "),
            deloadEvery.map(schedule.lightEvery),
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
