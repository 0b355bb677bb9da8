import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Adds and changes the user's own foods.
package enum FoodEditingController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        let units = try await visit.read { try $1.nutrition.labelUnits($0) }
        let form = FoodForm(
            name: (query["name"] ?? "").bounded, barcode: (query["barcode"] ?? "").bounded,
            sharesAtHome: visit.user.sharesAtHome, back: ReturnPath(query["back"]), units: units)
        return try page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let form = FoodForm(
            name: "", barcode: "", sharesAtHome: visit.user.sharesAtHome, back: ReturnPath(typed.fields["back"]))
        return try await save(visit, typed, form)
    }

    /// A recipe's food is computed from its ingredients and is changed there.
    package static func edit(_ visit: MemberVisit, food: Int) async throws -> Response {
        let food = Int64(food)
        if let recipe = try await visit.read({ try $1.nutrition.recipe($0, ofFood: food) }) {
            return try visit.redirect(to: Paths.recipe(recipe))
        }
        return try page(visit, try await form(visit, food, back: ReturnPath(visit.request.query["back"])), of: food)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, food: Int) async throws -> Response {
        let form = try await form(visit, Int64(food), back: ReturnPath(typed.fields["back"]))
        return try await save(visit, typed, form, over: Int64(food))
    }

    private static func form(_ visit: MemberVisit, _ id: Int64, back: ReturnPath?) async throws -> FoodForm {
        try await visit.read { database, user in
            let food = try user.nutrition.ownFood(database, id: id).orNotFound()
            return FoodForm(
                food, portions: try user.nutrition.portions(database, of: food),
                micronutrients: try user.nutrition.micronutrients(database, of: food), user: user, back: back)
        }
    }

    /// - Parameter id: the food that is changed; nil for a new one.
    private static func save(
        _ visit: MemberVisit, _ typed: Submission, _ begun: FoodForm, over id: Int64? = nil
    ) async throws -> Response {
        var form = begun
        form.take(typed.fields)
        if let photo = try await BarcodePhoto.read(typed, form.barcodePhoto.name, visit) {
            return try page(visit, form.with(photo), of: id, status: photo.status)
        }
        if let barcode = form.newBarcode {
            form.namesake = try await visit.read { try $1.nutrition.ownFood($0, barcode: barcode, otherThan: id) }
        }
        let (units, shown, now) = (form.labelUnits, id.map { _ in begun.labelUnits }, visit.now.secondsSince1970)
        let food = try await visit.save(&form) { database, user, entry -> Int64 in
            let old = try id.map { try user.nutrition.ownFood(database, id: $0).orNotFound() }
            try user.nutrition.saveLabelUnits(database, units, insteadOf: shown)
            return try user.nutrition.saveFood(
                database, entry.draft, over: old, isShared: entry.isShared, now: now)
        }
        guard let food else { return try page(visit, form, of: id, status: .unprocessableContent) }
        return try visit.redirect(
            to: Paths.food(food, cameFrom: ReturnPath(typed.fields["back"])),
            notice: id == nil ? .ownFoodAdded : .ownFoodSaved)
    }

    private static func page(
        _ visit: MemberVisit, _ form: FoodForm, of food: Int64? = nil, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            FoodEditorPage(form: form, deletePath: food.map { Paths.deletion(of: Paths.food($0)) }),
            title: food == nil ? NutritionTexts.addYourOwnFood : NutritionTexts.editFood, destination: .nutrition,
            status: status)
    }
}

extension String {
    /// A query value, cut to the length of a field.
    fileprivate var bounded: String { String(unicodeScalars.prefix(200)) }
}

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
        return try visit.redirect(to: list, notice: deleted, undoStep: step)
    }

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

/// The field for a barcode and a photo of it, with what was found.
struct BarcodePage: PageContent {
    var view: CompiledView<Self> { view_nutrition_barcode }
    let typed: String
    let back: ReturnPath?
    var error: String?
    /// Whether the barcode comes from a photo and should be compared first.
    var isRead = false
    /// The barcode that no stored food has.
    var unknown: Barcode?
    /// What outside sources say or could say.
    var notes: [String] = []
    /// The foods at home that have the barcode.
    var foods: [ListRow] = []
    /// The barcodes in a photo, of which one is meant.
    var choices: [Barcode] = []
    var photo = Field.barcodePhoto

    var backLink: Link { Link(CommonTexts.back, to: back?.path ?? Paths.foods) }
    var returnPath: String? { back?.path }
    var emptyState: EmptyState? { unknown.map(empty) }

    var choiceRows: [ListRow] {
        choices.map { ListRow(title: $0.printed, path: Paths.readBarcodes([$0], back: back), icon: "search") }
    }

    var codeField: Field {
        var field = Field(
            "code", label: NutritionTexts.barcode, value: typed,
            hint: isRead ? NutritionTexts.compareBarcode : NutritionTexts.barcodeHint, maximumLength: 40)
        field.inputMode = "numeric"
        field.error = error
        field.isFocused = unknown == nil && !isRead && choices.isEmpty && photo.error == nil
        return field
    }

    private func empty(_ barcode: Barcode) -> EmptyState {
        EmptyState(
            icon: "search", title: NutritionTexts.noFoodWithThisBarcode,
            text: barcode.isShopsOwn
                ? NutritionTexts.shopsOwnBarcode(barcode.printed) : NutritionTexts.barcodeNotAddedYet(barcode.printed),
            action: Link(NutritionTexts.addItAsOwnFood, to: Paths.newFood(barcode: barcode, back: back)))
    }
}

/// The form of an own food.
struct FoodEditorPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_food_form }
    let form: FoodForm
    var deletePath: String?

    var back: Link { Link(CommonTexts.back, to: form.cancelPath ?? Paths.nutrition) }
}
