import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The user's trackables: their names, units, aggregation and order.
package enum TrackablesController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let trackables = try await visit.read { try $1.training.allTrackables($0) }
        return try visit.page(
            TrackableListPage(trackables: trackables, units: visit.user.units), title: CommonTexts.trackables)
    }

    package static func new(_ visit: MemberVisit) async throws -> Response {
        var form = TrackableForm()
        form.name.isFocused = true
        return try editor(visit, form, nil)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = TrackableForm()
        form.fill(from: typed.fields)
        guard let draft = form.validate() else { return try editor(visit, form, nil, .unprocessableContent) }
        let saving = try await visit.write { try $1.training.saveTrackable($0, draft) }
        return try answer(visit, saving, form, nil, notice: .trackableAdded)
    }

    package static func edit(_ visit: MemberVisit, trackable: Int) async throws -> Response {
        let (trackable, entries) = try await find(visit, trackable)
        return try editor(visit, TrackableForm(trackable, entries: entries, visit.user.units), trackable)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, trackable: Int) async throws -> Response {
        let (trackable, entries) = try await find(visit, trackable)
        var form = TrackableForm(trackable, entries: entries, visit.user.units)
        form.take(typed.fields)
        guard let draft = form.validate() else { return try editor(visit, form, trackable, .unprocessableContent) }
        let saving = try await visit.write { try $1.training.saveTrackable($0, draft, replacing: trackable.id) }
        return try answer(visit, saving, form, trackable, notice: .trackableSaved)
    }

    package static func archive(_ visit: MemberVisit, _ typed: Submission, trackable: Int) async throws -> Response {
        let now = visit.now.secondsSince1970
        let isFound = try await visit.write { try $1.training.archiveTrackable($0, id: Int64(trackable), at: now) }
        return try list(visit, isFound, notice: .trackableArchived)
    }

    package static func restore(_ visit: MemberVisit, _ typed: Submission, trackable: Int) async throws -> Response {
        let isFound = try await visit.write { try $1.training.archiveTrackable($0, id: Int64(trackable), at: nil) }
        return try list(visit, isFound, notice: .trackableRestored)
    }

    package static func move(
        _ visit: MemberVisit, _ typed: Submission, trackable: Int, direction: String
    ) async throws -> Response {
        let direction = try TrackableDirection(rawValue: direction).orNotFound()
        let isFound = try await visit.write { try $1.training.moveTrackable($0, id: Int64(trackable), direction) }
        return try list(visit, isFound, notice: nil)
    }

    package static func confirmDeletion(_ visit: MemberVisit, trackable: Int) async throws -> Response {
        let (trackable, entries) = try await find(visit, trackable)
        guard !trackable.isDefault else { throw HTTPError(.notFound) }
        let question = ConfirmPage.Question(
            title: CommonTexts.deleteQuestion(trackable.name), text: deletionText(trackable, entries),
            action: Paths.trackableDeletion(trackable.id), label: TrackableTexts.deleteTrackable,
            cancelPath: Paths.trackable(trackable.id),
            alternative: trackable.isArchived || entries == 0
                ? nil : Link(CommonTexts.archiveInstead, to: Paths.trackableArchive(trackable.id)))
        return try visit.page(ConfirmPage(question: question), title: TrackableTexts.deleteTrackable)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, trackable: Int) async throws -> Response {
        let isFound = try await visit.write { try $1.training.deleteTrackable($0, id: Int64(trackable)) }
        return try list(visit, isFound, notice: .trackableDeleted)
    }

    private static func deletionText(_ trackable: Trackable, _ entries: Int) -> String {
        guard entries > 0 else { return TrackableTexts.deletionWarning(trackable.name) }
        let warning = TrackableTexts.deletionAlsoDeletes(CountTexts.entries(entries))
        return trackable.isArchived ? warning : "\(warning) \(TrackableTexts.archiveToKeepHistory)"
    }

    private static func find(_ visit: MemberVisit, _ trackable: Int) async throws -> (Trackable, entries: Int) {
        let (found, entries) = try await visit.read { database, user in
            (
                try user.training.allTrackables(database).first { $0.id == Int64(trackable) },
                try user.training.entryCount(database, of: Int64(trackable))
            )
        }
        guard let found else { throw HTTPError(.notFound) }
        return (found, entries)
    }

    private static func list(_ visit: MemberVisit, _ isFound: Bool, notice: Notice.Code?) throws -> Response {
        guard isFound else { throw HTTPError(.notFound) }
        return try visit.redirect(to: Paths.trackableSettings, notice: notice)
    }

    private static func answer(
        _ visit: MemberVisit, _ saving: TrackableSaveResult, _ typed: TrackableForm, _ trackable: Trackable?,
        notice: Notice.Code
    ) throws -> Response {
        var form = typed
        guard saving != .notFound else { throw HTTPError(.notFound) }
        guard let faults = saving.faults else {
            return try visit.redirect(to: Paths.trackableSettings, notice: notice)
        }
        form.refuse(faults)
        return try editor(visit, form, trackable, .unprocessableContent)
    }

    private static func editor(
        _ visit: MemberVisit, _ form: TrackableForm, _ trackable: Trackable?, _ status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            TrackableEditorPage(form: form, trackable: trackable),
            title: trackable == nil ? CommonTexts.addTrackable : TrackableTexts.editTrackable, status: status)
    }
}
