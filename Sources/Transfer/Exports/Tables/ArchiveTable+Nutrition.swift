import Fitness
import Micronutrients
import Models
import Texts

extension ArchiveTable {
    static let nutrition = [
        foods, foodPortions, foodNutrients, mealEntries, savedMeals,
        items("saved_meal_items", of: "saved_meals", as: "saved_meal"),
        recipes, items("recipe_ingredients", of: "recipes", as: "recipe"), nutritionTargets,
    ]

    /// The user's own foods, and every other one eaten or kept in a meal: built-in foods may be missing elsewhere.
    private static let foodsOfUser = """
        (SELECT food_id FROM meal_entries WHERE user_id = :user
        UNION SELECT food_id FROM saved_meal_items WHERE user_id = :user
        UNION SELECT food_id FROM recipe_ingredients WHERE user_id = :user
        UNION SELECT id FROM foods WHERE user_id = :user
        UNION SELECT id FROM foods WHERE added_by = :user AND source = 'own')
        """

    private static let nutrients = Nutrients.columnNames.map(ArchiveColumn.init(stringLiteral:))
    /// In the order of `Nutrients.columnNames`.
    private static let nutrientHeadings: ArchiveHeadings = [
        "energy_kcal": "t.energy_kilocalories", "protein_g": "t.protein_grams",
        "carbohydrate_g": "t.carbohydrate_grams", "fat_g": "t.fat_grams", "saturated_fat_g": "t.saturated_fat_grams",
        "fiber_g": "t.fiber_grams", "sugar_g": "t.sugar_grams", "sodium_mg": "t.sodium_milligrams",
    ]
    private static let servingHeadings: ArchiveHeadings = [
        "food": "t.name", "quantity": "t.quantity", "portion": "t.portion", "amount_g_or_ml": "t.amount",
    ]

    static let foods = ArchiveTable(
        name: "foods", counted: CountTexts.foods,
        columns: [
            .expression("user_id", as: "is_private", "t.user_id IS NOT NULL"),
            .expression("added_by", as: "is_added_by_them", "t.added_by IS :user"), "source", "source_key", "name",
            "brand", "barcode", "unit",
        ] + nutrients + ["search_position", "updated_at", "archived_at"],
        csv: ArchiveHeadings(
            joining: [
                "name": "t.name", "brand": "t.brand", "barcode": "t.barcode", "source": "t.source",
                "source_id": "t.source_key", "for_everybody": "iif(t.user_id IS NULL, 'yes', 'no')",
                "per_100": "iif(t.unit = 'grams', 'g', 'ml')",
            ],
            nutrientHeadings, ["updated_at_utc": moment("t.updated_at"), "archived_at_utc": moment("t.archived_at")]),
        condition: "t.id IN \(foodsOfUser)", order: "t.source, t.source_key, t.id",
        leftOut: ["id", "short_name", "other_names"], seen: { $0.nutrition.isSeen(in: "t") }, isKeptWhileUsed: true,
        remembered: "source || ' ' || coalesce(source_key, '') || ' ' || name")

    private static let foodPortions = ArchiveTable(
        name: "food_portions",
        columns: [.row("food_id", of: "foods", as: "food"), "position", "name", "amount"],
        csv: [
            "food": name(of: "foods", "food_id"), "position": "t.position + 1", "portion": "t.name",
            "amount": "t.amount",
            "amount_unit": "(SELECT iif(unit = 'grams', 'g', 'ml') FROM foods WHERE id = t.food_id)",
        ],
        condition: "t.food_id IN \(foodsOfUser)",
        order: "\(orderOfFoods), t.position", leftOut: [], owner: "food_id")

    private static let foodNutrients = ArchiveTable(
        name: "food_nutrients",
        columns: [.row("food_id", of: "foods", as: "food")]
            + Micronutrient.columnNames.map(ArchiveColumn.init(stringLiteral:)),
        csv: ArchiveHeadings(
            [(key: "food", value: name(of: "foods", "food_id"))]
                + Micronutrient.allCases.map { (key: heading(of: $0), value: "t.\($0.column)") }),
        condition: "t.food_id IN \(foodsOfUser)", order: orderOfFoods, leftOut: [], owner: "food_id")

    /// `iron_mg`
    private static func heading(of nutrient: Micronutrient) -> String {
        let name = nutrient.column.dropLast(nutrient.unit.rawValue.count)
        return "\(name)\(nutrient.unit == .micrograms ? "ug" : nutrient.unit.symbol)"
    }

    private static let orderOfFoods = """
        (SELECT source FROM foods WHERE id = t.food_id), (SELECT source_key FROM foods WHERE id = t.food_id),
        t.food_id
        """

    /// The columns of a measured amount of a food, shared by several tables.
    private static let servingColumns: [ArchiveColumn] =
        [.row("food_id", of: "foods", as: "food"), "name", "quantity", "portion", "amount"]
        + nutrients + [.form("micronutrients", .micronutrients)]

    private static let mealEntries = ArchiveTable(
        name: "meal_entries", counted: CountTexts.eatenFoods,
        columns: [.planned("day"), "meal"] + servingColumns + ["logged_at", "is_planned"],
        csv: ArchiveHeadings(
            joining: ["date": "t.day", "meal": "t.meal"], servingHeadings, nutrientHeadings,
            ["logged_at_utc": moment("t.logged_at"), "planned": "iif(t.is_planned, 'yes', 'no')"]))

    private static let savedMeals = ArchiveTable(
        name: "saved_meals", counted: CountTexts.savedMeals, columns: ["name"], csv: ["name": "t.name"],
        identity: ["name"])

    private static let recipes = ArchiveTable(
        name: "recipes", counted: CountTexts.recipes,
        columns: [.row("food_id", of: "foods", as: "food"), "servings", "weight_grams"],
        csv: ["recipe": name(of: "foods", "food_id"), "servings": "t.servings", "weight_g": "t.weight_grams"],
        identity: ["food_id"])

    /// The items of saved meals, or the ingredients of recipes.
    private static func items(_ table: String, of owners: String, as owner: String) -> ArchiveTable {
        let name =
            owners == "recipes"
            ? "(SELECT foods.name FROM recipes JOIN foods ON foods.id = recipes.food_id WHERE recipes.id = t.recipe_id)"
            : name(of: owners, "\(owner)_id")
        return ArchiveTable(
            name: table, columns: [.row("\(owner)_id", of: owners, as: owner)] + servingColumns,
            csv: ArchiveHeadings(joining: [owner: name], servingHeadings, nutrientHeadings),
            owner: "\(owner)_id")
    }

    private static let nutritionTargets = ArchiveTable(
        name: "nutrition_targets", counted: CountTexts.nutritionTargets,
        columns: [
            .day("from_day"), "is_by_hand", "sex", "activity_level", "energy_kilocalories", "protein_grams",
            "carbohydrate_grams", "fat_grams", "fiber_grams", "water_milliliters",
        ],
        csv: [
            "from": "t.from_day", "set_by_hand": "iif(t.is_by_hand, 'yes', 'no')", "sex": "t.sex",
            "activity_level": "t.activity_level", "energy_kcal": "t.energy_kilocalories",
            "protein_g": "t.protein_grams", "carbohydrate_g": "t.carbohydrate_grams", "fat_g": "t.fat_grams",
            "fiber_g": "t.fiber_grams", "water_ml": "t.water_milliliters",
        ],
        order: "t.from_day", leftOut: ["user_id"], identity: ["from_day"], leavesAccountBlank: true)
}
