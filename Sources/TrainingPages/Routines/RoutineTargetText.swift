import Fitness
import Routines
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

    /// `2 × 60 kg × 5, 62.5 kg × 5+`: sets that are alike together.
    func list(_ targets: [TargetSet]) -> String {
        targets.grouped(==).map { ProgramTexts.times($0.count, of: text($0[0])) }.joined(separator: ", ")
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

extension TargetSet {
    /// With what can be loaded for it, as a workout fills it in.
    func loaded(_ kilograms: Double?) -> Self {
        var target = self
        target.kilograms = kilograms ?? target.kilograms
        return target
    }
}

extension WorkoutSet {
    /// What is asked, with the weight that can be loaded.
    var loadedTarget: TargetSet? { target?.loaded(loadableKilograms) }
}

extension ProgramTexts {
    /// A set that is done once is not counted.
    static func times(_ count: Int, of set: String) -> String { count == 1 ? set : times(count, set) }
}

extension Array {
    /// Runs of elements that are alike.
    func grouped(_ isAlike: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { groups, element in
            if let last = groups.last?.last, isAlike(last, element) {
                groups[groups.count - 1].append(element)
            } else {
                groups.append([element])
            }
        }
    }
}
