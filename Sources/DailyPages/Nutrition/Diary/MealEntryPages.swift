import Fitness
import Forms
import Foundation
import Models
import Texts
import Web

/// A food, its nutrients and their source, and the form to add an amount of it.
struct ServingPage: EntryPage {
    var view: CompiledView<Self> { view_nutrition_serving }
    let form: ServingForm
    let today: LocalDay
    /// The editor of the food, if the user may change it.
    var editPath: String?

    var back: Link? { form.cancelPath.map { Link("Back", to: $0) } }
    var isForMeal: Bool { form.recipe == nil }
    var title: String { form.food.name }
    var brand: String? { form.food.brand.isEmpty ? nil : form.food.brand }
    var saveLabel: String { form.warnings.label(form.isEntry ? "Save" : "Add") }
    var isMoreOpen: Bool { form.date.error != nil }

    var energy: String {
        form.amount.flatMap { NutrientText.energy(form.food.nutrients(in: $0)) } ?? NutrientText.unknown
    }

    var unit: String { form.food.unit.symbol }
    var nutrients: [NutrientRow] { NutrientRow.rows(of: form.food, in: form.amount) }
    var per: String { "per \(Figure("100", form.food.unit.symbol).text)" }
    var source: String { form.food.source.text }

    /// For the page's script, which updates the nutrients while typing.
    var amounts: String {
        let pairs = form.amounts.sorted { $0.key < $1.key }.map { [$0.key, DecimalText.format($0.value)] }
        return pairs.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    }
}

/// A nutrient of a food: in 100 g of it, and in the amount of the form.
struct NutrientRow: Sendable {
    let name: String
    let unit: String
    let value: Double?
    let amount: Double?
    var decimals = 1
    var isPart = false

    static func rows(of food: Food, in amount: Double?) -> [NutrientRow] {
        let nutrients = food.nutrients
        func row(_ name: String, _ value: Double?, isPart: Bool = false) -> NutrientRow {
            NutrientRow(name: name, unit: "g", value: value, amount: amount, isPart: isPart)
        }
        return [
            NutrientRow(
                name: "Calories", unit: "kcal", value: nutrients.energyKilocalories, amount: amount, decimals: 0),
            row("Protein", nutrients.proteinGrams), row("Carbs", nutrients.carbohydrateGrams),
            row("of which sugar", nutrients.sugarGrams, isPart: true), row("Fat", nutrients.fatGrams),
            row("of which saturated fat", nutrients.saturatedFatGrams, isPart: true),
            row("Fiber", nutrients.fiberGrams),
            NutrientRow(
                name: "Sodium", unit: "mg", value: nutrients.sodiumMilligrams, amount: amount, decimals: 0),
        ]
    }

    var perHundred: String { value.map(text) ?? NutrientText.unknown }
    var perServing: String { scaled.map(text) ?? NutrientText.unknown }
    var number: String? { value.map { String($0) } }

    private var scaled: Double? {
        guard let value, let amount else { return nil }
        return value * amount / Food.referenceAmount
    }

    private func text(_ number: Double) -> String {
        Figure(DecimalText.format(number, maximumDecimals: decimals), unit).text
    }
}

/// Calories without a food.
struct QuickAddPage: EntryPage {
    var view: CompiledView<Self> { view_nutrition_quick_add }
    let form: QuickAddForm

    var back: Link? { form.cancelPath.map { Link("Back", to: $0) } }
    var title: String { form.isEntry ? "Edit" : "Quick add" }
    var saveLabel: String { form.warnings.label(form.isEntry ? "Save" : "Add") }
    var isMoreOpen: Bool { form.fields.contains { $0.error != nil && $0.name != "energy" } || form.isEntry }
}
