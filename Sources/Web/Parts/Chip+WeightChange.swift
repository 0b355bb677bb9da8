import Fitness
import Models
import Texts

extension WeightUnit {
    /// A change toward the user's goal is good news, a change away from it is not.
    package func chip(from before: Double, to now: Double, goal: FitnessGoal) -> Chip {
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
    /// The change from the starting weight, rated by the goal; nil while there is none.
    package var weightChange: Chip? {
        guard let weightKilograms = sureWeightKilograms, let startingWeightKilograms else { return nil }
        let (unit, start) = (units.weight, startingWeightKilograms)
        guard DecimalText.format(unit.change(from: start, to: weightKilograms)) != "0" else { return nil }
        let chip = unit.chip(from: start, to: weightKilograms, goal: fitnessGoal)
        return Chip(tone: chip.tone, text: CommonTexts.from(chip.text, unit.text(start)))
    }
}
