import Fitness
import GRDB

/// Until somebody says that the numbers are theirs, nothing is computed from those that a form proposed.
extension User {
    /// What Home asks about.
    package var askedNumbers: UnconfirmedNumbers { unconfirmed.subtracting(.firstWeighing) }

    /// The latest weight, unless it is the one that the registration proposed.
    package var sureWeightKilograms: Double? { unconfirmed.contains(.weight) ? nil : weightKilograms }

    package func sureAge(on day: LocalDay) -> Int? { unconfirmed.contains(.age) ? nil : age(on: day) }

    /// The person says that the shown numbers are theirs. A first weight that others took the place of was not shown.
    package func confirmNumbers(_ database: Database) throws {
        try database.run("UPDATE users SET unconfirmed = iif(unconfirmed & 8, 0, unconfirmed & 4) WHERE id = ?", [id])
        try weights.recomputeMeasurements(database)
    }
}
