extension WeightUnit {
    /// The change since the start: `−2 kg`, `+3 kg`, `0 kg`.
    func changeText(_ kilograms: Double) -> String {
        Figure(DecimalText.formatChange(value(ofKilograms: kilograms)), symbol).text
    }

    /// A change toward what the person wants is good news, away from it is not.
    func chip(change kilograms: Double, goal: FitnessGoal) -> Chip {
        let isNone = figure(kilograms) == "0"
        let tone: Chip.Tone =
            switch goal {
            case _ where isNone: .neutral
            case .loseWeight: kilograms < 0 ? .good : .bad
            case .buildMuscle: kilograms > 0 ? .good : .neutral
            case .stayFit, .improveEndurance: .neutral
            }
        return Chip(tone: tone, text: changeText(kilograms))
    }
}

extension User {
    /// What changed since the start, as news about the goal; nil as long as nothing has.
    var weightChange: Chip? {
        guard let weightKilograms, let startingWeightKilograms else { return nil }
        let change = weightKilograms - startingWeightKilograms
        return units.weight.figure(change) == "0" ? nil : units.weight.chip(change: change, goal: fitnessGoal)
    }
}
