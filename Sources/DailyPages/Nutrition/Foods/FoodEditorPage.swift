import Fitness
import Forms
import HTTPTypes
import Texts
import Web

struct FoodEditorPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_food_form }
    let form: FoodForm
    var deletePath: String?

    var back: Link { Link(CommonTexts.back, to: form.cancelPath ?? Paths.nutrition) }
}

extension FoodForm {
    /// What is typed, with the barcode of a photo: nothing is saved before it is shown.
    func with(_ photo: BarcodePhoto) -> Self {
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
    var status: HTTPResponse.Status {
        if case .one = self { .ok } else { .unprocessableContent }
    }
}
