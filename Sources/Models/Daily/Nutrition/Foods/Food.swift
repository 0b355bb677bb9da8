import Fitness
import Foundation
import GRDB
import Micronutrients
import Texts

/// A food or drink: from the embedded table, from an outside source, or created by a user.
package struct Food: Sendable, Identifiable, Equatable, StoredFood {
    package let id: Int64
    /// The only user who can see it; nil when it is shared.
    package let userID: Int64?
    /// The user who created it, the only one who may change it.
    let addedBy: Int64?
    package let source: FoodSource
    /// Its key at the source; nil for one that a user created.
    let sourceKey: String?
    /// What people call it: its short name, if it has one.
    package var name: String
    /// The name that its source gives it.
    package var officialName: String
    package var brand: String
    package var barcode: Barcode?
    package var unit: FoodUnit
    /// Per 100 g or, depending on `unit`, 100 ml.
    package var nutrients: Nutrients
    /// Whether searches no longer find it, while entries may still refer to it.
    package var isArchived: Bool

    /// - Parameter amount: in the food's unit.
    package func nutrients(in amount: Double) -> Nutrients { nutrients.scaled(by: amount / FoodDraft.referenceAmount) }

    /// The official name, unless it is what people call it.
    package var distinctOfficialName: String? {
        officialName.caseInsensitiveCompare(name) == .orderedSame ? nil : officialName
    }
}

extension Food: RowReadable {
    static let columns = """
        foods.id, foods.user_id, foods.added_by, foods.source, foods.source_key, \
        coalesce(foods.short_name, foods.name), foods.name, foods.brand, foods.barcode, foods.unit, \
        foods.archived_at, \(Nutrients.columns(of: "foods"))
        """

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        userID = try row.next()
        addedBy = try row.next()
        source = try row.next()
        sourceKey = try row.next()
        name = try row.next()
        officialName = try row.next()
        brand = try row.next()
        // The table accepts any 14 digits, so an archive may bring some that are not a valid barcode.
        barcode = try row.next(String?.self).flatMap(Barcode.init(_:))
        unit = try row.next()
        isArchived = !row.nextIsNull()
        nutrients = try Nutrients(&row)
    }

    /// A source's food; nil when there is none, or it is archived.
    package static func ofSource(_ database: Database, _ source: FoodSource, key: String) throws -> Food? {
        try Food.first(
            database,
            """
            SELECT \(Food.columns) FROM foods WHERE source = ? AND source_key = ? AND archived_at IS NULL
            """, [source.rawValue, key])
    }

    /// Whether it is as its source describes it now.
    package func isUnchanged(_ database: Database, _ draft: FoodDraft) throws -> Bool {
        try officialName == draft.name && brand == draft.brand && barcode == draft.barcode && unit == draft.unit
            && nutrients == draft.nutrients && Portion.all(database, of: id) == draft.portions
            && MicronutrientAmounts(database, of: id) == draft.micronutrients
    }

    /// Whether it can be eaten: not a recipe without ingredients.
    package var isLoggable: Bool { source != .own || !isArchived }

    /// Whether the user may change it.
    package func isChangeable(by user: User) -> Bool { source == .own && addedBy == user.id }

    /// 0 for the user's own foods, 1 for the household's, 2 for those of sources.
    fileprivate func ownership(of user: User) -> Int {
        if source != .own { return 2 }
        return addedBy == user.id ? 0 : 1
    }
}

extension Portion: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(name: row.next(), amount: row.next())
    }

    static func all(_ database: Database, of food: Int64) throws -> [Portion] {
        try all(database, "SELECT name, amount FROM food_portions WHERE food_id = ? ORDER BY position", [food])
    }
}

extension User.Nutrition {
    /// The condition for the foods that the user sees: their own, those of sources, and those that others at home share.
    package func isSeen(in table: String = "foods", by parameter: String = "?") -> String {
        "(\(table).user_id = \(parameter) OR \(table).\(user.sharesAtHome ? "user_id IS NULL" : "source <> 'own'"))"
    }

    /// A food that is shared or the user's own, also if it is archived, because entries may refer to it.
    package func food(_ database: Database, id food: Int64) throws -> Food? {
        try Food.first(
            database, "SELECT \(Food.columns) FROM foods WHERE id = ? AND \(isSeen())", [food, user.id])
    }

    /// Who shares a food that somebody else at home made, in words; nil for all other foods.
    package func sharer(_ database: Database, of food: Food) throws -> String? {
        guard food.source == .own, food.addedBy != user.id else { return nil }
        let owner = try String.first(database, "SELECT first_name FROM users WHERE id = ?", [food.addedBy])
        return owner.map(NutritionTexts.addedBy) ?? NutritionTexts.addedBySomeoneWhoHasLeft
    }

    /// A food that the user made, to change it: a recipe's is changed with its ingredients.
    package func ownFood(_ database: Database, id: Int64) throws -> Food? {
        guard let food = try food(database, id: id), food.isChangeable(by: user),
            try recipe(database, ofFood: id) == nil
        else { return nil }
        return food
    }

