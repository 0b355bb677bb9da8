import Fitness
import Forms
import Texts
import Web

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
