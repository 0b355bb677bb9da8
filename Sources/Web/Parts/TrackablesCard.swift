import Fitness
import Forms
import Models
import Texts

/// The trackables of a day; one tap adds an amount.
package struct TrackablesCard: Sendable {
    package struct Line: Sendable {
        let tracked: TrackDay.Tracked
        let units: Units
        let day: LocalDay
        let token: FormToken
        let canAdd: Bool

        private var trackable: Trackable { tracked.trackable }

        package var id: String { String(trackable.id) }
        package var name: String { trackable.name }
        package var icon: String { trackable.icon }
        package var value: String { tracked.value.map { trackable.text($0, units) } ?? "–" }

        package var amounts: [QuickAmount] {
            trackable.quickAmounts(units).map { QuickAmount(trackable: trackable, amount: $0, units: units) }
        }

        package var volumeUnit: String? { trackable.volumeUnit(units)?.rawValue }
        package var newPath: String? { canLog ? Paths.newTrackableEntry(trackable.id, on: day) : nil }
        package var formToken: String { token.suffixed("step-\(trackable.id)") }
        package var items: [LoggedItem] { tracked.entries.map(item) }

        package var entryCount: String? {
            tracked.entries.isEmpty ? nil : TrackableTexts.showEntries(tracked.entries.count)
        }

        private var canLog: Bool { canAdd && !trackable.isArchived }
        /// Only for sums: where the last entry counts, a quick amount would replace the day's value.
        package var canStep: Bool { canLog && trackable.aggregation == .sum }

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

    package var lines: [Line] {
        tracked.map { Line(tracked: $0, units: units, day: day, token: token, canAdd: canAdd) }
    }
}

/// A button that adds an amount.
package struct QuickAmount: Sendable {
    package let trackable: Trackable
    package let amount: Double
    package let units: Units

    package init(trackable: Trackable, amount: Double, units: Units) {
        self.trackable = trackable
        self.amount = amount
        self.units = units
    }

    package var name: String { trackable.name }
    package var value: String { trackable.fieldText(amount, units) }
    package var text: String { "+ \(trackable.text(amount, units))" }
}
