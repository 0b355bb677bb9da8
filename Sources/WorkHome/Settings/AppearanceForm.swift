struct AppearanceForm: Form {
    let action = Paths.appearance
    let cancelPath: String? = Paths.settings
    var appearance = Field(
        "appearance", label: "Colors", hint: "System follows your device, and changes when it does.",
        options: Appearance.allCases.map { Field.Option(value: $0.rawValue, label: $0.name) })

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.appearance] }

    init(_ current: Appearance) {
        appearance.value = current.rawValue
    }

    mutating func validate() -> Appearance? {
        appearance.choice(Appearance.self, "Please choose one of the three")
    }
}
