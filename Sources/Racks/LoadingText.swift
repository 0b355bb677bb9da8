import Fitness
import Texts

/// What is put on for a set.
package struct Loading: Sendable, Hashable {
    /// All of it: of a pair of dumbbells the weight of each, negative for assistance.
    package let kilograms: Double
    /// The empty bar, the dumbbell, or the step of the stack.
    package let base: RackWeight
    /// The plates of one side, or the add-ons of a stack, heavy first.
    package let perSide: [Plate]

    /// Nothing hangs on the belt, or nothing assists.
    package var isBodyAlone: Bool { base.value == 0 && perSide.isEmpty }

    /// "20 + 10 + 1.25", and with units where they are not those of the bar: "20 kg + 45 lb".
    package var perSideText: String { perSideText(for: base.unit) }

    /// With units where they are not all this one.
    package func perSideText(for unit: WeightUnit) -> String {
        let isMixed = perSide.contains { $0.weight.unit != unit }
        return perSide.map { plate in
            let number = DecimalText.format(plate.weight.value, maximumDecimals: 3)
            return isMixed ? Figure(number, plate.weight.unit.symbol).text : number
        }.joined(separator: " + ")
    }
}

/// What to load for a target, which is never rounded silently: the page shows both.
package struct Loaded: Sendable, Hashable {
    package let targetKilograms: Double
    /// The target itself if it can be loaded, or else the nearer one of `below` and `above`.
    package let nearest: Loading
    /// What can be loaded next to a target that can't be; nil if there is nothing.
    package let below: Loading?
    package let above: Loading?
    /// False if there are more combinations of plates than could be tried.
    package let isKnown: Bool

    /// What is loaded; nil if that is not known.
    package var known: Loading? { isKnown ? nearest : nil }

    package var isExact: Bool { isKnown && below == nil && above == nil }
}

/// How a weight is put on, in words. A weight that can't be put on exactly is said beside those that can.
package struct LoadingText: Sendable, Equatable {
    package struct Line: Sendable, Equatable {
        /// What is loaded, so that it stays true beside a field that is edited.
        package let weight: String
        /// "Per side: 20 + 10 + 1.25"; nil for weights that are taken as they are and say the person's unit.
        package let plates: String?
    }

    /// "62.5 kg can't be loaded.", or that it is not known; nil if it can.
    package let problem: String?
    package let lines: [Line]

    /// - Parameter unit: the person's, in which weights are said; those of plates say theirs if it is another one.
    /// - Returns: nil if there is nothing to say, as of a dumbbell that there is.
    package init?(_ loaded: Loaded, of tool: LoadingTool, in unit: WeightUnit) {
        guard loaded.isKnown else {
            (problem, lines) = (EquipmentTexts.tooManyPlatesToKnow, [])
            return
        }
        // A target in the other unit is read rounded: 50 kg as 110 lb, which there may be.
        let target = Self.weight(loaded.targetKilograms, unit)
        guard !loaded.isExact, Self.weight(loaded.nearest.kilograms, unit) != target else {
            guard let plates = Self.plates(loaded.nearest, tool, unit) else { return nil }
            problem = nil
            lines = [Line(weight: target, plates: plates)]
            return
        }
        problem = EquipmentTexts.cannotBeLoaded(target)
        lines = [loaded.below, loaded.above].compactMap(\.self).map {
            Line(weight: Self.weight($0.kilograms, unit), plates: Self.plates($0, tool, unit))
        }
    }

    /// Assistance has no sign: the words say what it is.
    private static func weight(_ kilograms: Double, _ unit: WeightUnit) -> String {
        let text = unit.text(kilograms.magnitude)
        return kilograms < 0 ? EquipmentTexts.assistance(text) : text
    }

    private static func plates(_ loading: Loading, _ tool: LoadingTool, _ unit: WeightUnit) -> String? {
        let plates = loading.perSideText(for: unit)
        switch tool {
        case .bar(let bar): return bar.text(plates)
        case .fixed: return loading.base.unit == unit ? nil : loading.base.text
        case .stack:
            if loading.isBodyAlone { return EquipmentTexts.noAssistance }
            let step = loading.base.text
            guard plates.isEmpty else { return EquipmentTexts.stackWith(step, plates) }
            return loading.base.unit == unit ? nil : EquipmentTexts.stackAt(step)
        }
    }
}

extension LoadableBar {
    /// - Parameter plates: those of one side; empty for none.
    fileprivate func text(_ plates: String) -> String {
        guard plates.isEmpty else {
            if pieces == Self.handles { return EquipmentTexts.perSideOfEach(plates) }
            return sides == 1 ? EquipmentTexts.platesOn(plates) : EquipmentTexts.perSide(plates)
        }
        if emptyWeight.value == 0 { return EquipmentTexts.noPlates }
        return pieces == Self.handles ? EquipmentTexts.emptyHandles : EquipmentTexts.emptyBar
    }
}

extension RackWeight {
    /// `20 kg`
    package var text: String { Figure(DecimalText.format(value, maximumDecimals: 3), unit.symbol).text }
}
