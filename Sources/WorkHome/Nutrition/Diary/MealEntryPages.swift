import Foundation
import Mustache

/// A food, what is in it and where that is known from, and the form that adds so much of it.
struct ServingPage: PageContent {
    let view = View.serving
    let form: ServingForm
    let today: LocalDay
    /// Where the food can be changed by who made it.
    var editPath: String?

    func child(named name: String) -> Any? {
        switch name {
        case "back": form.cancelPath.map { Link("Back", to: $0) }
        case "returnPath": form.back?.path
        case "form": form
        case "isForMeal": form.recipe == nil
        case "title": form.food.name
        case "brand": form.food.brand.isEmpty ? nil : form.food.brand
        case "token": form.token
        case "doubt": form.doubts.areSettled ? nil : form.doubts.text
        case "saveLabel": form.doubts.areSettled ? (form.isEntry ? "Save" : "Add") : "Yes, that's correct"
        case "isMoreOpen": form.date.error != nil
        case "amounts": amounts
        case "energy": form.amount.flatMap { NutrientText.energy(form.food.nutrients(in: $0)) } ?? NutrientText.unknown
        case "unit": form.food.unit.symbol
        case "nutrients": NutrientRow.rows(of: form.food, in: form.amount)
        case "per": "per \(Figure("100", form.food.unit.symbol).text)"
        case "source": form.food.source.text
        case "editPath": editPath
        default: nil
        }
    }

    /// For the page's script, which counts along.
    private var amounts: String {
        let pairs = form.amounts.sorted { $0.key < $1.key }.map { [$0.key, DecimalText.format($0.value)] }
        return pairs.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    }
}

/// A nutrient of a food: in 100 g of it, and in the amount of the form.
struct NutrientRow: Sendable, MustacheParent {
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

    func child(named member: String) -> Any? {
        switch member {
        case "name": name
        case "isPart": isPart
        case "perHundred": value.map(text) ?? NutrientText.unknown
        case "perServing": scaled.map(text) ?? NutrientText.unknown
        case "number": value.map { String($0) }
        case "unit": unit
        case "decimals": String(decimals)
        default: nil
        }
    }

    private var scaled: Double? {
        guard let value, let amount else { return nil }
        return value * amount / Food.referenceAmount
    }

    private func text(_ number: Double) -> String {
        Figure(DecimalText.format(number, maximumDecimals: decimals), unit).text
    }
}

/// Calories without a food.
struct QuickAddPage: PageContent {
    let view = View.quickAdd
    let form: QuickAddForm

    func child(named name: String) -> Any? {
        switch name {
        case "back": form.cancelPath.map { Link("Back", to: $0) }
        case "returnPath": form.back?.path
        case "form": form
        case "title": form.isEntry ? "Edit" : "Quick add"
        case "token": form.token
        case "doubt": form.doubts.areSettled ? nil : form.doubts.text
        case "saveLabel": form.doubts.areSettled ? (form.isEntry ? "Save" : "Add") : "Yes, that's correct"
        case "isMoreOpen": form.fields.contains { $0.error != nil && $0.name != "energy" } || form.isEntry
        default: nil
        }
    }
}
