/// What is known of a food before it is a row.
struct FoodDraft: Sendable, Equatable {
    var name: String
    var brand = ""
    var barcode: Barcode?
    var unit = FoodUnit.grams
    /// Of 100 g or, by `unit`, 100 ml.
    var nutrients = Nutrients()
    var portions: [Portion] = []
}
