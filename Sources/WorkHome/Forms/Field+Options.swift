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
