/// Sets and rules in words.
extension RoutineTexts {
    package static func setsOf(_ sets: Int, _ amount: String) -> String { text("\(sets) × \(amount)") }
    package static func nextTime(_ sets: String) -> String { text("Next time: \(sets)") }
    package static var workWeight: String { text("work weight") }
    package static func shareOf(_ share: String, _ weight: String) -> String { text("\(share) of \(weight)") }
    package static func shareOfWorkWeight(_ share: String) -> String { text("\(share) of the work weight") }
    package static func shareOfTrainingMax(_ share: String) -> String { text("\(share) of the training max") }
    package static func shareOfOneRepMax(_ share: String) -> String { text("\(share) of the one-rep max") }

    package static func linearSummary(_ step: String) -> String { text("+\(step) when every rep is done") }
    package static func linearSummary(_ step: String, after workouts: Int) -> String {
        text("+\(step) after \(workouts) workouts with every rep done")
    }
    package static func doubleSummary(_ step: String) -> String {
        text("More reps each time; at the top of the range +\(step)")
    }
    package static func sumSummary(_ step: String, _ reps: Int) -> String {
        text("+\(step) once all sets together have \(reps)\u{A0}\(nounOf: reps, "rep")")
    }
    package static func greyskullSummary(_ step: String) -> String {
        text("+\(step) when the last set has its reps, twice as much for double the reps")
    }
    package static func gzclpSummary(_ step: String) -> String {
        text("+\(step) when every rep is done; shorter sets after a miss")
    }
    package static func gzclpThirdSummary(_ step: String) -> String { text("+\(step) at 25\u{A0}reps in the last set") }
    package static func cycleSummary(_ step: String, _ weeks: Int) -> String {
        text("+\(step) on the training max after \(weeks, "round") or \(nounOf: weeks, "week")")
    }
    package static func cycleSummary(_ step: String, after part: String) -> String {
        text("+\(step) on the training max after \(part)")
    }
    package static var effortSummary: String { text("The weight that fits the reps and the effort") }
    package static func bodyweightSummary(_ reps: Int, _ most: Int, _ sets: Int) -> String {
        text("+\(reps)\u{A0}\(nounOf: reps, "rep") up to \(most), then one more set up to \(sets)")
    }
    package static func amountSummary(_ step: String, _ most: String) -> String { text("+\(step) up to \(most)") }

    package static func deload(_ percent: String, _ misses: Int) -> String {
        text("\(percent) lighter after \(misses, "workout") with missed reps")
    }
    package static var gzclpFirstMisses: String {
        text("After a miss 6 × 2, then 10 × 1, then lighter and 5 × 3 again")
    }
    package static var gzclpSecondMisses: String { text("After a miss 3 × 8, then 3 × 6, then 3 × 10 again") }
    package static var cycleMisses: String {
        text("Too few reps in every round: the training max goes down")
    }
}
