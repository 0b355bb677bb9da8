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

    /// `250 ml at a time, added up over a day`
    fileprivate func note(_ units: Units) -> String {
        let amounts = quickAmounts(units)
        let figures = amounts.dropLast().map { figure($0, units).value } + amounts.suffix(1).map { text($0, units) }
        let step = TrackableTexts.atATime(figures.joined(separator: ", "))
        return aggregation == .sum ? TrackableTexts.addedUpOverADay(step) : TrackableTexts.lastEntryOfDayCounts(step)
    }
}

struct TrackableListPage: PageContent {
    /// A row of the list, with the actions to move it.
    struct Item: Sendable {
        let trackable: Trackable
        let units: Units
        let isFirst: Bool
        let isLast: Bool

        var title: String { trackable.name }
        var path: String { Paths.trackable(trackable.id) }
        var icon: String { trackable.icon }
        var note: String { trackable.note(units) }
        var upAction: String? { isFirst ? nil : Paths.trackableMove(trackable.id, .up) }
        var downAction: String? { isLast ? nil : Paths.trackableMove(trackable.id, .down) }
    }

    var view: CompiledView<Self> { view_settings_trackables }
    let trackables: [Trackable]
    let units: Units

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var shown: [Item] {
        let shown = trackables.filter { !$0.isArchived }
        return shown.enumerated().map { index, trackable in
            Item(trackable: trackable, units: units, isFirst: index == 0, isLast: index == shown.count - 1)
        }
    }
    var hasArchived: Bool { trackables.contains(where: \.isArchived) }
    var archived: [ArchivedRow] {
        trackables.filter(\.isArchived).map {
            ArchivedRow($0.name, icon: $0.icon, note: $0.note(units), path: Paths.trackable($0.id))
        }
    }
    var emptyState: EmptyState? { trackables.allSatisfy(\.isArchived) ? empty : nil }

    private let empty = EmptyState(
        icon: "track", title: CommonTexts.allArchived, text: TrackableTexts.allArchivedHint,
        action: Link(CommonTexts.addTrackable, to: Paths.newTrackable))
}

struct TrackableEditorPage: PageContent {
    var view: CompiledView<Self> { view_settings_trackable_form }
    let form: TrackableForm
    /// Nil for a new one.
    let trackable: Trackable?

    var back: Link { Link(TrackableTexts.backToTrackables, to: Paths.trackableSettings) }
    var shownFixedNote: String? { form.isDefault ? fixedNote : nil }
    var retirement: Retirement? {
        trackable.map {
            Retirement(
                of: Paths.trackable($0.id), isArchived: $0.isArchived, canDelete: !$0.isDefault,
                explanation: SettingsTexts.trackableArchiveExplanation)
        }
    }

    private var fixedNote: String {
        let unit = form.step.unit ?? form.unit.value
        return form.aggregation.value == Trackable.Aggregation.sum.rawValue
            ? TrackableTexts.builtInSumExplanation(unit) : TrackableTexts.builtInLastEntryExplanation(unit)
    }
}
