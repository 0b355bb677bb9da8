import Fitness
import GRDB

package struct MealEntryRow: LoggedRow {
    package static let databaseTableName = "meal_entries"
    package static let noun = UndoStep.Noun.mealEntry

    package let id: Int64
    let userID: Int64
    package let day: LocalDay
    let meal: String
    var food: Int64?
    let name: String
    let quantity: Double
    let portion: String
    let amount: Double?
    let energyKilocalories: Double?
    let proteinGrams: Double?
    let carbohydrateGrams: Double?
    let fatGrams: Double?
    let saturatedFatGrams: Double?
    let fiberGrams: Double?
    let sugarGrams: Double?
    let sodiumMilligrams: Double?
    let loggedAt: Int64

    enum CodingKeys: String, CodingKey {
        case id, day, meal, name, quantity, portion, amount
        case userID = "user_id"
        case food = "food_id"
        case energyKilocalories = "energy_kilocalories"
        case proteinGrams = "protein_grams"
        case carbohydrateGrams = "carbohydrate_grams"
        case fatGrams = "fat_grams"
        case saturatedFatGrams = "saturated_fat_grams"
        case fiberGrams = "fiber_grams"
        case sugarGrams = "sugar_grams"
        case sodiumMilligrams = "sodium_milligrams"
        case loggedAt = "logged_at"
    }

    package var exerciseID: Int64? { nil }

    var item: MealItem {
        MealItem(
            foodID: food, name: name, quantity: quantity, portion: portion, amount: amount,
            nutrients: Nutrients(
                energyKilocalories: energyKilocalories, proteinGrams: proteinGrams,
                carbohydrateGrams: carbohydrateGrams, fatGrams: fatGrams, saturatedFatGrams: saturatedFatGrams,
                fiberGrams: fiberGrams, sugarGrams: sugarGrams, sodiumMilligrams: sodiumMilligrams))
    }

    package func says(_ draft: MealEntryDraft) -> Bool {
        (day, meal, item) == (draft.day, draft.meal.rawValue, draft.item)
    }

    /// It has its own copy of the food's numbers, so they stay when the food can't be found any more.
    package func restorable(_ database: Database, of user: User) throws -> Self? {
        var row = self
        row.food = try food.flatMap { try user.nutrition.food(database, id: $0)?.id }
        return row
    }
}
