/// Weights as people read them.
enum WeightText {
    static let unit = "kg"

    static func kilograms(_ weight: Double) -> String { "\(DecimalText.format(weight)) \(unit)" }

    /// The seed's change since start: `-2 kg`, `+3 kg`, `0 kg`.
    static func change(_ kilograms: Double) -> String { "\(DecimalText.formatChange(kilograms)) \(unit)" }

    /// A change toward what the person wants is good news, away from it is not.
    static func chip(change kilograms: Double, goal: FitnessGoal) -> Chip {
        let isNone = DecimalText.format(kilograms) == "0"
        let tone: Chip.Tone =
            switch goal {
            case _ where isNone: .neutral
            case .loseWeight: kilograms < 0 ? .good : .bad
            case .buildMuscle: kilograms > 0 ? .good : .neutral
            case .stayFit, .improveEndurance: .neutral
            }
        return Chip(tone: tone, text: change(kilograms))
    }
}
