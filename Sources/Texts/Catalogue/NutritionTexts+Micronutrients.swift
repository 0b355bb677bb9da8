/// Vitamins, minerals and other nutrients.
extension NutritionTexts {
    package static var vitamins: String { text("Vitamins") }
    package static var minerals: String { text("Minerals") }
    package static var fats: String { text("Fats") }
    package static var otherNutrients: String { text("Others") }
    package static var vitaminA: String { text("Vitamin A") }
    package static var vitaminC: String { text("Vitamin C") }
    package static var vitaminD: String { text("Vitamin D") }
    package static var vitaminE: String { text("Vitamin E") }
    package static var vitaminK: String { text("Vitamin K") }
    package static var vitaminB6: String { text("Vitamin B6") }
    package static var vitaminB12: String { text("Vitamin B12") }
    package static var thiamin: String { text("Thiamin (B1)") }
    package static var riboflavin: String { text("Riboflavin (B2)") }
    package static var niacin: String { text("Niacin (B3)") }
    package static var pantothenicAcid: String { text("Pantothenic acid (B5)") }
    package static var folate: String { text("Folate (B9)") }
    package static var choline: String { text("Choline") }
    package static var calcium: String { text("Calcium") }
    package static var iron: String { text("Iron") }
    package static var magnesium: String { text("Magnesium") }
    package static var phosphorus: String { text("Phosphorus") }
    package static var potassium: String { text("Potassium") }
    package static var zinc: String { text("Zinc") }
    package static var copper: String { text("Copper") }
    package static var manganese: String { text("Manganese") }
    package static var selenium: String { text("Selenium") }
    package static var monounsaturatedFat: String { text("Monounsaturated fat") }
    package static var polyunsaturatedFat: String { text("Polyunsaturated fat") }
    package static var transFat: String { text("Trans fat") }
    package static var omega3: String { text("Omega-3") }
    package static var omega6: String { text("Omega-6") }
    package static var cholesterol: String { text("Cholesterol") }
    package static var caffeine: String { text("Caffeine") }
    package static var alcohol: String { text("Alcohol") }
    package static var waterInFood: String { text("Water in food and drinks") }

    package static var vitaminsAndMinerals: String { text("Vitamins and minerals") }
    package static var emptyMeansUnknownToo: String {
        text("In the amount that the label’s other numbers are for. Empty means unknown, not zero.")
    }
    package static var vitaminsAndMineralsNote: String { text("What your food contains, and what is known of it") }
    package static func nutrientOutOfRange(_ nutrient: String, _ most: String) -> String {
        text("\(nutrient): please enter a number from 0 to \(most)")
    }
    package static func nutrientOfServing(_ nutrient: String) -> String {
        text("\(nutrient): that is more than the serving can contain")
    }
    package static var oneDay: String { text("One day") }
    package static var sevenDays: String { text("Seven days") }
    package static func meanOfDays(_ days: String, _ count: Int) -> String {
        text("\(days). Averages per day over \(count, "day") with food logged.")
    }
    package static func percentOfTarget(_ percent: String, _ target: String) -> String {
        text("\(percent) of the target of \(target)")
    }
    package static func percentOfMost(_ percent: String, _ most: String) -> String {
        text("\(percent) of \(most), the most you should have")
    }
    package static func percentOverMost(_ percent: String, _ most: String) -> String {
        text("\(percent) of \(most), more than you should have")
    }
    package static func knownFor(_ percent: String) -> String { text("Known for \(percent)") }
    package static func knownForOnly(_ percent: String) -> String { text("Known for only \(percent)") }
    package static var noneKnown: String { text("none known") }
    package static var notKnown: String { text("Not known for anything you ate") }
    package static var foodsWithTheMost: String { text("Foods with the most") }
    package static var nutrientsExplanation: String {
        text(
            """
            Not every food’s vitamins and minerals are known. “Known for 80\u{A0}%” means: for 80\u{A0}% of the calories \
            that you ate. “At least” means that there may be more in the rest. “Known for only” means that too little is \
            known to compare it with a target.
            """)
    }
    package static func intakeSource(_ age: Int) -> String {
        text(
            """
            Targets: Dietary Reference Intakes of the U.S. National Academies for healthy people of your sex, aged \(age). \
            In pregnancy and while breastfeeding needs differ: ask a doctor or midwife. This isn’t medical advice.
            """)
    }
    package static var fiberSource: String { text("The target for fiber is your own, as in Nutrition.") }
    package static var targetsNeedAge: String {
        text("Targets depend on your age and sex. Say both to see them.")
    }
    package static var targetsNeedSex: String {
        text("Targets depend on your age and sex. Choose your sex to see them.")
    }
    package static var sexForTargets: String { text("Sex for these targets") }
    package static var sexForTargetsHint: String {
        text("Without it there are no targets for vitamins and minerals. Your calorie target uses it, too.")
    }
    package static func noTargetsBelow(_ age: Int) -> String {
        text("There are no targets here for people under \(age): needs change as you grow.")
    }
    package static var noNutrientsYet: String { text("No food logged here yet") }
    package static var noNutrientsYetHint: String {
        text("Log what you eat to see the vitamins and minerals in it.")
    }
    package static var unitOfEnergy: String { text("Energy unit") }
    package static var kilojoulesAsBefore: String { text("Set to kJ, as on your last label.") }
    package static var sodiumOrSalt: String { text("Sodium or salt") }
    package static var unitOfSodium: String { text("Salt unit") }
    package static var kcalUnit: String { text("kcal") }
    package static var kilojoulesUnit: String { text("kJ") }
    package static var sodiumInMilligrams: String { text("mg sodium") }
    package static var saltInGrams: String { text("g salt") }
    package static var energyUnitMissing: String { text("Please choose kcal or kJ") }
    package static var sodiumUnitMissing: String { text("Please choose sodium or salt") }
}
