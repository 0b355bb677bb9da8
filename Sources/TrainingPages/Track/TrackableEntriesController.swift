import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Web

package enum TrackableEntriesController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        let day = visit.trackedDay
        guard let id = visit.request.query["trackable"] else {
            let trackables = try await visit.read { try $1.training.trackables($0) }
            return try visit.page(
                TrackablePickerPage(trackables: trackables, units: visit.user.units, day: day),
                title: "Custom Trackable", destination: .track)
        }
        let form = try await visit.read { database, user in
            guard let trackable = try user.loggableTrackable(database, id) else { throw HTTPError(.notFound) }
            var form = try TrackableEntryForm(trackable: trackable, on: day, user.units)
            if let value = try user.training.likelyValue(database, of: trackable, on: day) { form.suggest(value) }
            return form
        }
        return try page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let fields = typed.fields
        let day = fields["date"].flatMap { LocalDay($0) } ?? visit.today
        var form = try await visit.read { database, user in
            let trackable = try user.loggableTrackable(database, fields["trackable_id"])
            var form = try TrackableEntryForm(trackable: trackable, on: day, user.units)
            if trackable == nil { form.subject.options = try user.trackableOptions(database) }
            form.take(fields)
            return form
        }
        guard let draft = form.validate(today: visit.today), form.settleDoubts(about: draft) else {
            return try page(visit, form, status: .unprocessableContent)
        }
        let (moment, token) = (visit.moment, FormToken.read(fields))
        let change = try await visit.write { database, user in
            try user.change(database, TrackableEntryDraft.self, to: [draft], token: token, at: moment) {
                ([try user.training.logEntry(database, draft, at: moment)], TrainingOutcome())
            }
        }
        let path = ReturnPath(fields["back"])?.path ?? Paths.trackables(on: draft.day)
        return try visit.redirect(to: path, after: change, notice: .valueSaved)
    }

    package static func edit(_ visit: MemberVisit, entry: Int) async throws -> Response {
        guard let form = try await existing(visit, entry) else { throw HTTPError(.notFound) }
        return try page(visit, form)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, entry: Int) async throws -> Response {
        guard var form = try await existing(visit, entry) else { return try await addAnew(visit, typed) }
        form.take(typed.fields)
        guard let draft = form.validate(today: visit.today), form.settleDoubts(about: draft) else {
            return try page(visit, form, status: .unprocessableContent)
        }
        let (id, moment, token) = (Int64(entry), visit.moment, FormToken.read(typed.fields))
        let change = try await visit.write { database, user in
            try user.change(database, TrackableEntryDraft.self, row: id, to: [draft], token: token, at: moment) {
                try user.training.updateEntry(database, id: id, draft) ? ([id], TrainingOutcome()) : nil
            }
        }
        return try visit.redirect(to: Paths.trackables(on: draft.day), after: change, notice: .valueSaved)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, entry: Int) async throws -> Response {
        let (id, moment, token) = (Int64(entry), visit.moment, FormToken.read(typed.fields))
        let (change, day) = try await visit.write { database, user in
            let day = try user.training.trackableEntry(database, id: id)?.day
            let change = try user.change(database, TrackableEntryDraft.self, row: id, to: [], token: token, at: moment)
            {
                try user.training.deleteEntry(database, id: id) ? ([id], TrainingOutcome()) : nil
            }
            return (change, day)
        }
        return try visit.redirect(to: Paths.trackables(on: day ?? visit.today), after: change, notice: .valueDeleted)
    }

    /// The entry was deleted elsewhere while it was edited here: what was typed stays, to be added anew.
    private static func addAnew(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let form = try await visit.read { database, user -> TrackableEntryForm in
            guard let trackable = try user.loggableTrackable(database, typed.fields["trackable_id"]) else {
                throw HTTPError(.notFound)
            }
            var form = try TrackableEntryForm(trackable: trackable, on: visit.today, user.units)
            let token = form.token
            form.take(typed.fields)
            form.token = token
            return form
        }
        return try page(visit, form, notice: TrackableEntryForm.deletedMeanwhile("entry"), status: .notFound)
    }

    private static func existing(_ visit: MemberVisit, _ entry: Int) async throws -> TrackableEntryForm? {
        try await visit.read { database, user in
            guard let entry = try user.training.trackableEntry(database, id: Int64(entry)),
                let trackable = try user.training.trackable(database, id: entry.trackableID)
            else { return nil }
            return try TrackableEntryForm(entry, of: trackable, user.units)
        }
    }

    private static func page(
        _ visit: MemberVisit, _ form: TrackableEntryForm, notice: String? = nil, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let page = LoggingPage(
            view: view_track_entry, form: form,
            title: form.trackable?.name ?? "Custom Trackable",
            unit: form.volumeUnit?.rawValue, last: nil, notice: notice, today: visit.today)
        return try visit.page(page, title: "Custom Trackable", destination: .track, status: status)
    }
}
