import Fitness
import Models
import Texts

/// Values that a field offers by their names.
package protocol Offered: CaseIterable, RawRepresentable<String> {
    var name: String { get }
}

extension Offered {
    package static var options: [Field.Option] { allCases.map { Field.Option(value: $0.rawValue, label: $0.name) } }
}

extension APIArea: Offered {}
extension ActivityLevel: Offered {}
extension Appearance: Offered {}
extension Equipment: Offered {}
extension ExerciseIntensity: Offered {}
extension GoalCadence: Offered {}
extension Meal: Offered {}
extension Muscle: Offered {}
extension SharePart: Offered {}
extension StrengthSet.Kind: Offered {}
extension TrainerRate.Period: Offered {}
extension WorkoutFocus: Offered {}
extension WorkoutLevel: Offered {}

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
