import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
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
}
