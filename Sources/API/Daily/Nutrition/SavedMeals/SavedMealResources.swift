import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == SavedMeal {
    static let savedMeals = Resource<SavedMeal>(
        path: "saved-meals", name: "SavedMeal", title: "Saved meals", one: "a saved meal", area: .nutrition,
        properties: properties, identify: { String($0.id) },
        list: few(\.id) { try $1.user.nutrition.savedMeals($0) },
        find: byNumber { try $1.user.nutrition.savedMeal($0, id: $2) },
        create: { database, context, change in
            let sent = try MealItemLines(member: "items", known: []).items(database, context, change)
            let values = change.values
            let (meal, day): (Meal?, LocalDay?) = (values.choice("meal"), values.day("day", context.today))
            let name = try name(change)
            if meal == nil, sent == nil { throw Faults("meal", "Please choose a meal, or send items") }
            guard let day else { throw Faults("date", "Please enter a date") }
            let items = try sent ?? context.user.nutrition.mealEntries(database, on: day, meal).map(\.item)
            return String(try context.user.nutrition.saveMeal(database, named: name, items))
        },
        update: { database, context, saved, change in
            let name = try name(change)
            let items = try MealItemLines(member: "items", known: saved.parts).items(database, context, change)
            guard items?.isEmpty != true else {
                throw Faults("items", "It is empty. Delete it instead")
            }
            try context.user.nutrition.saveMeal(database, named: name, items, over: saved)
        },
        delete: withoutPhotos {
            try $1.user.nutrition.deleteSavedMeal($0, id: $2.id, now: $1.moment.now.secondsSince1970)
        })

    private static func name(_ change: ResourceChange) throws -> String {
        var faults = Faults()
        let name = faults.text("name", change.values.text("name"), required: Faults.nameRequired)
        return try faults.isEmpty ? name : { throw faults }()
    }

    private static let properties: [ResourceProperty<SavedMeal>] =
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable("name", .text(1...TextLimits.name), isRequired: true, example: "Usual lunch") {
                .string($0.name)
            },
            .writable(
                "meal", .choice(Meal.self), "The meal of the day to save, if no items are sent",
                time: .atCreation, example: "lunch"),
            .writable("day", as: "date", .day, "Default: today", time: .atCreation, example: "2026-11-20"),
            .readOnly("items", .list(.object(StoredMealItem.properties.answer()))) {
                .array($0.parts.map { StoredMealItem.properties.json(of: $0) })
            },
            .writable("items", MealItemLines.schema, "All of them; what is missing is removed"),
        ] + Nutrients.readOnly { $0.nutrients.known }
}

extension Resource where Item == Recipe {
    static let recipes = Resource<Recipe>(
        path: "recipes", name: "Recipe", title: "Recipes", one: "a recipe", area: .nutrition,
        properties: properties, identify: { String($0.id) },
        list: few(\.id) { try $1.user.nutrition.recipes($0) },
        find: byNumber { try $1.user.nutrition.recipe($0, id: $2) },
        create: { database, context, change in
            let items = try MealItemLines(member: "ingredients", known: []).items(database, context, change)
            let now = context.moment.now.secondsSince1970
            return String(
                try context.user.nutrition.saveRecipe(database, draft(change), items, now: now))
        },
        update: { database, context, recipe, change in
            let draft = try draft(change, over: recipe)
            let items = try MealItemLines(member: "ingredients", known: recipe.ingredients)
                .items(database, context, change)
            try context.user.nutrition.saveRecipe(
                database, draft, items, over: recipe, now: context.moment.now.secondsSince1970)
        },
        delete: withoutPhotos {
            try $1.user.nutrition.deleteRecipe($0, id: $2.id, now: $1.moment.now.secondsSince1970)
        })

    private static func draft(_ change: ResourceChange, over old: Recipe? = nil) throws -> RecipeDraft {
        let values = change.values
        let servings = values.number("servings") ?? (change.isNew ? RecipeDraft.usualServings : nil)
        return try RecipeDraft.checked(
            name: values.text("name"), servings: servings, weightGrams: values.number("weight_grams"), over: old
        ).get()
    }

