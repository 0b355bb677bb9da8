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
        named.append(
            ImportTexts.setOf(
                exercise, day.mediumText,
                file.map { ImportTexts.lineWithin($0, line) } ?? ImportTexts.lineWithinFile(line)))
    }

    /// - Returns: nil if there are none.
    func note(_ unit: WeightUnit) -> String? {
        guard count > 0 else { return nil }
        let others = count > named.count ? [ImportTexts.setsMore(DecimalText.grouped(Double(count - named.count)))] : []
        return ImportTexts.implausibleSets(
            count, unit.text(StrengthSetLimits.implausibleKilograms), (named + others).joined(separator: "; "))
    }
}
