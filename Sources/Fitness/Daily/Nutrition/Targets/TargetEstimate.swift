/// The input of the computed target.
package struct TargetBasis: Sendable, Equatable {
    package var weightKilograms: Double
    package var heightCentimeters: Double
    package var age: Int
    package var sex: Sex?
    package var activityLevel: ActivityLevel
    package var goal: FitnessGoal

    package init(
        weightKilograms: Double, heightCentimeters: Double, age: Int, sex: Sex? = nil, activityLevel: ActivityLevel,
        goal: FitnessGoal
    ) {
        self.weightKilograms = weightKilograms
        self.heightCentimeters = heightCentimeters
        self.age = age
        self.sex = sex
        self.activityLevel = activityLevel
        self.goal = goal
    }
}

/// A daily target computed from a user's body, activity and goal, with all intermediate steps.
///
/// - Resting energy: Mifflin, St Jeor et al., "A new predictive equation for resting energy expenditure in healthy
///   individuals", Am J Clin Nutr 51 (1990).
/// - The floor is the lower end of what the NHLBI's "Practical Guide" to overweight and obesity (2000) calls a
///   low-calorie diet, as usually rounded: 1,200 kcal a day for women, 1,500 for men, and the mean without a sex.
/// - Protein from 10 to 35 % and fat from 20 to 35 % of energy, fiber of 14 g per 1,000 kcal: Dietary Reference Intakes
///   (Institute of Medicine, 2005).
/// - Water: EFSA's adequate intakes (2010), 2.0 and 2.5 l a day, of which drinks are about 80 %.
package struct TargetEstimate: Sendable, Equatable {
    package let basis: TargetBasis
    /// The resting energy per day.
    package let restingKilocalories: Double
    /// The energy with the day's activity, which keeps the weight constant.
    package let maintenanceKilocalories: Double
    /// The surplus or deficit for the goal.
    package let adjustmentKilocalories: Double
    /// Why there is no deficit for a user who wants to lose weight.
    package let protection: BodySafeguard.Protection?
    /// The minimum of the computed target.
    package let floorKilocalories: Int
    package let target: NutritionTarget

    package init(_ basis: TargetBasis) {
        self.basis = basis
        let constant = Self.constant(basis.sex)
        restingKilocalories =
            10 * basis.weightKilograms + 6.25 * basis.heightCentimeters - 5 * Double(basis.age) + constant
        maintenanceKilocalories = max(0, restingKilocalories) * basis.activityLevel.factor
        protection = BodySafeguard.protection(basis.weightKilograms, basis.heightCentimeters, age: basis.age)
        adjustmentKilocalories = Self.adjustment(basis.goal, of: maintenanceKilocalories, protection)
        floorKilocalories = Self.floor(basis.sex)
        let aim = ((maintenanceKilocalories + adjustmentKilocalories) / 10).rounded() * 10
        target = Self.target(basis, energy: max(floorKilocalories, Int(aim)))
    }

    package var isAtFloor: Bool { maintenanceKilocalories + adjustmentKilocalories < Double(floorKilocalories) }

    /// The equation's last term; without a sex, the mean of both.
    package static func constant(_ sex: Sex?) -> Double {
        switch sex {
        case .female: -161
        case .male: 5
        case nil: -78
        }
    }

    package static func floor(_ sex: Sex?) -> Int {
        switch sex {
        case .female: 1_200
        case .male: 1_500
        case nil: 1_350
        }
    }

    package static func proteinGramsPerKilogram(_ goal: FitnessGoal) -> Double {
        switch goal {
        case .loseWeight, .buildMuscle: 1.8
        case .stayFit: 1.2
        case .improveEndurance: 1.5
        }
    }

    package static func fatShare(_ goal: FitnessGoal) -> Double { goal == .improveEndurance ? 0.25 : 0.3 }

    package static let maximumProteinShare = 0.35
    static let fiberGramsPerKilocalorie = 0.014

    static func waterMilliliters(_ sex: Sex?) -> Int {
        switch sex {
        case .female: 1_600
        case .male: 2_000
        case nil: 1_800
        }
    }

    private static func adjustment(
        _ goal: FitnessGoal, of maintenance: Double, _ protection: BodySafeguard.Protection?
    ) -> Double {
        switch goal {
        case .loseWeight: protection == nil ? -min(500, maintenance * 0.2) : 0
        case .buildMuscle: maintenance * 0.1
        case .stayFit, .improveEndurance: 0
        }
    }

    private static func target(_ basis: TargetBasis, energy: Int) -> NutritionTarget {
        let energy = Double(energy)
        let wanted = proteinGramsPerKilogram(basis.goal) * basis.weightKilograms
        let protein = min(wanted, energy * maximumProteinShare / 4).rounded()
        let fat = (energy * fatShare(basis.goal) / 9).rounded()
        let carbohydrate = max(0, (energy - 4 * protein - 9 * fat) / 4).rounded()
        return NutritionTarget(
            energyKilocalories: Int(energy), proteinGrams: Int(protein), carbohydrateGrams: Int(carbohydrate),
            fatGrams: Int(fat), fiberGrams: Int((energy * fiberGramsPerKilocalorie).rounded()),
            waterMilliliters: waterMilliliters(basis.sex))
    }
}

/// A line of "How was this computed?": a number and its source.
package struct TargetStep: Sendable {
    package let name: String
    package let value: String
    package let note: String

    package init(_ name: String, _ value: String, _ note: String) {
        self.name = name
        self.value = value
        self.note = note
    }
}
