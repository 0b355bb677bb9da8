import Fitness
import Texts

/// What a set asks for, in words: `62.5 kg × 5+`, `8–12 reps`, `24 kg, 0:45`.
struct RoutineTargetText {
    let exercise: Exercise
    let units: Units

    func text(_ target: TargetSet) -> String {
        let text = target.kilograms.map { "\(load($0))\(joined(target.amount))" } ?? alone(target.amount)
        guard let effort = target.effort else { return text }
        return "\(text) · \(ExerciseTexts.rpe(DecimalText.format(effort)))"
    }

    /// `62.5 kg`, `+10 kg`, `−20 kg`
    func load(_ kilograms: Double) -> String {
        let text = units.weight.text(kilograms.magnitude, maximumDecimals: 2)
        guard exercise.load == .bodyweight else { return text }
        return kilograms == 0 ? TrackTexts.bodyweight : "\(kilograms < 0 ? DecimalText.minus : "+")\(text)"
    }

    private func joined(_ amount: AskedAmount) -> String {
        switch amount {
        case .time: ", \(number(amount))"
        case .reps, .distance: " ×\u{A0}\(number(amount))"
        }
    }

    private func alone(_ amount: AskedAmount) -> String {
        guard case .reps(let reps, _) = amount else { return number(amount) }
        return RoutineTexts.repsAsked(number(amount), reps.upperBound)
    }

    /// `5+`, `8–12`, `0:45`, `40 m in 0:30`
    func number(_ amount: AskedAmount) -> String {
        switch amount {
        case .reps(let reps, let isOpen):
            reps.count == 1 ? "\(reps.lowerBound)\(isOpen ? "+" : "")" : "\(reps.lowerBound)–\(reps.upperBound)"
        case .time(let seconds): DurationText.clock(seconds: seconds)
        case .distance(let meters, let seconds):
            SetAmount.distance(meters: meters, seconds: seconds).text(units.distance)
        }
    }
}
