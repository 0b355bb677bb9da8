import Micronutrients

/// The data of a food before it is stored.
package struct FoodDraft: Sendable, Equatable {
    /// The amount that nutrients are given for, in the food's unit.
    package static let referenceAmount = 100.0

    package var name: String
    package var brand = ""
    package var barcode: Barcode?
    package var unit = FoodUnit.grams
    /// Per 100 g or 100 ml, depending on `unit`.
    package var nutrients = Nutrients()
    package var portions: [Portion] = []
    /// Per 100 g or 100 ml, too.
    package var micronutrients: MicronutrientAmounts = [:]

    package init(
        name: String, brand: String = "", barcode: Barcode? = nil, unit: FoodUnit = FoodUnit.grams,
        nutrients: Nutrients = Nutrients(), portions: [Portion] = [], micronutrients: MicronutrientAmounts = [:]
    ) {
        self.name = name
        self.brand = brand
        self.barcode = barcode
        self.unit = unit
        self.nutrients = nutrients
        self.portions = portions
        self.micronutrients = micronutrients
    }
}
