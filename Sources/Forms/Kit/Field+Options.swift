import Fitness

extension FitnessGoal {
    package static var options: [Field.Option] {
        allCases.map { Field.Option(value: $0.rawValue, label: $0.name, icon: $0.icon) }
    }
}

extension Meal {
    package static var options: [Field.Option] { allCases.map { Field.Option(value: $0.rawValue, label: $0.name) } }
}

extension ActivityLevel {
    package static var options: [Field.Option] {
        allCases.map { Field.Option(value: $0.rawValue, label: "\($0.name): \($0.explanation)") }
    }
}

extension Sex {
    package static let options = [
        Field.Option(value: "female", label: "Female"), Field.Option(value: "male", label: "Male"),
        Field.Option(value: "", label: "Prefer not to say"),
    ]
}

extension WorkoutLevel {
    package static var options: [Field.Option] { allCases.map { Field.Option(value: $0.rawValue, label: $0.name) } }
}

extension WorkoutFocus {
    package static var options: [Field.Option] { allCases.map { Field.Option(value: $0.rawValue, label: $0.name) } }
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
