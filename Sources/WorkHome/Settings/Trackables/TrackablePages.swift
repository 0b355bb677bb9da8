import Mustache

struct TrackableListPage: PageContent {
    /// A line of the list, with the ways to move it.
    struct Item: Sendable, MustacheParent {
        let trackable: Trackable
        let units: Units
        let isFirst: Bool
        let isLast: Bool

        func child(named name: String) -> Any? {
            switch name {
            case "title": trackable.name
            case "path": Paths.trackable(trackable.id)
            case "icon": trackable.icon
            case "note": trackable.note(units)
            case "upAction": isFirst ? nil : Paths.trackableMove(trackable.id, .up)
            case "downAction": isLast ? nil : Paths.trackableMove(trackable.id, .down)
            case "restoreAction": Paths.trackableRestoration(trackable.id)
            default: nil
            }
        }
    }

    let view = View.trackableSettings
    let trackables: [Trackable]
    let units: Units

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "newPath": Paths.newTrackable
        case "shown": items(trackables.filter { !$0.isArchived })
        case "hasArchived": trackables.contains(where: \.isArchived)
        case "archived": items(trackables.filter(\.isArchived))
        case "empty": trackables.allSatisfy(\.isArchived) ? empty : nil
        default: nil
        }
    }

    private let empty = EmptyState(
        icon: "track", title: "All archived", text: "Restore one below, or add one of your own.",
        action: Link("Add trackable", to: Paths.newTrackable))

    init(trackables: [Trackable], units: Units) {
        self.trackables = trackables
        self.units = units
    }

    private func items(_ trackables: [Trackable]) -> [Item] {
        trackables.enumerated().map { index, trackable in
            Item(
                trackable: trackable, units: units, isFirst: index == 0, isLast: index == trackables.count - 1)
        }
    }
}

extension Trackable {
    /// `250 ml at a time, added up over a day`
    fileprivate func note(_ units: Units) -> String {
        let amounts = quickAmounts(units)
        let figures = amounts.dropLast().map { figure($0, units).value } + amounts.suffix(1).map { text($0, units) }
        let step = "\(figures.joined(separator: ", ")) at a time"
        return aggregation == .sum ? "\(step), added up over a day" : "\(step), the last entry of the day counts"
    }
}

struct TrackableEditorPage: PageContent {
    let view = View.trackableEditor
    let form: TrackableForm
    /// Nil for a new one.
    let trackable: Trackable?

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Trackables", to: Paths.trackableSettings)
        case "form": form
        case "fixedNote": form.isDefault ? fixedNote : nil
        case "archiveAction": trackable.flatMap { $0.isArchived ? nil : Paths.trackableArchive($0.id) }
        case "restoreAction": trackable.flatMap { $0.isArchived ? Paths.trackableRestoration($0.id) : nil }
        case "deletePath": trackable.flatMap { $0.isDefault ? nil : Paths.trackableDeletion($0.id) }
        case "isKept": trackable != nil
        default: nil
        }
    }

    private var fixedNote: String {
        let unit = form.step.unit ?? form.unit.value
        let day =
            form.aggregation.value == Trackable.Aggregation.sum.rawValue ? "added up" : "counted by the last entry"
        return "This trackable is built in. It is measured in \(unit), and each day is \(day). For another unit, add "
            + "your own trackable."
    }
}
