import Fitness
import Forms
import Models
import Web

/// A page of the weights that were written down, newest first.
struct WeightHistory: Sendable {
    struct Weight: Sendable {
        let record: WeightRecord
        let unit: WeightUnit
        let change: Chip?
        let date: String
        let canBeDeleted: Bool

        var weight: String { unit.text(record.weightKilograms) }
        var deletePath: String? { canBeDeleted ? Paths.weightRecordDeletion(record.id) : nil }
    }

    /// The latest ones stand on the first page; those behind it have room for more.
    static let firstPageCount = 10
    static let olderPageCount = 100

    let weights: [Weight]
    /// How many newer ones the next page passes over; nil when this page shows the oldest.
    let nextSkipped: Int?

    static func count(skipped: Int) -> Int { skipped == 0 ? firstPageCount : olderPageCount }

    /// - Parameter records: those of the page, and one more where there are older ones: it tells what the last one
    ///   changed from.
    init(_ records: [WeightRecord], skipped: Int, user: User, today: LocalDay) {
        let (count, unit) = (Self.count(skipped: skipped), user.units.weight)
        weights = records.indices.prefix(count).map { index in
            let (record, older) = (records[index], records.dropFirst(index + 1).first)
            return Weight(
                record: record, unit: unit,
                change: older.map {
                    unit.chip(from: $0.weightKilograms, to: record.weightKilograms, goal: user.fitnessGoal)
                },
                date: record.day.relativeText(today: today), canBeDeleted: skipped > 0 || records.count > 1)
        }
        nextSkipped = records.count > count ? skipped + count : nil
    }
}
