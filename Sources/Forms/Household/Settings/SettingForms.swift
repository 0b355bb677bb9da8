import Fitness
import Foundation
import Models
import Texts

/// A form for a single setting.
package protocol SettingForm: DraftForm {
    init(_ user: User)
}

/// The user's units, first day of the week and time zone.
package struct UnitsForm: SettingForm {
    package let action = Paths.units
    package var weightUnit = Field(
        "weight_unit", label: CommonTexts.weight,
        options: [
            Field.Option(value: WeightUnit.kilograms.rawValue, label: CommonTexts.kilogramsKg),
            Field.Option(value: WeightUnit.pounds.rawValue, label: CommonTexts.poundsLb),
        ])
    package var distanceUnit = Field(
        "distance_unit", label: CommonTexts.distance,
        options: [
            Field.Option(value: DistanceUnit.kilometers.rawValue, label: CommonTexts.kilometersKm),
            Field.Option(value: DistanceUnit.miles.rawValue, label: CommonTexts.milesMi),
        ])
    package var firstWeekday = Field(
        "first_weekday", label: SettingsTexts.firstDayOfTheWeek,
        hint: SettingsTexts.firstWeekdayHint,
        options: Weekday.firstDays.map { Field.Option(value: $0.key, label: $0.name) })
    package var timeZone: Field

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.weightUnit, \.distanceUnit, \.firstWeekday, \.timeZone]
    }

    package init(_ user: User) {
        timeZone = .timeZone(user.timeZone)
        weightUnit.value = user.units.weight.rawValue
        distanceUnit.value = user.units.distance.rawValue
        firstWeekday.value = user.firstWeekday.key
    }

    package mutating func validate() -> UnitPreferences? {
        accept(
            UnitPreferences.checked(
                weight: WeightUnit(rawValue: weightUnit.value), distance: DistanceUnit(rawValue: distanceUnit.value),
                firstWeekday: Weekday(firstDay: firstWeekday.value), timeZone: TimeZone(named: timeZone.value)))
    }
}

package struct AppearanceForm: SettingForm {
    package let action = Paths.appearance
    package let cancelPath: String? = Paths.settings
    package var appearance = Field(
        "appearance", label: SettingsTexts.colors, hint: SettingsTexts.appearanceHint,
        options: Appearance.options)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.appearance] }

    package init(_ user: User) {
        appearance.value = user.appearance.rawValue
    }

    package mutating func validate() -> Appearance? {
        accept(Appearance.checked(Appearance(rawValue: appearance.value)))
    }
}

package struct RestTimerForm: SettingForm {
    package let action = Paths.restTimer
    package let cancelPath: String? = Paths.settings
    package var seconds = Field(
        "rest_timer_seconds", label: SettingsTexts.restAfterASet,
        hint: SettingsTexts.restTimerHint,
        options: RestTimer.choices.map { Field.Option(value: String($0.seconds), label: $0.text) })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.seconds] }

    package init(_ user: User) {
        seconds.value = String(user.restTimer.seconds)
    }

    package mutating func validate() -> RestTimer? {
        accept(RestTimer.checked(seconds: seconds.typedInteger))
    }
}

package struct StepGoalForm: Form {
    package let action = Paths.reminders
    package var steps = Field(
        "step_goal", label: SettingsTexts.dailyStepGoal, hint: SettingsTexts.stepGoalHint)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.steps] }

    package init(_ current: Int) {
        steps.value = String(current)
        steps.unit = "steps"
        steps.inputMode = "numeric"
        steps.likely = Double(StepGoal.range.lowerBound)...Double(StepGoal.range.upperBound)
    }

    package mutating func validate() -> Int? {
        accept(StepGoal.checked(steps.typedNumber().flatMap { Int(exactly: $0) }))
    }
}
