import Fitness
import Texts

/// What a piece of the household's equipment is, which decides what is said about it.
package enum RackToolKind: String, CaseIterable, Sendable {
    case bar, handle, fixed, stack

    package var name: String {
        switch self {
        case .bar: EquipmentTexts.barKind
        case .handle: EquipmentTexts.handleKind
        case .fixed: EquipmentTexts.fixedKind
        case .stack: EquipmentTexts.stackKind
        }
    }

    /// Whether plates are put on it.
    package var takesPlates: Bool { self == .bar || self == .handle }

    /// The exercises that a new one is used for without being chosen. Each machine has a stack of its own.
    package var usualUse: Equipment? {
        switch self {
        case .bar: .barbell
        case .handle, .fixed: .dumbbell
        case .stack: nil
        }
    }
}

extension LoadingTool {
    package var kind: RackToolKind {
        switch self {
        case .bar(let bar): bar.pieces == LoadableBar.handles ? .handle : .bar
        case .fixed: .fixed
        case .stack: .stack
        }
    }

    package var isAssisting: Bool {
        if case .stack(_, _, let isAssisting) = self { isAssisting } else { false }
    }

    /// The unit of all its numbers.
    package var unit: WeightUnit {
        switch self {
        case .bar(let bar): bar.emptyWeight.unit
        case .fixed(let weights), .stack(let weights, _, _): weights.first?.unit ?? .kilograms
        }
    }
}

extension LoadableBar {
    /// Dumbbell handles come as a pair.
    package static let handles = 2
}

extension Equipment {
    /// What weights are put on, or are part of.
    package static let loaded: [Equipment] = [
        .barbell, .dumbbell, .kettlebell, .machine, .cable, .pullUpBar, .dipBars, .other,
    ]
}
