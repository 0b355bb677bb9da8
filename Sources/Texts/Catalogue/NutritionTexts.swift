package enum NutritionTexts {
    package static func removeNamed(_ title: String, _ note: String) -> String { text("Remove \(title), \(note)") }
    package static var whatTheCameraSees: String { text("What the camera sees") }
    package static var useTheCamera: String { text("Use the camera") }
    package static var findFood: String { text("Find food") }
    package static var emptyMeansUnknown: String {
        text("If the label does not say a value, leave it empty. Empty means unknown, not zero.")
    }
    package static var portions: String { text("Portions") }
    package static var portionsExplanation: String {
        text("Amounts with a name, such as 1 slice, in grams or milliliters.")
    }
    package static var searchFoods: String { text("Search foods") }
    package static var savedMeals: String { text("Saved meals") }
    package static func addNamed(_ title: String, _ note: String) -> String { text("Add \(title), \(note)") }
    package static func nothingFoundFor(_ words: String) -> String { text("Nothing found for “\(words)”") }
    package static var tryOtherWords: String {
        text("Try other or fewer words. You can also add just the calories.")
    }
    package static var addYourOwnFood: String { text("Add your own food") }
    package static var quickAddCalories: String { text("Quick add calories") }
    package static var whatDidYouHave: String { text("What did you have?") }
    package static var typeAFood: String {
        text("Type a food, such as egg, rice or banana. Foods you add are listed here next time.")
    }
    package static var betterMatches: String { text("Better matches") }
    package static var moreResults: String { text("More results") }
    package static var notInTheList: String { text("Not in the list?") }
    package static var barcode: String { text("Barcode") }
    package static var quickAdd: String { text("Quick add") }
    package static var calories: String { text("Calories") }
    package static var targets: String { text("Targets") }
    package static var noTargetYet: String { text("No target yet.") }
    package static var seeWhatIsMissing: String { text("See what is missing") }
    package static var water: String { text("Water") }
    package static var inTrack: String { text("In Track") }
    package static func waterSoFar(_ amount: String) -> String { text("Water: \(amount)") }
    package static var ofWater: String { text("of water") }
    package static var sameAsTheDayBefore: String { text("Same as the day before?") }
    package static var addFood: String { text("Add food") }
    package static func toMeal(_ meal: String) -> String { text("to \(meal)") }
    package static var nothingYet: String { text("Nothing yet") }
    package static var saveMeal: String { text("Save meal") }
    package static var noSavedMealsYet: String {
        text("Nothing yet. On a day with food, choose “Save meal” below a meal. You can then add it again in one tap.")
    }
    package static var recipes: String { text("Recipes") }
    package static var newRecipe: String { text("New recipe") }
    package static var noRecipesYet: String {
        text(
            """
            Nothing yet. Add a recipe for something you cook: it works out what is in one serving, and you find \
            it like any food.
            """)
    }
    package static var nameAndMacros: String { text("Name and macros") }
    package static var ingredients: String { text("Ingredients") }
    package static var addIngredient: String { text("Add ingredient") }
    package static var oneServing: String { text("One serving:") }
    package static var addToAMeal: String { text("Add to a meal") }
    package static var deleteRecipe: String { text("Delete recipe") }
    package static var haveItToday: String { text("Have it today") }
    package static var deleteMeal: String { text("Delete meal") }
    package static var anotherDay: String { text("Another day") }
    package static var nutrients: String { text("Nutrients") }
    package static var nutrient: String { text("Nutrient") }
    package static var yourServing: String { text("Your serving") }
    package static var editThisFood: String { text("Edit this food") }
    package static var yourDay: String { text("Your day") }
    package static var computedForYou: String { text("Computed for you") }
    package static var whatTargetsNeed: String {
        text("To compute your targets, WorkHome needs your weight, your height and your age.")
    }
    package static var targetBasis: String {
        text("Based on your weight, height, age and goal. When they change, the target changes from that day on.")
    }
    package static var howWasThisComputed: String { text("How was this computed?") }
    package static var notMedicalAdvice: String {
        text("An estimate for healthy adults, not medical advice. If you know better numbers, set them by hand.")
    }
    package static var setByHand: String { text("Set by hand") }
    package static var ownTargetsFromToday: String {
        text("Your own numbers, from today on. Past days keep their targets.")
    }
    package static var onAverage: String { text("On average") }
    package static var averagesExplanation: String {
        text(
            """
            Averages of days with food logged, without today. A day is on target if its calories are within 10 % \
            of the target.
            """)
    }
    package static var showThisDay: String { text("Show this day") }
    package static var caloriesSuffix: String { text(": Calories") }
    package static var caloriesNumbers: String { text("Calories, numbers") }
    package static var macrosInGrams: String { text("Macros in grams") }
    package static var protein: String { text("Protein") }
    package static var carbs: String { text("Carbs") }
    package static var fat: String { text("Fat") }
    package static var macrosSuffix: String { text(": Macros") }
    package static var macrosNumbers: String { text("Macros, numbers") }
}
