import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Routines
import Texts
import Web

/// One kind of row on Track: the pages of its form, and what is saved with it.
package struct LoggingController<Logged: TrackForm>: Sendable {
    let view: CompiledView<LoggingPage<Logged>>
    let title: @Sendable () -> String
    /// The name of a row within a sentence.
    let noun: String
    /// The query parameter with the id of the exercise or trackable; the form's field is this with `_id`.
    let parameter: String
    let saved: Notice.Code
    var record: Notice.Code?
    let deleted: Notice.Code
    /// Whether the rest timer starts afterwards.
    var hasRest = false
    /// The page to choose an exercise or trackable.
    let picker: @Sendable (MemberVisit) async throws -> Response
    /// The path for logging an exercise of another kind.
    var pathForOtherKind: @Sendable (Database, User, _ id: String, LocalDay) throws -> String? = { _, _, _, _ in nil }
    /// The place of a row on Track.
    var path: @Sendable (LocalDay, Logged.Draft?) -> String = { day, draft in
        draft?.trainedExercise.map { Paths.track(on: day, exercise: $0) } ?? Paths.track(on: day)
    }
    /// The timed workout in which a row was logged.
    var workout: @Sendable (Database, User, Int64) throws -> Link? = { _, _, _ in nil }
    /// Whether a row is part of a routine's workout, which it leaves with another day or exercise.
    var isInWorkout: @Sendable (Database, User, Int64) throws -> Bool = { _, _, _ in false }
    /// The other recordings of a session.
    var recordings: @Sendable (Database, User, Int64) throws -> [KeptRecording] = { _, _, _ in [] }
    /// Prepares a form with values from the last time; without a query it suggests none, because typed values follow.
    let begin: @Sendable (inout Logged, Database, User, _ day: LocalDay, _ today: LocalDay, Query?) throws -> LastTime

    package func new(_ visit: MemberVisit) async throws -> Response {
        guard let id = visit.request.query[parameter] else { return try await picker(visit) }
        let (day, today, query) = (visit.trackedDay, visit.today, visit.request.query)
        let begun = try await visit.read { database, user -> (Logged, LastTime)? in
            var form = try Logged(database, user, chosen: id, on: day)
            guard form.chosen != nil else { return nil }
            let last = try begin(&form, database, user, day, today, query)
            return (form, last)
        }
        guard let (form, last) = begun else {
            // The user may have just created an exercise of the other kind.
            let path = try await visit.read { try pathForOtherKind($0, $1, id, day) }.orNotFound()
            return .redirect(to: path)
        }
        return try page(visit, form, last)
    }

    package func edit(_ visit: MemberVisit, row: Int) async throws -> Response {
        let (form, workout, kept) = try await visit.read { database, user -> (Logged, Link?, [KeptRecording]) in
            var form = try Logged.existing(database, user, id: Int64(row)).orNotFound()
            form.back = ReturnPath(visit.request.query["back"])
            if try isInWorkout(database, user, Int64(row)) { form.date.hint = TrackTexts.movedSetLeavesItsWorkout }
            return (form, try self.workout(database, user, Int64(row)), try recordings(database, user, Int64(row)))
        }
        return try page(visit, form, workout: workout, recordings: kept, isExisting: true)
    }

    /// The row was deleted elsewhere during editing: what was typed is kept, to be added as a new row.
    func pageOfNewRow(_ visit: MemberVisit, _ fields: FormFields) async throws -> Response {
        let today = visit.today
        let form = try await visit.read { database, user in
            var form = try Logged(database, user, chosen: fields["\(parameter)_id"], on: today)
            guard form.chosen != nil else { throw HTTPError(.notFound) }
            _ = try begin(&form, database, user, today, today, nil)
            let token = form.token
            form.take(fields)
            form.token = token
            return form
        }
        return try page(visit, form, notice: Logged.deletedMessage(noun), status: .notFound)
    }

    func page(
        _ visit: MemberVisit, _ form: Logged, _ last: LastTime = LastTime(), notice: String? = nil,
        workout: Link? = nil, recordings: [KeptRecording] = [], isExisting: Bool = false,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let page = LoggingPage(
            view: view, form: form, title: form.chosenName ?? title(), last: last, notice: notice, workout: workout,
            recordings: recordings, isExisting: isExisting, today: visit.today)
        return try visit.page(page, title: title(), destination: .track, status: status)
    }

    // Logs, changes and deletes a row, each with a step to undo it.

    package func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, today) = (typed.fields, visit.today)
        let day = fields.day("date") ?? today
        let (form, last, draft) = try await visit.read { database, user -> (Logged, LastTime, Logged.Draft?) in
            var form = try Logged(database, user, chosen: fields["\(parameter)_id"], on: day)
            let last = try begin(&form, database, user, day, today, nil)
            form.take(fields)
            // If its workout was deleted in the meantime, the set is shown on its day.
            if let workout = form.back.flatMap(Paths.timedWorkout(at:)),
                try !user.workouts.hasTimedWorkout(database, id: workout)
            {
                form.back = nil
            }
            let draft = try form.draft(database, user, today: today)
            return (form, last, draft)
        }
        guard let draft else { return try page(visit, form, last, status: .unprocessableContent) }
        let (moment, token) = (visit.moment, FormToken.read(fields))
        let (change, rest) = try await visit.write { database, user in
            let change = try user.change(database, Logged.Draft.self, to: [draft], token: token, at: moment) {
                try user.training.log(database, [draft], at: moment)
            }
            return (change, try user.training.restTimer(database, after: draft.trainedExercise))
        }
        let back = form.back?.path
        // A running workout has its own rest.
        let rests = hasRest && draft.day == today && back == nil
        return try visit.redirect(
            to: back ?? path(draft.day, draft), after: change, notice: saved, record: record,
            rest: rests ? rest : nil)
    }

    package func update(_ visit: MemberVisit, _ typed: Submission, row: Int) async throws -> Response {
        let (fields, today, id) = (typed.fields, visit.today, Int64(row))
        let existing = try await visit.read { database, user -> (Logged, Logged.Draft?)? in
            let chosen = fields["\(parameter)_id"]
            guard var form = try Logged.existing(database, user, id: id, chosen: chosen) else { return nil }
            form.take(fields)
            if try isInWorkout(database, user, id) { form.date.hint = TrackTexts.movedSetLeavesItsWorkout }
            let draft = try form.draft(database, user, today: today)
            return (form, draft)
        }
        guard let (form, draft) = existing else { return try await pageOfNewRow(visit, fields) }
        guard let draft, !visit.asksWhichToKeep else {
            return try page(visit, form, isExisting: true, status: .unprocessableContent)
        }
        let (moment, token) = (visit.moment, FormToken.read(fields))
        let (change, leaves) = try await visit.write { database, user in
            let wasInWorkout = try isInWorkout(database, user, id)
            let change = try user.change(
                database, Logged.Draft.self, row: id, to: [draft], token: token, at: moment
            ) {
                guard let old = try user.training.row(database, Logged.Draft.Row.self, id: id) else { return nil }
                return ([id], try user.training.save(database, draft, over: old, at: moment).outcome)
            }
            return (change, try wasInWorkout && !isInWorkout(database, user, id))
        }
        return try visit.redirect(
            to: form.back?.path ?? path(draft.day, draft), after: change, notice: leaves ? .setLeftWorkout : saved)
    }

    package func destroy(_ visit: MemberVisit, _ typed: Submission, row: Int) async throws -> Response {
        let (id, moment, token) = (Int64(row), visit.moment, FormToken.read(typed.fields))
        let (change, day) = try await visit.write { database, user in
            let day = try user.training.row(database, Logged.Draft.Row.self, id: id)?.day
            let change = try user.change(database, Logged.Draft.self, row: id, to: [], token: token, at: moment) {
                try user.training.delete(database, Logged.Draft.Row.self, id: id, at: moment).map { ([id], $0) }
            }
            return (change, day)
        }
        let back = ReturnPath(typed.fields["back"])
        return try visit.redirect(
            to: back?.path ?? path(day ?? visit.today, nil), after: change, notice: deleted)
    }
}

