import Mustache

/// The trackables to choose from.
struct TrackablePickerPage: PageContent {
    let view = View.trackablePicker
    let trackables: [Trackable]
    let units: Units
    let day: LocalDay

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back", to: Paths.newTrackItem(on: day))
        case "rows": rows
        case "managePath": Paths.trackableSettings
        case "isNothing": trackables.isEmpty
        default: nil
        }
    }

    private var rows: [ListRow] {
        trackables.map { trackable in
            ListRow(
                title: trackable.name, path: Paths.newTrackableEntry(trackable.id, on: day), icon: trackable.icon,
                note: trackable.unit.isEmpty ? nil : "In \(trackable.unit(units))")
        }
    }
}
