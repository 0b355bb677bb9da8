import Fitness

/// Where a lift stands: all that a rule carries from one workout to the next.
struct LiftLevel: Equatable {
    /// The work weight; of `cycle` the training max, of `effort` the estimated one-rep max.
    var kilograms: Double?
    /// GZCLP's last weight of the first stage, in later stages.
    var anchorKilograms: Double?
    /// What the work sets consisted of when they were last asked; empty if the lines say it.
    var amounts: [AskedAmount] = []
    var rung: String?
    /// How many reps more than the lines say are asked, since nothing heavier can be loaded.
    var extraReps = 0

    /// The number of sets that are asked like the first one: a rule changes only these.
    var sets: Int { amounts.prefix { $0.reps?.lowerBound == amounts[0].reps?.lowerBound }.count }

    var reps: Int? { amounts.first?.reps?.lowerBound }

    /// The fewest reps that are asked of a line with this range: by the sets with the same top, or by all if none has it.
    func least(of range: ClosedRange<Int>) -> Int {
        let ranges = amounts.compactMap(\.reps)
        let same = ranges.filter { $0.upperBound == range.upperBound }
        let least = (same.isEmpty ? ranges : same).map(\.lowerBound).min() ?? range.lowerBound
        return min(max(least, range.lowerBound), range.upperBound)
    }
}

extension ProgressionRule {
    /// The lines with the numbers that the rule has reached instead of those that it began with.
    func lines(_ lines: [SetLine], at level: LiftLevel) -> [SetLine] {
        if case .double = self {
            return lines.map { line in
                guard line.kind.counts, case .reps(let range, false) = line.amount else { return line }
                let longer = range.lowerBound...(range.upperBound + level.extraReps)
                var line = line
                line.amount = .reps(level.least(of: longer)...longer.upperBound, isOpen: false)
                return line
            }
        }
        if level.extraReps > 0 {
            return lines.map { line in
                guard line.kind.counts, case .reps(let range, let isOpen) = line.amount else { return line }
                var line = line
                let (least, most) = (range.lowerBound + level.extraReps, range.upperBound + level.extraReps)
                line.amount = .reps(least...most, isOpen: isOpen)
                return line
            }
        }
        // The other rules change the first work line alone; more lines are for back-off sets.
        guard let place = lines.firstIndex(where: \.kind.counts) else { return lines }
        var lines = lines
        lines[place] = mainLine(lines[place], at: level)
        return lines
    }

    private func mainLine(_ line: SetLine, at level: LiftLevel) -> SetLine {
        var line = line
        switch (self, line.amount) {
        case (.gzclp(let tier, _), _):
            let stage = tier.stage(of: level, line)
            if stage > 0 { (line.sets, line.amount) = tier.stages[stage] }
        case (.bodyweight, .reps(let range, let isOpen)):
            let reps = max(level.reps ?? 0, range.lowerBound)
            line.sets = max(level.sets, line.sets)
            line.amount = .reps(reps...reps, isOpen: isOpen)
        case (.time, .time(let seconds)):
            guard case .time(let reached)? = level.amounts.first else { break }
            line.amount = .time(seconds: max(seconds, reached))
        case (.distance, .distance(let meters, let seconds)):
            guard case .distance(let reached, _)? = level.amounts.first else { break }
            line.amount = .distance(meters: max(meters, reached), seconds: seconds)
        default: break
        }
        return line
    }
}

extension ProgressionRule.Tier {
    /// Cody Lefever's GZCLP, in the form that Liftosaur documents. The first stage is the line as it is written.
    var stages: [(sets: Int, amount: AskedAmount)] {
        switch self {
        case .first:
            [(5, .reps(3...3, isOpen: true)), (6, .reps(2...2, isOpen: true)), (10, .reps(1...1, isOpen: true))]
        case .second:
            [(3, .reps(10...10, isOpen: false)), (3, .reps(8...8, isOpen: false)), (3, .reps(6...6, isOpen: false))]
        case .third: [(3, .reps(15...15, isOpen: true))]
        }
    }

    /// Counted from 0. The stage is not stored, because what was asked tells it.
    func stage(of level: LiftLevel, _ line: SetLine) -> Int {
        guard let reps = level.reps, level.sets != line.sets || reps != line.amount.reps?.lowerBound else { return 0 }
        return stages.dropFirst().firstIndex { level.sets >= $0.sets && reps == $0.amount.reps?.lowerBound } ?? 0
    }
}

/// The share of the one-rep max that allows so many reps at an effort.
///
/// OpenPowerlifting's fit of the usual RPE chart, as Liftosaur has it. Records have Epley's formula, in `OneRepMax`.
package enum EffortTable {
    /// - Parameter effort: the RPE from 1 to 10; 10 leaves no rep in reserve.
    package static func share(reps: Int, effort: Double) -> Double {
        let missing = 10 - effort + Double(reps) - 1
        if missing <= 0 { return 1 }
        if missing >= 16 { return 0.5 }
        let percent =
            missing <= 2.92
            ? 0.347_619 * missing * missing - 4.607_14 * missing + 99.966_7 : 97.095_5 - 2.642_49 * missing
        return percent / 100
    }
}

/// The weight of an exercise that is done instead of another one.
package enum SwappedWeight {
    /// - Parameters:
    ///   - own: earlier sets of the exercise, oldest first.
    ///   - estimate: its estimated one-rep max in kilograms.
    /// - Returns: nil if nothing is known, and the page asks.
    package static func kilograms(for target: TargetSet, from own: [LoggedSet], estimate: Double?) -> Double? {
        guard let asked = target.amount.reps?.lowerBound else { return nil }
        let share = EffortTable.share(reps: asked, effort: target.effort ?? 10)
        let known = own.compactMap { set -> (reps: Int, oneRepMax: Double)? in
            guard case .reps(let reps) = set.amount, set.kind.counts, set.kilograms > 0 else { return nil }
            // A set without an effort of its own is assumed to have been as hard as what is asked now.
            let effort = set.effort ?? target.effort ?? 10
            return (reps, set.kilograms / EffortTable.share(reps: reps, effort: effort))
        }
        let nearest = known.reversed().min { ($0.reps - asked).magnitude < ($1.reps - asked).magnitude }
        return (nearest?.oneRepMax ?? estimate).map { ($0 * share).withoutNoise }
    }
}
