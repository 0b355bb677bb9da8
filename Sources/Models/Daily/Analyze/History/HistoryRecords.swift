import Fitness
import Foundation
import GRDB

/// Rows of a `HistorySubject`, oldest first, as plain numbers: ten years of an exercise are some ten thousand rows.
package struct HistoryRecords: Sendable, Equatable {
    /// For each record its day, in days since 1970-01-01, followed by its fields. An unknown value is NaN.
    private var numbers: [Double] = []
    private let width: Int

    package init(of subject: HistorySubject) { width = 1 + subject.fields.count }

    package mutating func append(_ row: inout RowReader) throws {
        numbers.append(Double(try row.next(LocalDay.self).daysSinceEpoch))
        for _ in 1..<width { numbers.append(try row.next(Double?.self) ?? .nan) }
    }

    /// - Parameter bytes: the bytes of a month from `bytesByMonth`.
    mutating func append(_ bytes: Data) {
        // Not through a slice, which would copy all earlier numbers for each month.
        let size = MemoryLayout<Double>.size
        let start = numbers.count * size
        numbers.append(contentsOf: repeatElement(0, count: bytes.count / size))
        numbers.withUnsafeMutableBytes { all in
            bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: all[start...]).copyMemory(from: $0) }
        }
    }

    mutating func drop(before day: LocalDay) {
        let first = stride(from: 0, to: numbers.count, by: width).first { numbers[$0] >= Double(day.daysSinceEpoch) }
        numbers.removeFirst(first ?? numbers.count)
    }

    /// The records of each month, by its first day.
    var bytesByMonth: [(month: LocalDay, bytes: Data)] {
        var months: [(month: LocalDay, places: Range<Int>)] = []
        for place in stride(from: 0, to: numbers.count, by: width) {
            let month = LocalDay(daysSinceEpoch: Int(numbers[place])).month.firstDay
            let start = months.last.flatMap { $0.month == month ? $0.places.lowerBound : nil }
            if start != nil { months.removeLast() }
            months.append((month, (start ?? place)..<(place + width)))
        }
        return months.map { month, places in (month, numbers[places].withUnsafeBytes { Data($0) }) }
    }

    /// One record per month and value of the first field, on the month's first day, with the sums of the other fields.
    var summedByMonth: HistoryRecords {
        var sums = self
        sums.numbers.removeAll()
        var (month, places): (LocalDay?, [Double: Int]) = (nil, [:])
        forEach { day, fields in
            let first = day.month.firstDay
            if first != month { (month, places) = (first, [:]) }
            if let place = places[fields[0]] {
                for field in 1..<fields.count { sums.numbers[place + field] += fields[field] }
            } else {
                sums.numbers.append(Double(first.daysSinceEpoch))
                places[fields[0]] = sums.numbers.count
                sums.numbers += fields
            }
        }
        return sums
    }

    /// Calls `body` with the day and fields of each record.
    package func forEach(_ body: (LocalDay, UnsafeBufferPointer<Double>) throws -> Void) rethrows {
        try numbers.withUnsafeBufferPointer { numbers in
            for place in stride(from: 0, to: numbers.count, by: width) {
                try body(
                    LocalDay(daysSinceEpoch: Int(numbers[place])),
                    UnsafeBufferPointer(rebasing: numbers[(place + 1)..<(place + width)]))
            }
        }
    }

    package func map<Value>(_ transform: (LocalDay, UnsafeBufferPointer<Double>) throws -> Value) rethrows -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(numbers.count / width)
        try forEach { values.append(try transform($0, $1)) }
        return values
    }
}

/// A kind of history. Each of its rows has a day and a number for each field.
package enum HistorySubject: String, Sendable {
    /// A weighing: its kilograms.
    case weight
    /// An entry of a trackable: its value.
    case trackable
    /// A day's food: the amount of each `AnalyzedNutrient`.
    case nutrition
    /// A day of an exercise: the fields of `ExerciseDay`.
    case exercise
    /// A set that is not a warm-up: its repetitions.
    case repetitions
    /// An exercise on a day: its id, its sets and their volume in grams.
    case training
    /// The same: packed months have one sum per month, on its first day; other months have one row per day.
    case trainingByMonth = "training by month"

    var fields: [String] {
        switch self {
        case .weight: ["weight_kilograms"]
        case .trackable: ["value"]
        case .nutrition: AnalyzedNutrient.allCases.map(\.column)
        case .exercise: ExerciseDay.fields
        case .repetitions: ["reps"]
        case .training, .trainingByMonth: ["exercise_id", "sets", "volume_grams"]
        }
    }

    /// Whether each exercise or trackable has its own history.
    var hasSubjectID: Bool { column != nil }

    /// The rows of user `?1` from day `?2` up to but not including `?3`, in order; if `hasSubjectID`, those of id `?4`.
    var sql: String {
        let one = column.map { " AND \($0) = ?4" } ?? ""
        return """
            SELECT \(([day] + fields).joined(separator: ", ")) FROM \(table)
            WHERE user_id = ?1 AND \(day) >= ?2 AND \(day) < ?3\(one)\(condition) ORDER BY \(order)
            """
    }

    private var table: String {
        switch self {
        case .weight: "weight_records"
        case .trackable: "trackable_entries"
        case .nutrition: "nutrition_days"
        case .exercise, .training, .trainingByMonth: "exercise_days"
        case .repetitions: "strength_sets"
        }
    }

    private var column: String? {
        switch self {
        case .weight, .nutrition, .training, .trainingByMonth: nil
        case .trackable: "trackable_id"
        case .exercise, .repetitions: "exercise_id"
        }
    }

    private var day: String { self == .weight ? "recorded_on" : "day" }
    private var condition: String { self == .repetitions ? " AND kind <> 'warmUp' AND reps > 0" : "" }

    private var order: String {
        switch self {
        case .weight: "recorded_on, recorded_at, id"
        case .trackable: "day, logged_at, id"
        case .nutrition, .exercise, .training, .trainingByMonth, .repetitions: "day"
        }
    }
}
