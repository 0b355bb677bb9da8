import Fitness
import Texts

/// What is put on a side and taken off it between two loadings.
package struct PlateChange: Sendable, Hashable {
    /// Heavy first.
    package let added: [Plate]
    package let removed: [Plate]
    /// Whether another dumbbell is taken, or another step of a stack.
    package let isOtherBase: Bool

    /// - Parameter before: nil for nothing.
    package init(from before: Loading?, to loading: Loading) {
        var (left, added) = (before?.perSide ?? [], [Plate]())
        for plate in loading.perSide {
            if let index = left.firstIndex(where: { $0.weight == plate.weight }) {
                left.remove(at: index)
            } else {
                added.append(plate)
            }
        }
        self.added = added
        removed = left
        isOtherBase = before.map { $0.base != loading.base } ?? false
    }

    package var isNone: Bool { moves == 0 }

    /// How many plates are moved on a side; taking another dumbbell is one move too.
    package var moves: Int { added.count + removed.count + (isOtherBase ? 1 : 0) }

    /// `+5 −2.5`, with units where they are not all this one; empty if no plate is moved.
    package func text(for unit: WeightUnit) -> String {
        let isMixed = (added + removed).contains { $0.weight.unit != unit }
        func number(_ plate: Plate) -> String {
            let number = DecimalText.format(plate.weight.value, maximumDecimals: 3)
            return isMixed ? Figure(number, plate.weight.unit.symbol).text : number
        }
        let texts = added.map { "+\(number($0))" } + removed.map { "\(DecimalText.minus)\(number($0))" }
        return texts.joined(separator: " ")
    }
}
