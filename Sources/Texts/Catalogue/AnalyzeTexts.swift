package enum AnalyzeTexts {
    package static var whenWillIReachAWeight: String { text("When will I reach a weight?") }
    package static var showDate: String { text("Show date") }
    package static var findAnExercise: String { text("Find an exercise") }
    package static var dayByDay: String { text("Day by day") }
    package static var bodyWeight: String { text("Body Weight") }
    package static var weeklySetsAndVolume: String { text("Weekly sets and volume") }
    package static func trainingDaysOf(_ year: Int) -> String { text("Training days of \(year)") }
    package static var showAllDays: String { text("Show all days") }
    package static var weightHistoryAndMeasurements: String { text("Weight history and measurements") }
    package static var current: String { text("Current") }
    package static var average: String { text("Average") }
    package static func rateNeedsWeighings(_ days: Int) -> String {
        text("Log your weight on at least \(days) days over two weeks or more to see how fast it changes.")
    }
    package static var weightHeldSteady: String {
        text("Your weight held steady in the last four weeks; daily swings are larger than any change.")
    }
    package static func weightRose(by amount: String) -> String {
        text("In the last four weeks your weight rose by \(amount) a week.")
    }
    package static func weightFell(by amount: String) -> String {
        text("In the last four weeks your weight fell by \(amount) a week.")
    }
    package static func bodyWeightOn(_ day: String, _ weight: String) -> String {
        text("Body weight on \(day). \(weight).")
    }
    package static func noBodyWeightOn(_ day: String) -> String { text("Body weight on \(day). Nothing logged.") }
    package static var noWeightOnThisDay: String { text("No weight logged on this day.") }
    package static var noWeightHint: String { text("Log your weight to see its chart") }
    package static var todayIsLeftOut: String {
        text("Average, highest and lowest are without today, which isn’t over yet.")
    }
    package static func noValuesHint(_ subject: String) -> String { text("Log \(subject) to see its chart") }
    package static var noFoodOnThisDay: String { text("No food logged on this day.") }
    package static var goToDayInNutrition: String { text("Go to this day in Nutrition") }
    package static func noExerciseOnThisDay(_ exercise: String) -> String { text("No \(exercise) logged on this day.") }
    package static var cardioSessions: String { text("Cardio sessions") }
    package static var logged: String { text("Logged") }
    package static var shadesExplanation: String {
        text("Darker means more training than on other days this year (in dark mode: brighter).")
    }
    package static func daysWithTraining(_ count: Int) -> String { text("\(count, "day") with training.") }
    package static var whenWillIReach: String { text("When will I reach") }
    package static var atRecentPace: String { text("At the pace of the last four weeks") }
    package static var yourGoalAtRecentPace: String { text("Your goal. At the pace of the last four weeks") }
    package static var targetAlreadyReached: String { text("Your trend is already there.") }
    package static func expectedBetween(_ day: String, _ earliest: String, _ latest: String) -> String {
        text("Around \(day). Going by what you logged, between \(earliest) and \(latest).")
    }
    package static func expectedNotBefore(_ day: String, _ earliest: String) -> String {
        text("Around \(day). Not before \(earliest), but it could take years longer.")
    }
    package static var noDateMovingAway: String { text("No date: your weight is moving the other way right now.") }
    package static var noDateHoldingSteady: String { text("No date: your weight is holding steady right now.") }
    package static var noDateTooFarAhead: String {
        text("No date: at this pace it would take more than two years, too long to predict.")
    }
    package static func noDateTooFewWeighings(_ days: Int) -> String {
        text(
            """
            No date yet: log your weight on at least \(days) days of the last four weeks, over two \
            weeks or more.
            """)
    }
    package static var lastAtLeast: String { text("Last, at least") }
    package static func unknownForSomeFoodsNote(_ value: String) -> String {
        text("Some of your foods don’t say their \(value), so the real numbers may be higher.")
    }
    package static func nothingLogged(on day: String) -> String { text("\(day). Nothing logged.") }
    package static func trainingDays(of year: Int, part: Int, of count: Int) -> String {
        text("Training days of \(String(year)), \(part) of \(count)")
    }
    package static func nameOnDay(_ nutrient: String, _ day: String, _ amount: String) -> String {
        text("\(nutrient) on \(day). \(amount).")
    }
}
