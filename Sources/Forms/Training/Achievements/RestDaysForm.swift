import Fitness
import HTTP
import Models
import Texts

/// The number of rest days per week.
package struct RestDaysForm: Form {
    package let action = Paths.restDays
    package var restDays = Field(
        "rest_days", label: AchievementTexts.restDaysPerWeek,
        hint: AchievementTexts.restDaysHint,
        options: RestDays.counts.map { count in
            Field.Option(value: String(count), label: count == 0 ? CommonTexts.none : CountTexts.days(count))
        })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.restDays] }

    package init(_ user: User) { restDays.value = String(user.restDaysPerWeek) }

    package init(_ typed: FormFields) { fill(from: typed) }

    package mutating func validate() -> Int? { accept(RestDays.checked(restDays.typedInteger)) }
}

/// Days on which the user is sick or travels.
package struct DaysOffForm: Form {
    package let action = Paths.daysOff
    package var firstDay = Field("first_day", label: AchievementTexts.firstDay)
    package var lastDay = Field(
        "last_day", label: AchievementTexts.lastDay, hint: AchievementTexts.lastDayHint, isRequired: false)
    package var reason = Field(
        "reason", label: AchievementTexts.reason,
        options: DayOff.Reason.allCases.map { Field.Option(value: $0.rawValue, label: $0.name, icon: $0.icon) })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.firstDay, \.lastDay, \.reason] }

    package init(today: LocalDay) {
        firstDay.value = today.description
        reason.value = DayOff.Reason.sick.rawValue
    }

    package init(_ typed: FormFields) { fill(from: typed) }

    package mutating func validate(today: LocalDay) -> DaysOffDraft? {
        let first = LocalDay(firstDay.value)
        let last = lastDay.value.isEmpty ? first : LocalDay(lastDay.value) ?? lastDay.fail(CommonTexts.dateMissing)
        return accept(
            DaysOffDraft.checked(
                first: first, last: last, reason: DayOffReason(rawValue: reason.value), today: today))
    }
}
