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
            let session = try user.routines.workout(database, of: Int64(routine), at: moment, token: token)
            return try user.routines.state(database, of: session, at: moment)
        }
        return try page(visit, state)
    }

    /// A workout, open or finished.
    package static func showSession(_ visit: MemberVisit, session: Int) async throws -> Response {
        let moment = visit.moment
        let state = try await visit.read { database, user in
            let session = try user.routines.session(database, id: Int64(session)).orNotFound()
            return try user.routines.state(database, of: session, at: moment)
        }
        guard state.session.finishedAt != nil else { return try page(visit, state) }
        return try await summary(visit, state)
    }

    /// Reloading the page of a form with errors leads back to its workout.
    package static func reload(_ visit: MemberVisit) async throws -> Response {
        let open = try await visit.read { try $1.routines.openSession($0) }
        return try visit.redirect(to: open.map(RoutineExercisePicker.path) ?? Paths.workouts)
    }

    /// The exercises to add, or to do in place of another.
    package static func exercises(_ visit: MemberVisit) async throws -> Response {
        let (moment, query, token) = (visit.moment, visit.request.query, try FormToken())
        guard query["workout"] != nil || query["routine"] != nil else { return try await reload(visit) }
        let words = query.searchWords
        let picker = try await visit.read { database, user in
            let session =
                try query.row("workout").map {
                    try user.routines.session(database, id: $0).orNotFound()
                }
                ?? user.routines.workout(
                    database, of: query.row("routine") ?? 0, at: moment, token: token.text)
            return try RoutineExercisePicker(
                session, slot: query["slot"], words: words, token: token, units: user.units,
                all: try user.training.exercises(database),
                recent: try user.training.recentExercises(database, .strength),
                frequent: try user.training.frequentExercises(
                    database, [.strength], until: moment.today, atMost: 10),
                used: words.isEmpty ? [] : try user.training.trainedExercises(database))
        }
        return try visit.page(picker, title: picker.session.name, destination: .workout)
    }

    /// Whether an address is that of a workout.
    static func isPage(_ path: String) -> Bool {
        path.hasPrefix(Paths.routineSession(0).dropLast())
            || path.hasPrefix(Paths.routines) && path.hasSuffix("/workout")
    }

    static func page(
        _ visit: MemberVisit, _ state: RoutineWorkoutState, form: RoutineActionForm? = nil
    ) throws -> Response {
        let token = FormToken(of: visit.user.revision)
        var shown = form ?? RoutineActionForm(state.session, token: token, visit.user.units)
        if form == nil { shown.take(FormFields(visit.request.query), at: state.session.openPlaces) }
        let page = try RoutineWorkoutPage(state, form: shown, user: visit.user, today: visit.today)
        return try visit.page(
            page, title: state.session.name, destination: .workout,
            status: form == nil ? .ok : .unprocessableContent)
    }

    private static func summary(_ visit: MemberVisit, _ state: RoutineWorkoutState) async throws -> Response {
        let session = state.session
        let (summary, changes, day) = try await visit.read { database, user in
            (
                try user.routines.summary(database, of: session), try user.routines.changes(database, of: session),
                try user.training.trackDay(database, on: session.day)
            )
        }
        let page = RoutineSummaryPage(
            session: session, id: session.id ?? 0, summary: summary, changes: changes, records: day.records,
            undo: state.undo, token: FormToken(of: visit.user.revision), user: visit.user, today: visit.today)
        return try visit.page(page, title: session.name, destination: .workout)
    }

    // After the end

    package static func keepChanges(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        let (moment, path) = (visit.moment, Paths.routineSession(Int64(session)))
        do {
            try await visit.write { try $1.routines.keepChanges($0, of: Int64(session), at: moment) }.orNotFound()
            return try visit.redirect(to: path, notice: .routineChanged)
        } catch is RoutineRefusal {
            return try visit.redirect(to: path, notice: .routineNotChanged)
        }
    }

    package static func confirmDeletion(_ visit: MemberVisit, session: Int) async throws -> Response {
        let found = try await visit.read { try $1.routines.session($0, id: Int64(session)) }.orNotFound()
        let path = Paths.routineSession(Int64(session))
        let question = ConfirmPage.Question(
            title: WorkoutTexts.deleteWorkoutQuestion,
            text: RoutineTexts.deleteQuestion(found.name, found.day.longText), action: Paths.deletion(of: path),
            label: WorkoutTexts.deleteWorkout, cancelPath: path)
        return try visit.page(ConfirmPage(question: question), title: WorkoutTexts.deleteWorkout, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        let moment = visit.moment
        let (day, outcome) = try await visit.write { database, user in
            let found = try user.routines.loggedSession(database, id: Int64(session)).orNotFound()
            let reference = SessionReference(token: found.token)
            return (found.day, try user.routines.apply(database, .discard, in: reference, at: moment))
        }
        return try visit.redirect(to: Paths.track(on: day), after: outcome.change, notice: .workoutDeleted)
    }
}

extension User.Routines {
    /// The open workout of a routine, or what starting one would ask.
    func workout(
        _ database: Database, of routine: Int64, at moment: TrainingMoment, token: String
    ) throws -> RoutineSession {
        let routine = try self.routine(database, id: routine).orNotFound()
        if let open = try openSession(database), open.routine == routine.id, open.isCurrent(at: moment) { return open }
        return try preview(database, of: routine, on: moment.today, token: token)
    }

    /// What the page of a workout shows beside it.
    func state(
        _ database: Database, of session: RoutineSession, at moment: TrainingMoment
    ) throws -> RoutineWorkoutState {
        var state = RoutineWorkoutState(session: session)
        if session.week != nil, let routine = session.routine,
            let program = try user.programs.program(database, of: routine)
        {
            state.program = program
            if let id = session.id, try user.programs.isBeforeRun(database, session: id, of: program) {
                state.newStart = program.startedOn
            }
        }
        state.racks = try user.equipment.racks(database, for: session.exercises.map(\.exercise))
        for settings in try user.training.allExerciseSettings(database) where !settings.draft.note.isEmpty {
            state.notes[settings.exercise] = settings.draft.note
        }
        guard let id = session.id else {
            state.other = try openSession(database)
            if state.other == nil { state.partners = try partners(database, at: moment) }
            return state
        }
        if session.isOpen { state.partners = try partners(database, at: moment) }
        state.undo = try user.undoOffers(database, at: .routine, on: session.day, at: moment) { row, _ in
            try row.isOf(session: id) ? user.routineUndoWords(database, row) : nil
        }
        if session.hasDoneSets {
            state.records = try user.training.trackDay(database, on: session.day).records
        }
        return state
    }
}

extension RoutineSession {
    /// For so long after its start, a workout that went on past midnight is still the one of its routine.
    private static let nightSeconds: Int64 = 12 * 3_600

    fileprivate func isCurrent(at moment: TrainingMoment) -> Bool {
        day == moment.today || (startedAt ?? 0) > moment.now.secondsSince1970 - Self.nightSeconds
    }
}

extension StoredRow {
    /// Whether it is a set of a workout, or the workout itself.
    func isOf(session: Int64) -> Bool {
        self[table == "routine_sessions" ? "id" : "session_id"] == .integer(session)
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
