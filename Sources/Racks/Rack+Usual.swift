import Fitness

extension Rack {
    /// What a gym usually has, for a household that hasn't said what it has; the page says so.
    /// - Returns: nil for equipment whose weights nobody could guess, such as bands.
    package static func usual(_ unit: WeightUnit, for equipment: Equipment = .barbell) -> Rack? {
        let isMetric = unit == .kilograms
        return switch equipment {
        case .barbell: usualBar(usualWeight(unit), sides: 2)
        case .pullUpBar, .dipBars: usualBar(RackWeight(0, unit), sides: 1)
        case .dumbbell: Rack(.fixed(weights(isMetric ? [(1, 10), (2.5, 50)] : [(2.5, 10), (5, 100)], unit)))
        case .kettlebell: Rack(.fixed(weights(isMetric ? [(2, 12), (4, 48)] : [(5, 50), (10, 100)], unit)))
        case .machine, .cable:
            Rack(
                .stack(
                    steps: weights(isMetric ? [(5, 150)] : [(10, 300)], unit),
                    addOns: [RackWeight(isMetric ? 2.5 : 5, unit)], isAssisting: false))
        default: nil
        }
    }

    /// Of an Olympic bar.
    package static let usualSleeve = 50

    package static func usualPlates(_ unit: WeightUnit) -> [PlatePairs] {
        let pairs: [(weight: Double, pairs: Int)] =
            unit == .kilograms
            ? [(20, 6), (15, 1), (10, 2), (5, 2), (2.5, 2), (1.25, 1)]
            : [(45, 6), (35, 1), (25, 2), (10, 2), (5, 2), (2.5, 1)]
        return pairs.map {
            PlatePairs(Plate(RackWeight($0.weight, unit)), pairs: $0.pairs, sleeveMillimeters: usualSleeve)
        }
    }

    package static func usualWeight(_ unit: WeightUnit) -> RackWeight {
        RackWeight(unit == .kilograms ? 20 : 45, unit)
    }

    private static func usualBar(_ empty: RackWeight, sides: Int) -> Rack? {
        Rack(
            .bar(LoadableBar(emptyWeight: empty, sides: sides, sleeveMillimeters: usualSleeve)),
            plates: usualPlates(empty.unit))
    }

    /// Weights in steps up to a number, and then in the next steps up to the next number.
    private static func weights(_ steps: [(by: Double, to: Double)], _ unit: WeightUnit) -> [RackWeight] {
        var weights: [RackWeight] = []
        for step in steps {
            while (weights.last?.value ?? 0) + step.by <= step.to {
                weights.append(RackWeight((weights.last?.value ?? 0) + step.by, unit))
            }
        }
        return weights
    }
}
