import Fitness
import Forms
import Foundation
import Micronutrients
import Models
import Texts
import Web

/// A food, its nutrients and their source, and the form to add an amount of it.
struct ServingPage: EntryPage {
    var view: CompiledView<Self> { view_nutrition_serving }
    let form: ServingForm
    /// The editor of the food, if the user may change it.
    var editPath: String?
    /// What is known of the food, in 100 g or ml.
    var known: MicronutrientAmounts = [:]
    /// Who shares the food, if that is somebody else at home.
    var sharer: String?

    var back: Link? { form.cancelPath.map { Link(CommonTexts.back, to: $0) } }
    var isForMeal: Bool { form.isForMeal }
    var brand: String? { form.food.brand.isEmpty ? nil : form.food.brand }
    var saveLabel: String { form.warnings.label(form.isEntry ? CommonTexts.save : CommonTexts.add) }
    var copyPath: String? { form.isEntry && form.isForMeal ? Paths.copying(form.action) : nil }
    var planned: PlannedChoice { PlannedChoice(form.planned, on: form.date, today: form.today) }
    var isMoreOpen: Bool { form.date.error != nil }

    var energy: String {
        let nutrients = form.amount.map { form.numbers.scaled(by: $0 / FoodDraft.referenceAmount) }
        return nutrients.flatMap { NutrientText.energy($0) } ?? NutrientText.unknown
    }

    /// The food's newer numbers, offered to an entry that has older ones of its own.
    var renewal: String? {
        guard form.hasNewerNumbers else { return nil }
        return NutritionTexts.useNewerNumbers(NutrientText.energy(form.food.nutrients) ?? NutrientText.unknown, per)
    }

    var unit: String { form.food.unit.symbol }
    var nutrients: [NutrientRow] { NutrientRow.rows(of: form.numbers, in: form.amount) }
    var micronutrients: [NutrientRow] { NutrientRow.rows(of: known, in: form.amount) }
    var per: String { NutritionTexts.per(Figure("100", form.food.unit.symbol).text) }
    var source: String { sharer ?? form.food.source.text }

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

    static func rows(of nutrients: Nutrients, in amount: Double?) -> [NutrientRow] {
        func row(_ name: String, _ value: Double?, isPart: Bool = false) -> NutrientRow {
            NutrientRow(name: name, unit: "g", value: value, amount: amount, isPart: isPart)
        }
        return [
            NutrientRow(
                name: CommonTexts.calories, unit: "kcal", value: nutrients.energyKilocalories, amount: amount,
                decimals: 0),
            row(CommonTexts.protein, nutrients.proteinGrams), row(CommonTexts.carbs, nutrients.carbohydrateGrams),
            row(NutritionTexts.ofWhichSugar, nutrients.sugarGrams, isPart: true),
            row(CommonTexts.fat, nutrients.fatGrams),
            row(NutritionTexts.ofWhichSaturatedFat, nutrients.saturatedFatGrams, isPart: true),
            row(NutritionTexts.fiber, nutrients.fiberGrams),
            NutrientRow(
                name: NutritionTexts.sodium, unit: "mg", value: nutrients.sodiumMilligrams, amount: amount, decimals: 0),
        ]
    }

    static func rows(of known: MicronutrientAmounts, in amount: Double?) -> [NutrientRow] {
        Micronutrient.allCases.compactMap { nutrient in
            known[nutrient].map {
                NutrientRow(
                    name: nutrient.name, unit: nutrient.unit.symbol, value: $0, amount: amount,
                    decimals: nutrient.unit == .micrograms ? 1 : 2)
            }
        }
    }

    var perHundred: String { value.map(text) ?? NutrientText.unknown }
    var perServing: String { scaled.map(text) ?? NutrientText.unknown }
    var number: String? { value.map { String($0) } }

    private var scaled: Double? {
        guard let value, let amount else { return nil }
        return value * amount / FoodDraft.referenceAmount
    }

    private func text(_ number: Double) -> String {
        Figure(DecimalText.grouped(number, maximumDecimals: decimals), unit).text
    }
}

/// Calories and macros without a food.
struct QuickAddPage: EntryPage {
    var view: CompiledView<Self> { view_nutrition_quick_add }
    let form: QuickAddForm

    var back: Link? { form.cancelPath.map { Link(CommonTexts.back, to: $0) } }
    var title: String { form.isEntry ? CommonTexts.edit : NutritionTexts.quickAdd }
    var saveLabel: String { form.warnings.label(form.isEntry ? CommonTexts.save : CommonTexts.add) }
    var copyPath: String? { form.isEntry ? Paths.copying(form.action) : nil }
    var planned: PlannedChoice { PlannedChoice(form.planned, on: form.date, today: form.today) }
    /// Keeps “More” open if one of its fields has text, an error or a question.
    var isMoreOpen: Bool {
        form.isEntry || !form.warnings.areConfirmed
            || form.fields.contains { $0.error != nil && $0.name != "energy" }
            || [form.name, form.protein, form.carbohydrate, form.fat].contains { !$0.value.isEmpty }
    }
}

/// The day and the meal to copy an entry to.
struct MealEntryCopyPage: PageContent {
    var view: CompiledView<Self> { view_nutrition_copy }
    let form: MealEntryCopyForm
    let entry: MealEntry

    var back: Link? { form.cancelPath.map { Link(CommonTexts.back, to: $0) } }
    var note: String? { entry.item.amountText(unit: nil) ?? NutrientText.energy(entry.item.nutrients) }
    var token: String { form.token }
    var planned: PlannedChoice { PlannedChoice(form.planned, on: form.date, today: form.today) }
}

/// Whether food in a form is planned: a box to tick, or a sentence on a day to come, whose food always is.
struct PlannedChoice: Sendable {
    let isPlanned: Bool
    let isToCome: Bool

    init(_ planned: Field, on date: Field, today: LocalDay) {
        isPlanned = !planned.value.isEmpty
        isToCome = LocalDay(date.value).map { $0 > today } ?? false
    }
}

extension FoodSource {
    /// The source of a food's numbers, as shown to users.
    var text: String {
        switch self {
        case .usdaSR24: NutritionTexts.fromStandardReference
        case .bls: NutritionTexts.fromGermanTable
        case .ciqual: NutritionTexts.fromFrenchTable
        case .cofid: NutritionTexts.fromBritishTable
        case .foodDataCentral: NutritionTexts.fromFoodDataCentral
        case .openFoodFacts: NutritionTexts.fromOpenFoodFacts
        case .own: NutritionTexts.addedByYou
        }
    }
}
