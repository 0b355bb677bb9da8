import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == SavedMeal {
    static var savedMeals: Resource<SavedMeal> {
        Resource<SavedMeal>(
            path: "saved-meals", name: "SavedMeal", title: "Saved meals", one: "a saved meal", area: .nutrition,
            properties: properties, identify: { String($0.id) },
            list: { database, context, request in
                try request.page(of: context.user.nutrition.savedMeals(database), id: \.id)
            },
            find: byNumber { try $1.user.nutrition.savedMeal($0, id: $2) },
            create: { database, context, change in
                let sent = try MealItemLines(member: "items", known: []).items(database, context, change)
                let meal = change.fields["meal"].flatMap(Meal.init(rawValue:))
                let day = change.fields["date"].flatMap { LocalDay($0) } ?? context.today
                var form = SavedMealForm(keeping: meal ?? .snack, of: day)
                form.fill(from: change.fields)
                if meal == nil, sent == nil { form.meal.error = "Please choose a meal, or send items" }
                guard let name = form.validate(), form.isValid else { throw FormRefusal(form) }
                try refusing(&form) {
                    let items = try sent ?? context.user.nutrition.mealEntries(database, on: day, meal).map(\.item)
                    guard !items.isEmpty else { throw SavedMealRefusal.empty }
                    try context.user.nutrition.saveMeal(database, named: name, items)
                }
                let saved = try context.user.nutrition.savedMeals(database).first {
                    $0.name.lowercased() == name.lowercased()
                }
                return saved.map { String($0.id) } ?? ""
            },
            update: { database, context, saved, change in
                var form = SavedMealForm(saved)
                form.fill(from: change.sentFields)
                guard let name = form.validate() else { throw FormRefusal(form) }
                let items = try MealItemLines(member: "items", known: saved.parts).items(database, context, change)
                guard items?.isEmpty != true else {
                    throw FormRefusal(["items": "It is empty. Delete it instead"])
                }
                if let items { try context.user.nutrition.replaceItems(database, ofSavedMeal: saved, by: items) }
                try refusing(&form) {
                    _ = try context.user.nutrition.renameSavedMeal(database, id: saved.id, to: name)
                }
            },
            delete: { database, context, saved in
                _ = try context.user.nutrition.deleteSavedMeal(database, id: saved.id)
                return []
            })
    }

    private static func refusing(_ form: inout SavedMealForm, _ save: () throws -> Void) throws {
        do {
            try save()
        } catch let refusal as SavedMealRefusal {
            form.refuse(refusal)
            throw FormRefusal(form)
        }
    }

    private static var properties: [ResourceProperty<SavedMeal>] {
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable("name", .text(1...Field.nameLength), isRequired: true, example: "Usual lunch") {
                .string($0.name)
            },
            .writable(
                "meal", .choice(Meal.self), "The meal of the day to save, if no items are sent",
                time: .atCreation, example: "lunch"),
            .writable("day", as: "date", .day, "Default: today", time: .atCreation, example: "2026-11-20"),
            .readOnly("items", .list(.object(StoredMealItem.properties.answer()))) {
                .array($0.parts.map { StoredMealItem.properties.json(of: $0) })
            },
            .writable("items", MealItemLines.schema, "All of them; what is missing is removed", items: { _ in [] }),
        ] + Nutrients.readOnly { $0.nutrients.known }
    }
}

extension Resource where Item == Recipe {
    static var recipes: Resource<Recipe> {
        Resource<Recipe>(
            path: "recipes", name: "Recipe", title: "Recipes", one: "a recipe", area: .nutrition,
            properties: properties, identify: { String($0.id) },
            list: { database, context, request in
                try request.page(of: context.user.nutrition.recipes(database), id: \.id)
            },
            find: byNumber { try $1.user.nutrition.recipe($0, id: $2) },
            create: { database, context, change in
                let items = try MealItemLines(member: "ingredients", known: []).items(database, context, change)
                var form = RecipeForm()
                form.fill(from: change.fields)
                guard let draft = form.validate() else { throw FormRefusal(form) }
                let now = context.moment.now.secondsSince1970
                guard let recipe = try context.user.nutrition.addRecipe(database, draft, now: now) else {
                    throw FormRefusal(["name": "You have \(User.Nutrition.maximumRecipes) recipes, the maximum"])
                }
                if let items, !items.isEmpty {
                    try weighing(&form) {
                        try context.user.nutrition.updateRecipe(
                            database, id: recipe, draft, ingredients: items, now: now)
                    }
                }
                return String(recipe)
            },
            update: { database, context, recipe, change in
                var form = RecipeForm(recipe)
                form.fill(from: change.sentFields)
                guard let draft = form.validate() else { throw FormRefusal(form) }
                let items = try MealItemLines(member: "ingredients", known: recipe.ingredients)
                    .items(database, context, change)
                let isOther = items.map { $0 != recipe.ingredients.map(\.item) } ?? false
                let now = context.moment.now.secondsSince1970
                try weighing(&form) {
                    try context.user.nutrition.updateRecipe(
                        database, id: recipe.id, draft, ingredients: isOther ? items : nil, now: now)
                }
            },
            delete: { database, context, recipe in
                _ = try context.user.nutrition.deleteRecipe(database, id: recipe.id)
                return []
            })
    }

    private static func weighing(_ form: inout RecipeForm, _ save: () throws -> Bool) throws {
        do {
            _ = try save()
        } catch is RecipeTooLightError {
            form.refuseWeight()
            throw FormRefusal(form)
        }
    }

    private static var properties: [ResourceProperty<Recipe>] {
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .readOnly("food_id", .integer, "The id of the recipe as a food") { .integer($0.foodID) },
            .writable("name", .text(1...Field.nameLength), isRequired: true, example: "Lentil soup") {
                .string($0.name)
            },
            .writable("servings", .decimal(RecipeForm.servings), "How many servings it makes. Default: 4", example: 4) {
                .number($0.servings)
            },
            .writable(
                "weight_grams", as: "weight", .nullable(.decimal(RecipeForm.grams)),
                "The cooked weight, if it was weighed"
            ) {
                .optional($0.weightGrams)
            },
            .readOnly("ingredients", .list(.object(StoredMealItem.properties.answer()))) {
                .array($0.ingredients.map { StoredMealItem.properties.json(of: $0) })
            },
            .writable(
                "ingredients", MealItemLines.schema, "All of them; what is missing is removed", items: { _ in [] }),
        ] + Nutrients.readOnly { $0.nutrients.known }
    }
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
