import Fitness
import GRDB
import Models
import Racks

/// A bar, a pair of handles, fixed weights or a stack of the household.
package struct RackTool: NamedRow, Sendable, Equatable {
    package let id: Int64
    /// nil once that account is deleted.
    package let addedBy: Int64?
    package let name: String
    package let tool: LoadingTool
    /// The exercises that it is used for without being chosen.
    package let use: Equipment?
    package let isArchived: Bool
}

extension RackTool: RowReadable {
    static let columns = """
        id, added_by, name, used_for, archived_at IS NOT NULL, kind, unit, empty_weight, collar_weight, sides,
        sleeve_millimeters, weights, add_ons, is_assisting
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        addedBy = try row.next()
        name = try row.next()
        use = try row.next()
        isArchived = try row.next()
        tool = try LoadingTool(&row)
    }
}

extension LoadingTool {
    /// The columns that the kind doesn't have are NULL.
    fileprivate init(_ row: inout RowReader) throws {
        let (kind, unit) = (try row.next(RackToolKind.self), try row.next(WeightUnit.self))
        guard !kind.takesPlates else {
            let (empty, collar) = (try row.next(Double.self), try row.next(Double.self))
            let bar = LoadableBar(
                emptyWeight: RackWeight(empty, unit), collarWeight: RackWeight(collar, unit), sides: try row.next(),
                sleeveMillimeters: try row.next(), pieces: kind == .handle ? LoadableBar.handles : 1)
            self = .bar(bar)
            return
        }
        for _ in 0..<4 { _ = row.nextIsNull() }
        let weights = try row.weights(unit)
        guard kind == .stack else {
            self = .fixed(weights)
            return
        }
        self = .stack(steps: weights, addOns: try row.weights(unit), isAssisting: try row.next())
    }
}

extension RowReader {
    fileprivate mutating func weights(_ unit: WeightUnit) throws -> [RackWeight] {
        let values: [Double] = try json()
        return values.map { RackWeight($0, unit) }
    }
}

extension RackToolDraft {
    package init(_ tool: RackTool) {
        self.init(name: tool.name, tool: tool.tool, use: tool.use)
    }

    var columns: ColumnValues {
        ["name": name, "used_for": use?.rawValue, "kind": tool.kind.rawValue, "unit": tool.unit.rawValue]
            + tool.columns
    }
}

extension LoadingTool {
    fileprivate var columns: ColumnValues {
        let (bar, weights, addOns): (LoadableBar?, [RackWeight]?, [RackWeight]?) =
            switch self {
            case .bar(let bar): (bar, nil, nil)
            case .fixed(let weights): (nil, weights, nil)
            case .stack(let steps, let addOns, _): (nil, steps, addOns)
            }
        return [
            "empty_weight": bar?.emptyWeight.value, "collar_weight": bar?.collarWeight.value, "sides": bar?.sides,
            "sleeve_millimeters": bar?.sleeveMillimeters, "weights": weights.map(Self.json),
            "add_ons": addOns.map(Self.json), "is_assisting": isAssisting,
        ]
    }

    private static func json(_ weights: [RackWeight]) -> String {
        let numbers = weights.map { weight in
            let text = "\(weight.value)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        return "[\(numbers.joined(separator: ","))]"
    }
}