extension LoggingController<StrengthSetForm> {
    package static let sets = LoggingController(
        view: view_track_set, title: { CommonTexts.strength }, noun: "set", parameter: "exercise", saved: .setSaved,
        record: .setRecord, deleted: .setDeleted, hasRest: true,
        picker: { try await ExercisePicker.page($0, kind: .strength) },
        pathForOtherKind: { database, user, id, day in
            try user.loggableExercise(database, Int64(outside: id)).map { Paths.newCardio($0.id, on: day) }
        },
        workout: { try $1.workout(ofSet: $2, $0) },
        isInWorkout: { try $1.routines.asked($0, ofSet: $2) != nil },
        begin: { form, database, user, day, today, query in
            guard let exercise = form.chosen else { return LastTime() }
            let before = try user.training.lastPerformance(database, of: exercise.id, on: day)
            form.inputs.knownKilograms = (before.today + before.before).map(\.weightKilograms.magnitude)
            var last = LastTime(
                text: before.text(of: exercise, user.units, today: today),
                inPlace: before.previous.map {
                    TrackTexts.lastTimeInPlace(before.nextPlace, $0.text(of: exercise, user.units))
                })
            last.note = try user.training.settings(database, of: exercise.id).note
            last.rack = try user.equipment.rack(database, for: exercise)
            guard let query else { return last }
            form.suggest(before.nextSet)
            form.back = ReturnPath(query["back"])
            form.take(weightFrom: query)
            form.focusFirstEmptyAmount()
            if let reps = query.count("reps"), reps > 0 { form.inputs.reps.value = String(reps) }
            // A running workout asks for one set.
            if form.back == nil {
                last.repetition = try RepeatOffer(of: exercise, after: before, on: day, today: today)
            }
            return last
        })
}

extension LoggingController<CardioForm> {
    package static let cardio = LoggingController(
        view: view_track_cardio, title: { CommonTexts.cardio }, noun: "session", parameter: "exercise",
        saved: .cardioSaved,
        record: .cardioRecord, deleted: .cardioDeleted, picker: { try await ExercisePicker.page($0, kind: .cardio) },
        pathForOtherKind: { database, user, id, day in
            try user.loggableExercise(database, Int64(outside: id)).map { Paths.newSet($0.id, on: day) }
        },
        recordings: KeptRecording.all,
        begin: { form, database, user, day, _, query in
            if let query { form.take(timeFrom: query) }
            return LastTime(
                text: try form.chosen.flatMap { try user.training.lastCardioText(database, of: $0.id, on: day) })
        })
}

extension LoggingController<TrackableEntryForm> {
    package static let entries = LoggingController(
        view: view_track_entry, title: { CommonTexts.customTrackable }, noun: "entry", parameter: "trackable",
        saved: .valueSaved,
        deleted: .valueDeleted, picker: TrackablePickerPage.page, path: { day, _ in Paths.trackables(on: day) },
        begin: { form, database, user, day, _, query in
            if let trackable = form.chosen, query != nil,
                let value = try user.training.likelyValue(database, of: trackable, on: day)
            {
                form.suggest(value)
            }
            return LastTime()
        })
}
