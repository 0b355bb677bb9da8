import Foundation
import GRDB

/// One weighing.
struct WeightRecord: Sendable, Identifiable, Equatable {
    let id: Int64
    let weightKilograms: Double
    let day: LocalDay
}

extension WeightRecord: FetchableRecord {
    /// In the order of `init(row:)`: a chart reads thousands of rows, and places are found faster than names.
    static let columns = "id, weight_kilograms, recorded_on"

    init(row: Row) throws {
        id = row[0]
        weightKilograms = row[1]
        day = row[2]
    }

    static func insert(_ database: Database, user: Int64, weightKilograms: Double, on day: LocalDay, at now: Date)
        throws
    {
        try database.cachedStatement(
            sql: """
                INSERT INTO weight_records (user_id, weight_kilograms, recorded_on, recorded_at) VALUES (?, ?, ?, ?)
                """
        ).execute(arguments: [user, weightKilograms, day, now.secondsSince1970])
    }
}
