import Fitness
import Forms
import HTTP
import Models
import Routines
import Texts
import Web

/// The exercises to add to a workout, or to do in place of one of it: first the similar ones and those often done.
struct RoutineExercisePicker: PageContent {
    struct Choice: Sendable {
        let exercise: Exercise
        /// What the pressed button is called.
        let action: String

        var id: String { String(exercise.id) }
        var name: String { exercise.name }
        var note: String { "\(exercise.primaryMuscle.name) · \(exercise.equipment.name)" }
    }

    struct Group: Sendable {
        let title: String
        let choices: [Choice]
    }

    var view: CompiledView<Self> { view_routines_exercises }
    let workout: RoutineWorkout
    let asked: String?
    let token: FormToken
    let units: Units
    let words: String
    let slot: String?
    let groups: [Group]

    init(
        _ workout: RoutineWorkout, slot: String?, words: String, token: FormToken, units: Units, all: [Exercise],
        recent: [Exercise], frequent: [Exercise], used: [Exercise]
    ) throws {
        let replaced = slot.flatMap { slot in workout.exercises.last { $0.slot == slot }?.exercise }
        let choosable = all.filter { $0.kind == .strength && $0.isSelectable && $0.id != replaced?.id }
        let action = slot.map { "swap.\($0)" } ?? "exercise"
        func group(_ title: String, _ exercises: [Exercise]) -> Group? {
            guard !exercises.isEmpty else { return nil }
            return Group(title: title, choices: exercises.map { Choice(exercise: $0, action: action) })
        }
        let shown = ExerciseSearch(words).matches(in: choosable, used: used)
        let similar = replaced.map { $0.similar(in: choosable) } ?? []
        let known = (replaced == nil ? recent : frequent).filter { known in
            choosable.contains { $0.id == known.id } && !similar.contains { $0.id == known.id }
        }
        let suggested = [
            group(RoutineTexts.similarExercises, similar),
            group(replaced == nil ? CommonTexts.recent : RoutineTexts.usedBefore, known),
        ].compactMap(\.self)
        let first = words.isEmpty ? suggested : []
        // In place of another exercise, each is listed once.
        let listed = replaced == nil ? [] : Set(first.flatMap { $0.choices.map(\.exercise.id) })
        let allTitle = listed.isEmpty ? ExerciseTexts.allExercises : RoutineTexts.otherExercises
        let rest = group(
            words.isEmpty ? allTitle : CommonTexts.found(shown.count), shown.filter { !listed.contains($0.id) })
        groups = first + [rest].compactMap(\.self)
        asked = workout.id == nil ? try AskedWorkout(workout).json : nil
        self.workout = workout
        self.slot = slot
        self.words = words
        self.token = token
        self.units = units
    }

    var back: Link { Link(RoutineTexts.backToTheWorkout, to: Self.path(of: workout)) }

    /// Where a workout goes on: its page at the next set.
    static func nextPath(of workout: RoutineWorkout) -> String {
        "\(path(of: workout))#\(workout.nextPlace.map { "set-\($0)" } ?? RoutineWorkoutPage.end)"
    }
    var title: String {
        let replaced = slot.flatMap { slot in workout.exercises.last { $0.slot == slot }?.exercise.name }
        return replaced.map(RoutineTexts.swapTitle) ?? ExerciseTexts.whichExercise
    }
    var action: String { Paths.routineExercises }
    var routine: String? { workout.routine.map { String($0) } }
    var workoutID: String? { workout.id.map { String($0) } }
    var searchedRoutine: String? { workout.id == nil ? routine : nil }
    var date: String { workout.day.description }
    var isNothing: Bool { groups.isEmpty }
    var newPath: String { Paths.newExercise(named: words) }

    /// The page of a workout: that of its routine, as long as it goes on.
    static func path(of workout: RoutineWorkout) -> String {
        path(id: workout.id, routine: workout.routine, isOpen: workout.finishedAt == nil)
    }

    static func path(id: Int64?, routine: Int64?, isOpen: Bool) -> String {
        if isOpen, let routine { return Paths.routineWorkout(routine) }
        return id.map { Paths.trackedWorkout($0) } ?? Paths.workouts
    }
}

package enum RoutineExercisesController {
    /// The exercises to add to a workout, or to do in place of another.
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (moment, query, token) = (visit.moment, visit.request.query, try FormToken())
        guard query["workout"] != nil || query["routine"] != nil else {
            return try await RoutineWorkoutController.reload(visit)
        }
        let words = query.searchWords
        let picker = try await visit.read { database, user in
            let workout =
                try query.row("workout").map { try user.routines.workout(database, id: $0).orNotFound() }
                ?? user.routines.workout(database, of: query.row("routine") ?? 0, at: moment, token: token.text)
            return try RoutineExercisePicker(
                workout, slot: query["slot"], words: words, token: token, units: user.units,
                all: try user.training.exercises(database),
                recent: try user.training.recentExercises(database, .strength),
                frequent: try user.training.frequentExercises(
                    database, [.strength], until: moment.today, atMost: 10),
                used: words.isEmpty ? [] : try user.training.trainedExercises(database))
        }
        return try visit.page(picker, title: picker.workout.name, destination: .workout)
    }
}
