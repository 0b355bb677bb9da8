extension FitnessGoal {
    static var options: [Field.Option] {
        allCases.map { Field.Option(value: $0.rawValue, label: $0.name, icon: $0.icon) }
    }
}

extension Meal {
    static var options: [Field.Option] { allCases.map { Field.Option(value: $0.rawValue, label: $0.name) } }
}

extension ActivityLevel {
    static var options: [Field.Option] {
        allCases.map { Field.Option(value: $0.rawValue, label: "\($0.name): \($0.explanation)") }
    }
}

extension Sex {
    static let options = [
        Field.Option(value: "female", label: "Female"), Field.Option(value: "male", label: "Male"),
        Field.Option(value: "", label: "Prefer not to say"),
    ]
}

extension WorkoutLevel {
    static var options: [Field.Option] { allCases.map { Field.Option(value: $0.rawValue, label: $0.name) } }
}

extension WorkoutFocus {
    static var options: [Field.Option] { allCases.map { Field.Option(value: $0.rawValue, label: $0.name) } }
}

extension Units {
    static let weightOptions = [
        Field.Option(value: WeightUnit.kilograms.rawValue, label: "Kilograms (kg)"),
        Field.Option(value: WeightUnit.pounds.rawValue, label: "Pounds (lb)"),
    ]
    static let distanceOptions = [
        Field.Option(value: DistanceUnit.kilometers.rawValue, label: "Kilometers (km)"),
        Field.Option(value: DistanceUnit.miles.rawValue, label: "Miles (mi)"),
    ]
}
