import Micronutrients

@testable import DailyPages
@testable import Fitness
@testable import Forms
@testable import Models
@testable import Web

extension PageStates {
    /// The form of a custom food and the barcode page: new, filled in, and with errors.
    mutating func addFoods(_ visit: MemberVisit) throws {
        let back = ReturnPath("/nutrition/foods?meal=lunch")
        let new = FoodForm(name: "", barcode: "", sharesAtHome: visit.user.sharesAtHome, back: nil)
        add(FoodEditorPage(form: new), visit)
        let food = Food(
            id: 1, userID: visit.user.id, addedBy: visit.user.id, source: .own, sourceKey: nil, name: "‹Rye bread›",
            officialName: "‹Official name›",
            brand: "‹Mill›", barcode: Barcode("4006381333931"), unit: .grams,
            nutrients: Nutrients(energyKilocalories: 200), isArchived: false)
        var form = FoodForm(food, portions: [Portion(name: "1 slice", amount: 40)], user: visit.user, back: back)
        add(FoodEditorPage(form: form, deletePath: "/"), visit)
        for path in FoodForm.fieldPaths { form[keyPath: path].value = String(repeating: "?", count: 300) }
        _ = form.validate()
        form.warnings.add("‹Question?›", if: true)
        add(FoodEditorPage(form: form), visit)
        let serving = try ServingForm(
            adding: food, portions: [], last: nil, to: .lunch, on: visit.today, today: visit.today)
        add(
            ServingPage(
                form: serving, editPath: Paths.foodEditor(1, back: back), known: [.iron: 2]), visit)
        add(BarcodePage(typed: "", back: nil), visit)
        add(BarcodePage(typed: "12", back: back, error: "‹Message›"), visit)
        let barcodes = [Barcode("96385074"), Barcode("4006381333931")].compactMap { $0 }
        add(BarcodePage(typed: "", back: back, choices: barcodes), visit)
        let row = ListRow(title: "‹Rye bread›", path: "/", icon: "nutrition")
        add(BarcodePage(typed: "96385074", back: back, isRead: true, foods: [row]), visit)
        var refused = BarcodePage(typed: "", back: back)
        refused.photo.error = "‹Message›"
        add(refused, visit)
        add(BarcodePage(typed: "2012345123458", back: nil, isRead: true, unknown: Barcode("2012345123458")), visit)
        add(BarcodePage(typed: "96385074", back: back, unknown: Barcode("96385074"), notes: ["‹Note›"]), visit)
    }
}
