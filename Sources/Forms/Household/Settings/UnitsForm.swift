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
        let weight = weightUnit.weightUnit()
        let distance = distanceUnit.choice(DistanceUnit.self, CommonTexts.distanceUnitMissing)
        let first: Weekday? =
            Weekday.firstDays.first { $0.key == firstWeekday.value }
            ?? firstWeekday.fail(SettingsTexts.firstWeekdayMissing)
        let zone = timeZone.timeZone()
        guard let weight, let distance, let first, let zone else {
            focusFirstError()
            return nil
        }
        return UnitPreferences(
            units: Units(weight: weight, distance: distance), firstWeekday: first, timeZone: zone)
    }
}

extension Weekday {
    /// The first days of the week that are used in the world.
    package static let firstDays: [Weekday] = [.monday, .saturday, .sunday]
}
