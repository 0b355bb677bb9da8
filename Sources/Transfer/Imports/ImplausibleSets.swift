import Fitness
import Texts

/// Sets of a file with impossible weights, and the locations of the first few.
struct ImplausibleSets: Sendable {
    private static let namedCount = 3

    private var count = 0
    private var named: [String] = []

    mutating func add(_ exercise: String, on day: LocalDay, file: String?, line: Int) {
        count += 1
        guard named.count < Self.namedCount else { return }
        named.append("\(file.map { "\($0), " } ?? "")line \(line), \(exercise) on \(day.mediumText)")
    }

    /// - Returns: nil if there are none.
    func note(_ unit: WeightUnit) -> String? {
        guard count > 0 else { return nil }
        let others = count > named.count ? ["\(DecimalText.grouped(Double(count - named.count))) more"] : []
        return
            "\(CountText.of(count, "set")) of more than \(unit.text(StrengthSetLimits.implausibleKilograms)), which is more "
            + "than anyone has lifted: \((named + others).joined(separator: "; ")). See whether the unit is right."
    }
}
