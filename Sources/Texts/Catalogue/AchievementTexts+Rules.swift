extension AchievementTexts {
    package static var dayOne: String { text("Day one") }
    package static var firstSet: String { text("First set") }
    package static var warmedUp: String { text("Warmed up") }
    package static var byTheClock: String { text("By the clock") }
    package static var personalBest: String { text("Personal best") }
    package static var recordBreaker: String { text("Record breaker") }
    package static var recordCollector: String { text("Record collector") }
    package static var aWeekStrong: String { text("A week strong") }
    package static var aMonthStrong: String { text("A month strong") }
    package static var hundredDays: String { text("Hundred days") }
    package static var allYearRound: String { text("All year round") }
    package static var tenWorkouts: String { text("Ten workouts") }
    package static var fiftyWorkouts: String { text("Fifty workouts") }
    package static var hundredWorkouts: String { text("Hundred workouts") }
    package static var partOfLife: String { text("Part of life") }
    package static var tenDays: String { text("Ten days") }
    package static var aHabit: String { text("A habit") }
    package static var steady: String { text("Steady") }
    package static var unstoppable: String { text("Unstoppable") }
    package static var theFirstTonne: String { text("The first tonne") }
    package static var tenTonnes: String { text("Ten tonnes") }
    package static var aHundredTonnes: String { text("A hundred tonnes") }
    package static var aThousandTonnes: String { text("A thousand tonnes") }
    package static var aThousandReps: String { text("A thousand reps") }
    package static var tenThousandReps: String { text("Ten thousand reps") }
    package static var aHundredThousandReps: String { text("A hundred thousand reps") }
    package static var outOfTheDoor: String { text("Out of the door") }
    package static var aMarathonInTotal: String { text("A marathon in total") }
    package static var farAway: String { text("Far away") }
    package static var acrossTheCountry: String { text("Across the country") }
    package static var tenHoursMoving: String { text("Ten hours moving") }
    package static var aHundredHoursMoving: String { text("A hundred hours moving") }
    package static var firstFire: String { text("First fire") }
    package static var wellLit: String { text("Well lit") }
    package static var furnace: String { text("Furnace") }
    package static var earlyBird: String { text("Early bird") }
    package static var nightOwl: String { text("Night owl") }
    package static var comeback: String { text("Comeback") }
    package static var weekend: String { text("Weekend") }
    package static var allRounder: String { text("All-rounder") }
    package static var onTarget: String { text("On target") }
    package static var goalGetter: String { text("Goal getter") }
    package static var trueToYourWord: String { text("True to your word") }
    package static var reliable: String { text("Reliable") }
    package static var trainForTheFirstTime: String { text("Train for the first time") }
    package static var logYourFirstSet: String { text("Log your first set") }
    package static var logYourFirstCardioSession: String { text("Log your first cardio session") }
    package static var completeFirstTimedWorkout: String { text("Complete your first timed workout") }
    package static var beatYourOwnRecord: String { text("Beat a record of your own") }
    package static func setPersonalRecords(_ count: String) -> String { text("Set \(count)\u{A0}personal records") }
    package static func keepAStreakOf(_ days: String) -> String { text("Keep a streak of \(days)") }
    package static func completeWorkouts(_ workouts: String) -> String { text("Complete \(workouts)") }
    package static func trainOnDays(_ count: String) -> String { text("Train on \(count)\u{A0}days") }
    package static func liftInTotal(_ volume: String) -> String { text("Lift \(volume) in total") }
    package static func doReps(_ reps: String) -> String { text("Do \(reps)") }
    package static func coverWithCardio(_ distance: String) -> String { text("Cover \(distance) with cardio") }
    package static func doCardioFor(_ time: String) -> String { text("Do \(time) of cardio") }
    package static func burnEnergy(_ energy: String) -> String { text("Burn \(energy)") }
    package static var trainEarlyOnFiveDays: String { text("Train before 7:00 on 5\u{A0}days") }
    package static var trainLateOnFiveDays: String { text("Train after 21:00 on 5\u{A0}days") }
    package static var trainAgainAfterABreak: String { text("Train again after a break of 14\u{A0}days or more") }
    package static var trainOnAWholeWeekend: String { text("Train on a Saturday and the Sunday after it") }
    package static var trainInAllWaysInOneWeek: String { text("Strength, cardio and a timed workout in one week") }
    package static var reachAOneTimeGoal: String { text("Reach a one-time goal") }
    package static func reachOneTimeGoals(_ count: String) -> String { text("Reach \(count)\u{A0}one-time goals") }
    package static func meetRepeatingGoalsFor(_ periods: String) -> String {
        text("Meet repeating goals for \(periods)")
    }
    package static func hourNoun(_ count: Int) -> String { text("\(nounOf: count, "hour")") }
    package static func recordNoun(_ count: Int) -> String { text("\(nounOf: count, "record")") }
    package static func comebackNoun(_ count: Int) -> String { text("\(nounOf: count, "comeback")") }
    package static func weekendNoun(_ count: Int) -> String { text("\(nounOf: count, "weekend")") }
    package static func weekNoun(_ count: Int) -> String { text("\(nounOf: count, "week")") }
    package static func morningNoun(_ count: Int) -> String { text("\(nounOf: count, "morning")") }
    package static func eveningNoun(_ count: Int) -> String { text("\(nounOf: count, "evening")") }
    package static func goalNoun(_ count: Int) -> String { text("\(nounOf: count, "goal")") }
    package static func periodNoun(_ count: Int) -> String { text("\(nounOf: count, "period")") }
    package static var reasonMissing: String { text("Please choose a reason") }
    package static var lastDayBeforeFirst: String { text("The last day can’t be before the first") }
    package static func tooManyDaysOff(_ maximum: Int) -> String { text("Mark at most \(maximum) days at once") }
    package static var dayTooFarAhead: String { text("Please choose a date within a year of today") }
    package static func restDaysOutOfRange(_ least: Int, _ most: Int) -> String {
        text("Please choose from \(least) to \(most) days")
    }
}
