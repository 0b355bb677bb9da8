import Fitness
import Foundation
import HTTP
import Models
import Texts

/// A form for a single setting.
package protocol SettingForm: DraftForm {
    init(_ user: User)
}

/// The user's units, first day of the week and time zone.
package struct UnitsForm: SettingForm {
    package let action = Paths.units
    package var weightUnit = Field("weight_unit", label: CommonTexts.weight, options: Units.weightOptions)
    package var distanceUnit = Field("distance_unit", label: CommonTexts.distance, options: Units.distanceOptions)
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

    package init(_ user: User) { appearance.value = user.appearance.rawValue }

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

    package init(_ user: User) { seconds.value = String(user.restTimer.seconds) }

    package mutating func validate() -> RestTimer? {
        accept(RestTimer.checked(seconds: seconds.typedInteger))
    }
}

/// What WorkHome reminds of, and the steps of a day.
package struct RemindersForm: SettingForm {
    package struct Draft: Sendable {
        package let reminders: Reminders
        package let stepGoal: Int
    }

    package struct Switch: SwitchField {
        let reminder: Reminder
        fileprivate var field: Field

        package var name: String { field.name }
        package var label: String { field.label }
        package var note: String { reminder.note }
        package var isOn: Bool { !field.value.isEmpty }
    }

    package let action = Paths.reminders
    package var steps = Field(
        "step_goal", label: SettingsTexts.dailyStepGoal, hint: SettingsTexts.stepGoalHint, unit: "steps")
    private var switches: [Switch]

    private static let on = "on"

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.steps] }
    package var fields: [Field] { [steps] + switches.map(\.field) }

    package init(_ user: User) {
        switches = Reminder.allCases.map { reminder in
            var field = Field(reminder.rawValue, label: reminder.label, isRequired: false)
            field.value = user.reminders.contains(reminder) ? Self.on : ""
            field.options = [
                Field.Option(value: Self.on, label: SettingsTexts.on),
                Field.Option(value: "", label: SettingsTexts.off),
            ]
            return Switch(reminder: reminder, field: field)
        }
        steps.value = String(user.stepGoal)
        steps.inputMode = "numeric"
        steps.likely = Double(StepGoal.range.lowerBound)...Double(StepGoal.range.upperBound)
    }

    /// A browser sends only ticked checkboxes: a missing one is off.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        for place in switches.indices {
            let isOn = typed[switches[place].name] != nil
            switches[place].field.take(isOn ? Self.on : "")
        }
    }

    package var alerts: [Switch] { switches.filter { $0.reminder == .achievements } }
    package var onHome: [Switch] { switches.filter { $0.reminder != .achievements } }

    package mutating func validate() -> Draft? {
        let reminders = Reminders(switches.filter(\.isOn).map(\.reminder))
        return accept(StepGoal.checked(steps.typedNumber().flatMap { Int(exactly: $0) })).map {
            Draft(reminders: reminders, stepGoal: $0)
        }
    }
}
