import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Finds a food by its barcode, typed or read by the camera.
package enum BarcodesController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        let back = ReturnPath(query["back"])
        let typed = String((query["code"] ?? "").replacing("\0", with: "").unicodeScalars.prefix(40))
        guard !typed.isEmpty else { return try page(visit, BarcodePage(typed: "", back: back)) }
        guard let barcode = Barcode(typed) else {
            let message = Barcode.explanation(of: typed)
            return try page(
                visit, BarcodePage(typed: typed, back: back, error: message), status: .unprocessableContent)
        }
        if let food = try await food(visit, barcode) {
            return try visit.redirect(to: Paths.food(food.id, cameFrom: back))
        }
        let notes = try await visit.app.foodProviders.lookUp(.barcode(barcode), now: visit.now.secondsSince1970)
        if let food = try await food(visit, barcode) {
            return try visit.redirect(to: Paths.food(food.id, cameFrom: back))
        }
        return try page(visit, BarcodePage(typed: barcode.printed, back: back, unknown: barcode, notes: notes))
    }

    private static func food(_ visit: MemberVisit, _ barcode: Barcode) async throws -> Food? {
        try await visit.read { try $1.nutrition.foods($0, barcode: barcode).first }
    }

    /// Only this page may use the camera.
    private static func page(
        _ visit: MemberVisit, _ content: BarcodePage, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        var response = try visit.page(content, title: NutritionTexts.barcode, destination: .nutrition, status: status)
        response.headers[.permissionsPolicy] = SecurityHeaders().permissionsPolicy
            .replacing("camera=()", with: "camera=(self)")
        return response
    }
}

struct BarcodePage: PageContent {
    var view: CompiledView<Self> { view_nutrition_barcode }
    let typed: String
    let back: ReturnPath?
    var error: String?
    /// The barcode that no stored food has.
    var unknown: Barcode?
    /// The messages of outside sources that failed.
    var notes: [String] = []

    var backLink: Link { Link(CommonTexts.back, to: back?.path ?? Paths.foods) }
    var action: String { Paths.barcode }
    var returnPath: String? { back?.path }
    var emptyState: EmptyState? { unknown.map(empty) }

    var codeField: Field {
        var field = Field(
            "code", label: NutritionTexts.barcode, value: typed, hint: NutritionTexts.barcodeHint,
            maximumLength: 40)
        field.inputMode = "numeric"
        field.error = error
        field.isFocused = unknown == nil
        return field
    }

    private func empty(_ barcode: Barcode) -> EmptyState {
        EmptyState(
            icon: "search", title: NutritionTexts.noFoodWithThisBarcode,
            text: NutritionTexts.barcodeNotAddedYet(barcode.printed),
            action: Link(NutritionTexts.addItAsOwnFood, to: Paths.newFood(barcode: barcode, back: back)))
    }
}
