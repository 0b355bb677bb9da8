import Fitness
import Forms
import Models
import Routines
import Texts
import Web

/// One routine with its exercises and sets: the user's own, or one that somebody else at home shares.
struct RoutinePage: PageContent {
    var view: CompiledView<Self> { view_routines_show }
    private let routine: Routine
    private let exercises: [RoutineExercise]
    /// nil for the user's own.
    private let ownerName: String?
    private let units: Units
    /// What the next workout asks; nil for somebody else's routine.
    private let next: RoutineWorkout?
    private let canShare: Bool
    /// The last workouts with it, newest first.
    let done: [RoutineWorkoutOverview]
    /// The program of which it is a day.
    private let program: Program?
    /// How its program counts days and weeks, also if that is somebody else's program; nil for a routine without one.
    private let schedule: ProgramSchedule?

    static let shownWorkouts = 5

    init(
        routine: Routine, exercises: [RoutineExercise], ownerName: String?, units: Units, next: RoutineWorkout? = nil,
        canShare: Bool = true, done: [RoutineWorkoutOverview] = [], program: Program? = nil,
        schedule: ProgramSchedule? = nil
    ) {
        (self.routine, self.exercises, self.ownerName, self.units) = (routine, exercises, ownerName, units)
        (self.next, self.done, self.program) = (next, done, program)
        self.canShare = canShare
        self.schedule = program?.schedule ?? schedule
    }

    var title: String { routine.name }
    var back: Link {
        program.map { Link($0.name, to: Paths.program($0.id)) }
            ?? Link(RoutineTexts.backToRoutines, to: Paths.routines)
    }
    var icon: String { "workout" }
    var kind: String {
        let followed = program.flatMap { $0.isFollowed ? $0 : nil }
        return ownerName.map(RoutineTexts.by) ?? followed.map { ProgramTexts.dayOf($0.name) } ?? RoutineTexts.routine
    }
    var note: String? { routine.note.isEmpty ? nil : routine.note }
    var chip: Chip? { isOwn && routine.isShared ? Chip(tone: .good, text: RoutineTexts.sharedAtHome) : nil }
    var startPath: String? { isOwn && hasExercises ? Paths.routineWorkout(routine.id) : nil }
    /// The form that begins a workout with somebody else's routine.
    var startNowPath: String? { !isOwn && hasExercises ? Paths.routineStart(routine.id) : nil }
    var editPath: String? { isOwn ? Paths.routineEditor(routine.id) : nil }
    var deletePath: String? { isOwn ? Paths.deletion(of: Paths.routine(routine.id)) : nil }
    var copyPath: String { Paths.routineCopies(of: routine.id) }
    var sharing: Sharing? { isOwn && canShare ? Sharing(routine: routine) : nil }
    private var weeks: Int { program?.weeks ?? 1 }
    /// `5 exercises · 25 sets · Week 3 of 4`
    var figures: String {
        guard let week = next?.week, let program else { return exercises.figures }
        let figures = exercises.ofWeek(week.number, of: weeks).figures
        return weeks == 1 ? figures : ProgramTexts.joined(figures, program.words(of: week))
    }
    var groups: [RoutineOutline.Group] {
        RoutineOutline(exercises, units, next: next, weeks: weeks, schedule: schedule).groups
    }
    var hasExercises: Bool { !exercises.isEmpty }

    var workouts: [ListRow] {
        done.map { workout in
            ListRow(
                title: workout.day.mediumText,
                path: workout.isOpen ? Paths.routineWorkout(workout.routine) : Paths.trackedWorkout(workout.id),
                note: workout.totals.text)
        }
    }

    var isOwn: Bool { ownerName == nil }

    /// The button that shows a routine to the others at home, or no longer.
    struct Sharing: Sendable {
        let routine: Routine

        var value: String { routine.isShared ? "0" : "1" }
        var label: String { routine.isShared ? RoutineTexts.stopSharing : RoutineTexts.share }
        var hint: String { routine.isShared ? RoutineTexts.shareHint : RoutineTexts.onlyYouSeeIt }
    }
}

/// One routine of the library.
struct LibraryRoutinePage: PageContent {
    var view: CompiledView<Self> { view_routines_library }
    private let routine: LibraryRoutine
    private let exercises: [RoutineExercise]
    private let units: Units

    init(routine: LibraryRoutine, exercises: [RoutineExercise], units: Units) {
        (self.routine, self.exercises, self.units) = (routine, exercises, units)
    }

    var title: String { routine.name }
    var back: Link { Link(RoutineTexts.backToRoutines, to: Paths.routines) }
    var icon: String { routine.focus.icon }
    var kind: String { "\(routine.focus.name) · \(routine.level.name)" }
    var summary: String { routine.summary }
    var startNowPath: String { Paths.libraryRoutineStart(routine.key) }
    var takePath: String { Paths.newRoutine(from: routine.key) }
    var figures: String { exercises.figures }
    var groups: [RoutineOutline.Group] { RoutineOutline(exercises, units).groups }

    var facts: [Fact] {
        let equipment = Equipment.needed(by: exercises.map(\.exercise.equipment))
        return [
            Fact(CommonTexts.time, RoutineTexts.minutes(routine.minutes)),
            Fact(CommonTexts.equipment, Equipment.text(equipment)),
            Fact(WorkoutTexts.goodFor, routine.goals.map(\.name).joined(separator: ", ")),
        ]
    }
}

extension [RoutineExercise] {
    /// `7 exercises · 19 sets and 4 warm-ups`
    fileprivate var figures: String {
        let counts = flatMap(\.lines).setCounts
        let sets = CountTexts.sets(counts.sets, warmUps: counts.warmUps)
        return RoutineTexts.exercisesAndSets(CountTexts.exercises(count), sets)
    }
}

struct RoutineFormPage: PageContent {
    var view: CompiledView<Self> { view_routines_edit }
    let form: RoutineForm

    var saveLabel: String { form.warnings.label(RoutineTexts.saveRoutine) }
    var back: Link {
        Link(form.routine == nil ? RoutineTexts.backToRoutines : RoutineTexts.backToRoutine, to: form.action)
    }
}
