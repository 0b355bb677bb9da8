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
    package static var quickAdd: String { text("Quick add") }
    package static var targets: String { text("Targets") }
    package static var noTargetYet: String { text("No target yet.") }
    package static var seeWhatIsMissing: String { text("See what is missing") }
    package static var inTrack: String { text("In Track") }
    package static func waterSoFar(_ amount: String) -> String { text("Water: \(amount)") }
    package static var ofWater: String { text("of water") }
    package static var sameAsTheDayBefore: String { text("Same as the day before?") }
    package static func toMeal(_ meal: String) -> String { text("to \(meal)") }
    package static var saveMeal: String { text("Save meal") }
    package static var noSavedMealsYet: String {
        text("Nothing yet. On a day with food, choose “Save meal” below a meal. You can then add it again in one tap.")
    }
    package static var recipes: String { text("Recipes") }
    package static var newRecipe: String { text("New recipe") }
    package static var noRecipesYet: String {
        text(
            """
            Nothing yet. Add a recipe for something you cook: WorkHome adds up the nutrients of a serving, and you find \
            it like any food.
            """)
    }
    package static var nameAndMacros: String { text("Name and macros") }
    package static var ingredients: String { text("Ingredients") }
    package static var addIngredient: String { text("Add ingredient") }
    package static func oneServing(_ nutrients: String) -> MarkedText {
        MarkedText(text("[One serving:] \(nutrients)"))
    }
    package static var addToAMeal: String { text("Add to a meal") }
    package static var deleteRecipe: String { text("Delete recipe") }
    package static var addToToday: String { text("Add to today") }
    package static func addToDay(_ date: String) -> String { text("Add to \(date)") }
    package static var deleteMeal: String { text("Delete meal") }
    package static var anotherDay: String { text("Another day") }
    package static var nutrients: String { text("Nutrients") }
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
    package static var ownTargetsForAllDays: String {
        text("Your own numbers, from today on. Past days have no targets yet, so they get these too.")
    }
    package static var onAverage: String { text("On average") }
    package static var averagesExplanation: String {
        text(
            """
            Averages of days with food logged, without today. A day is on target if its calories are within 10 % \
            of the target. If some of its calories are unknown, it counts only if it is over that already. Protein, \
            carbs and fat count on days on which they are known for most of the calories.
            """)
    }
    package static var showTheCalories: String { text("Show the numbers: Calories") }
    package static var showTheMacros: String { text("Show the numbers: Macros") }
    package static var caloriesNumbers: String { text("Calories, numbers") }
    package static var macrosInGrams: String { text("Macros in grams") }
    package static var macros: String { text("Macros") }
    package static var macrosNumbers: String { text("Macros, numbers") }
    package static var fromStandardReference: String {
        text(
            """
            Data from about 2011: USDA Agricultural Research Service, National Nutrient Database for Standard \
            Reference, Release 24
            """)
    }
    package static var germanTable: String { text("BLS, Germany") }
    package static var frenchTable: String { text("Ciqual, France") }
    package static var britishTable: String { text("CoFID, United Kingdom") }
    package static var fromGermanTable: String {
        text(
            """
            Max Rubner-Institut (2025): Bundeslebensmittelschlüssel (BLS), Version 4.0. Karlsruhe. \
            DOI 10.25826/Data20251217-134202-0, CC BY 4.0. Fiber is added to the carbs.
            """)
    }
    package static var fromFrenchTable: String {
        text(
            """
            Anses. Ciqual French food composition table 2025. DOI 10.57745/RDMHWY, Licence Ouverte 2.0. Fiber is added \
            to the carbs.
            """)
    }
    package static var fromBritishTable: String {
        text(
            """
            Public Health England, McCance and Widdowson’s Composition of Foods Integrated Dataset 2021, Open Government \
            Licence 3.0. Fiber is added to the carbs.
            """)
    }
    package static func alike(_ count: Int) -> String { text("\(count, "food") like this") }
    package static func alike(_ count: Int, to food: String) -> String { text("\(count, "food") like \(food)") }
    package static func fromTable(_ energy: String, _ table: String) -> String { text("\(energy) · \(table)") }
    package static var fromFoodDataCentral: String {
        text("From FoodData Central of the U.S. Department of Agriculture")
    }
    package static var fromOpenFoodFacts: String {
        text("From Open Food Facts (openfoodfacts.org), under the Open Database License")
    }
    package static var addedByYou: String { text("Added by you") }
    package static func addedBy(_ owner: String) -> String { text("Added by \(owner)") }
    package static var addedBySomeoneWhoHasLeft: String { text("Added by someone who has left") }
    package static func atLeast(_ amount: String) -> String { text("at least \(amount)") }
    package static func left(_ amount: String) -> String { text("\(amount) left") }
    package static func atMostLeft(_ amount: String) -> String { text("at most \(amount) left") }
    package static func over(_ amount: String) -> String { text("\(amount) over") }
    package static func atLeastOver(_ amount: String) -> String { text("at least \(amount) over") }
    package static func copyFrom(_ weekday: String, _ contents: String) -> String {
        text("Copy from \(weekday): \(contents)")
    }
    package static var thisFoodNoLongerExists: String { text("This food no longer exists. Search for another one.") }
    package static var editFood: String { text("Edit food") }
    package static func useNewerNumbers(_ energy: String, _ per: String) -> String {
        text("Use the food’s numbers of today (\(energy) \(per))")
    }
    package static func per(_ amount: String) -> String { text("per \(amount)") }
    package static var ofWhichSugar: String { text("of which sugar") }
    package static var ofWhichSaturatedFat: String { text("of which saturated fat") }
    package static var fiber: String { text("Fiber") }
    package static var sodium: String { text("Sodium") }
    package static var noCalories: String { text("no calories") }
    package static func eatenOfTarget(_ eaten: String, _ target: String) -> String {
        text("\(eaten) of \(target) eaten")
    }
    package static var left: String { text("Left") }
    package static func trainingBurned(_ energy: String) -> String {
        text(
            """
            Training burned \(energy). It isn’t added to what is left: your target already includes \
            your activity.
            """)
    }
    package static func foodsWithoutCalories(_ count: Int) -> String {
        text("The calories of \(count, "food") are unknown and not counted.")
    }
    package static var trends: String { text("Trends") }
    package static var trendsNote: String { text("Calories and macros by week and month") }
    package static var savedMealsAndRecipes: String { text("Saved meals and recipes") }
    package static var addSeveralFoodsAtOnce: String { text("Add several foods at once") }
    package static func tooManyFoods(_ maximum: String) -> String {
        text("You have \(maximum) foods, the maximum. Delete one first.")
    }
    package static var sharedFoodDeletionWarning: String {
        text("Nobody here will find it any more. Meals that contain it stay as they are.")
    }
    package static var foodDeletionWarning: String {
        text("You won’t find it any more. Meals that contain it stay as they are.")
    }
    package static var deleteFood: String { text("Delete food") }
    package static var recipeWeightTooSmall: String {
        text("That would make the recipe’s weight too small for its ingredients")
    }
    package static var backToNutrition: String { text("Back to Nutrition") }
    package static var saveThisMeal: String { text("Save this meal") }
    package static var savedMeal: String { text("Saved meal") }
    package static var recipe: String { text("Recipe") }
    package static var nextIngredients: String { text("Next: ingredients") }
    package static var noIngredientsYet: String { text("No ingredients yet") }
    package static func cookedWeightHint(_ total: String) -> String {
        text("Using the ingredients’ total, \(total), until you enter a cooked weight.")
    }
    package static func tooManyRecipes(_ maximum: Int) -> String {
        text("You have \(maximum) recipes, the maximum. Delete one first.")
    }
    package static func onlySavedFoodsShown(_ problem: String) -> String {
        text("\(problem) These are the foods already saved here.")
    }
    package static func includesResultsFrom(_ source: String) -> String { text("Includes results from \(source).") }
    package static func searchSourcesToo(_ sources: String) -> String { text("Search \(sources) too") }
    package static var frequent: String { text("Frequent") }
    package static var yourOwnFoods: String { text("Your own foods") }
    package static var bestMatches: String { text("Best matches") }
    package static var closestMatches: String { text("No food has all these words. The closest:") }
    package static func energyPer(_ energy: String, _ amount: String) -> String { text("\(energy) per \(amount)") }
    package static var caloriesUnknown: String { text("Calories unknown") }
    package static func addTo(_ meal: String) -> String { text("Add to \(meal)") }
    package static var addAnIngredient: String { text("Add an ingredient") }
    package static var backToTheRecipe: String { text("Back to the recipe") }
    package static var energyAtRest: String { text("Energy at rest") }
    package static var withYourActivity: String { text("With your activity") }
    package static func timesActivityFactor(_ factor: String, _ activityLevel: String) -> String {
        text("× \(factor), \(activityLevel). This keeps your weight steady.")
    }
    package static var forYourGoal: String { text("For your goal") }
    package static func shareOfCalories(_ percent: String) -> String { text("\(percent) of the calories") }
    package static var theRestOfTheCalories: String { text("The rest of the calories") }
    package static func gramsForEach(_ grams: String, _ energy: String) -> String {
        text("\(grams) for each \(energy)")
    }
    package static func restingEnergyFormula(
        _ weight: String, _ height: String, _ age: Int, _ sign: String, _ constant: String
    ) -> String {
        text(
            """
            10 × \(weight) + 6.25 × \(height) − 5 × \(age) years \(sign) \(constant), by Mifflin and St Jeor (1990)
            """)
    }
    /// With the average of the constants.
    package static func averageRestingEnergyFormula(
        _ weight: String, _ height: String, _ age: Int, _ sign: String, _ constant: String
    ) -> String {
        text(
            """
            10 × \(weight) + 6.25 × \(height) − 5 × \(age) years \(sign) \(constant) (the average of +5 for men and \
            −161 for women), by Mifflin and St Jeor (1990)
            """)
    }
    package static func noCutForMinors(_ goal: String) -> String {
        text("\(goal): nothing is subtracted under the age of 18")
    }
    package static func noCutIfUnderweight(_ goal: String) -> String {
        text("\(goal): nothing is subtracted below a BMI of 18.5")
    }
    package static func smallerCut(_ goal: String, _ energy: String) -> String {
        text("\(goal): \(energy) or 20 % less, whichever is the smaller cut")
    }
    package static func surplus(_ goal: String) -> String { text("\(goal): 10 % more") }
    package static func asMuchAsYouBurn(_ goal: String) -> String { text("\(goal): as much as you burn") }
    package static func raisedToMinimum(_ minimum: String) -> String {
        text("It would be less, but \(minimum) a day is the least that is safe without asking a doctor")
    }
    package static func roundedAboveMinimum(_ step: String, _ minimum: String) -> String {
        text("Rounded to \(step); never below \(minimum) a day")
    }
    package static func proteinPerKilogram(_ grams: String, _ maximumShare: String) -> String {
        text("\(grams) g for each kilogram of your weight, at most \(maximumShare) of the calories")
    }
    package static var waterForWomen: String {
        text("Recommended for women, not counting food (EFSA)")
    }
    package static var waterForMen: String { text("Recommended for men, not counting food (EFSA)") }
    package static var waterAverage: String {
        text("The average of what is recommended for women and men, not counting food (EFSA)")
    }
    package static var dailyTargets: String { text("Daily targets") }
    package static var addYourAge: String { text("Add your age") }
    package static var useComputedTargets: String { text("Use computed targets") }
    package static var useThese: String { text("Use these") }
    package static var caloriesPerDay: String { text("Calories per day") }
    package static var proteinPerDay: String { text("Protein per day") }
    package static var carbsPerDay: String { text("Carbs per day") }
    package static var fatPerDay: String { text("Fat per day") }
    package static var daysOnTarget: String { text("Days on target") }
    package static func targetLegend(_ energy: String) -> String { text("Target \(energy)") }
    package static func currentTargetLegend(_ energy: String) -> String { text("Target, now \(energy)") }
    package static var caloriesByDay: String { text("Calories by day") }
    package static func daysWithFoodLogged(_ count: Int) -> String { text("\(count, "day") with food logged.") }
    package static func daysWithFoodLogged(_ count: Int, average energy: String) -> String {
        text("\(energy) per day on average. \(count, "day") with food logged.")
    }
    package static var kcalADay: String { text("kcal a day") }
    package static var macrosByDay: String { text("Protein, carbs and fat by day, in grams") }
    package static func macrosOfDay(
        _ day: String, _ protein: String, _ carbs: String, _ fat: String
    ) -> String {
        text("\(day): protein \(protein), carbs \(carbs), fat \(fat)")
    }
    package static var gADay: String { text("g a day") }
    package static func tableCaption(_ name: String) -> String {
        text("\(name) by day. Days without food logged are left out.")
    }
    package static var nothingLoggedInThisRange: String { text("Nothing logged in this range") }
    package static var nothingLoggedHint: String { text("Log what you eat to see its calories and macros here.") }
    package static var goToToday: String { text("Go to today") }
    package static var unknownForSomeFoods: String { text("Unknown for some foods") }
    package static var pastDaysStay: String { text("Days on which you already logged it don’t change.") }
    package static var unknownEnergy: String { text("unknown") }
}
