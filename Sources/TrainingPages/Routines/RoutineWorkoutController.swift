import Fitness
import Forms
import GRDB
import HTTP
import Models
import Routines
import Texts
import Web

/// The workout of a routine: what it asks, each action, and its end. Reading writes nothing.
package enum RoutineWorkoutController {
    /// The open workout of a routine, or what starting one would ask.
    package static func show(_ visit: MemberVisit, routine: Int) async throws -> Response {
        let (moment, token) = (visit.moment, try FormToken().text)
        let state = try await visit.read { database, user in
            let workout = try user.routines.workout(database, of: Int64(routine), at: moment, token: token)
            return try user.routines.state(database, of: workout, at: moment)
        }
        return try page(visit, state)
    }

    /// A workout, open or finished.
    package static func showWorkout(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let moment = visit.moment
        let state = try await visit.read { database, user in
            let workout = try user.routines.workout(database, id: Int64(workout)).orNotFound()
            return try user.routines.state(database, of: workout, at: moment)
        }
        guard state.workout.finishedAt != nil else { return try page(visit, state) }
        return try await summary(visit, state)
    }

    /// Reloading the page of a form with errors leads back to its workout.
    package static func reload(_ visit: MemberVisit) async throws -> Response {
        let open = try await visit.read { try $1.routines.openWorkout($0) }
        return try visit.redirect(to: open.map(RoutineExercisePicker.path) ?? Paths.workouts)
    }

    /// The exercises to add, or to do in place of another.
    package static func exercises(_ visit: MemberVisit) async throws -> Response {
        let (moment, query, token) = (visit.moment, visit.request.query, try FormToken())
        guard query["workout"] != nil || query["routine"] != nil else { return try await reload(visit) }
        let words = query.searchWords
        let picker = try await visit.read { database, user in
            let workout =
                try query.row("workout").map {
                    try user.routines.workout(database, id: $0).orNotFound()
                }
                ?? user.routines.workout(
                    database, of: query.row("routine") ?? 0, at: moment, token: token.text)
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

    /// Whether an address is that of a workout.
    static func isPage(_ path: String) -> Bool {
        path.hasPrefix(Paths.trackedWorkout(0).dropLast())
            || path.hasPrefix(Paths.routines) && path.hasSuffix("/workout")
    }

    static func page(
        _ visit: MemberVisit, _ state: RoutineWorkoutState, form: RoutineActionForm? = nil
    ) throws -> Response {
        let token = FormToken(of: visit.user.revision)
        var shown = form ?? RoutineActionForm(state.workout, token: token, visit.user.units)
        if form == nil { shown.take(FormFields(visit.request.query), at: state.workout.openPlaces) }
        let page = try RoutineWorkoutPage(state, form: shown, user: visit.user, today: visit.today)
        return try visit.page(
            page, title: state.workout.name, destination: .workout,
            status: form == nil ? .ok : .unprocessableContent)
    }

    private static func summary(_ visit: MemberVisit, _ state: RoutineWorkoutState) async throws -> Response {
        let workout = state.workout
        let (summary, changes, day) = try await visit.read { database, user in
            (
                try user.routines.summary(database, of: workout), try user.routines.changes(database, of: workout),
                try user.training.trackDay(database, on: workout.day)
            )
        }
        let page = RoutineSummaryPage(
            workout: workout, id: workout.id ?? 0, summary: summary, changes: changes, records: day.records,
            undo: state.undo, token: FormToken(of: visit.user.revision), user: visit.user, today: visit.today)
        return try visit.page(page, title: workout.name, destination: .workout)
    }

    // After the end

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
        let path = Paths.trackedWorkout(Int64(workout))
        let question = ConfirmPage.Question(
            title: WorkoutTexts.deleteWorkoutQuestion,
            text: RoutineTexts.deleteQuestion(found.name, found.day.longText), action: Paths.deletion(of: path),
            label: WorkoutTexts.deleteWorkout, cancelPath: path)
        return try visit.page(ConfirmPage(question: question), title: WorkoutTexts.deleteWorkout, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let moment = visit.moment
        let (day, outcome) = try await visit.write { database, user in
            let found = try user.routines.loggedWorkout(database, id: Int64(workout)).orNotFound()
            let reference = WorkoutReference(token: found.token)
            return (found.day, try user.routines.apply(database, .discard, in: reference, at: moment))
        }
        return try visit.redirect(to: Paths.track(on: day), after: outcome.change, notice: .workoutDeleted)
    }
}

extension User.Routines {
    /// The open workout of a routine, or what starting one would ask.
    func workout(
        _ database: Database, of routine: Int64, at moment: TrainingMoment, token: String
    ) throws -> RoutineWorkout {
        let routine = try self.routine(database, id: routine).orNotFound()
        if let open = try openWorkout(database), open.routine == routine.id, open.isCurrent(at: moment) { return open }
        return try preview(database, of: routine, on: moment.today, token: token)
    }

    /// What the page of a workout shows beside it.
    func state(
        _ database: Database, of workout: RoutineWorkout, at moment: TrainingMoment
    ) throws -> RoutineWorkoutState {
        var state = RoutineWorkoutState(workout: workout)
        if workout.week != nil, let routine = workout.routine,
            let program = try user.programs.program(database, of: routine)
        {
            state.program = program
            if let id = workout.id, try user.programs.isBeforeRun(database, workout: id, of: program) {
                state.newStart = program.startedOn
            }
        }
        state.racks = try user.equipment.racks(database, for: workout.exercises.map(\.exercise))
        for settings in try user.training.allExerciseSettings(database) where !settings.draft.note.isEmpty {
            state.notes[settings.exercise] = settings.draft.note
        }
        guard let id = workout.id else {
            state.other = try openWorkout(database)
            if state.other == nil { state.partners = try partners(database, at: moment) }
            return state
        }
        if workout.isOpen { state.partners = try partners(database, at: moment) }
        state.undo = try user.undoOffers(database, at: .routine, on: workout.day, at: moment) { row, _ in
            try row.isOf(workout: id) ? user.routineUndoWords(database, row) : nil
        }
        if workout.hasDoneSets {
            state.records = try user.training.trackDay(database, on: workout.day).records
        }
        return state
    }
}

extension RoutineWorkout {
    /// For so long after its start, a workout that went on past midnight is still the one of its routine.
    private static let nightSeconds: Int64 = 12 * 3_600

    fileprivate func isCurrent(at moment: TrainingMoment) -> Bool {
        day == moment.today || (startedAt ?? 0) > moment.now.secondsSince1970 - Self.nightSeconds
    }
}

extension StoredRow {
    /// Whether it is a set of a workout, or the workout itself.
    func isOf(workout: Int64) -> Bool {
        self[table == "routine_sessions" ? "id" : "session_id"] == .integer(workout)
    }
}

extension User {
    /// How the page of a workout names what was changed: its exercise, or the workout itself.
    func routineUndoWords(_ database: Database, _ row: StoredRow) throws -> UndoTexts? {
        if case .integer(let id) = row["exercise_id"] {
            guard let exercise = try training.exercise(database, id: id) else { return nil }
            return UndoTexts(exercise.name, added: exercise.name)
        }
        guard case .text(let name) = row["name"] else { return nil }
        return UndoTexts(name, added: name)
    }
}
