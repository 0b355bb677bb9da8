package enum AnalyzeTexts {
    package static var whenWillIReachAWeight: String { text("When will I reach a weight?") }
    package static var showDate: String { text("Show date") }
    package static var body: String { text("Body") }
    package static var findAnExercise: String { text("Find an exercise") }
    package static var dayByDay: String { text("Day by day") }
    package static var muscleGroups: String { text("Muscle groups") }
    package static var bodyWeight: String { text("Body Weight") }
    package static var weeklySetsAndVolume: String { text("Weekly sets and volume") }
    package static func trainingDaysOf(_ year: Int) -> String { text("Training days of \(year)") }
    package static var showAllDays: String { text("Show all days") }
    package static var weightHistoryAndMeasurements: String { text("Weight history and measurements") }
    package static var current: String { text("Current") }
    package static var average: String { text("Average") }
    package static func logYourWeightOnAt(_ leastWeighings: Int) -> String {
        text("Log your weight on at least \(leastWeighings) days over two weeks or more to see how fast it changes.")
    }
    package static var yourWeightHeldSteadyIn: String {
        text("Your weight held steady in the last four weeks; daily swings are larger than any change.")
    }
    package static func inTheLastFourWeeks(_ kilogramsPerDay: String, _ week: String) -> String {
        text("In the last four weeks your weight \(kilogramsPerDay) by \(week) a week.")
    }
    package static func bodyWeightOn(_ day: String) -> String { text("Body weight on \(day). ") }
    package static var nothingLogged: String { text("Nothing logged.") }
    package static var noWeightLoggedOnThis: String { text("No weight logged on this day.") }
    package static var logYourWeightToSee: String { text("Log your weight to see its chart") }
    package static var logYourWeight: String { text("Log your weight") }
    package static var averageHighestAndLowestAre: String {
        text("Average, highest and lowest are without today, which isn’t over yet.")
    }
    package static func of(_ value: Int) -> String { text("of \(value)") }
    package static func logToSeeItsChart(_ subject: String) -> String { text("Log \(subject) to see its chart") }
    package static func on(_ nutrient: String, _ day: String, _ sentence: String) -> String {
        text("\(nutrient) on \(day). \(sentence).")
    }
    package static var noFoodLoggedOnThis: String { text("No food logged on this day.") }
    package static var goToThisDayIn: String { text("Go to this day in Nutrition") }
    package static func noLoggedOnThisDay(_ exercise: String) -> String { text("No \(exercise) logged on this day.") }
    package static func est1RM(_ maximumDecimals: String) -> String { text("est. 1RM \(maximumDecimals)") }
    package static func rpe(_ value: String) -> String { text("RPE \(value)") }
    package static var cardioSessions: String { text("Cardio sessions") }
    package static var logged: String { text("Logged") }
    package static var darkerMeansMoreTrainingThan: String {
        text("Darker means more training than on other days this year (in dark mode: brighter).")
    }
    package static func withTraining(_ count: Int) -> String { text("\(count, "day") with training.") }
    package static var whenWillIReach: String { text("When will I reach") }
    package static var atThePaceOfThe: String { text("At the pace of the last four weeks") }
    package static var yourGoalAtThePace: String { text("Your goal. At the pace of the last four weeks") }
    package static var yourTrendIsAlreadyThere: String { text("Your trend is already there.") }
    package static func aroundGoingByWhatYou(_ day: String, _ earliest: String, _ latest: String) -> String {
        text("Around \(day). Going by what you logged, between \(earliest) and \(latest).")
    }
    package static func aroundNotBeforeButIt(_ day: String, _ earliest: String) -> String {
        text("Around \(day). Not before \(earliest), but it could take years longer.")
    }
    package static var noDateYourWeightIs: String { text("No date: your weight is moving the other way right now.") }
    package static var noDateYourWeightIsHolding: String { text("No date: your weight is holding steady right now.") }
    package static var noDateAtThisPace: String {
        text("No date: at this pace it would take more than two years, too long to predict.")
    }
    package static func noDateYetLogYour(_ leastWeighings: Int) -> String {
        text(
            """
            No date yet: log your weight on at least \(leastWeighings) days of the last four weeks, over two \
            weeks or more.
            """)
    }
}
