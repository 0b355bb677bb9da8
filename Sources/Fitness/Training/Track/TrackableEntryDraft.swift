import Texts

/// What a stored entry says: its values were checked, or came with an import, and are kept.
package protocol StoredTrackableEntry {
    var day: LocalDay { get }
    var value: Double { get }
    var note: String { get }
}

/// The editable values of an entry of a trackable.
package struct TrackableEntryDraft: Sendable, Equatable {
    package static let maximumValue = 1_000_000_000.0

    package let trackable: Trackable
    package let day: LocalDay
    package let value: Double
    package let note: String

    /// The entry that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - old: the entry that is changed, whose values may stay.
    ///   - units: the units of messages.
    package static func checked(
        trackable: Trackable?, day: LocalDay?, value: Double?, note: String = "",
        over old: (any StoredTrackableEntry)? = nil, today: LocalDay, _ units: Units
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("trackable_id", trackable, TrackableTexts.trackableMissing)
        let day = faults.pastDay("date", day, today: today)
        faults.keep("date", day, of: old?.day)
        faults.require("value", value, TrackableTexts.valueRequired)
        // Zero is a last value of a day, but adds nothing to a sum.
        if trackable?.aggregation != .last || value != 0 { faults.checkPositive("value", value) }
        faults.check("value", value, atMost: maximumValue, trackable?.limitText(maximumValue, units) ?? "")
        faults.keep("value", value, of: old?.value)
        let note = faults.text("note", note, atMost: TextLimits.note, over: old?.note)
        guard faults.isEmpty, let trackable, let day, let value else { return .failure(faults) }
        return .success(Self(trackable: trackable, day: day, value: value, note: note))
    }

    /// A measurement of another app, which may be zero where a form asks for more.
    /// - Returns: nil for what can't be stored.
    package static func imported(_ trackable: Trackable, _ value: Double, on day: LocalDay) -> Self? {
        (0...maximumValue).contains(value) ? Self(trackable: trackable, day: day, value: value, note: "") : nil
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
