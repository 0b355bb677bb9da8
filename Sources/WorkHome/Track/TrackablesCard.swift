import Mustache

/// The values of a day: one tap adds a step.
struct TrackablesCard: Sendable, MustacheParent {
    struct Line: Sendable, MustacheParent {
        let tracked: TrackDay.Tracked
        let units: Units
        let day: LocalDay
        let token: FormToken
        let canAdd: Bool

        private var trackable: Trackable { tracked.trackable }

        func child(named name: String) -> Any? {
            switch name {
            case "id": String(trackable.id)
            case "name": trackable.name
            case "icon": trackable.icon
            case "value": tracked.value.map { trackable.text($0, units) } ?? "–"
            case "canStep": canStep
            case "amounts":
                trackable.quickAmounts(units).map { QuickAmount(trackable: trackable, amount: $0, units: units) }
            case "volumeUnit": trackable.volumeUnit(units)?.rawValue
            case "newPath": canLog ? Paths.newTrackableEntry(trackable.id, on: day) : nil
            case "token": token.suffixed("step-\(trackable.id)")
            case "entryCount": entryCount
            case "items": tracked.entries.map(item)
            default: nil
            }
        }

        private var entryCount: String? {
            tracked.entries.isEmpty ? nil : "Show \(CountText.of(tracked.entries.count, "entry", "entries"))"
        }

        private var canLog: Bool { canAdd && !trackable.isArchived }
        /// A step is a value of its own where the last one counts, which nobody means.
        private var canStep: Bool { canLog && trackable.aggregation == .sum }

        private func item(_ entry: TrackableEntry) -> LoggedItem {
            let text = trackable.text(entry.value, units)
            return LoggedItem(
                title: text, note: entry.note.isEmpty ? nil : entry.note,
                spoken: DecimalText.spoken("\(trackable.name), \(text)"),
                path: Paths.trackableEntry(entry.id), token: token.suffixed("entry-\(entry.id)"))
        }
    }

    let tracked: [TrackDay.Tracked]
    let units: Units
    let day: LocalDay
    let token: FormToken
    let canAdd: Bool

    func child(named name: String) -> Any? {
        switch name {
        case "lines": tracked.map { Line(tracked: $0, units: units, day: day, token: token, canAdd: canAdd) }
        case "date": day.description
        case "managePath": Paths.trackableSettings
        default: nil
        }
    }
}
