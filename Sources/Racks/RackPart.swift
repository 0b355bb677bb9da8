import Fitness

/// What a loading begins with: an empty bar with its collars, a fixed weight, a step of a stack.
struct RackBase: Sendable {
    let weight: RackWeight
    let extra: RackWeight?
    let milligrams: Int

    init(_ weight: RackWeight, extra: RackWeight? = nil) {
        (self.weight, self.extra) = (weight, extra)
        milligrams = weight.milligrams + (extra?.milligrams ?? 0)
    }
}

/// The plates of one weight that each side can have, or the add-ons.
struct RackPart: Sendable {
    let plate: Plate
    let milligrams: Int
    let count: Int

    private init?(_ plate: Plate, count: Int) {
        guard plate.weight.milligrams > 0, count > 0 else { return nil }
        (self.plate, self.count) = (plate, count)
        milligrams = plate.weight.milligrams
    }

    /// What fits the bar's sleeves, and is there for all sides of all its pieces.
    static func fitting(_ bar: LoadableBar, _ plates: [PlatePairs]) -> [RackPart] {
        let places = max(1, bar.sides) * max(1, bar.pieces)
        return heavyFirst(
            plates.filter { $0.sleeveMillimeters == bar.sleeveMillimeters }
                .compactMap { RackPart($0.plate, count: $0.pairs * 2 / places) })
    }

    static func addOns(_ weights: [RackWeight]) -> [RackPart] {
        heavyFirst(
            Dictionary(grouping: weights, by: \.self).compactMap { RackPart(Plate($0.key), count: $0.value.count) })
    }

    private static func heavyFirst(_ parts: [RackPart]) -> [RackPart] {
        parts.sorted { $0.milligrams > $1.milligrams }
    }
}
