import Fitness
import Forms
import Models
import Web

/// A page of the logged weights, newest first.
struct WeightHistory: Sendable {
    struct Weight: Sendable {
        let record: WeightRecord
        let unit: WeightUnit
        let change: Chip?
        let date: String
        let canBeDeleted: Bool

        var weight: String { unit.text(record.weightKilograms) }
        var editPath: String { Paths.editor(of: Paths.weightRecord(record.id)) }
        var deletePath: String? { canBeDeleted ? Paths.weightRecordDeletion(record.id) : nil }
    }

    /// The first page is short; the pages of older weights are longer.
    static let firstPageCount = 10
    static let olderPageCount = 100

    let weights: [Weight]
    /// The offset of the next page; nil when this page shows the oldest weight.
    let nextSkipped: Int?

    static func count(skipped: Int) -> Int { skipped == 0 ? firstPageCount : olderPageCount }

    /// - Parameters:
    ///   - records: the page's records, plus the next older one if there is one, from which the last change is computed.
    ///   - unsure: an unconfirmed weight, from which nothing changed.
    init(_ records: [WeightRecord], skipped: Int, user: User, unsure: WeightRecord?, today: LocalDay) {
        let (count, unit) = (Self.count(skipped: skipped), user.units.weight)
        weights = records.indices.prefix(count).map { index in
            let (record, older) = (records[index], records.dropFirst(index + 1).first)
            return Weight(
                record: record, unit: unit,
                change: older.flatMap {
                    $0 == unsure || record == unsure
                        ? nil : unit.chip(from: $0.weightKilograms, to: record.weightKilograms, goal: user.fitnessGoal)
                },
                date: record.day.relativeText(today: today), canBeDeleted: skipped > 0 || records.count > 1)
        }
        nextSkipped = records.count > count ? skipped + count : nil
    }
}
