import Fitness
import Racks
import Routines
import Texts

extension ArchiveTable {
    /// What the user added of the household's equipment, and what they use of it.
    static let equipment = ArchiveTable(
        name: "equipment", counted: CountTexts.piecesOfEquipment,
        columns: [
            "name", .word("kind", RackToolKind.self), .word("unit", WeightUnit.self), .word("used_for", Equipment.self),
            "empty_weight", "collar_weight", "sides", "sleeve_millimeters", .numbers("weights"), .numbers("add_ons"),
            "is_assisting", "created_at", "archived_at",
        ],
        csv: [
            "name": "t.name", "kind": "t.kind", "unit": "t.unit", "used_for": "t.used_for",
            "empty_weight": "t.empty_weight", "collar_weight": "t.collar_weight", "sides": "t.sides",
            "sleeve_mm": "t.sleeve_millimeters", "weights": numbers("t.weights"), "add_ons": numbers("t.add_ons"),
            "assists": "iif(t.is_assisting, 'yes', 'no')", "added_at_utc": moment("t.created_at"),
            "archived_at_utc": moment("t.archived_at"),
        ],
        condition: """
            (t.added_by = :user OR t.id IN (SELECT equipment_id FROM exercise_settings WHERE user_id = :user))
            """,
        leftOut: ["id", "added_by"], identity: ["name"], most: HouseholdEquipment.maximumTools, isEquipment: true,
        isKeptWhileUsed: true)

    static let plates = ArchiveTable(
        name: "plates", counted: CountTexts.kindsOfPlates,
        columns: [
            "weight", .word("unit", WeightUnit.self), "sleeve_millimeters", "pairs", .word("color", PlateColor.self),
        ],
        csv: [
            "weight": "t.weight", "unit": "t.unit", "sleeve_mm": "t.sleeve_millimeters", "pairs": "t.pairs",
            "color": "t.color",
        ],
        condition: "t.added_by = :user", leftOut: ["id", "added_by"],
        identity: ["sleeve_millimeters", "unit", "weight"], most: HouseholdEquipment.maximumPlates, isEquipment: true)

    static let exerciseSettings = ArchiveTable(
        name: "exercise_settings", counted: CountTexts.exerciseSettings,
        columns: [
            .row("exercise_id", of: "exercises", as: "exercise"),
            .row("equipment_id", of: "equipment", as: "equipment", isDispensable: true),
            "rest_seconds", "note",
        ],
        csv: [
            "exercise": name(of: "exercises", "exercise_id"), "equipment": name(of: "equipment", "equipment_id"),
            "rest_s": "t.rest_seconds", "note": "t.note",
        ],
        order: "(SELECT key FROM exercises WHERE id = t.exercise_id), t.exercise_id", leftOut: ["user_id"],
        identity: ["exercise_id"], leavesAccountBlank: true)

    /// A list of numbers with spaces.
    private static func numbers(_ column: String) -> String { "replace(trim(\(column), '[]'), ',', ' ')" }
}
