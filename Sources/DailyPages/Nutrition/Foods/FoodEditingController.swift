import Fitness
import Forms
import HTTP
import HTTPTypes
import Micronutrients
import Models
import Texts
import Web

/// Adds, changes and deletes the user's own foods.
package enum FoodEditingController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        let units = try await visit.read { try $1.nutrition.labelUnits($0) }
        let form = FoodForm(
            name: (query["name"] ?? "").bounded, barcode: (query["barcode"] ?? "").bounded,
            isGuest: visit.user.isGuest, back: ReturnPath(query["back"]), units: units)
        return try editor(visit, form, title: NutritionTexts.addYourOwnFood)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let back = ReturnPath(typed.fields["back"])
        var form = FoodForm(name: "", barcode: "", isGuest: visit.user.isGuest, back: back)
        form.read(typed.fields)
        if let photo = try await BarcodePhoto.read(typed, form.barcodePhoto.name, visit) {
            return try editor(visit, form.with(photo), title: NutritionTexts.addYourOwnFood, status: photo.status)
        }
        guard let entry = form.validate(), try await isConfirmed(visit, entry.draft, &form) else {
            return try editor(visit, form, title: NutritionTexts.addYourOwnFood, status: .unprocessableContent)
        }
        let now = visit.now.secondsSince1970
        let units = form.labelUnits
        let food = try await visit.write { database, user in
            guard try user.nutrition.hasRoomForFood(database) else { return Int64?.none }
            try user.nutrition.saveLabelUnits(database, units)
            return try user.nutrition.addFood(database, entry.draft, isShared: entry.isShared, now: now)
        }
        guard let food else {
            form.name.error =
                NutritionTexts.tooManyFoods(DecimalText.grouped(Double(User.Nutrition.maximumOwnFoods)))
            return try editor(visit, form, title: NutritionTexts.addYourOwnFood, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.food(food, cameFrom: back), notice: .ownFoodAdded)
    }

    package static func edit(_ visit: MemberVisit, food: Int) async throws -> Response {
        if let recipe = try await recipe(visit, food) { return try visit.redirect(to: Paths.recipe(recipe)) }
        let form = try await form(visit, food, back: ReturnPath(visit.request.query["back"]))
        return try editor(visit, form, title: NutritionTexts.editFood, deletes: food)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, food: Int) async throws -> Response {
        let back = ReturnPath(typed.fields["back"])
        var form = try await form(visit, food, back: back)
        let (shown, barcode) = (form.labelUnits, form.barcode.value)
        form.read(typed.fields)
        if let photo = try await BarcodePhoto.read(typed, form.barcodePhoto.name, visit) {
            return try editor(
                visit, form.with(photo), title: NutritionTexts.editFood, deletes: food, status: photo.status)
        }
        guard let entry = form.validate(), try await isConfirmed(visit, entry.draft, &form, food, barcode) else {
            return try editor(visit, form, title: NutritionTexts.editFood, deletes: food, status: .unprocessableContent)
        }
        let now = visit.now.secondsSince1970
        let units = form.labelUnits
        let isUpdated = try await visit.write { database, user in
            if units != shown {
                let last = try user.nutrition.labelUnits(database)
                try user.nutrition.saveLabelUnits(database, last.taking(units, insteadOf: shown))
            }
            return try user.nutrition.updateFood(
                database, id: Int64(food), entry.draft, isShared: entry.isShared, now: now)
        }
        guard isUpdated else { throw HTTPError(.notFound) }
        return try visit.redirect(to: Paths.food(Int64(food), cameFrom: back), notice: .ownFoodSaved)
    }

    package static func confirmDeletion(_ visit: MemberVisit, food: Int) async throws -> Response {
        let (food, _) = try await ownFood(visit, food)
        let question = ConfirmPage.Question(
            title: CommonTexts.deleteQuestion(food.name),
            text: food.userID == nil
                ? NutritionTexts.sharedFoodDeletionWarning
                : NutritionTexts.foodDeletionWarning,
            action: Paths.deletion(of: Paths.food(food.id)), label: NutritionTexts.deleteFood,
            cancelPath: Paths.food(food.id))
        return try visit.page(
            ConfirmPage(question: question), title: NutritionTexts.deleteFood, destination: .nutrition)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, food: Int) async throws -> Response {
        _ = try await ownFood(visit, food)
        let now = visit.now.secondsSince1970
        let step = try await visit.write { try $1.nutrition.deleteFood($0, id: Int64(food), now: now) }.orNotFound()
        return try visit.redirect(
            to: Paths.foods, notice: .ownFoodDeleted, outcome: TrainingOutcome(), undoStep: step)
    }

    private static func form(_ visit: MemberVisit, _ food: Int, back: ReturnPath?) async throws -> FoodForm {
        let (food, portions) = try await ownFood(visit, food)
        let micronutrients = try await visit.read { try $1.nutrition.micronutrients($0, of: food) }
        return FoodForm(food, portions: portions, micronutrients: micronutrients, user: visit.user, back: back)
    }

    /// Whether the food can be saved, without a question or because it was answered.
    /// - Parameters:
    ///   - food: the food that is changed.
    ///   - barcode: what it had before, which was asked about then.
    private static func isConfirmed(
        _ visit: MemberVisit, _ draft: FoodDraft, _ form: inout FoodForm, _ food: Int? = nil, _ barcode: String = ""
    ) async throws -> Bool {
        var other: Food?
        if let typed = draft.barcode, typed.printed != barcode {
            other = try await visit.read { database, user in
                try user.nutrition.ownFood(database, barcode: typed, otherThan: food.map { Int64($0) })
            }
        }
        return form.confirmWarnings(about: draft, sharingItsBarcodeWith: other)
    }

    /// The recipe of a food: a recipe's food is computed from its ingredients and is edited there.
    private static func recipe(_ visit: MemberVisit, _ food: Int) async throws -> Int64? {
        try await visit.read { try $1.nutrition.recipe($0, ofFood: Int64(food)) }
    }

    /// - Throws: 404 for a food that the user may not change here.
    private static func ownFood(_ visit: MemberVisit, _ id: Int) async throws -> (Food, [Portion]) {
        try await visit.read { database, user in
            guard let food = try user.nutrition.food(database, id: Int64(id)), food.isChangeable(by: user),
                try user.nutrition.recipe(database, ofFood: food.id) == nil
            else {
                throw HTTPError(.notFound)
            }
            return (food, try user.nutrition.portions(database, of: food))
        }
    }

    private static func editor(
        _ visit: MemberVisit, _ form: FoodForm, title: String, deletes food: Int? = nil,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let page = FoodEditorPage(form: form, deletePath: food.map { Paths.deletion(of: Paths.food(Int64($0))) })
        return try visit.page(page, title: title, destination: .nutrition, status: status)
    }
}

extension FoodForm {
    /// What is typed, with the barcode of a photo: nothing is saved before it is shown.
    fileprivate func with(_ photo: BarcodePhoto) -> Self {
        var form = self
        switch photo {
        case .one(let barcode): form.take(barcode)
        case .several(let barcodes):
            form.refusePhoto(NutritionTexts.typeOneOf(CommonTexts.list(barcodes.map(\.printed))))
        case .refused(let message): form.refusePhoto(message)
        }
        return form
    }
}

extension BarcodePhoto {
    /// Of the form that shows it.
    fileprivate var status: HTTPResponse.Status {
        if case .one = self { .ok } else { .unprocessableContent }
    }
}

struct FoodEditorPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_food_form }
    let form: FoodForm
    var deletePath: String?

    var back: Link { Link(CommonTexts.back, to: form.cancelPath ?? Paths.nutrition) }
}

extension String {
    /// A query value, cut to the length of a field.
    fileprivate var bounded: String { String(unicodeScalars.prefix(200)) }
}
