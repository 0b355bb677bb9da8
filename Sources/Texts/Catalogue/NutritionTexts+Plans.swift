/// Food that is planned, and food that is added again or copied.
extension NutritionTexts {
    package static var notEatenYet: String { text("Planned, not eaten yet") }
    package static var dayIsToCome: String { text("This day is still to come, so it is planned.") }
    package static var dayTooFarAhead: String { text("Please choose a day within the next year") }
    package static func plannableUntil(_ day: String) -> String {
        text("Food can be planned for a year ahead, up to \(day).")
    }
    package static func withPlanned(_ nutrients: String) -> String { text("With what is planned: \(nutrients)") }
    package static func plannedFood(_ contents: String) -> String { text("Planned: \(contents)") }
    package static var iAteIt: String { text("I ate it") }
    package static var iAteAllOfIt: String { text("I ate all of it") }
    package static var iAteAllThatWasPlanned: String { text("I ate all that was planned") }
    package static func markedAsEaten(_ food: String) -> String { text("Marked \(food) as eaten") }
    package static func removeFromPlan(_ food: String) -> String { text("Remove \(food) from the plan") }
    package static var caloriesFromMacros: String {
        text("If you leave it empty, it is computed: 4\u{A0}kcal per gram of protein and carbs, 9 per gram of fat.")
    }
    package static var addAgain: String { text("Add again") }
    package static func addAgainTo(_ meal: String) -> String { text("Add again to \(meal)") }
    package static var mealToAddTo: String { text("Meal to add to") }
    package static var copyFood: String { text("Copy food") }
    package static var copyToAnotherDay: String { text("Copy to another day or meal") }
}

/// Trends over more than some months.
extension NutritionTexts {
    package static var sixMonths: String { text("6 months") }
    package static var averageCalories: String { text("Average calories of the days with food logged") }
    package static var averageMacros: String {
        text("Average protein, carbs and fat of the days with food logged, in grams")
    }
    package static func averagesCaption(_ name: String) -> String {
        text("\(name) per day: averages of days with food logged, without today.")
    }
}
