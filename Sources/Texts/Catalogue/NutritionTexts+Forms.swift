extension NutritionTexts {
    package static var food: String { text("Food") }
    package static var meal: String { text("Meal") }
    package static var quickAddNameHint: String { text("Such as “Lunch at the canteen”") }
    package static var portion: String { text("Portion") }
    package static var amountHint: String { text("Such as 1.5\u{A0}or\u{A0}½") }
    package static var gramsG: String { text("grams (g)") }
    package static var millilitersMl: String { text("milliliters (ml)") }
    package static func portionNumber(_ number: Int) -> String { text("Portion \(number)") }
    package static func portionAmount(_ number: Int) -> String { text("Amount \(number)") }
    package static var brand: String { text("Brand") }
    package static var digitsUnderTheBars: String { text("The digits under the bars") }
    package static var measuredIn: String { text("Measured in") }
    package static var grams: String { text("Grams") }
    package static var milliliters: String { text("Milliliters") }
    package static var theLabelsNumbersAreFor: String { text("The label’s numbers are for") }
    package static var per100: String { text("100 g or ml") }
    package static var oneServingLabel: String { text("One serving") }
    package static var servingHint: String {
        text("In grams or milliliters. Needed if the numbers are for one serving.")
    }
    package static var saturatedFat: String { text("Saturated fat") }
    package static var sugar: String { text("Sugar") }
    package static var sodiumHint: String { text("1 g of salt contains 400 mg of sodium.") }
    package static var whoCanFindThisFood: String { text("Who can find this food") }
    package static var everyoneHere: String { text("Everyone here") }
    package static var yesSave: String { text("Yes, save") }
    package static var servingsLabel: String { text("Servings") }
    package static var servingsHint: String { text("How many servings it makes") }
    package static var cookedWeight: String { text("Cooked weight") }
    package static var cookedWeightHint: String { text("Optional. If you weigh it, you can log exact grams.") }
    package static var savedMealNameHint: String { text("Such as “Usual breakfast”") }
    package static var sex: String { text("Sex") }
    package static var sexHint: String { text("The formula uses it. Without it, the average of both is used.") }
    package static var activityOnMostDays: String { text("Activity on most days") }
    package static var activityHint: String {
        text("Include your training: what it burns is part of the target, so it isn’t added again.")
    }
    package static var sexMissing: String { text("Please choose one of these, or prefer not to say") }
    package static var activityMissing: String { text("Please choose how active you are") }
    package static func numberFromZeroTo(_ most: String) -> String { text("Please enter a number from 0 to \(most)") }
}
