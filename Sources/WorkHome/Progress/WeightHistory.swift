import Mustache

/// A page of the weights that were written down, newest first.
struct WeightHistory: Sendable {
    struct Weight: Sendable, MustacheParent {
        let record: WeightRecord
        let unit: WeightUnit
        let change: Chip?
        let date: String
        let canBeDeleted: Bool

        func child(named name: String) -> Any? {
            switch name {
            case "weight": unit.text(record.weightKilograms)
            case "date": date
            case "chip": change
            case "deletePath": canBeDeleted ? Paths.weightRecordDeletion(record.id) : nil
            default: nil
            }
        }
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
