extension GoalTexts {
    package static var heaviestSet: String { text("Heaviest set") }
    package static var addedWeightHint: String { text("For a bodyweight exercise: the weight you add") }
    package static func lifted(_ weight: String) -> String { text("lifted \(weight)") }
    package static func heaviestSetCounts(_ reps: String) -> String {
        text("Your heaviest working set of at least \(reps) counts.")
    }
    package static var heaviestWorkingSetCounts: String { text("Your heaviest working set counts.") }
    package static func heldFor(_ time: String) -> String { text("done \(time)") }
    package static func carriedOver(_ distance: String) -> String { text("gone \(distance)") }
    /// `Pull-Up: 10 reps in a set`, `Plank: 2:00 in a set`
    package static func amountInASet(_ exercise: String, _ amount: String) -> String {
        text("\(exercise): \(amount) in a set")
    }
    package static var longestSetCounts: String { text("Your longest working set counts, with any weight.") }
    package static var longestSetWithoutDistanceCounts: String {
        text("Your longest working set counts, with any weight. Sets with a distance don’t.")
    }
    package static var farthestSetCounts: String {
        text("Your working set with the longest distance counts, with any weight.")
    }
    package static var setTimesAreAddedUp: String {
        text("The times of all working sets are added up. Warm-ups don’t count.")
    }
    package static func leastWeight(_ least: String) -> String {
        text("Please enter \(least) or more. Less is underweight for your height.")
    }
    package static var noLossWhileGrowing: String {
        text("Until you are 18, your body still grows, so aim to keep your weight, or to train.")
    }
    package static var measureMissing: String { text("Please choose what counts") }
    package static func exerciseDoesNotFit(_ exercise: String, _ measure: String) -> String {
        text("Sets of \(exercise) are not counted that way. Choose something else than “\(measure)”.")
    }
    package static var addedWeightCounts: String {
        text("For a bodyweight exercise, that is the weight you add.")
    }
    package static var oneRepMax: String { text("One-rep max") }
    package static func reachedWeight(_ weight: String) -> String { text("reached \(weight)") }
    package static func oneRepMaxOf(_ exercise: String, _ weight: String) -> String {
        text("\(exercise): one-rep max of \(weight)")
    }
    package static var bestEstimateCounts: String {
        text("Your best estimate counts: load × (1 + reps ÷ 30), from working sets of 1 to 12\u{A0}reps.")
    }
    package static var mostRepsInASet: String { text("Most reps in a set") }
    package static func doneInASet(_ reps: String) -> String { text("done \(reps) in a set") }
    package static var setWithMostRepsCounts: String { text("Your working set with the most reps counts.") }
    package static func amountInTotal(_ amount: String) -> String { text("\(amount) in total") }
    package static var volumeIsAddedUp: String {
        text("Load × reps of all working sets is added up. Warm-ups don’t count.")
    }
    package static var repsAreAddedUp: String {
        text("The reps of all working sets are added up. Warm-ups don’t count.")
    }
    package static var eachDayWithASetCounts: String { text("Each day with a set counts once.") }
    package static var eachSessionCounts: String { text("Each session counts.") }
    package static var distancesAreAddedUp: String { text("The distances of all sessions are added up.") }
    package static var durationHint: String { text("150, or 2h\u{A0}30m") }
    package static var timesAreAddedUp: String { text("The times of all sessions are added up.") }
    package static var lastWeightOfDayCounts: String { text("The last weight of a day counts.") }
    package static var allValuesAreAddedUp: String { text("All values are added up.") }
    package static var lastValueOfDayCounts: String { text("The last value of a day counts.") }
    package static var halfDoneWorkoutsCount: String {
        text("Each timed workout with at least half of its exercises done counts.")
    }
    package static var eachTrainingDayCounts: String {
        text("Each day with a set, a cardio session or a timed workout counts.")
    }
    package static var loggedFoodIsAddedUp: String { text("Everything you log in Nutrition is added up.") }
    package static func notCountedWithoutFood(_ period: Period) -> String {
        text("A \(nounOf: 1, period.rawValue) without logged food is neither met nor missed.")
    }
    package static var oneTime: String { text("One-time") }
    package static var daily: String { text("Daily") }
    package static var weekly: String { text("Weekly") }
    package static var monthly: String { text("Monthly") }
    package static var yearly: String { text("Yearly") }
    package static var thisWeek: String { text("this week") }
    package static var thisMonth: String { text("this month") }
    package static var thisYear: String { text("this year") }
    package static var strengthDescription: String {
        text("Weight, reps, time, volume or training days of an exercise")
    }
    package static var anyExercise: String { text("Any exercise") }
    package static var cardioDescription: String {
        text("Distance, time or sessions, such as three runs a week")
    }
    package static var anyCardio: String { text("Any cardio") }
    package static var bodyWeightDescription: String { text("A weight to reach or keep") }
    package static var trackableDescription: String { text("Steps, water, sleep, or a number of your own") }
    package static var workoutsDescription: String { text("Timed workouts or training days") }
    package static var nutrientDescription: String { text("Calories, protein, carbs, fat or fiber") }
    package static var increase: String { text("Increase") }
    package static var decrease: String { text("Decrease") }
    package static var increaseOrDecreaseHint: String {
        text("Increase: reach the target. Decrease: stay at or under it.")
    }
    package static var atLeast: String { text("At least") }
    package static var atMost: String { text("At most") }
    package static var atLeastOrAtMostHint: String {
        text("At least: reach the target. At most: stay at or under it.")
    }
    package static var weighMoreOrLess: String { text("Do you want to weigh more or less?") }
    package static var progressExplanation: String {
        text(
            """
            Progress is how far you have come from your value at the start to the target. The goal is complete \
            the first time you get there.
            """)
    }
    package static func limitExplanation(_ firstDay: String) -> String {
        text("The goal is reached if the total from \(firstDay) to the deadline is at or under the limit.")
    }
    package static func bestExplanation(_ firstDay: String) -> String {
        text(
            """
            What you did before is your starting point. The goal is complete the first time you get there, from \
            \(firstDay) on.
            """)
    }
    package static func totalExplanation(_ firstDay: String) -> String {
        text("Everything from \(firstDay) on counts. The goal is complete at 100\u{A0}%.")
    }
    package static func metWithinTheLimit(_ period: Period) -> String {
        text("Each \(nounOf: 1, period.rawValue) is met if it ends at or under the limit.")
    }
    package static func metByLastValue(_ period: Period, isLimit: Bool) -> String {
        isLimit
            ? text("Each \(nounOf: 1, period.rawValue) is met if its last value is at most the target.")
            : text("Each \(nounOf: 1, period.rawValue) is met if its last value is at least the target.")
    }
    package static func metByAverage(_ period: Period, isLimit: Bool) -> String {
        isLimit
            ? text("Each \(nounOf: 1, period.rawValue) is met if the average of its days is at most the target.")
            : text("Each \(nounOf: 1, period.rawValue) is met if the average of its days is at least the target.")
    }
    package static var notCountedWithoutValue: String {
        text("Without a value, it counts neither as met nor as missed.")
    }
    package static func metAtTheTarget(_ period: Period) -> String {
        text("Each \(nounOf: 1, period.rawValue) starts from zero and is met at 100\u{A0}%.")
    }
    package static func pastPeriodsStayAsTheyAre(_ period: Period) -> String {
        period == .day
            ? text(
                """
                A new target doesn’t change past days. A day can be met but not missed if the goal was paused on it.
                """)
            : text(
                """
                A new target doesn’t change past \(nounOf: 2, period.rawValue). A \(nounOf: 1, period.rawValue) can be met \
                but not missed if the goal was paused in it or covers only part of it.
                """)
    }
    package static func atMostTarget(_ target: String) -> String { text("at most \(target)") }
    package static func targetEvery(_ period: Period, _ target: String) -> String {
        text("\(target) every \(nounOf: 1, period.rawValue)")
    }
    package static func targetAtLeastEvery(_ period: Period, _ target: String) -> String {
        text("at least \(target) every \(nounOf: 1, period.rawValue)")
    }
    package static func withAddedWeight(_ subject: String) -> String { text("\(subject), added weight") }
    package static func upTo(_ subject: String, _ amount: String) -> String { text("\(subject) up to \(amount)") }
    package static func downTo(_ subject: String, _ amount: String) -> String { text("\(subject) down to \(amount)") }
    package static var targetRequired: String { text("Target required") }
    package static var activityMissing: String { text("Please choose an activity") }
    package static var activity: String { text("Activity") }
    package static var trackableMissing: String { text("Please choose a trackable") }
    package static var deadlineInThePast: String { text("Please choose today or a later day") }
    package static var deadlineBeforeStart: String { text("Please choose a day after the goal starts") }
    package static func pleaseChooseADayIn(_ years: Int) -> String {
        text("Please choose a day in the next \(years) years")
    }
    package static var limitNeedsDeadline: String { text("A one-time limit needs a deadline") }
    package static func bestIsHigher(_ done: String) -> String {
        text("You have already \(done). Aim higher, or count from an earlier day.")
    }
    package static var alreadyThere: String { text("You are already there") }
    package static func targetIsHigher(_ start: String, _ target: String, _ right: String) -> String {
        text("\(target) is more than \(start): choose \(right)")
    }
    package static func targetIsLower(_ start: String, _ target: String, _ right: String) -> String {
        text("\(target) is less than \(start): choose \(right)")
    }
    package static func tooManyGoals(_ maximumGoals: Int) -> String {
        text("You have \(maximumGoals) goals, the maximum. Delete one first.")
    }
    package static var runningToday: String { text("today") }
    package static func runNoun(_ count: Int) -> String { text("\(nounOf: count, "run")") }
    package static func walkNoun(_ count: Int) -> String { text("\(nounOf: count, "walk")") }
    package static func hikeNoun(_ count: Int) -> String { text("\(nounOf: count, "hike")") }
    package static func rideNoun(_ count: Int) -> String { text("\(nounOf: count, "ride")") }
    package static func swimNoun(_ count: Int) -> String { text("\(nounOf: count, "swim")") }
}