    private static let properties: [ResourceProperty<Recipe>] =
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .readOnly("food_id", .integer, "The id of the recipe as a food") { .integer($0.foodID) },
            .writable("name", .text(1...TextLimits.name), isRequired: true, example: "Lentil soup") {
                .string($0.name)
            },
            .writable("servings", .decimal(RecipeDraft.servings), "How many servings it makes. Default: 4", example: 4)
            {
                .number($0.servings)
            },
            .writable(
                "weight_grams", as: "weight", .nullable(.decimal(RecipeDraft.grams)),
                "The cooked weight, if it was weighed"
            ) { .optional($0.weightGrams) },
            .readOnly("ingredients", .list(.object(StoredMealItem.properties.answer()))) {
                .array($0.ingredients.map { StoredMealItem.properties.json(of: $0) })
            },
            .writable(
                "ingredients", MealItemLines.schema, "All of them; what is missing is removed"),
        ] + Nutrients.readOnly { $0.nutrients.known }
}

extension StoredMealItem {
    fileprivate static let properties: [ResourceProperty<StoredMealItem>] = [
        .readOnly("id", .integer, "Changes when the list changes") { .integer($0.id) },
        .readOnly("food_id", .nullable(.integer)) { .optional($0.item.foodID) },
        .readOnly("name", .text()) { .string($0.item.name) },
        .readOnly("quantity", .number) { .number($0.item.quantity) },
        .readOnly("portion", .text()) { .string($0.item.portion) },
        .readOnly("energy_kilocalories", .nullable(.number)) { .optional($0.item.nutrients.energyKilocalories) },
    ]
}

/// The complete list of a saved meal's or recipe's items in a request: existing items by id, and new ones as an amount
/// of a food.
struct MealItemLines: Sendable {
    /// The JSON member with the list.
    let member: String
    let known: [StoredMealItem]

    static let schema = Schema.list(
        of: .object([
            .optional("id", .rowID, "The id of an existing item, which stays as it is"),
            .optional("food_id", .rowID, "The food of a new item"),
            .optional("quantity", .decimal(MealEntryDraft.quantities), "How many portions"),
            .optional(
                "portion", .text(atMost: Portion.longestName),
                "One of the food’s portions, or its unit. Default: its unit"),
        ]), atMost: User.Nutrition.maximumItems)

    /// - Returns: nil if the request does not contain the list.
    /// - Throws: `Faults` for an invalid item.
    func items(_ database: Database, _ context: ResourceContext, _ change: ResourceChange) throws -> [MealItem]? {
        guard let lines = change.sent[member]?.array else { return nil }
        let most = User.Nutrition.maximumItems
        guard lines.count <= most else { throw refusal("At most \(most) are possible") }
        return try lines.enumerated().map { place, line in
            do {
                return try item(database, context, line)
            } catch let faults as Faults {
                throw refusal("No. \(place + 1): \(faults.text)")
            }
        }
    }

    private func item(_ database: Database, _ context: ResourceContext, _ line: JSONValue) throws -> MealItem {
        if case .integer(let id)? = line["id"] {
            guard line.object?.count == 1 else { throw refusal("An existing item can’t be changed: send only its id") }
            guard let part = known.first(where: { $0.id == id }) else { throw refusal("It has no item \(id)") }
            return part.item
        }
        guard case .integer(let id)? = line["food_id"], let food = try context.user.nutrition.food(database, id: id),
            food.isLoggable
        else { throw refusal("There is no food with this id") }
        return try MealEntryDraft.checked(
            food, try context.user.nutrition.portions(database, of: food),
            quantity: MemberValues(members: line.object ?? [:]).number("quantity"),
            portion: line["portion"]?.text ?? food.unit.symbol, day: context.today, meal: .snack, today: context.today
        ).get().item
    }

    private func refusal(_ text: String) -> Faults { Faults(member, text) }
}
