import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

extension Resource where Item == MealEntry {
    static let mealEntries = Resource<MealEntry>(
        path: "meal-entries", name: "MealEntry", title: "Meal entries", one: "a food that was eaten or is planned",
        area: .nutrition, properties: properties, identify: { String($0.id) },
        listParameters: PageRequest.dayParameters, list: { try keyset.page($0, $1.user, $2) },
        find: byNumber { try $1.user.nutrition.mealEntry($0, id: $2) },
        create: { database, context, change in
            let draft = try draft(database, context, change)
            _ = try context.user.nutrition.logMeals(database, [draft], token: nil, at: context.moment)
            let entries = try context.user.nutrition.mealEntries(database, on: draft.day)
            return entries.map(\.id).max().map { String($0) } ?? ""
        },
        update: { database, context, entry, change in
            let draft = try draft(database, context, change, over: entry)
            _ = try context.user.nutrition.logMeals(
                database, [draft], over: entry, token: nil, at: context.moment)
        },
        delete: withoutPhotos { try $1.user.nutrition.deleteMealEntry($0, id: $2.id, token: nil, at: $1.moment) })

    private static let keyset = Keyset(
        table: "meal_entries", columns: MealEntry.columns, order: ["day", "id"])

    /// An amount of a food, or numbers without a food.
    private static func draft(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange, over entry: MealEntry? = nil
    ) throws -> MealEntryDraft {
        let (nutrition, values, today) = (context.user.nutrition, change.values, context.today)
        guard let food = try food(database, nutrition, change, of: entry) else {
            return try confirmed(
                MealEntryDraft.checked(
                    day: values.day("day", today), meal: values.choice("meal"), name: values.text("name"),
                    energyKilocalories: values.number("energy_kilocalories"),
                    proteinGrams: values.number("protein_grams"),
                    carbohydrateGrams: values.number("carbohydrate_grams"), fatGrams: values.number("fat_grams"),
                    isPlanned: values.flag("planned"), over: entry?.item, today: today), change)
        }
        let portions = try nutrition.portions(database, of: food)
        var (quantity, portion) = (values.number("quantity"), values.text("portion"))
        if entry == nil {
            let last = try nutrition.latestMealEntry(database, of: food.id)?.item
            let usual = food.usualServing(portions, last: last)
            if change.sent["quantity"] == nil { quantity = usual.quantity }
            if change.sent["portion"] == nil { portion = usual.portion }
        }
        return try confirmed(
            MealEntryDraft.checked(
                food, portions, quantity: quantity, portion: portion, day: values.day("day", today),
                meal: values.choice("meal"), isPlanned: values.flag("planned"), keeping: entry?.item,
                isRenewed: values.flag("use_food_numbers"), today: today),
            change)
    }

    /// - Returns: nil for numbers without a food.
    private static func food(
        _ database: Database, _ nutrition: User.Nutrition, _ change: ResourceChange, of entry: MealEntry?
    ) throws -> Food? {
        if let entry { return try entry.item.foodID.flatMap { try nutrition.food(database, id: $0) } }
        guard change.sent["food_id", default: .null] != .null else { return nil }
        let food = try change.values.row("food_id").flatMap { try nutrition.food(database, id: $0) }
        guard let food, food.isLoggable else { throw Faults("food_id", "There is no food with this id") }
        return food
    }

    private static func confirmed(
        _ checked: Result<MealEntryDraft, Faults>, _ change: ResourceChange
    ) throws -> MealEntryDraft {
        let draft = try checked.get()
        if draft.isPlanned, change.sent["planned"] == JSONValue.bool(false) {
            throw Faults("planned", NutritionTexts.dayIsToCome)
        }
        try change.confirm(draft.questions)
        return draft
    }

    private static let properties: [ResourceProperty<MealEntry>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
        .writable("meal", .choice(Meal.self), isRequired: true, example: "lunch") { .string($0.meal.rawValue) },
        .writable(
            "food_id", .nullable(.rowID), "null for an entry without a food; send its numbers instead",
            time: .atCreation
        ) { .optional($0.item.foodID) },
        .writable("quantity", .decimal(MealEntryDraft.quantities), "How many portions") {
            .number($0.item.quantity)
        },
        .writable(
            "portion", .text(atMost: Portion.longestName), "One of the food’s portions, or its unit (g or ml)"
        ) { .string($0.item.portion) },
        .writable("name", .text(atMost: TextLimits.name), "Only for an entry without a food", example: "Canteen") {
            .string($0.item.name)
        },
        nutrient("energy_kilocalories", as: "energy", MealEntryDraft.kilocalories, example: 650) {
            $0.energyKilocalories
        },
        nutrient("protein_grams", as: "protein", MealEntryDraft.grams) { $0.proteinGrams },
        nutrient("carbohydrate_grams", as: "carbohydrate", MealEntryDraft.grams) { $0.carbohydrateGrams },
        nutrient("fat_grams", as: "fat", MealEntryDraft.grams) { $0.fatGrams },
        .readOnly("fiber_grams", .nullable(.number)) { .optional($0.item.nutrients.fiberGrams) },
        .writable("planned", .boolean, "Whether it is not eaten yet. Food of a day in the future always is") {
            .bool($0.isPlanned)
        },
        .writable(
            "use_food_numbers", .boolean, "true: the food’s numbers of today. Without it, an entry keeps its own",
            time: .atChange),
        .readOnly("amount", .nullable(.number), "In the food’s unit, g or ml") { .optional($0.item.amount) },
        .confirmation,
    ]

    /// A nutrient, which is computed from the amount if there is a food.
    private static func nutrient(
        _ name: String, as field: String, _ range: ClosedRange<Double>, example: JSONValue? = nil,
        _ read: @escaping @Sendable (Nutrients) -> Double?
    ) -> ResourceProperty<MealEntry> {
        .writable(
            name, as: field, .nullable(.decimal(range)), "Sent only for an entry without a food", example: example
        ) { .optional(read($0.item.nutrients)) }
    }
}
