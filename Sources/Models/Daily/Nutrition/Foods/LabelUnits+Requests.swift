import GRDB
import Micronutrients

extension User.Nutrition {
    /// The units of the label that the user copied last.
    package func labelUnits(_ database: Database) throws -> LabelUnits {
        let last = try RowReader.first(
            database, "SELECT energy, sodium FROM label_units WHERE user_id = ?", [user.id]
        ) { LabelUnits(energy: try $0.next(), sodium: try $0.next()) }
        return last ?? LabelUnits()
    }

    package func saveLabelUnits(_ database: Database, _ units: LabelUnits) throws {
        try database.run(
            "INSERT OR REPLACE INTO label_units (user_id, energy, sodium) VALUES (?, ?, ?)",
            [user.id, units.energy.rawValue, units.sodium.rawValue])
    }
}
