import Fitness
import Foundation
import HTTP
import Models
import Texts

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
