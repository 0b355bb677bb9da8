extension NutritionTexts {
    package static var breakfast: String { text("Breakfast") }
    package static var lunch: String { text("Lunch") }
    package static var dinner: String { text("Dinner") }
    package static var snacks: String { text("Snacks") }
    package static var usdaStandardReference: String { text("USDA SR24") }
    package static var foodDataCentral: String { text("FoodData Central") }
    package static var openFoodFacts: String { text("Open Food Facts") }
    package static var deskJobLittleExercise: String { text("Desk job, little exercise") }
    package static var oneToThreeTrainingDays: String { text("Training 1 to 3 days a week") }
    package static var threeToFiveTrainingDays: String { text("Training 3 to 5 days a week") }
    package static var sixOrSevenTrainingDays: String { text("Training 6 or 7 days a week") }
    package static var physicalWorkAndTraining: String { text("Physical work and training") }
    package static func tooManyItems(_ limit: Int) -> String { text("At most \(limit) foods are possible") }
    package static func tooManyFoodsInADay(_ limit: Int) -> String {
        text("A day can have at most \(limit) foods. Nothing was added.")
    }
    package static var singleServing: String { text("1 serving") }
    package static func servings(_ count: String) -> String { text("\(count) servings") }
    package static func energyEach(_ energy: String) -> String { text("\(energy) each") }
    package static var portionMissing: String { text("Please choose a portion") }
    package static var moreThanTenKilograms: String { text("That is more than 10 kilograms") }
    package static var moreThanTenLiters: String { text("That is more than 10 liters") }
    package static var caloriesOutOfRange: String { text("Please enter the calories, from 0 to 20,000") }
    package static var caloriesOrMacrosMissing: String { text("Enter the calories, or protein, carbs or fat.") }
    package static var gramsOutOfRange: String { text("Please enter grams, from 0 to 2,000") }
    package static func energyOfOneEntry(_ typed: String) -> String { text("That is \(typed) in one entry.") }
    package static func macrosContradictCalories(_ made: String, _ typed: String) -> String {
        text("Protein, carbs and fat make about \(made), not \(typed). Is that correct?")
    }
    package static var mealMissing: String { text("Please choose a meal") }
    package static var cookedWeightUnreadable: String { text("Please enter the weight in grams, or leave it empty") }
    package static var quantityUnreadable: String { text("Please enter a number such as 1.5 or ½") }
    package static func macrosContradictTarget(_ macros: String, _ energyKilocalories: String) -> String {
        text("Protein, carbs and fat together are \(macros), not \(energyKilocalories).")
    }
    package static var cookedWeightTooSmall: String { text("That is too little for its ingredients") }
    package static var savedMealExists: String { text("You already have a saved meal with this name") }
    package static var thisMealHasNoFoods: String { text("This meal has no foods to save") }
    package static func tooManySavedMeals(_ maximumSavedMeals: Int) -> String {
        text("You have \(maximumSavedMeals) saved meals, the maximum. Delete one first.")
    }
    package static var kilocaloriesWritten: String { text("kilocalories") }
    package static var gramsWritten: String { text("grams") }
    package static var proteinWithin: String { text("protein") }
    package static var carbsWithin: String { text("carbs") }
    package static var fatWithin: String { text("fat") }
    package static func amount(_ amount: String, of nutrient: String) -> String { text("\(nutrient) \(amount)") }
    package static func sourceDidNotAnswer(_ provider: String) -> String { text("\(provider) did not answer.") }
    package static func sourceNotSaved(_ provider: String) -> String {
        text("Foods from \(provider) could not be saved: storage full or unavailable.")
    }
    package static func sourceIsLimited(_ provider: String) -> String {
        text("\(provider) can’t be asked right now: its request limit is reached.")
    }
    package static func sourceRefusesKey(_ provider: String) -> String {
        text("\(provider) does not accept this server’s API key.")
    }
    package static func sourceUnreadable(_ provider: String) -> String {
        text("\(provider) sent an answer that can’t be read.")
    }
    package static func leastEnergy(_ least: String, _ daily: String) -> String {
        text("Please enter \(least) or more. Nobody should eat less than \(daily) a day without asking a doctor.")
    }
    package static func leastEnergyWhileGrowing(_ least: String, _ daily: String) -> String {
        text("Please enter \(least) or more. Until you are 18, your body still grows and needs about \(daily) a day.")
    }
    package static func leastEnergyIfUnderweight(_ least: String, _ daily: String) -> String {
        text("Please enter \(least) or more. To keep your weight, you need about \(daily) a day.")
    }
    package static var foodUnitMissing: String { text("Please choose grams or milliliters") }
    package static var servingMissing: String { text("Please enter how much one serving is") }
    package static var energyMissing: String { text("Please enter the energy") }
    package static var moreThanServing: String { text("That is more than the serving can contain") }
    package static var proteinAndFatWeighMore: String { text("Protein and fat weigh more than the food") }
    package static var macrosWeighMore: String { text("Protein, carbs and fat weigh more than the food") }
    package static var moreSugarThanCarbs: String { text("Sugar is part of the carbs, so it can’t be more") }
    package static var moreSaturatedThanFat: String {
        text("Saturated fat is part of the fat, so it can’t be more")
    }
    package static func tooManyPortions(_ most: Int) -> String { text("A food has at most \(most) portions") }
    package static var portionNameMissing: String { text("Please name the portion, such as 1 slice") }
    package static var servingIsAPortion: String { text("Leave this empty: the serving is already a portion") }
    package static func maybeKilojoules(_ energy: String, _ unit: String, _ made: String) -> String {
        text("\(energy) per 100 \(unit)? Its protein, carbs and fat make about \(made). Are these kilojoules?")
    }
    package static func energyContradictsMacros(_ energy: String, _ unit: String, _ made: String) -> String {
        text("\(energy) per 100 \(unit)? Its protein, carbs and fat make about \(made). Is that correct?")
    }
    package static func barcodeLengthWrong(_ digits: ClosedRange<Int>) -> String {
        text("A barcode has \(digits.lowerBound) to \(digits.upperBound) digits")
    }
    package static var barcodeInvalid: String { text("This barcode isn’t valid. Check the digits.") }
    package static func barcodeIsOf(_ food: String) -> String {
        text("You have another food with this barcode: \(food). Is that correct?")
    }
    package static var basisMissing: String { text("Please choose what the label’s numbers are for") }
    package static var foodVisibilityMissing: String { text("Please choose who can find it") }
}
