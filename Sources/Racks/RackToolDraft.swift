import Fitness
import Texts

/// A piece of equipment before it is saved.
package struct RackToolDraft: Sendable, Equatable {
    package var name: String
    package var tool: LoadingTool
    /// The exercises that it is used for without being chosen; nil for none.
    package var use: Equipment?

    package init(name: String, tool: LoadingTool, use: Equipment?) {
        (self.name, self.tool, self.use) = (name, tool, use)
    }

    package static let nameLength = 60
    package static let emptyWeights = 0.0...1_000
    package static let collarWeights = 0.0...100
    package static let sleeves = 10...60
    package static let weights = 0.01...1_000.0
    package static let maximumWeights = 100
    package static let addOns = 0.01...100.0
    package static let maximumAddOns = 10

    /// The equipment that was typed or sent, or what is wrong with it.
    package static func checked(_ typed: TypedRackTool) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", typed.name, atMost: nameLength, required: Faults.nameRequired)
        let unit = faults.require("unit", typed.unit, CommonTexts.weightUnitMissing)
        let kind = faults.require("kind", typed.kind, ExerciseTexts.kindMissing)
        let use = Equipment(rawValue: typed.use)
        if !typed.use.isEmpty, !(use.map(Equipment.loaded.contains) ?? false) {
            faults.add("used_for", CommonTexts.notInTheList)
        }
        guard let unit, let kind else { return .failure(faults) }
        let tool: LoadingTool? =
            switch kind {
            case .bar, .handle: faults.bar(typed, unit, isPair: kind == .handle).map { .bar($0) }
            case .fixed: faults.weights("weights", typed.weights, unit).map { .fixed($0) }
            case .stack: faults.stack(typed, unit)
            }
        guard faults.isEmpty, let tool else { return .failure(faults) }
        return .success(Self(name: name, tool: tool, use: use))
    }
}

/// A piece of equipment as it was typed or sent; what its kind doesn't have is ignored.
package struct TypedRackTool: Sendable {
    package var name = ""
    package var kind: RackToolKind?
    package var unit: WeightUnit?
    package var emptyWeight: Double?
    package var collarWeight: Double?
    package var sides: Int?
    package var sleeveMillimeters: Int?
    /// nil if one of them is not a number.
    package var weights: [Double]?
    package var addOns: [Double]?
    package var isAssisting = false
    /// Empty for none.
    package var use = ""

    package init() {}
}

extension Faults {
    fileprivate mutating func bar(_ typed: TypedRackTool, _ unit: WeightUnit, isPair: Bool) -> LoadableBar? {
        let (empty, collars) = (RackToolDraft.emptyWeights, RackToolDraft.collarWeights)
        require("empty_weight", typed.emptyWeight, in: empty, Self.outOf(empty))
        check("collar_weight", typed.collarWeight, in: collars, Self.outOf(collars))
        let sides = isPair ? 2 : typed.sides
        require("sides", sides, in: 1...2, EquipmentTexts.sidesMissing)
        sleeve(typed.sleeveMillimeters)
        guard isEmpty, let emptyWeight = typed.emptyWeight, let sides, let sleeve = typed.sleeveMillimeters else {
            return nil
        }
        return LoadableBar(
            emptyWeight: RackWeight(emptyWeight, unit), collarWeight: RackWeight(typed.collarWeight ?? 0, unit),
            sides: sides, sleeveMillimeters: sleeve, pieces: isPair ? LoadableBar.handles : 1)
    }

    mutating func sleeve(_ millimeters: Int?) {
        let sleeves = RackToolDraft.sleeves
        require(
            "sleeve_millimeters", millimeters, in: sleeves,
            CommonTexts.wholeNumberOutOfRange(String(sleeves.lowerBound), String(sleeves.upperBound)))
    }

    fileprivate mutating func stack(_ typed: TypedRackTool, _ unit: WeightUnit) -> LoadingTool? {
        let steps = weights("weights", typed.weights, unit)
        let addOns = list(
            "add_ons", typed.addOns, in: RackToolDraft.addOns, atMost: RackToolDraft.maximumAddOns)
        guard let steps, let addOns else { return nil }
        return .stack(
            steps: steps, addOns: addOns.map { RackWeight($0, unit) }, isAssisting: typed.isAssisting)
    }