    /// The portions of a food in order. The food was loaded for the user, so it is shared or the user's own.
    package func portions(_ database: Database, of food: Food) throws -> [Portion] {
        try Portion.all(database, of: food.id)
    }

    /// The foods with a barcode, the user's own first.
    package func foods(_ database: Database, barcode: Barcode) throws -> [Food] {
        try Food.all(
            database,
            """
            SELECT \(Food.columns) FROM foods
            WHERE barcode = ? AND \(isSeen()) AND archived_at IS NULL
            ORDER BY id
            """, [barcode.digits, user.id]
        ).sorted { first, second in first.ownership(of: user) < second.ownership(of: user) }
    }

    /// A food that the user created, with a barcode that another one is about to get.
    package func ownFood(_ database: Database, barcode: Barcode, otherThan food: Int64?) throws -> Food? {
        try foods(database, barcode: barcode).first { $0.isChangeable(by: user) && $0.id != food }
    }

    /// The foods that a search finds, best first.
    /// - Parameter skipped: the number of foods before the page.
    package func searchFoods(
        _ database: Database, _ text: String, skipping skipped: Int = 0, today: LocalDay
    ) throws -> FoodSearchResults {
        try FoodSearch(text, for: user, today: today).results(database, skipping: skipped)
    }

    /// The foods that the user created, by name.
    package func ownFoods(_ database: Database, limit: Int) throws -> [Food] {
        try Food.all(
            database,
            """
            SELECT \(Food.columns) FROM foods WHERE added_by = ? AND archived_at IS NULL ORDER BY name LIMIT ?
            """, [user.id, limit])
    }

    /// The units of the label that the user copied last.
    package func labelUnits(_ database: Database) throws -> LabelUnits {
        let last = try RowReader.first(
            database, "SELECT energy, sodium FROM label_units WHERE user_id = ?", [user.id]
        ) { LabelUnits(energy: try $0.next(), sodium: try $0.next()) }
        return last ?? LabelUnits()
    }

    /// - Parameter shown: those in which an old food was shown, which say nothing as long as they stay.
    package func saveLabelUnits(
        _ database: Database, _ units: LabelUnits, insteadOf shown: LabelUnits? = nil
    ) throws {
        guard units != shown else { return }
        let units = try shown.map { try labelUnits(database).taking(units, insteadOf: $0) } ?? units
        try database.run(
            "INSERT OR REPLACE INTO label_units (user_id, energy, sodium) VALUES (?, ?, ?)",
            [user.id, units.energy.rawValue, units.sodium.rawValue])
    }

    /// What is known of a food. The food was loaded for the user, so it is shared or the user's own.
    package func micronutrients(_ database: Database, of food: Food) throws -> MicronutrientAmounts {
        try MicronutrientAmounts(database, of: food.id)
    }
}

extension Nutrients {
    /// The columns that a table keeps them in, in the order of `init(_:)` and `amounts`.
    package static let columnNames = [
        "energy_kilocalories", "protein_grams", "carbohydrate_grams", "fat_grams", "saturated_fat_grams", "fiber_grams",
        "sugar_grams", "sodium_milligrams",
    ]

    static func columns(of table: String) -> String { columnNames.map { "\(table).\($0)" }.joined(separator: ", ") }

    init(_ row: inout RowReader) throws {
        try self.init(
            energyKilocalories: row.next(), proteinGrams: row.next(), carbohydrateGrams: row.next(),
            fatGrams: row.next(), saturatedFatGrams: row.next(), fiberGrams: row.next(), sugarGrams: row.next(),
            sodiumMilligrams: row.next())
    }

    var columns: ColumnValues { ColumnValues(Self.columnNames, amounts.map { $0?.databaseValue ?? .null }) }
}

extension MicronutrientAmounts {
    /// Of a food, in 100 g or ml.
    init(_ database: Database, of food: Int64) throws {
        let known = try RowReader.first(
            database, "SELECT \(Micronutrient.columns) FROM food_nutrients WHERE food_id = ?", [food]
        ) { try MicronutrientAmounts(&$0) }
        self = known ?? [:]
    }

    /// Reads `Micronutrient.columns`.
    init(_ row: inout RowReader) throws {
        var amounts: [Double?] = []
        for _ in Micronutrient.allCases { amounts.append(try row.next(Double?.self)) }
        self.init(amounts)
    }

    func save(_ database: Database, of food: Int64) throws {
        try database.run("DELETE FROM food_nutrients WHERE food_id = ?", [food])
        guard !isEmpty else { return }
        let values = Micronutrient.allCases.map { self[$0]?.databaseValue ?? .null }
        try database.insert(into: "food_nutrients", ["food_id": food] + ColumnValues(Micronutrient.columnNames, values))
    }
}

extension Micronutrient {
    static let columns = columnNames.map { "food_nutrients.\($0)" }.joined(separator: ", ")
}
