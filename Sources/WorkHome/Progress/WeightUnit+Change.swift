extension WeightUnit {
    /// The difference of two weights as both are shown: `−2 kg`, `+3 kg`, `0 kg`.
    func changeText(from before: Double, to now: Double) -> String {
        Figure(DecimalText.formatChange(change(from: before, to: now)), symbol).text
    }

    /// Of the shown numbers, so that a reader who subtracts them gets the same.
    func change(from before: Double, to now: Double) -> Double {
        reading(ofKilograms: now) - reading(ofKilograms: before)
    }

    /// A change toward what the person wants is good news, away from it is not.
    func chip(from before: Double, to now: Double, goal: FitnessGoal) -> Chip {
        let kilograms = now - before
        let isNone = DecimalText.format(change(from: before, to: now)) == "0"
        let tone: Chip.Tone =
            switch goal {
            case _ where isNone: .neutral
            case .loseWeight: kilograms < 0 ? .good : .bad
            case .buildMuscle: kilograms > 0 ? .good : .neutral
            case .stayFit, .improveEndurance: .neutral
            }
        return Chip(tone: tone, text: changeText(from: before, to: now))
    }
}

extension User {
    /// What changed since the start, as news about the goal; nil as long as nothing has.
    var weightChange: Chip? {
        guard let weightKilograms, let startingWeightKilograms else { return nil }
        let (unit, start) = (units.weight, startingWeightKilograms)
        guard DecimalText.format(unit.change(from: start, to: weightKilograms)) != "0" else { return nil }
        let chip = unit.chip(from: start, to: weightKilograms, goal: fitnessGoal)
        return Chip(tone: chip.tone, text: "\(chip.text) since start")
    }
}
