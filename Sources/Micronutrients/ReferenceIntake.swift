/// How much of a nutrient a healthy person needs in a day, or should not exceed. A target of their own replaces it.
package struct ReferenceIntake: Sendable, Equatable {
    package let amount: Double
    /// Whether it is to be reached, rather than not exceeded.
    package let isMinimum: Bool

    package init(amount: Double, isMinimum: Bool) {
        (self.amount, self.isMinimum) = (amount, isMinimum)
    }

    /// Younger people's needs follow their growth year by year.
    package static let youngestAge = 14

    /// - Returns: nil for a nutrient without one, and below the youngest age.
    package static func of(_ nutrient: DietaryNutrient, age: Int, isFemale: Bool) -> ReferenceIntake? {
        guard let group = ageGroups.lastIndex(where: { $0 <= age }), let row = table[nutrient] else { return nil }
        let amounts = isFemale ? row.women : row.men
        // A row with fewer amounts stays at its last one.
        return ReferenceIntake(amount: amounts[min(group, amounts.count - 1)], isMinimum: nutrient != .sodium)
    }

    /// The first ages of the groups: 14 to 18, 19 to 30, 31 to 50, 51 to 70, and older.
    private static let ageGroups = [youngestAge, 19, 31, 51, 71]

    private struct Row {
        let women: [Double]
        let men: [Double]

        init(women: [Double], men: [Double]) { (self.women, self.men) = (women, men) }
        init(_ everyone: [Double]) { self.init(women: everyone, men: everyone) }
    }

    /// The National Academies' Dietary Reference Intakes: recommended dietary allowances, where there are none adequate
    /// intakes, and for sodium the chronic disease risk reduction intake. From the reports on calcium and vitamin D (2011),
    /// sodium and potassium (2019), energy, fiber and fat (2005), and on the other vitamins and minerals (1997 to 2001).
    ///
    /// Vitamin A is in retinol activity equivalents. Niacin and folate are in equivalents which count what the body makes
    /// of tryptophan, and added folic acid, higher than tables of foods do.
    private static let table: [DietaryNutrient: Row] = [
        .micronutrient(.vitaminA): Row(women: [700], men: [900]),
        .micronutrient(.vitaminC): Row(women: [65, 75], men: [75, 90]),
        .micronutrient(.vitaminD): Row([15, 15, 15, 15, 20]),
        .micronutrient(.vitaminE): Row([15]),
        .micronutrient(.vitaminK): Row(women: [75, 90], men: [75, 120]),
        .micronutrient(.thiamin): Row(women: [1, 1.1], men: [1.2]),
        .micronutrient(.riboflavin): Row(women: [1, 1.1], men: [1.3]),
        .micronutrient(.niacin): Row(women: [14], men: [16]),
        .micronutrient(.pantothenicAcid): Row([5]),
        .micronutrient(.vitaminB6): Row(women: [1.2, 1.3, 1.3, 1.5], men: [1.3, 1.3, 1.3, 1.7]),
        .micronutrient(.folate): Row([400]),
        .micronutrient(.vitaminB12): Row([2.4]),
        .micronutrient(.choline): Row(women: [400, 425], men: [550]),
        .micronutrient(.calcium): Row(women: [1_300, 1_000, 1_000, 1_200], men: [1_300, 1_000, 1_000, 1_000, 1_200]),
        .micronutrient(.iron): Row(women: [15, 18, 18, 8], men: [11, 8]),
        .micronutrient(.magnesium): Row(women: [360, 310, 320], men: [410, 400, 420]),
        .micronutrient(.phosphorus): Row([1_250, 700]),
        .micronutrient(.potassium): Row(women: [2_300, 2_600], men: [3_000, 3_400]),
        .micronutrient(.zinc): Row(women: [9, 8], men: [11]),
        .micronutrient(.copper): Row([0.89, 0.9]),
        .micronutrient(.manganese): Row(women: [1.6, 1.8], men: [2.2, 2.3]),
        .micronutrient(.selenium): Row([55]),
        .sodium: Row([2_300]),
        .fiber: Row(women: [26, 25, 25, 21], men: [38, 38, 38, 30]),
    ]
}
