import Texts

/// The editable values of an entry of a trackable.
package struct TrackableEntryDraft: Sendable, Equatable {
    package static let maximumValue = 1_000_000_000.0

    package var trackable: Trackable
    package var day: LocalDay
    package var value: Double
    package var note: String

    package init(trackable: Trackable, day: LocalDay, value: Double, note: String = "") {
        self.trackable = trackable
        self.day = day
        self.value = value
        self.note = note
    }
}

extension TrackableEntryDraft {
    /// The entry that was typed or sent, or what is wrong with it.
    /// - Parameter units: the units of messages.
    package static func checked(
        trackable: Trackable?, day: LocalDay?, value: Double?, note: String, today: LocalDay, _ units: Units
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("trackable_id", trackable, TrackableTexts.trackableMissing)
        let day = faults.pastDay("date", day, today: today)
        faults.require("value", value, TrackableTexts.valueRequired)
        // Zero is a last value of a day, but adds nothing to a sum.
        if trackable?.aggregation != .last || value != 0 { faults.checkPositive("value", value) }
        faults.check("value", value, atMost: maximumValue, trackable?.limitText(maximumValue, units) ?? "")
        let note = faults.text("note", note, atMost: TextLimits.note)
        guard faults.isEmpty, let trackable, let day, let value else { return .failure(faults) }
        return .success(Self(trackable: trackable, day: day, value: value, note: note))
    }

    /// What to ask about implausible values.
    package func questions(_ units: Units) -> [String] {
        let text = trackable.text(value, units)
        return switch trackable.key {
        case "steps" where value > 150_000: [TrackableTexts.moreStepsThanPlausible(text)]
        case "water" where value > 15_000: [TrackableTexts.moreWaterThanIsSafe(text)]
        case "sleep" where value > 24: [TrackableTexts.moreSleepThanADay(text)]
        default: []
        }
    }
}
