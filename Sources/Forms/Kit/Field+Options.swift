import Fitness
import Models

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
    package static let options = [
        Field.Option(value: "female", label: "Female"), Field.Option(value: "male", label: "Male"),
        Field.Option(value: "", label: "Prefer not to say"),
    ]
}

extension Units {
    package static let weightOptions = [
        Field.Option(value: WeightUnit.kilograms.rawValue, label: "Kilograms (kg)"),
        Field.Option(value: WeightUnit.pounds.rawValue, label: "Pounds (lb)"),
    ]
    package static let distanceOptions = [
        Field.Option(value: DistanceUnit.kilometers.rawValue, label: "Kilometers (km)"),
        Field.Option(value: DistanceUnit.miles.rawValue, label: "Miles (mi)"),
    ]
}
