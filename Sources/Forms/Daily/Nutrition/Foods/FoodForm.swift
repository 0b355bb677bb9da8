import Fitness
import HTTP
import Models
import Texts

/// The form of a user's own food, filled in from its label.
package struct FoodForm: Form {
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
        /// The initial value of the amount.
        let stored: Double?

        package init(_ number: Int, _ portion: Portion? = nil) {
            name = Field(
                "portion_name_\(number)", label: "Portion \(number)", value: portion?.name ?? "",
                maximumLength: Field.nameLength,
                isRequired: false)
            stored = portion?.amount
            amount = Field(
                "portion_amount_\(number)", label: "Amount \(number)",
                value: portion.map { DecimalText.format($0.amount) } ?? "", isRequired: false)
        }
    }

    package let action: String
    package let cancelPath: String?
    /// The page to return to after saving.
    var back: ReturnPath?
    /// A guest's food is always private.
    package let choosesVisibility: Bool
    /// The initial values of the fields.
    let stored: Nutrients

    package var name = Field("name", label: "Name", maximumLength: FoodDraft.nameLength)
    package var brand = Field("brand", label: "Brand", maximumLength: Field.nameLength, isRequired: false)
    package var barcode = Field(
        "barcode", label: "Barcode", hint: "The digits under the bars", maximumLength: FoodDraft.barcodeLength,
        isRequired: false)
    package var unit = Field(
        "unit", label: "Measured in", value: FoodUnit.grams.rawValue,
        options: [
            Field.Option(value: FoodUnit.grams.rawValue, label: "Grams"),
            Field.Option(value: FoodUnit.milliliters.rawValue, label: "Milliliters"),
        ])
    package var basis = Field(
        "basis", label: "The label's numbers are for", value: Basis.reference.rawValue,
        options: [
            Field.Option(value: Basis.reference.rawValue, label: "100 g or ml"),
            Field.Option(value: Basis.serving.rawValue, label: "One serving"),
        ])
    package var serving = Field(
        "serving", label: "One serving", hint: "In grams or milliliters. Needed if the numbers are for one serving.",
        isRequired: false)
    package var energy = Field("energy", label: "Calories", unit: "kcal")
    package var protein = Field("protein", label: "Protein", unit: "g", isRequired: false)
    package var carbohydrate = Field("carbohydrate", label: "Carbs", unit: "g", isRequired: false)
    package var fat = Field("fat", label: "Fat", unit: "g", isRequired: false)
    package var saturatedFat = Field("saturated_fat", label: "Saturated fat", unit: "g", isRequired: false)
    package var fiber = Field("fiber", label: "Fiber", unit: "g", isRequired: false)
    package var sugar = Field("sugar", label: "Sugar", unit: "g", isRequired: false)
    package var sodium = Field(
        "sodium", label: "Sodium", hint: "1 g of salt contains 400 mg of sodium.", unit: "mg", isRequired: false)
    package var portions = (1...FoodDraft.portionCount).map { PortionFields($0) }
    package var visibility = Field(
        "visibility", label: "Who can find this food", value: Visibility.household.rawValue,
        options: [
            Field.Option(
                value: Visibility.household.rawValue, label: "Everyone here", icon: "home"),
            Field.Option(value: Visibility.alone.rawValue, label: "Only me", icon: "lock"),
        ])
    package var warnings = Warnings()

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [
            \.name, \.brand, \.barcode, \.unit, \.basis, \.serving, \.energy, \.protein, \.carbohydrate, \.fat,
            \.saturatedFat, \.fiber, \.sugar, \.sodium,
        ] + portionPaths + [\.visibility]
    }

    private static var portionPaths: [WritableKeyPath<Self, Field>] {
        (0..<FoodDraft.portionCount).flatMap { [\Self.portions[$0].name, \Self.portions[$0].amount] }
    }

    /// A new food.
    package init(name typed: String, barcode digits: String, isGuest: Bool, back: ReturnPath?) {
        action = Paths.foods
        cancelPath = back?.path ?? Paths.nutrition
        self.back = back
        choosesVisibility = !isGuest
        stored = Nutrients()
        name.value = typed
        name.isFocused = true
        barcode.value = digits
        if isGuest { visibility.value = Visibility.alone.rawValue }
    }

    /// An existing food.
    package init(_ food: Food, portions known: [Portion], user: User, back: ReturnPath?) {
        action = Paths.food(food.id)
        cancelPath = Paths.food(food.id, cameFrom: back)
        self.back = back
        choosesVisibility = !user.isGuest
        stored = food.nutrients
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

    package mutating func read(_ typed: FormFields) {
        let seenBy = visibility.value
        fill(from: typed)
        if !choosesVisibility { visibility.value = seenBy }
        warnings.confirmed = typed["confirmed"] ?? ""
        // The first field with a message gets the cursor instead.
        name.isFocused = false
    }

    package var returnPath: String? { back?.path }
    package var warning: String? { warnings.questions.isEmpty ? nil : warnings.text }
    package var saveLabel: String { warnings.questions.isEmpty ? "Save" : "Yes, save" }
}
