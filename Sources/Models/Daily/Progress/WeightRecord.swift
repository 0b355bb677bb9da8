import Fitness
import Foundation
import GRDB

/// One weighing.
package struct WeightRecord: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let weightKilograms: Double
    package let day: LocalDay
}

extension WeightRecord: RowReadable, StoredWeighing {
    /// In the order of `init(_:)`: a chart reads thousands of rows, and access by position is faster than by name.
    package static let columns = "id, weight_kilograms, recorded_on"

    package init(_ row: inout RowReader) throws {
        try self.init(id: row.next(), weightKilograms: row.next(), day: row.next())
    }

    /// Adds a weighing whose limits were checked where it was read: in a form, a registration, a file, a phone's payload.
    @discardableResult
    package static func insert(
        _ database: Database, user: Int64, weightKilograms: Double, on day: LocalDay, at now: Date
    ) throws -> Int64 {
        try database.insert(
            into: "weight_records",
            [
                "user_id": user, "weight_kilograms": weightKilograms, "recorded_on": day,
                "recorded_at": now.secondsSince1970,
            ])
    }
}
