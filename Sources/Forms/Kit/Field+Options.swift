import Fitness
import Micronutrients
import Models
import Racks
import Texts

/// Values that a field offers by their names.
package protocol FieldChoice: CaseIterable, RawRepresentable<String> {
    var name: String { get }
}

extension FieldChoice {
    package static var options: [Field.Option] { allCases.map { Field.Option(value: $0.rawValue, label: $0.name) } }
}

extension APIArea: FieldChoice {}
extension ActivityLevel: FieldChoice {}
extension Appearance: FieldChoice {}
extension EnergyUnit: FieldChoice {}
extension Equipment: FieldChoice {}
extension ExerciseIntensity: FieldChoice {}
extension GoalCadence: FieldChoice {}
extension Meal: FieldChoice {}
extension Muscle: FieldChoice {}
extension PlateColor: FieldChoice {}
extension SharePart: FieldChoice {}
extension SodiumUnit: FieldChoice {}
extension StrengthSet.Kind: FieldChoice {}
extension TrainerRate.Period: FieldChoice {}
extension WorkoutFocus: FieldChoice {}
extension WorkoutLevel: FieldChoice {}

extension FitnessGoal {
    package static var options: [Field.Option] {
        allCases.map { Field.Option(value: $0.rawValue, label: $0.name, icon: $0.icon) }
    }
}

extension Sex {
    package static var options: [Field.Option] {
        [
            Field.Option(value: "female", label: CommonTexts.female),
            Field.Option(value: "male", label: CommonTexts.male),
            Field.Option(value: "", label: CommonTexts.preferNotToSay),
        ]
    }
}

extension Units {
    package static var weightOptions: [Field.Option] {
        [
            Field.Option(value: WeightUnit.kilograms.rawValue, label: CommonTexts.kilogramsKg),
            Field.Option(value: WeightUnit.pounds.rawValue, label: CommonTexts.poundsLb),
        ]
    }
    package static var distanceOptions: [Field.Option] {
        [
            Field.Option(value: DistanceUnit.kilometers.rawValue, label: CommonTexts.kilometersKm),
            Field.Option(value: DistanceUnit.miles.rawValue, label: CommonTexts.milesMi),
        ]
    }
}
