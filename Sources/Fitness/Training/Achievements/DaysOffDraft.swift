import Texts

package enum DayOffReason: String, CaseIterable, Sendable {
    case sick, travel

    package var name: String {
        switch self {
        case .sick: AchievementTexts.sick
        case .travel: AchievementTexts.traveling
        }
    }

    package var icon: String {
        switch self {
        case .sick: "sick"
        case .travel: "plane"
        }
    }
}

/// Days on which the user is sick or travels.
package struct DaysOffDraft: Sendable, Equatable {
    private static let maximumDays = 366
    /// The maximum number of days in the future.
    package static let maximumDaysAhead = 366

    package let days: ClosedRange<LocalDay>
    package let reason: DayOffReason

    /// The days that were typed or sent, or what is wrong with them.
    package static func checked(first: LocalDay?, last: LocalDay?, reason: DayOffReason?, today: LocalDay)
        -> Result<Self, Faults>
    {
        var faults = Faults()
        faults.dayOff("first_day", first, today: today)
        if last != first { faults.dayOff("last_day", last, today: today) }
        faults.require("reason", reason, AchievementTexts.reasonMissing)
        if let first, let last, faults.isEmpty {
            if first > last { faults.add("last_day", AchievementTexts.lastDayBeforeFirst) }
            if last - first >= maximumDays { faults.add("last_day", AchievementTexts.tooManyDaysOff(maximumDays)) }
        }
        guard faults.isEmpty, let first, let last, let reason else { return .failure(faults) }
        return .success(Self(days: first...last, reason: reason))
    }
}

extension Faults {
    fileprivate mutating func dayOff(_ field: String, _ day: LocalDay?, today: LocalDay) {
        let last = today + DaysOffDraft.maximumDaysAhead
        let tooLate = AchievementTexts.dayTooFarAhead
        if let fault = LocalDay.fault(of: day, until: last, tooLate, today: today) { add(field, fault) }
    }
}
