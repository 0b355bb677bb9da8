/// Why a set is asked for, beside its exercise.
extension RoutineTexts {
    package static var firstTime: String { text("First time") }
    package static func weightSetOn(_ day: String) -> String { text("The weight that you set on \(day)") }
    package static var asWritten: String { text("As the routine says") }
    package static func weightRises(_ step: String) -> String { text("Every rep last time: \(step)") }
    package static func weightRises(_ lifted: String, _ step: String) -> String {
        text("Every rep at \(lifted) last time: \(step)")
    }
    package static func moreReps(_ reps: Int) -> String { text("Now \(reps)\u{A0}\(nounOf: reps, "rep") in each set") }
    package static func moreSets(_ sets: Int) -> String { text("Every rep last time: now \(sets, "set")") }
    package static func longer(_ time: String) -> String { text("Held every set last time: now \(time)") }
    package static func farther(_ distance: String) -> String { text("The whole way last time: now \(distance)") }
    package static var harderExercise: String { text("Every rep last time: a harder exercise") }
    package static var atTop: String { text("You have reached the top of this exercise") }
    package static var sameAgain: String { text("Same as last time") }
    package static func missedOnce(of most: Int) -> String {
        text("Missed once: same as last time, lighter after \(most) misses")
    }
    package static func missed(_ misses: Int, of most: Int) -> String {
        text("Missed \(misses, "time") in a row: same as last time, lighter after \(most)")
    }
    package static func nothingLighter(_ misses: Int) -> String {
        text("Missed \(misses, "time") in a row: same as last time, since nothing lighter can be loaded")
    }
    package static func lighterAfterMisses(_ misses: Int, _ percent: String) -> String {
        text("Missed \(misses, "time"): \(percent) lighter")
    }
    package static func nextStage(_ sets: Int, _ reps: Int) -> String {
        text("Missed last time: the same weight in \(sets, "set") of \(reps)")
    }
    package static func restarted(_ percent: String) -> String {
        text("Missed in the last stage: starts over, \(percent) lighter")
    }
    package static func restartedAbove(_ step: String, _ weight: String) -> String {
        text("Missed in the last stage: starts over at \(weight) \(step)")
    }
    package static func onTrainingMax(_ trainingMax: String) -> String { text("On a training max of \(trainingMax)") }
    package static func newCycle(_ step: String) -> String { text("New cycle: training max \(step)") }
    package static func stalledCycle(_ step: String) -> String {
        text("Reps missed all through the last cycle: training max \(step)")
    }
    package static func fromEstimate(_ weight: String) -> String {
        text("From an estimated one-rep max of \(weight)")
    }
    package static var sickToday: String { text("A sick day: same as last time, not counted") }
    package static var travelingToday: String { text("Traveling: same as last time, not counted") }
    package static var afterSickDays: String { text("Sick days before: same as last time") }
    package static func comeback(_ days: Int, _ percent: String) -> String {
        text("After \(days, "day") without training: \(percent) of the weight, not counted")
    }
    package static func comebackUnweighted(_ days: Int) -> String {
        text("After \(days, "day") without training: same as last time, not counted")
    }
    package static var asBefore: String { text("Same as the last time that counted") }
    package static func lightOnPurpose(_ percent: String) -> String {
        text("Light on purpose: \(percent) of the weight, half of the sets")
    }
    package static var weightMissing: String { text("Choose a weight to start with") }
    package static var trainingMaxMissing: String { text("Set your training max") }

    package static func proposedWeight(_ weight: String) -> String {
        text("\(weight) would fit your sets of the last 90 days")
    }
    package static func proposedTrainingMax(_ weight: String) -> String {
        text("\(weight) would fit as a training max")
    }
    package static func proposedNewBest(_ reps: Int, _ percent: String) -> String {
        text("Or lift a new best for \(reps)\u{A0}\(nounOf: reps, "rep") and start over at \(percent) of it")
    }
    package static var proposedHarder: String { text("Choose a harder exercise or add weight") }
}
