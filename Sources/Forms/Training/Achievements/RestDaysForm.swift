import Fitness
import HTTP
import Models
import Texts

/// The number of rest days per week.
package struct RestDaysForm: Form {
    package static let counts = 0...6

    package let action = Paths.restDays
    package var restDays = Field(
        "rest_days", label: "Rest days per week",
        hint: "More days without training in one week end a streak.",
        options: counts.map { count in
            Field.Option(value: String(count), label: count == 0 ? "None" : CountText.of(count, "day"))
        })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.restDays] }

    package init(_ user: User) {
        restDays.value = String(user.restDaysPerWeek)
    }

    package init(_ typed: FormFields) {
        fill(from: typed)
    }

    package mutating func validate() -> Int? {
        let count = restDays.integer(in: Self.counts, "Please choose from 0 to 6 days")
        focusFirstError()
        return count
    }
}

/// Days on which the user is sick or travels.
package struct DaysOffForm: Form {
    package struct DaysOff: Sendable {
        package var days: ClosedRange<LocalDay>
        package var reason: DayOff.Reason
    }

    static let maximumDays = 366
    /// The maximum number of days in the future.
    static let maximumDaysAhead = 366

    package let action = Paths.daysOff
    package var firstDay = Field("first_day", label: "First day")
    package var lastDay = Field("last_day", label: "Last day", hint: "Leave empty for a single day.", isRequired: false)
    package var reason = Field(
        "reason", label: "Reason",
        options: DayOff.Reason.allCases.map { Field.Option(value: $0.rawValue, label: $0.name, icon: $0.icon) })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.firstDay, \.lastDay, \.reason] }

    package init(today: LocalDay) {
        firstDay.value = today.description
        reason.value = DayOff.Reason.sick.rawValue
    }

    package init(_ typed: FormFields) {
        fill(from: typed)
    }

    package mutating func validate(today: LocalDay) -> DaysOff? {
        let first = firstDay.dayOff(today: today)
        let last = lastDay.value.isEmpty ? first : lastDay.dayOff(today: today)
        let reason = validateReason()
        guard let first, let last, let reason, let days = range(first, last) else {
            focusFirstError()
            return nil
        }
        return DaysOff(days: days, reason: reason)
    }

    package mutating func validateReason() -> DayOff.Reason? {
        reason.choice(DayOff.Reason.self, "Please choose a reason")
    }

    private mutating func range(_ first: LocalDay, _ last: LocalDay) -> ClosedRange<LocalDay>? {
        guard first <= last else { return lastDay.fail("The last day can't be before the first") }
        guard last - first < Self.maximumDays else {
            return lastDay.fail("Mark at most \(Self.maximumDays) days at once")
        }
        return first...last
    }
}

extension Field {
    /// A day within the longest human life, up to a year ahead.
    fileprivate mutating func dayOff(today: LocalDay) -> LocalDay? {
        day(
            until: today + DaysOffForm.maximumDaysAhead, "Please choose a date within a year of today", today: today)
    }
}
