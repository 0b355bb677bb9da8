import Fitness
import Forms
import HTTP
import Models
import Routines
import Texts
import Web

/// A workout that is over: what was done, what of it the routine keeps, and its deletion.
package enum RoutineSummaryController {
    static func page(
        _ visit: MemberVisit, _ state: RoutineWorkoutState, _ noteForm: WorkoutNoteForm? = nil
    ) async throws -> Response {
        let (workout, today) = (state.workout, visit.today)
        let id = workout.id ?? 0
        let noteForm = noteForm ?? WorkoutNoteForm(of: id, note: workout.note)
        let page = try await visit.read { database, user in
            RoutineSummaryPage(
                workout: workout, id: id, summary: try user.routines.summary(database, of: workout),
                changes: try user.routines.changes(database, of: workout),
                records: try user.training.trackDay(database, on: workout.day).records,
                next: try NextWorkout(database, user, after: workout, today: today), noteForm: noteForm,
                undo: state.undo, token: FormToken(of: user.revision), user: user, today: today)
        }
        return try visit.page(
            page, title: workout.name, destination: .workout, status: noteForm.answerStatus)
    }

    package static func note(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let (moment, id) = (visit.moment, Int64(workout))
        let state = try await visit.read { database, user in
            try RoutineWorkoutState(
                database, user, of: try user.routines.workout(database, id: id).orNotFound(), at: moment)
        }
        var form = WorkoutNoteForm(of: id)
        form.take(typed.fields)
        guard let note = form.validate() else { return try await page(visit, state, form) }
        try await visit.write { try $1.routines.note($0, id: id, note) }
        return try visit.redirect(to: Paths.trackedWorkout(id), notice: .workoutChanged)
    }

    package static func keepChanges(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let (moment, path) = (visit.moment, Paths.trackedWorkout(Int64(workout)))
        do {
            try await visit.write { try $1.routines.keepChanges($0, of: Int64(workout), at: moment) }.orNotFound()
            return try visit.redirect(to: path, notice: .routineChanged)
        } catch is Faults {
            return try visit.redirect(to: path, notice: .routineNotChanged)
        }
    }

    package static func confirmDeletion(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let found = try await visit.read { try $1.routines.workout($0, id: Int64(workout)) }.orNotFound()
        let question = ConfirmPage.Question(
            WorkoutTexts.deleteWorkoutQuestion, RoutineTexts.deleteQuestionOf(found.name, found.day.longText),
            deleting: Paths.trackedWorkout(Int64(workout)), label: WorkoutTexts.deleteWorkout)
        return try visit.ask(question, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let moment = visit.moment
        let (day, outcome) = try await visit.write { database, user in
            let found = try user.routines.loggedWorkout(database, id: Int64(workout)).orNotFound()
            let reference = WorkoutReference(token: found.token)
            return (found.day, try user.routines.apply(database, .discard, in: reference, at: moment))
        }
        return try visit.redirect(to: Paths.track(on: day), after: outcome?.change, notice: .workoutDeleted)
    }
}

/// A routine's workout that is over: what was done, compared with the last time.
struct RoutineSummaryPage: UndoPage {
    var view: CompiledView<Self> { view_routines_workout_summary }
    let workout: RoutineWorkout
    let id: Int64
    let summary: RoutineSummary
    /// What could be kept in the routine.
    let changes: [RoutineChange]
    let records: DayRecords
    /// In its program.
    let next: NextWorkout?
    let noteForm: WorkoutNoteForm
    let undo: [UndoOffer]
    let token: FormToken
    let user: User
    let today: LocalDay

    private var units: Units { user.units }
    private var isFresh: Bool { today - workout.day <= 1 }

    var back: Link {
        isFresh
            ? Link(WorkoutTexts.backToWorkout, to: Paths.workouts)
            : Link(CommonTexts.backToTrack, to: Paths.track(on: workout.day))
    }
    var eyebrow: String { isFresh ? WorkoutTexts.workoutComplete : workout.day.relativeText(today: today) }
    var title: String { isFresh ? WorkoutTexts.wellDone(user.firstName) : workout.name }
    var donePath: String? { isFresh ? Paths.track(on: workout.day) : nil }
    var editPath: String { Paths.editor(of: Paths.trackedWorkout(id)) }
    var repeatToken: String { token.suffixed("repeat-\(id)") }
    var deletePath: String { Paths.deletion(of: Paths.trackedWorkout(id)) }
    var routine: Link? { workout.routine.map { Link(workout.name, to: Paths.routine($0)) } }

    // Figures

    var tiles: [Tile] {
        let totals = summary.totals
        return [
            totals.volumeGrams > 0
                ? Tile(
                    label: CommonTexts.volume, value: units.weight.volumeFigure(grams: totals.volumeGrams),
                    unit: units.weight.symbol, chip: volumeChip) : nil,
            Tile(
                label: CommonTexts.sets, value: String(totals.sets),
                unit: totals.sets < workout.workSetCount ? CommonTexts.ofTotal(String(workout.workSetCount)) : nil),
            totals.seconds > 0
                ? Tile(label: CommonTexts.time, value: DurationText.clock(seconds: Int(totals.seconds))) : nil,
            Tile(
                label: CommonTexts.records, value: String(summary.records.count),
                unit: summary.records.count > 1 ? RoutineTexts.inSets(summary.recordSetCount) : nil, path: Paths.records
            ),
        ].compactMap(\.self)
    }

    private var volumeChip: Chip? {
        guard let earlier = summary.earlier, earlier.totals.volumeGrams > 0 else { return nil }
        let change = Double(summary.totals.volumeGrams) / Double(earlier.totals.volumeGrams) - 1
        let percent = Int((change * 100).rounded())
        guard percent != 0 else { return Chip(tone: .neutral, text: RoutineTexts.asLastTime) }
        return Chip(
            tone: percent > 0 ? .good : .neutral,
            text: RoutineTexts.percentChange(DecimalText.formatChange(Double(percent))))
    }

    var nextText: String? { isFresh ? next?.text(user.units, today: today) : nil }

    var comparison: String? {
        summary.earlier.map { earlier in
            let volume = units.weight.volumeText(grams: earlier.totals.volumeGrams)
            let sets = CountTexts.sets(earlier.totals.sets, warmUps: earlier.totals.warmUps)
            return RoutineTexts.lastTimeTotals(
                earlier.day.shortText(today: today), sets, volume,
                DurationText.clock(seconds: Int(earlier.totals.seconds)))
        }
    }

    // What was done

    var cards: [ExerciseCard] {
        workout.exercises.compactMap { exercise in
            let done = exercise.sets.compactMap(\.done)
            guard !done.isEmpty else { return nil }
            var card = ExerciseCard(
                sets: TrackDay.ExerciseSets(exercise: exercise.exercise, sets: done), units: units, records: records,
                token: token, addPath: nil)
            card.back = ReturnPath(Paths.trackedWorkout(id))
            return card
        }
    }

    /// `Missed: 1 set of Bench Press`, `Skipped: 2 sets of Plank`, and the exercises with nothing done and sets of which
    /// nothing is said.
    var notDone: [String] {
        let leftOut = workout.exercises.filter { exercise in
            exercise.sets.allSatisfy { $0.done == nil } && exercise.sets.contains { !$0.isSkipped }
        }.map(\.exercise.name)
        return [
            sets(where: \.isMissed).map(RoutineTexts.missedSets),
            sets { $0.isSkipped && !$0.isMissed }.map(RoutineTexts.skippedSets),
            leftOut.isEmpty ? nil : RoutineTexts.leftOut(CommonTexts.list(leftOut)),
        ].compactMap(\.self)
    }

    private func sets(where isMeant: (WorkoutSet) -> Bool) -> String? {
        let parts = workout.exercises.compactMap { exercise -> String? in
            let count = exercise.sets.count { $0.done == nil && isMeant($0) }
            return count == 0 ? nil : RoutineTexts.countOfSets(count, exercise.exercise.name)
        }
        return parts.isEmpty ? nil : CommonTexts.list(parts)
    }

    // What differs from the routine

    var changeTexts: [String] { changes.map(text) }

    private func text(_ change: RoutineChange) -> String {
        switch change {
        case .weight(_, let exercise, let from, let to):
            RoutineTexts.weightChanged(exercise.name, units.weight.text(from), units.weight.text(to))
        case .sets(_, let exercise, let from, let to): RoutineTexts.setsChanged(exercise.name, from, to)
        case .swapped(_, let from, let to): RoutineTexts.exerciseSwapped(from.name, to.name)
        case .added(let exercise, let sets): RoutineTexts.exerciseAdded(exercise.name, sets)
        case .order: RoutineTexts.orderChanged
        }
    }
}
