import Fitness
import Forms
import Foundation
import Models
import Racks
import Routines
import Texts
import Web

/// A routine's workout that is going on, or as it would start: every set with its fields, and one button to complete it.
struct RoutineWorkoutPage: UndoPage {
    var view: CompiledView<Self> { view_routines_workout }
    /// The id of its last buttons.
    static let end = "workout-end"
    let workout: RoutineWorkout
    let form: RoutineActionForm
    /// What the first action begins the workout with; nil once it has begun.
    let asked: String?
    /// Another workout that is still open, which ends when this one begins.
    let other: RoutineWorkout?
    let undo: [UndoOffer]
    let records: DayRecords?
    let partners: [TrainingPartner]
    /// What the weights of an exercise are put on, by its id.
    let racks: [Int64: ExerciseRack]
    /// What the person noted for an exercise, by its id.
    let notes: [Int64: String]
    private let program: Program?
    private let newStart: LocalDay?
    let user: User
    let today: LocalDay

    init(_ state: RoutineWorkoutState, form: RoutineActionForm, user: User, today: LocalDay) throws {
        workout = state.workout
        other = state.other
        undo = state.undo
        records = state.records
        partners = state.partners
        racks = state.racks
        notes = state.notes
        (program, newStart) = (state.program, state.newStart)
        asked = state.workout.id == nil ? try AskedWorkout(state.workout).json : nil
        self.form = form
        self.user = user
        self.today = today
    }

    var back: Link { Link(WorkoutTexts.backToWorkout, to: Paths.workouts) }
    var routine: String? { workout.routine.map { String($0) } }
    var token: String { form.token }
    var note: String? { workout.note.isEmpty ? nil : workout.note }
    var dayNote: String? {
        let day = workout.day == today ? nil : workout.day.relativeText(today: today)
        let before = newStart.map { ProgramTexts.before($0.shortText(today: today)) }
        // The week of a routine that is no day of its program any more belongs to no cycle.
        let week = workout.week.map {
            program?.words(of: $0) ?? ProgramSchedule.weekly.words(of: $0, inCyclesOf: nil)
        }
        let parts = [day, week, before].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
    var otherNote: String? {
        // Of two, the earlier one is over.
        other.map { $0.day > workout.day ? RoutineTexts.finishFirst($0.name) : RoutineTexts.endsOpenWorkout($0.name) }
    }
    var problem: String? { form.problem }
    /// That the plates are those of any gym, because nobody has said which there are.
    var assumption: Link? {
        let isAssumed = workout.exercises.contains { exercise in
            racks[exercise.exercise.id].map { $0.isUsual && $0.rack.emptyBar != nil } ?? false
        }
        let bar = Rack.usualWeight(user.units.weight).text
        return isAssumed ? Link(EquipmentTexts.assumesUsualBar(bar), to: Paths.equipment) : nil
    }
    var isBegun: Bool { workout.id != nil }
    var addPath: String { "\(Paths.routineExercises)?\(query)" }
    /// Names the workout in the page's address, to keep its page without a connection.
    var query: String { workout.id.map { "workout=\($0)" } ?? "routine=\(workout.routine ?? 0)" }

    /// Where the workout is done with somebody, or they are chosen.
    var together: Link? {
        guard !partners.isEmpty else { return nil }
        if let partner = partners.first(where: \.isTogether) {
            return Link(RoutineTexts.togetherWith(partner.firstName), to: Paths.together(with: partner.id))
        }
        let waiting = partners.first(where: \.allows)
        return Link(
            waiting.map { RoutineTexts.wantsToTrain($0.firstName) } ?? RoutineTexts.trainTogether,
            to: isBegun ? Paths.togetherChoice : Paths.togetherChoice(for: workout.routine ?? 0))
    }

    // How far it is

    var doneCount: String { String(workout.totals.sets) }
    var setCount: String { String(workout.workSetCount) }
    var startedAt: String? { workout.knownStart(in: user.timeZone).map { String($0) } }
    var clock: String {
        workout.startedAt.map {
            TrackTexts.since(LocalTime.text(Date(timeIntervalSince1970: Double($0)), in: user.timeZone))
        } ?? ""
    }
    var isAllDone: Bool { workout.nextPlace == nil && workout.hasDoneSets }

    var exercises: [RoutineExerciseCard] {
        let (list, next) = (workout.exercises, workout.nextPlace)
        let current = next.flatMap { workout[$0]?.exercise.group }
        let places = workout.inOrder.map(\.set.place)
        let order = Dictionary(places.enumerated().map { ($1, $0) }) { first, _ in first }
        var seen: [String: Int] = [:]
        return list.indices.map { index in
            let exercise = list[index]
            let occurrence = seen[exercise.slot, default: 0]
            seen[exercise.slot] = occurrence + 1
            func joins(_ other: Int) -> Bool {
                list.indices.contains(other) && list[other].group == exercise.group
                    && list[other].slot != exercise.slot
            }
            let (id, rack) = (exercise.exercise.id, racks[exercise.exercise.id])
            return RoutineExerciseCard(
                exercise: exercise, ownNote: notes[id], rows: rows(of: exercise, next: next, order),
                isCurrent: exercise.group == current,
                occurrence: occurrence, joinsAbove: joins(index - 1), joinsBelow: joins(index + 1),
                clock: RoutineWorkoutClock(workout, beginningAt: index), isFirst: index == 0,
                isLast: index == list.count - 1, query: query, restTimer: user.restTimer, units: user.units,
                hasWarmUps: !exercise.warmUps(on: rack).isEmpty,
                equipment: rack?.tool.map { Link(EquipmentTexts.withTool($0.name), to: Paths.exerciseSetup(id)) },
                today: today)
        }
    }

    private func rows(of exercise: WorkoutExercise, next: Int?, _ order: [Int: Int]) -> [RoutineSetRow] {
        var number = 0
        let loadings = RoutineLoadings(exercise, form, on: racks[exercise.exercise.id])
        return exercise.sets.compactMap { set in
            if (set.done?.kind ?? set.kind).counts { number += 1 }
            return form[set.place].map { form in
                RoutineSetRow(
                    planned: set, exercise: exercise.exercise, form: form, number: number, order: order[set.place] ?? 0,
                    isNext: set.place == next,
                    restTimer: user.restTimer, units: form.units,
                    badge: set.done.flatMap { records?.badge(ofSet: $0.id) }, loading: loadings[set.place])
            }
        }
    }
}

/// What to put on for each set of an exercise. Sets that are alike say it once.
struct RoutineLoadings: Sendable {
    private var texts: [Int: LoadingText] = [:]

    init(_ exercise: WorkoutExercise, _ form: RoutineActionForm, on rack: ExerciseRack?) {
        guard let rack else { return }
        var last: (kilograms: Double, loaded: Loaded)?
        for set in exercise.sets where set.done != nil || !set.isSkipped {
            guard let fields = form[set.place], let kilograms = fields.shownKilograms else { continue }
            if let last, abs(last.kilograms - kilograms) <= weightToleranceKilograms { continue }
            guard let loaded = rack.load(kilograms) else { continue }
            // That it is not known is said once.
            guard loaded.isKnown || last?.loaded.isKnown != false else { continue }
            texts[set.place] = rack.text(loaded, in: fields.units.weight)
            last = (kilograms, loaded)
        }
    }

    subscript(place: Int) -> LoadingText? { texts[place] }
}
