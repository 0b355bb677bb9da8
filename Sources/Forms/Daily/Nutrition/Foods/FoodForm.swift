import Fitness
import Foundation
import HTTP
import Micronutrients
import Models
import Texts

/// The form of a user's own food, filled in from its label.
package struct FoodForm: DraftForm {
    package enum Visibility: String, Sendable {
        case household, alone
    }

    /// The amount that the label's numbers are for.
    package enum Basis: String, Sendable {
        case reference, serving
    }

    /// The two fields of a portion.
    package struct PortionFields: Sendable {
        package var name: Field
        package var amount: Field
        /// The portion that the food has.
        let stored: Portion?

        package init(_ number: Int, _ portion: Portion? = nil) {
            name = Field(
                "portion_name_\(number)", label: NutritionTexts.portionNumber(number), value: portion?.name ?? "",
                maximumLength: Field.nameLength,
                isRequired: false)
            stored = portion
            amount = Field(
                "portion_amount_\(number)", label: NutritionTexts.portionAmount(number),
                value: portion.map { DecimalText.format($0.amount) } ?? "", isRequired: false)
        }
    }

    package let action: String
    package let cancelPath: String?
    /// The page to return to after saving.
    var back: ReturnPath?
    /// A guest has nobody to share with: the save keeps such a food private.
    package let choosesVisibility: Bool
    /// The food that is changed.
    private(set) var old: Food?
    /// Another food of the person with the barcode that was typed, to ask about it.
    package var namesake: Food?
    /// The initial values of the fields.
    let storedMicronutrients: MicronutrientAmounts

    package var name = Field("name", label: CommonTexts.name, maximumLength: FoodDraft.nameLength)
    package var brand = Field("brand", label: NutritionTexts.brand, maximumLength: Field.nameLength, isRequired: false)
    package var barcode = Field(
        "barcode", label: NutritionTexts.barcode, hint: NutritionTexts.digitsUnderTheBars,
        maximumLength: FoodDraft.barcodeLength,
        isRequired: false)
    package var barcodePhoto = Field.barcodePhoto
    package var unit = Field(
        "unit", label: NutritionTexts.measuredIn, value: FoodUnit.grams.rawValue,
        options: [
            Field.Option(value: FoodUnit.grams.rawValue, label: NutritionTexts.grams),
            Field.Option(value: FoodUnit.milliliters.rawValue, label: NutritionTexts.milliliters),
        ])
    package var basis = Field(
        "basis", label: NutritionTexts.theLabelsNumbersAreFor, value: Basis.reference.rawValue,
        options: [
            Field.Option(value: Basis.reference.rawValue, label: NutritionTexts.per100),
            Field.Option(value: Basis.serving.rawValue, label: NutritionTexts.oneServingLabel),
        ])
    package var serving = Field(
        "serving", label: NutritionTexts.oneServingLabel, hint: NutritionTexts.servingHint,
        isRequired: false)
    package var energy = Field("energy", label: CommonTexts.energy)
    package var energyUnit = Field.energyUnit
    package var protein = Field("protein", label: CommonTexts.protein, unit: "g", isRequired: false)
    package var carbohydrate = Field("carbohydrate", label: CommonTexts.carbs, unit: "g", isRequired: false)
    package var fat = Field("fat", label: CommonTexts.fat, unit: "g", isRequired: false)
    package var saturatedFat = Field("saturated_fat", label: NutritionTexts.saturatedFat, unit: "g", isRequired: false)
    package var fiber = Field("fiber", label: NutritionTexts.fiber, unit: "g", isRequired: false)
    package var sugar = Field("sugar", label: NutritionTexts.sugar, unit: "g", isRequired: false)
    package var sodium = Field(
        "sodium", label: NutritionTexts.sodiumOrSalt, hint: NutritionTexts.sodiumHint, isRequired: false)
    package var sodiumUnit = Field.sodiumUnit
    package var micronutrients = Field.micronutrients
    package var portions = (1...FoodDraft.portionCount).map { PortionFields($0) }
    package var visibility = Field(
        "visibility", label: NutritionTexts.whoCanFindThisFood, value: Visibility.household.rawValue,
        options: [
            Field.Option(
                value: Visibility.household.rawValue, label: NutritionTexts.everyoneHere, icon: "home"),
            Field.Option(value: Visibility.alone.rawValue, label: CommonTexts.onlyMe, icon: "lock"),
        ])
    package var warnings = Warnings()

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        let first: [WritableKeyPath<Self, Field>] = [
            \.name, \.brand, \.barcode, \.barcodePhoto, \.unit, \.basis, \.serving, \.energy, \.energyUnit, \.protein,
            \.carbohydrate, \.fat, \.saturatedFat, \.sugar, \.fiber, \.sodium, \.sodiumUnit,
        ]
        return first + micronutrientPaths + portionPaths + [\.visibility]
    }

    private static var micronutrientPaths: [WritableKeyPath<Self, Field>] {
        Micronutrient.allCases.indices.map { \Self.micronutrients[$0] }
    }

    private static var portionPaths: [WritableKeyPath<Self, Field>] {
        (0..<FoodDraft.portionCount).flatMap { [\Self.portions[$0].name, \Self.portions[$0].amount] }
    }

    /// A new food.
    /// - Parameter units: those of the label before, for a form that is shown.
    package init(
        name typed: String, barcode digits: String, sharesAtHome: Bool, back: ReturnPath?,
        units: LabelUnits = LabelUnits()
    ) {
        action = Paths.foods
        cancelPath = back?.path ?? Paths.nutrition
        self.back = back
        choosesVisibility = sharesAtHome
        storedMicronutrients = [:]
        energyUnit.value = units.energy.rawValue
        if units.energy == .kilojoules { energy.hint = NutritionTexts.kilojoulesAsBefore }
        sodiumUnit.value = units.sodium.rawValue
        name.value = typed
        name.isFocused = true
        barcode.value = digits
    }

    /// An existing food.
    package init(
        _ food: Food, portions known: [Portion], micronutrients amounts: MicronutrientAmounts = [:], user: User,
        back: ReturnPath?
    ) {
        action = Paths.food(food.id)
        cancelPath = Paths.food(food.id, cameFrom: back)
        self.back = back
        choosesVisibility = user.sharesAtHome
        old = food
        storedMicronutrients = amounts
        for (index, nutrient) in Micronutrient.allCases.enumerated() {
            micronutrients[index].value = amounts[nutrient].map(Field.preciseText) ?? ""
        }
        name.value = food.name
        brand.value = food.brand
        barcode.value = food.barcode?.printed ?? ""
        unit.value = food.unit.rawValue
        visibility.value = (food.userID == nil ? Visibility.household : .alone).rawValue
        for (path, amount) in zip(Self.nutrientPaths, food.nutrients.amounts) {
            self[keyPath: path].value = amount.map { DecimalText.format($0) } ?? ""
        }
        for (index, portion) in known.prefix(FoodDraft.portionCount).enumerated() {
            portions[index] = PortionFields(index + 1, portion)
        }
    }

    /// In the order of `Nutrients.amounts`.
    package static var nutrientPaths: [WritableKeyPath<Self, Field>] {
        [\.energy, \.protein, \.carbohydrate, \.fat, \.saturatedFat, \.fiber, \.sugar, \.sodium]
    }

    package mutating func take(_ typed: FormFields) {
        let seenBy = visibility.value
        fill(from: typed)
        // A choice that the form does not have is not read.
        if !choosesVisibility { visibility.value = seenBy }
        warnings.confirmed = typed["confirmed"] ?? ""
        // The first field with a message gets the cursor instead.
        name.isFocused = false
    }

    /// Shows a barcode that was read from a photo, to be compared before it is saved.
    package mutating func take(_ read: Barcode) {
        barcode.value = read.printed
        barcode.hint = NutritionTexts.compareBarcode
        barcode.isFocused = true
    }

    /// Says why the photo has no barcode for the field.
    package mutating func refusePhoto(_ message: String) {
        barcodePhoto.error = message
        barcodePhoto.isFocused = true
    }

    package var returnPath: String? { back?.path }
    package var warning: String? { warnings.questions.isEmpty ? nil : warnings.text }
    package var saveLabel: String { warnings.questions.isEmpty ? CommonTexts.save : NutritionTexts.yesSave }

    /// A food to save and whether it is shared.
    package struct Entry: Sendable {
        package let draft: FoodDraft
        package let isShared: Bool
    }

    /// - Returns: nil while something is wrong, or implausible and not confirmed.
    package mutating func validate() -> Entry? {
        let visibility = visibility.choice(Visibility.self, NutritionTexts.foodVisibilityMissing)
        let isPerServing = basis.choice(Basis.self, NutritionTexts.basisMissing) == .serving
        let checked = accept(
            FoodDraft.checked(
                name: name.value, brand: brand.value, barcode: barcode.value, unit: FoodUnit(rawValue: unit.value),
                nutrients: readNutrients(isPerServing: isPerServing), isPerServing: isPerServing,
                serving: serving.amount(in: FoodDraft.portionSizes), portions: readPortions(),
                micronutrients: readMicronutrients(isPerServing: isPerServing), over: old,
                keeping: portions.compactMap(\.stored)))
        guard let draft = checked else { return nil }
        warnings.questions = draft.questions
        if let namesake { warnings.questions.append(NutritionTexts.barcodeIsOf(namesake.title)) }
        return warnings.areConfirmed ? Entry(draft: draft, isShared: visibility == .household) : nil
    }

    /// The barcode that was typed, unless the food had it before and was asked about then.
    package var newBarcode: Barcode? {
        Barcode(barcode.value.trimmingCharacters(in: .whitespacesAndNewlines)).flatMap { $0 == old?.barcode ? nil : $0 }
    }

    private mutating func readPortions() -> [(name: String, amount: Double?)] {
        portions.indices.map { index in
            (
                portions[index].name.value,
                portions[index].amount.amount(in: FoodDraft.portionSizes, keeping: portions[index].stored?.amount)
            )
        }
    }
}

extension Field {
    /// The file of a photo of a barcode.
    package static var barcodePhoto: Field {
        Field(
            "barcode_photo", label: NutritionTexts.photographBarcode, hint: NutritionTexts.barcodePhotoHint,
            isRequired: false)
    }
}
