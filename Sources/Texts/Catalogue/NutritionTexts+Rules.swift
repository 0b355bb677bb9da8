extension NutritionTexts {
    package static var breakfast: String { text("Breakfast") }
    package static var lunch: String { text("Lunch") }
    package static var dinner: String { text("Dinner") }
    package static var snacks: String { text("Snacks") }
    package static var atLeast2: String { text("at least ") }
    package static var usdaSR24: String { text("USDA SR24") }
    package static var fooddataCentral: String { text("FoodData Central") }
    package static var openFoodFacts: String { text("Open Food Facts") }
    package static var deskJobLittleExercise: String { text("Desk job, little exercise") }
    package static var training1To3Days: String { text("Training 1 to 3 days a week") }
    package static var training3To5Days: String { text("Training 3 to 5 days a week") }
    package static var training6Or7Days: String { text("Training 6 or 7 days a week") }
    package static var physicalWorkAndTraining: String { text("Physical work and training") }
    package static func aDayCanHaveAt(_ maximumEntriesPerDay: Int) -> String {
        text("A day can have at most \(maximumEntriesPerDay) foods. Nothing was added.")
    }
    package static var number1Serving: String { text("1 serving") }
    package static func servings(_ servings: String) -> String { text("\(servings) servings") }
    package static func each(_ value: String) -> String { text("\(value) each") }
}
