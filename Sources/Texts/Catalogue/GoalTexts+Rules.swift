extension GoalTexts {
    package static var heaviestSet: String { text("Heaviest set") }
    package static var forABodyweightExerciseThe: String { text("For a bodyweight exercise: the weight you add") }
    package static func lifted(_ weight: String) -> String { text("lifted \(weight)") }
    package static func yourHeaviestWorkingSetOf(_ repetitions: String) -> String {
        text("Your heaviest working set of at least \(repetitions) counts.")
    }
    package static var forABodyweightExerciseThat: String {
        text(" For a bodyweight exercise, that is the weight you add.")
    }
    package static var oneRepMax: String { text("One-rep max") }
    package static func reached(_ maximumDecimals: String) -> String { text("reached \(maximumDecimals)") }
    package static func oneRepMaxOf(_ value: String, _ value2: String) -> String {
        text("\(value): one-rep max of \(value2)")
    }
    package static var yourBestEstimateCountsLoad: String {
        text("Your best estimate counts: load × (1 + reps ÷ 30), from working sets of 1 to 12\u{A0}reps.")
    }
    package static var mostRepsInASet: String { text("Most reps in a set") }
    package static func doneInASet(_ best: String) -> String { text("done \(best) in a set") }
    package static func inASet(_ value: String, _ value2: String) -> String { text("\(value): \(value2) in a set") }
    package static var yourWorkingSetWithThe: String { text("Your working set with the most reps counts.") }
    package static func inTotal(_ value: String) -> String { text("\(value) in total") }
    package static var loadRepsOfAllWorking: String {
        text("Load × reps of all working sets is added up. Warm-ups don’t count.")
    }
    package static var theRepsOfAllWorking: String {
        text("The reps of all working sets are added up. Warm-ups don’t count.")
    }
    package static var eachDayWithASet: String { text("Each day with a set counts once.") }
    package static var eachSessionCounts: String { text("Each session counts.") }
    package static var theDistancesOfAllSessions: String { text("The distances of all sessions are added up.") }
    package static var number150Or2h30m: String { text("150, or 2h\u{A0}30m") }
    package static var theTimesOfAllSessions: String { text("The times of all sessions are added up.") }
    package static var theLastWeightOfA: String { text("The last weight of a day counts.") }
    package static var allValuesAreAddedUp: String { text("All values are added up.") }
    package static var theLastValueOfA: String { text("The last value of a day counts.") }
    package static var eachTimedWorkoutWithAt: String {
        text("Each timed workout with at least half of its exercises done counts.")
    }
    package static var trainingDay: String { text("training day") }
    package static var eachDayWithASetA: String {
        text("Each day with a set, a cardio session or a timed workout counts.")
    }
    package static var everythingYouLogInNutrition: String { text("Everything you log in Nutrition is added up.") }
    package static func aWithoutFoodCountsNeither(_ noun: String) -> String {
        text(" A \(noun) without food counts neither as met nor as missed.")
    }
    package static var oneTime: String { text("One-time") }
    package static var daily: String { text("Daily") }
    package static var weekly: String { text("Weekly") }
    package static var monthly: String { text("Monthly") }
    package static var yearly: String { text("Yearly") }
    package static var aDay: String { text("a day") }
    package static var aWeek: String { text("a week") }
    package static var aMonth: String { text("a month") }
    package static var aYear: String { text("a year") }
    package static var soFar: String { text("so far") }
    package static var thisWeek: String { text("this week") }
    package static var thisMonth: String { text("this month") }
    package static var thisYear: String { text("this year") }
    package static var weightRepsVolumeOrTraining: String {
        text("Weight, reps, volume or training days of an exercise")
    }
    package static var anyExercise: String { text("Any exercise") }
    package static var distanceTimeOrSessionsSuch: String {
        text("Distance, time or sessions, such as three runs a week")
    }
    package static var anyCardio: String { text("Any cardio") }
    package static var aWeightToReachOr: String { text("A weight to reach or keep") }
    package static var stepsWaterSleepOrA: String { text("Steps, water, sleep, or a number of your own") }
    package static var timedWorkoutsOrTrainingDays: String { text("Timed workouts or training days") }
    package static var nutrient: String { text("Nutrient") }
    package static var caloriesProteinCarbsFatOr: String { text("Calories, protein, carbs, fat or fiber") }
    package static var increase: String { text("Increase") }
    package static var decrease: String { text("Decrease") }
    package static var increaseReachTheTargetDecrease: String {
        text("Increase: reach the target. Decrease: stay at or under it.")
    }
    package static var atLeast: String { text("At least") }
    package static var atMost: String { text("At most") }
    package static var atLeastReachTheTarget: String {
        text("At least: reach the target. At most: stay at or under it.")
    }
    package static var doYouWantToWeigh: String { text("Do you want to weigh more or less?") }
    package static var progressIsHowFarYou: String {
        text(
            """
            Progress is how far you have come from your value at the start to the target. The goal is complete \
            the first time you get there.
            """)
    }
    package static func theGoalIsReachedIf(_ countsFrom: String) -> String {
        text("The goal is reached if the total from \(countsFrom) to the deadline is at or under the limit.")
    }
    package static func whatYouDidBeforeIs(_ countsFrom: String) -> String {
        text(
            """
            What you did before is your starting point. The goal is complete the first time you get there, from \
            \(countsFrom) on.
            """)
    }
    package static func everythingFromOnCountsThe(_ countsFrom: String) -> String {
        text("Everything from \(countsFrom) on counts. The goal is complete at 100\u{A0}%.")
    }
    package static var eachWeekMondayToSunday: String { text("Each week, Monday to Sunday,") }
    package static func each(_ noun: String) -> String { text("Each \(noun)") }
    package static func isMetIfItEnds(_ period: String) -> String {
        text("\(period) is met if it ends at or under the limit.")
    }
    package static var atLeast2: String { text("at least") }
    package static var atMost2: String { text("at most") }
    package static var withoutAValueItCounts: String {
        text("Without a value, it counts neither as met nor as missed.")
    }
    package static func isMetIfItsLast(_ period: String, _ most: String, _ unknown: String) -> String {
        text("\(period) is met if its last value is \(most) the target. \(unknown)")
    }
    package static func isMetIfTheAverage(_ period: String, _ most: String, _ unknown: String) -> String {
        text("\(period) is met if the average of its days is \(most) the target. \(unknown)")
    }
    package static func startsFromZeroAndIs(_ period: String) -> String {
        text("\(period) starts from zero and is met at 100\u{A0}%.")
    }
    package static func aNewTargetDoesntChange(_ noun: String) -> String {
        text(
            """
            A new target doesn’t change past \(noun)s. A \(noun) can be met but not missed if the goal was \
            paused in it
            """)
    }
    package static var orCoversOnlyPartOf: String { text(" or covers only part of it.") }
    package static var addedWeight: String { text(", added weight") }
    package static func atMostWithSentence(_ sentence: String) -> String { text("at most \(sentence)") }
    package static func every(_ increase: String, _ value: String, _ noun: String) -> String {
        text("\(increase)\(value) every \(noun)")
    }
    package static func to(_ subject: String, _ increase: String, _ amount: String) -> String {
        text("\(subject) \(increase) to \(amount)")
    }
    package static func once(_ target: String) -> String { text("once \(target)") }
}