    fileprivate mutating func weights(_ field: String, _ typed: [Double]?, _ unit: WeightUnit) -> [RackWeight]? {
        let weights = list(field, typed, in: RackToolDraft.weights, atMost: RackToolDraft.maximumWeights)
        if weights?.isEmpty == true { add(field, EquipmentTexts.weightsMissing) }
        return weights.map { Set($0).sorted().map { RackWeight($0, unit) } }
    }

    /// Several numbers within the same limits.
    private mutating func list(
        _ field: String, _ typed: [Double]?, in range: ClosedRange<Double>, atMost most: Int
    ) -> [Double]? {
        guard let typed = require(field, typed, EquipmentTexts.weightsUnreadable) else { return nil }
        if typed.count > most { add(field, EquipmentTexts.tooManyWeights(most)) }
        if let least = typed.first(where: { $0 > 0 && $0 < range.lowerBound }) { add(field, Self.tooSmall(least)) }
        if !typed.allSatisfy(range.contains) { add(field, Self.outOf(range)) }
        // No scale shows more, and the list as text fits its column.
        return typed.map { ($0 * 1e6).rounded() / 1e6 }
    }
}

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

/// What weights are put on, or are part of.
package enum LoadingTool: Sendable, Hashable {
    case bar(LoadableBar)
    /// Dumbbells, kettlebells and bars with a fixed weight.
    case fixed([RackWeight])
    /// The steps of a machine, each of which can have add-ons. An assisting one takes weight off the body.
    case stack(steps: [RackWeight], addOns: [RackWeight], isAssisting: Bool)
}

/// A bar, the handles of dumbbells, or a belt, which weighs nothing and has one side.
package struct LoadableBar: Sendable, Hashable {
    package let emptyWeight: RackWeight
    /// Of both collars, if they are put on and counted.
    package let collarWeight: RackWeight
    /// 1 for a landmine or a belt.
    package let sides: Int
    package let sleeveMillimeters: Int
    /// How many are loaded alike: 2 for a pair of dumbbells, whose weight is that of each.
    package let pieces: Int

    package init(
        emptyWeight: RackWeight, collarWeight: RackWeight? = nil, sides: Int = 2, sleeveMillimeters: Int,
        pieces: Int = 1
    ) {
        self.emptyWeight = emptyWeight
        self.collarWeight = collarWeight ?? RackWeight(0, emptyWeight.unit)
        self.sides = sides
        self.sleeveMillimeters = sleeveMillimeters
        self.pieces = pieces
    }
}

/// The household's plates of one weight before they are saved.
package struct RackPlatesDraft: Sendable, Equatable {
    package var pairs: PlatePairs

    package init(_ pairs: PlatePairs) { self.pairs = pairs }

    package static let weights = 0.01...100.0
    package static let pairCounts = 0...50

    /// The plates that were typed or sent, or what is wrong with them.
    /// - Parameter color: empty for none.
    package static func checked(
        weight: Double?, unit: WeightUnit?, sleeveMillimeters: Int?, pairs: Int?, color: String
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("weight", weight, in: weights, Faults.outOf(weights))
        faults.require("unit", unit, CommonTexts.weightUnitMissing)
        faults.sleeve(sleeveMillimeters)
        faults.require(
            "pairs", pairs, in: pairCounts,
            CommonTexts.wholeNumberOutOfRange(String(pairCounts.lowerBound), String(pairCounts.upperBound)))
        let known = PlateColor(rawValue: color)
        if !color.isEmpty, known == nil { faults.add("color", CommonTexts.notInTheList) }
        guard faults.isEmpty, let weight, let unit, let sleeveMillimeters, let pairs else { return .failure(faults) }
        return .success(
            Self(
                PlatePairs(
                    Plate(RackWeight(weight, unit), color: known), pairs: pairs, sleeveMillimeters: sleeveMillimeters)))
    }
}
