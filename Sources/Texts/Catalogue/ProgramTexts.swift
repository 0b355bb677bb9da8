/// Programs: which day comes next, how its lifts progress, and where they stand.
package enum ProgramTexts {
    package static var programs: String { text("Programs") }
    package static var program: String { text("Program") }
    package static var yourPrograms: String { text("Your programs") }
    package static var endedPrograms: String { text("Ended programs") }
    package static var newProgram: String { text("New program") }
    package static var editProgram: String { text("Edit program") }
    package static var theProgram: String { text("The program") }
    package static var aboutThisProgram: String { text("About this program") }
    package static var saveProgram: String { text("Save program") }
    package static var nextTime: String { text("Next time") }
    package static var backToPrograms: String { text("Back to programs") }
    package static var listNote: String {
        text("Days and weeks in an order, with weights that progress by rules")
    }
    package static var emptyTitle: String { text("No program yet") }
    package static var emptyText: String {
        text(
            "A program says which workout comes next and how heavy it is. Start one below, or build one from your routines."
        )
    }
    package static func day(_ number: String) -> String { text("Day \(number)") }
    package static func dayOf(_ program: String) -> String { text("Day of \(program)") }
    package static func nameOfDay(_ program: String, _ day: String) -> String { text("\(program): \(day)") }

    // What is due

    package static var today: String { text("Today") }
    package static func missed(_ weekday: String) -> String { text("Missed on \(weekday)") }
    package static var comesNext: String { text("Comes next") }
    package static func weekNumber(_ week: Int) -> String { text("Week \(week)") }
    package static func weekOf(_ week: Int, _ weeks: Int) -> String { text("Week \(week) of \(weeks)") }
    package static func lightWeek(_ week: String) -> String { text("\(week) · light week") }
    package static func roundNumber(_ round: Int) -> String { text("Round \(round)") }
    package static func roundOf(_ round: Int, _ rounds: Int) -> String { text("Round \(round) of \(rounds)") }
    package static func lightRound(_ round: String) -> String { text("\(round) · light round") }
    package static func dayOf(_ day: Int, _ days: Int) -> String { text("Day \(day) of \(days)") }
    package static var sickToday: String { text("You are sick today. The next workout waits until you are well.") }
    package static var travelingToday: String { text("You are traveling today. The next workout waits for you.") }
    package static var startEarly: String { text("Start it today") }
    package static var skipDay: String { text("Skip this day") }
    package static func joined(_ first: String, _ second: String) -> String { text("\(first) · \(second)") }
    package static func times(_ count: Int, _ set: String) -> String { text("\(count)\u{A0}× \(set)") }
    package static func loadAndAmount(_ load: String, _ amount: String) -> String { text("\(load) × \(amount)") }
    package static var skipped: String { text("Skipped") }
    package static func leftOut(_ day: String) -> String { text("\(day) was left out.") }
    package static var doItAfterAll: String { text("Do it after all") }

    // Starting one

    package static var startProgram: String { text("Start this program") }
    package static func startNamed(_ name: String) -> String { text("Start \(name)") }
    package static var startProgramHint: String {
        text("It becomes yours: you can change its days, exercises and rules whenever you like.")
    }
    package static var startWeights: String { text("Weights to start with") }
    package static var startWeightsHint: String {
        text(
            "Start lighter than you could: it gets heavier by itself. What you leave empty is asked in the first workout."
        )
    }
    package static func trainingMax(_ exercise: String) -> String { text("\(exercise): training max") }
    package static func exerciseAndSets(_ exercise: String, _ sets: String) -> String { text("\(exercise), \(sets)") }
    package static func proposed(_ weight: String) -> String { text("From your last sets: \(weight)") }
    package static var firstDay: String { text("First day") }
    package static var schedule: String { text("Schedule") }
    package static var rotation: String { text("One day after the other") }
    package static var rotationHint: String {
        text("Whenever you train, the next day is due. Nothing is lost if you miss one. All days once are a round.")
    }
    package static var weekly: String { text("Each day on its weekday") }
    package static var weeklyHint: String { text("A day you miss can be made up until the next one is due.") }
    package static var weekdays: String { text("Training days") }
    package static var source: String { text("Source") }
    package static var days: String { text("Days") }
    package static var lifts: String { text("Lifts") }
    package static var cycle: String { text("Cycle") }
    package static func numbered(_ number: Int, _ day: String) -> String { text("\(number). \(day)") }
    package static func weeksCount(_ weeks: Int) -> String { text("\(weeks, "week")") }
    package static func roundsCount(_ rounds: Int) -> String { text("\(rounds, "round")") }
    package static func daysCount(_ days: Int) -> String { text("\(days, "day")") }
    package static func timesAWeek(_ times: Int) -> String { text("\(times)\u{A0}× a week") }
    package static func lightEvery(_ weeks: Int) -> String { text("light every \(weeks) weeks") }
    package static func lightEveryRounds(_ rounds: Int) -> String { text("light every \(rounds) rounds") }
    package static var lightWeeks: String { text("Light weeks") }
    package static var lightRounds: String { text("Light rounds") }

    // Editing

    package static var weeks: String { text("Rounds or weeks in a cycle") }
    package static var weeksHint: String { text("1 if all of them have the same sets.") }
    package static var deloadEvery: String { text("Light rounds or weeks") }
    package static var deloadEveryHint: String {
        text(
            "2 to 52: every how many rounds or weeks one is light, with half of the sets at 90 % of the weight. Leave empty for none."
        )
    }
    package static var addDay: String { text("Add a day") }
    package static var addDayHint: String {
        text("A routine of yours, or a timed workout. The same one can be several days.")
    }
    package static var chooseDay: String { text("Choose a routine or workout") }
    package static var scheduleMissing: String { text("Choose how the days follow each other") }
    package static var weekdaysMissing: String { text("Choose at least one day of the week") }
    package static func asManyWeekdays(_ days: Int) -> String {
        text("Choose \(days, "weekday"): one for each day of the program")
    }
    package static var dayMissing: String { text("Add at least one day") }
    package static func tooManyDays(_ most: Int) -> String { text("A program can have at most \(most) days") }
    package static var routineIsTaken: String { text("That routine is a day of another program. Copy it first.") }
    package static var changedTooOften: String {
        text("This program has had too many days over time. Make a new one with the same days.")
    }
    package static var workoutIsGone: String { text("That workout is gone. Choose another one.") }
    package static func tooManyPrograms(_ most: Int) -> String {
        text("You have \(most) programs. Delete one before you add another.")
    }
    package static var sharesProgress: String { text("Same weight on other days of the program") }
    package static var everyWeek: String { text("Every week") }
    package static var week: String { text("Week") }
    package static var everyRound: String { text("Every round") }
    package static var round: String { text("Round") }

    // Its end

    package static var endProgram: String { text("End program") }
    package static var endQuestion: String { text("End this program?") }
    package static func endWarning(_ name: String) -> String {
        text(
            "“\(name)” will no longer say which workout comes next. If you start it again, it begins with its first day and counts anew. Weights and workouts stay."
        )
    }
    package static func staysOpen(_ workout: String) -> String {
        text("“\(workout)” is still open. You can finish it: it counts as the last workout of this program.")
    }
    package static var startAgain: String { text("Start again") }
    package static var startAgainHint: String { text("Begins with the first day. Weights go on where they are.") }
    package static func staysBefore(_ workout: String) -> String {
        text("“\(workout)” is still open. You can finish it: it counts for the time before the new start.")
    }
    package static func closesEmpty(_ workout: String) -> String {
        text("“\(workout)” is open, but nothing is done in it. It will be closed.")
    }
    package static func endedOn(_ day: String) -> String { text("Ended \(day)") }
    package static func since(_ day: String) -> String { text("Since \(day)") }
    package static var deleteProgram: String { text("Delete program") }
    package static var deleteQuestion: String { text("Delete this program?") }
    package static func deletionWarning(withRoutines name: String) -> String {
        text("“\(name)” and the routines of its days will be deleted. Workouts you did stay in your history.")
    }
    package static func deletionWarning(_ name: String) -> String {
        text("“\(name)” will be deleted. Its routines and the workouts you did stay.")
    }

    // Looking back

    package static var history: String { text("Asked and done") }
    package static var thisTime: String { text("This time") }
    package static func before(_ day: String) -> String { text("Before the new start on \(day)") }
    package static var asked: String { text("Asked") }
    package static var done: String { text("Done") }
    package static var notDone: String { text("not done") }
    package static var missedSet: String { text("missed") }
    package static var skippedSet: String { text("skipped") }
    package static func liftOf(_ exercise: String, _ program: String) -> String { text("\(exercise) in \(program)") }
    package static var noHistory: String { text("Nothing done in this program yet.") }
    package static var trainingMax: String { text("Training max") }
    package static func trainingMaxSince(_ weight: String, _ day: String) -> String {
        text("Training max \(weight), since \(day)")
    }
    package static var trainingMaxes: String { text("Training maxes") }
    package static var setTrainingMax: String { text("Set the training max") }
    package static var countsFrom: String { text("Counts from") }
    package static func trainingMaxProposal(_ oneRepMax: String, _ share: String) -> String {
        text("Your sets give a one-rep max of \(oneRepMax). 90\u{A0}% of it is \(share).")
    }
    package static func trainedUntil(_ day: String) -> String {
        text("You did this lift on \(day). Choose a later day.")
    }
    package static func trainingMaxCountsSince(_ day: String) -> String {
        text("Another one counts since \(day). Choose that day or a later one.")
    }
    package static var trainingMaxesToCome: String { text("Training maxes to come") }
    package static func trainingMaxFrom(_ day: String, _ weight: String) -> String { text("From \(day): \(weight)") }
    package static var cycles: String { text("Cycles") }
    package static func cycle(_ number: Int) -> String { text("Cycle \(number)") }
    package static func cycleToCome(_ number: Int) -> String { text("Cycle \(number) has not begun yet") }
    package static func trainingMaxWas(_ change: String) -> String { text("Training max \(change)") }
    package static func workWeightWas(_ change: String) -> String { text("Work weight \(change)") }
    package static func oneRepMaxWas(_ change: String) -> String { text("Estimated one-rep max \(change)") }
    package static func bestOpenSet(_ set: String) -> String { text("Best open set \(set)") }
    package static func bestOpenSet(_ set: String, oneRepMax: String) -> String {
        text("Best open set \(set), an estimated one-rep max of \(oneRepMax)")
    }
    package static func cycleDone(_ number: Int) -> String { text("Cycle \(number) is done") }
    package static func fromTo(_ from: String, _ to: String) -> String { text("\(from) → \(to)") }
    package static var workWeight: String { text("Work weight") }
    package static var workoutsDone: String { text("Workouts") }
}
