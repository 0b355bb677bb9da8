extension NutritionTexts {
    package static var breakfast: String { text("Breakfast") }
    package static var lunch: String { text("Lunch") }
    package static var dinner: String { text("Dinner") }
    package static var snacks: String { text("Snacks") }
    package static var atLeastPrefix: String { text("at least ") }
    package static var usdaStandardReference: String { text("USDA SR24") }
    package static var foodDataCentral: String { text("FoodData Central") }
    package static var openFoodFacts: String { text("Open Food Facts") }
    package static var deskJobLittleExercise: String { text("Desk job, little exercise") }
    package static var oneToThreeTrainingDays: String { text("Training 1 to 3 days a week") }
    package static var threeToFiveTrainingDays: String { text("Training 3 to 5 days a week") }
    package static var sixOrSevenTrainingDays: String { text("Training 6 or 7 days a week") }
    package static var physicalWorkAndTraining: String { text("Physical work and training") }
    package static func tooManyFoodsInADay(_ limit: Int) -> String {
        text("A day can have at most \(limit) foods. Nothing was added.")
    }
    package static var singleServing: String { text("1 serving") }
    package static func servings(_ count: String) -> String { text("\(count) servings") }
    package static func energyEach(_ energy: String) -> String { text("\(energy) each") }
}
