import Fitness
import Progression
import Texts

/// The words for why a rule asks for a set, in the person's units.
package enum ReasonText {
    /// - Parameters:
    ///   - hasWeight: whether a weight is asked, of which a break can ask for less.
    ///   - trainingMax: what a `cycle` goes on from, in kilograms; its sets differ from the last ones also where it stays.
    package static func text(
        _ reason: Reason, _ units: Units, today: LocalDay, hasWeight: Bool = true, trainingMax: Double? = nil
    ) -> String {
        if let trainingMax, let text = held(reason, units.weight.text(trainingMax, maximumDecimals: 1)) { return text }
        return switch reason {
        case .comeback(let percent, let days):
            hasWeight
                ? RoutineTexts.comeback(days, self.percent(percent)) : RoutineTexts.comebackUnweighted(days)
        case .heldOnDayOff(.sick): RoutineTexts.sickToday
        case .heldOnDayOff(.travel): RoutineTexts.travelingToday
        case .heldAfterIllness: RoutineTexts.afterSickDays
        case .back: RoutineTexts.asBefore
        case .byHand(let day): RoutineTexts.weightSetOn(day.shortText(today: today))
        case .plannedDeload(let percent): RoutineTexts.lightOnPurpose(self.percent(percent))
        case .start: RoutineTexts.firstTime
        case .fixed: RoutineTexts.asWritten
        case .again: RoutineTexts.sameAgain
        case .needsWeight: RoutineTexts.weightMissing
        case .needsTrainingMax: RoutineTexts.trainingMaxMissing
        default: progress(reason, units) ?? miss(reason, units)
        }
    }

    package static func text(_ proposal: Proposal, _ units: Units) -> String {
        switch proposal {
        case .workWeight(let kilograms): RoutineTexts.proposedWeight(units.weight.text(kilograms))
        case .trainingMax(let kilograms):
            RoutineTexts.proposedTrainingMax(units.weight.text(kilograms, maximumDecimals: 1))
        case .newBest(let reps, let share): RoutineTexts.proposedNewBest(reps, percent(share * 100))
        case .harder: RoutineTexts.proposedHarder
        }
    }

    private static func held(_ reason: Reason, _ trainingMax: String) -> String? {
        switch reason {
        case .heldOnDayOff(.sick): RoutineTexts.sickTodayOnTrainingMax(trainingMax)
        case .heldOnDayOff(.travel): RoutineTexts.travelingTodayOnTrainingMax(trainingMax)
        case .heldAfterIllness: RoutineTexts.afterSickDaysOnTrainingMax(trainingMax)
        case .back: RoutineTexts.onTrainingMax(trainingMax)
        default: nil
        }
    }

    private static func progress(_ reason: Reason, _ units: Units) -> String? {
        switch reason {
        case .progressed(let step): RoutineTexts.weightRises(text(step, "+", units))
        case .progressedFrom(let kilograms, let step):
            RoutineTexts.weightRisesAt(units.weight.text(kilograms), text(step, "+", units))
        case .moreReps(let reps): RoutineTexts.moreReps(reps)
        // Without any assistance left, there is no weight to name.
        case .atHeaviest(0, let reps): RoutineTexts.moreReps(reps)
        case .atHeaviest(let kilograms, let reps):
            RoutineTexts.atHeaviest(units.weight.text(kilograms.magnitude), reps)
        case .moreSets(let sets): RoutineTexts.moreSets(sets)
        case .moreTime(let seconds): RoutineTexts.longer(DurationText.clock(seconds: seconds))
        case .moreDistance(let meters): RoutineTexts.farther(units.distance.shortText(meters))
        case .harder: RoutineTexts.harderExercise
        case .atTop: RoutineTexts.atTop
        // The page says in which week or round.
        case .cycle(_, let trainingMax):
            RoutineTexts.onTrainingMax(units.weight.text(trainingMax, maximumDecimals: 1))
        case .newCycle(let step): RoutineTexts.newCycle(text(step, "+", units))
        case .effort(let estimate): RoutineTexts.fromEstimate(units.weight.text(estimate, maximumDecimals: 1))
        default: nil
        }
    }

    private static func miss(_ reason: Reason, _ units: Units) -> String {
        switch reason {
        case .repeated(let misses, let most) where misses >= most: RoutineTexts.nothingLighter(misses)
        case .repeated(1, let most): RoutineTexts.missedOnce(most)
        case .repeated(let misses, let most): RoutineTexts.missed(misses, most)
        case .deloaded(let percent, let misses):
            RoutineTexts.lighterAfterMisses(misses, self.percent(percent))
        case .stage(let sets, let reps): RoutineTexts.nextStage(sets, reps)
        case .restarted(let percent): RoutineTexts.restarted(self.percent(percent))
        case .restartedAbove(let kilograms, let step):
            RoutineTexts.restartedAbove(text(step, "+", units), units.weight.text(kilograms, maximumDecimals: 1))
        case .stalledCycle(let step): RoutineTexts.stalledCycle(text(step, "−", units))
        default: RoutineTexts.sameAgain
        }
    }

    /// `+2.5 kg`, `+5 lb`, `+2.5 %`
    private static func text(_ step: Step, _ sign: String, _ units: Units) -> String {
        if let percent = step.percent { return sign + self.percent(percent) }
        let occasion = Occasion(day: LocalDay(daysSinceEpoch: 0), unit: units.weight)
        return sign + units.weight.text(step.kilograms(on: 0, occasion))
    }

    private static func percent(_ percent: Double) -> String {
        Figure(DecimalText.format(percent), "%").text
    }
}

extension WorkoutExercise {
    /// Why these weights are asked; nil if nothing says it.
    package func reasonText(_ units: Units, today: LocalDay) -> String? {
        let hasWeight = sets.contains { $0.target?.kilograms != nil }
        return reason.map {
            ReasonText.text($0, units, today: today, hasWeight: hasWeight, trainingMax: trainingMax)
        }
    }
}
