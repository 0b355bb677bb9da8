import Fitness
import Texts

extension StrengthSet {
    /// `135 lb × 10`, `Bodyweight × 10`, `+10 kg, 0:45`, `−20 kg × 8 (assisted)`, `24 kg × 40 m in 0:35`
    package func text(of exercise: Exercise, _ units: Units) -> String {
        let isAssisted = exercise.load == .bodyweight && weightKilograms < 0
        let text = amount.text(after: loadText(of: exercise, units.weight), units.distance)
        return "\(text)\(isAssisted ? " (assisted)" : "")"
    }

    func loadText(of exercise: Exercise, _ unit: WeightUnit) -> String {
        guard exercise.load == .bodyweight else { return unit.text(weightKilograms) }
        if weightKilograms == 0 { return TrackTexts.bodyweight }
        return "\(weightKilograms < 0 ? "−" : "+")\(unit.text(weightKilograms.magnitude))"
    }
}

extension [StrengthSet] {
    /// `3 sets and 1 warm-up`: warm-ups are counted separately, and may be all there is.
    package var countText: String {
        let sets = count(where: \.kind.counts)
        return CountTexts.sets(sets, warmUps: count - sets)
    }

    /// The sets that count, with equal ones in a row combined: `3 × 135 lb × 8, 145 lb × 5`.
    package func summary(of exercise: Exercise, _ units: Units) -> String {
        var groups: [(text: String, count: Int)] = []
        for text in filter(\.kind.counts).map({ $0.text(of: exercise, units) }) {
            if groups.last?.text == text {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((text, 1))
            }
        }
        return groups.map { $0.count == 1 ? $0.text : "\($0.count) × \($0.text)" }.joined(separator: ", ")
    }
}

extension SetKind {
    package var name: String {
        switch self {
        case .normal: CommonTexts.normal
        case .warmUp: CommonTexts.warmUp
        case .drop: TrackTexts.drop
        case .failure: TrackTexts.failure
        }
    }
}
