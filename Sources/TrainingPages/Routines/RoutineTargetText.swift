import Fitness
import Texts

/// What a set asks for, in words: `62.5 kg × 5+`, `8–12 reps`, `24 kg, 45 s`.
struct RoutineTargetText {
    let exercise: Exercise
    let units: Units

    func text(_ target: TargetSet) -> String {
        let text = target.kilograms.map { "\(load($0))\(joined(target.amount))" } ?? alone(target.amount)
        guard let effort = target.effort else { return text }
        return "\(text) · \(ExerciseTexts.rpe(DecimalText.format(effort)))"
    }

    func load(_ kilograms: Double) -> String { exercise.loadWords(kilograms, units.weight) }

    private func joined(_ amount: AskedAmount) -> String {
        switch amount {
        case .time: ", \(amount.words(units.distance))"
        case .reps, .distance: " ×\u{A0}\(amount.words(units.distance))"
        }
    }

    private func alone(_ amount: AskedAmount) -> String {
        guard case .reps(let reps, _) = amount else { return amount.words(units.distance) }
        return RoutineTexts.repsAsked(amount.words(units.distance), reps.upperBound)
    }
}
