import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

/// Asks before an own food, a recipe or a saved meal is deleted, and deletes it, which can be undone.
package struct FoodDeletionController: Sendable {
    /// The page afterward.
    private let list: String
    private let deleted: Notice.Code
    private let question: @Sendable (Database, User, Int64) throws -> ConfirmPage.Question?
    /// - Returns: the id of the undo step; nil if there was nothing to delete.
    private let delete: @Sendable (Database, User, Int64, _ now: Int64) throws -> Int64?

    package func confirm(_ visit: MemberVisit, id: Int) async throws -> Response {
        let asked = try await visit.read { try question($0, $1, Int64(id)) }.orNotFound()
        return try visit.ask(asked, destination: .nutrition)
    }

    package func destroy(_ visit: MemberVisit, _ typed: Submission, id: Int) async throws -> Response {
        let now = visit.now.secondsSince1970
        let step = try await visit.write { try delete($0, $1, Int64(id), now) }.orNotFound()
        return try visit.redirect(to: list, notice: deleted, outcome: TrainingOutcome(), undoStep: step)
    }
}

extension FoodDeletionController {
    package static let foods = Self(
        list: Paths.foods, deleted: .ownFoodDeleted,
        question: { database, user, id in
            try user.nutrition.ownFood(database, id: id).map { food in
                ConfirmPage.Question(
                    CommonTexts.deleteQuestion(food.name),
                    food.userID == nil ? NutritionTexts.sharedFoodDeletionWarning : NutritionTexts.foodDeletionWarning,
                    deleting: Paths.food(id), label: NutritionTexts.deleteFood)
            }
        },
        delete: { database, user, id, now in
            guard try user.nutrition.ownFood(database, id: id) != nil else { return nil }
            return try user.nutrition.deleteFood(database, id: id, now: now)
        })

    package static let recipes = Self(
        list: Paths.savedMeals, deleted: .recipeDeleted,
        question: { database, user, id in
            try user.nutrition.recipe(database, id: id).map {
                ConfirmPage.Question(
                    CommonTexts.deleteNamedQuestion($0.name), NutritionTexts.pastDaysStay, deleting: Paths.recipe(id),
                    label: NutritionTexts.deleteRecipe)
            }
        },
        delete: { try $1.nutrition.deleteRecipe($0, id: $2, now: $3) })

    package static let savedMeals = Self(
        list: Paths.savedMeals, deleted: .mealDeleted,
        question: { database, user, id in
            try user.nutrition.savedMeal(database, id: id).map {
                ConfirmPage.Question(
                    CommonTexts.deleteNamedQuestion($0.name), NutritionTexts.pastDaysStay,
                    deleting: Paths.savedMeal(id), label: NutritionTexts.deleteMeal)
            }
        },
        delete: { try $1.nutrition.deleteSavedMeal($0, id: $2, now: $3) })
}
