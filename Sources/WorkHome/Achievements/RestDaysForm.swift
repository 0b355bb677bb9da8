import HTTP

/// How many days of rest a week may have.
struct RestDaysForm: Form {
    static let counts = 0...6

    let action = Paths.restDays
    var restDays = Field(
        "rest_days", label: "Rest days per week",
        hint: "More days without training in one week end a streak.",
        options: counts.map { count in
            Field.Option(value: String(count), label: count == 0 ? "None" : CountText.of(count, "day"))
        })

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.restDays] }

    init(_ user: User) {
        restDays.value = String(user.restDaysPerWeek)
    }

    init(_ typed: FormFields) {
        fill(from: typed)
    }

    mutating func validate() -> Int? {
        let count = restDays.integer(in: Self.counts, "Please choose from 0 to 6 days")
        focusFirstError()
        return count
    }
}

/// Days on which somebody is sick or travels.
struct DaysOffForm: Form {
    struct DaysOff: Sendable {
        var days: ClosedRange<LocalDay>
        var reason: DayOff.Reason
    }

    static let maximumDays = 366
    /// How far ahead a day may be.
    static let maximumDaysAhead = 366

    let action = Paths.daysOff
    var firstDay = Field("first_day", label: "First day")
    var lastDay = Field("last_day", label: "Last day", hint: "Leave empty for a single day.", isRequired: false)
    var reason = Field(
        "reason", label: "Reason",
        options: DayOff.Reason.allCases.map { Field.Option(value: $0.rawValue, label: $0.name, icon: $0.icon) })

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.firstDay, \.lastDay, \.reason] }

    init(today: LocalDay) {
        firstDay.value = today.description
        reason.value = DayOff.Reason.sick.rawValue
    }

    init(_ typed: FormFields) {
        fill(from: typed)
    }

    mutating func validate(today: LocalDay) -> DaysOff? {
        let first = firstDay.dayOff(today: today)
        let last = lastDay.value.isEmpty ? first : lastDay.dayOff(today: today)
        let reason = validateReason()
        guard let first, let last, let reason, let days = range(first, last) else {
            focusFirstError()
            return nil
        }
        return DaysOff(days: days, reason: reason)
    }

    mutating func validateReason() -> DayOff.Reason? {
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
    /// A day of a life until a year ahead.
    fileprivate mutating func dayOff(today: LocalDay) -> LocalDay? {
        day(
            until: today + DaysOffForm.maximumDaysAhead, "Please choose a date within a year of today", today: today)
    }
}
