import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// The user's trackables and their order.
package enum TrackablesController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let trackables = try await visit.read { try $1.training.allTrackables($0) }
        return try visit.page(
            TrackableListPage(trackables: trackables, units: visit.user.units), title: CommonTexts.trackables)
    }

    package static func move(
        _ visit: MemberVisit, _ typed: Submission, trackable: Int, direction: String
    ) async throws -> Response {
        let direction = try ListDirection(rawValue: direction).orNotFound()
        try await visit.write { try $1.training.moveTrackable($0, id: Int64(trackable), direction) }.orNotFound()
        return try visit.redirect(to: Paths.trackableSettings)
    }
}

extension EditorController<TrackableForm, Trackable> {
    package static let trackables = EditorController(
        list: Paths.trackableSettings, added: .trackableAdded, saved: .trackableSaved, archived: .trackableArchived,
        restored: .trackableRestored, deleted: .trackableDeleted,
        begin: { _, typed in
            var form = TrackableForm()
            form.name.isFocused = typed == nil
            return form
        },
        find: { try $1.training.trackable($0, id: $2) },
        form: { try TrackableForm($2, entries: $1.training.entryCount($0, of: $2.id), $1.units) },
        page: {
            try $0.page(
                TrackableEditorPage(form: $1, trackable: $2),
                title: $2 == nil ? CommonTexts.addTrackable : TrackableTexts.editTrackable, status: $3)
        },
        save: { database, user, draft, old, _ in try user.training.save(database, draft, over: old) },
        setArchived: { try $1.training.archiveTrackable($0, id: $2, at: $3) },
        question: { try $2.isDefault ? nil : $2.deletionQuestion($1.training.deletionWarning($0, of: $2)) },
        remove: plainly { try $1.training.deleteTrackable($0, id: $2) })
}

extension Trackable {
    fileprivate func deletionQuestion(_ warning: String?) -> ConfirmPage.Question {
        ConfirmPage.Question(
            CommonTexts.deleteQuestion(name), warning ?? TrackableTexts.deletionWarning(name),
            deleting: Paths.trackable(id), label: TrackableTexts.deleteTrackable,
            canArchive: !isArchived && warning != nil)
    }
}
