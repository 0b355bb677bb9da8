/// What a rule needs of the lines that it changes.
extension ProgressionRule {
    /// Whether it says the weight of lines that ask for the work weight.
    package var saysWeight: Bool {
        switch self {
        case .linear, .double, .sum, .greyskull, .gzclp: true
        case .fixed, .cycle, .effort, .bodyweight, .time, .distance: false
        }
    }

    /// Whether it can change any of these lines.
    package func fits(_ lines: [SetLine]) -> Bool {
        let lines = lines.filter(\.kind.counts)
        return switch self {
        case .fixed: true
        case .linear: !lines.isEmpty
        case .double, .sum, .greyskull, .gzclp, .bodyweight: lines.contains { $0.amount.reps != nil }
        case .cycle: lines.contains { if case .trainingMax = $0.load { true } else { false } }
        case .effort: lines.contains { $0.effort != nil && $0.amount.reps != nil }
        case .time: lines.contains { if case .time = $0.amount { true } else { false } }
        case .distance: lines.contains { if case .distance = $0.amount { true } else { false } }
        }
    }

    /// The lines with their own weights replaced by the rule's, and the weight to start from: the heaviest of those.
    ///
    /// Somebody who types 3 × 5 with 60 kg and chooses to add weight means that 60 kg is where it starts.
    package func asking(_ lines: [SetLine]) -> (lines: [SetLine], startKilograms: Double?) {
        let counted = lines.filter(\.kind.counts)
        guard saysWeight, !counted.contains(where: \.load.isWork) else { return (lines, nil) }
        let heaviest = counted.compactMap(\.load.kilograms).max()
        if heaviest == nil, case .double = self { return (lines, nil) }
        let asking = lines.map { line in
            var line = line
            if line.kind.counts, line.load == heaviest.map({ .kilograms($0) }) ?? .none { line.load = .work(share: 1) }
            return line
        }
        return (asking, heaviest)
    }
}

extension AskedLoad {
    fileprivate var isWork: Bool { if case .work = self { true } else { false } }
    package var kilograms: Double? { if case .kilograms(let kilograms) = self { kilograms } else { nil } }
}
