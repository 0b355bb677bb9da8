import Fitness
import Models
import Texts

/// The words and figures of a goal, in the user's units.
package struct GoalText: Sendable {
    package let goal: Goal
    package let units: Units

    package init(goal: Goal, units: Units) {
        self.goal = goal
        self.units = units
    }

    private var measure: GoalMeasure { goal.measure }
    private var scale: GoalScale {
        GoalScale(measure.quantity, units, volume: goal.trackable?.volumeUnit(units))
    }

    /// The unit of the values: `kg`, `reps`, `steps`; nil when it has no name.
    package func unit(_ value: Double = 2) -> String? {
        switch measure.quantity {
        case .repetitions: CountTexts.repNoun(Self.count(value))
        case .sessions: sessionNoun(Self.count(value))
        case .workouts: CountTexts.workoutNoun(Self.count(value))
        case .trainingDays: CountTexts.trainingDayNoun(Self.count(value))
        case .trackable:
            goal.trackable.flatMap { $0.volumeUnit(units)?.symbol ?? ($0.unit.isEmpty ? nil : $0.unit) }
        case .weight, .distance, .duration, .setTime, .setDistance, .time, .nutrient: measure.quantity.fieldUnit(units)
        }
    }

    /// Whether it is one, which is all that a noun depends on.
    private static func count(_ value: Double) -> Int { value == 1 ? 1 : 2 }

    /// What a session of the exercise is called; most have no word of their own.
    private func sessionNoun(_ count: Int) -> String {
        if goal.exerciseKey == "hiking", !goal.countsFamily { return GoalTexts.hikeNoun(count) }
        let family = goal.family ?? goal.exerciseKey.flatMap { CardioFamily(key: $0, named: "") }
        return family?.noun(count) ?? CountTexts.sessionNoun(count)
    }

    package func shown(_ value: Double) -> Double { scale.shown(value) }
    package func stored(_ shown: Double) -> Double { scale.stored(shown) }
    package func fieldText(_ value: Double) -> String { scale.fieldText(value) }

    /// Whether the figure has its units inside: `7 h 30 min`.
    private var isInHours: Bool { (goal.trackable?.unit).flatMap(DurationText.Unit.init(ofTrackable:)) == .hours }

    /// As pages show it: large amounts have no decimals, and a weight that is added to the body's has its sign.
    package func figure(_ value: Double) -> String {
        let isAdded = measure.takesRepetitions && goal.isLoadAdded && value > 0
        return isAdded ? "+\(unsignedFigure(value))" : unsignedFigure(value)
    }

    private func unsignedFigure(_ value: Double) -> String {
        if isInHours { return DurationText.hours(value).text }
        if measure.quantity.isOnClock { return DurationText.clock(seconds: value) }
        let shown = shown(value)
        let isWhole = measure.isWhole || shown.magnitude >= 1_000
        let isCoarse = goal.aggregate == .mean || measure.nutrient != nil
        guard !isWhole else { return DecimalText.grouped(shown) }
        return measure.quantity == .weight && !isCoarse
            ? units.weight.figure(value) : DecimalText.grouped(shown, maximumDecimals: isCoarse ? 1 : 2)
    }

    /// `102.5 kg`, `3 sessions`
    package func text(_ value: Double) -> String { Figure(figure(value), isInHours ? nil : unit(value)).text }

    /// What is trained or counted: `Bench Press`, `Body weight`, `Any exercise`.
    package var subject: String {
        if measure.isOfThreeLifts { return GoalTexts.threeLifts }
        return goal.family?.name ?? goal.exerciseName ?? goal.trackable?.name ?? goal.type.exercise?.any ?? measure.name
    }

    /// The part of the subject that counts: `Bench Press, heaviest set`, `Steps`.
    package var counted: String {
        guard goal.type.exercise != nil else { return subject }
        let counted = "\(subject), \(measure.name.lowercased())"
        return measure.takesRepetitions && goal.isLoadAdded ? GoalTexts.withAddedWeight(counted) : counted
    }

    /// The target in words: `102.5 kg × 5`, `at most 2,000 kcal`.
    package func target(_ value: Double) -> String {
        let hasReps = measure.takesRepetitions && goal.isCountedInReps
        let amount = hasReps ? "\(text(value)) × \(goal.repetitions ?? 1)" : text(value)
        return isAtMost ? GoalTexts.atMostTarget(amount) : amount
    }

    package var isAtMost: Bool {
        goal.direction == .decrease && goal.cadence != .once && goal.aggregate != .least || isLimit
    }

    /// The target and how often: `3 runs a week`, `at most 80 kg every week`.
    package func recurringTarget(_ value: Double) -> String {
        let target = target(value)
        guard let period = goal.cadence.period else { return target }
        guard goal.aggregate == .latest else { return PeriodTexts.per(period, target) }
        return goal.direction == .increase
            ? GoalTexts.targetAtLeastEvery(period, target) : GoalTexts.targetEvery(period, target)
    }

    private var isLimit: Bool { goal.aggregate == .sum && goal.direction == .decrease }

    /// The name of a goal without a title.
    func name(target: Double) -> String {
        let amount = recurringTarget(target)
        guard goal.cadence == .once else { return measure.goalName(subject, amount) }
        if goal.aggregate == .latest {
            return goal.direction == .increase
                ? GoalTexts.upTo(subject, amount) : GoalTexts.downTo(subject, amount)
        }
        return goal.exerciseID == nil && !isLimit
            ? measure.totalName?(amount) ?? measure.goalName(subject, amount) : measure.goalName(subject, amount)
    }
}

extension Goal {
    package var icon: String { trackable?.icon ?? type.icon }

    /// The user's title, or a name made from what the goal counts.
    func name(_ units: Units, target: Double) -> String {
        title.isEmpty ? GoalText(goal: self, units: units).name(target: target) : title
    }

    package func name(_ units: Units) -> String { name(units, target: target) }

    /// Explains how progress is counted.
    package func explanation(_ units: Units, _ rules: GoalRules) -> String {
        [measureText, family.map { GoalTexts.familyCounts($0.name.lowercased()) }, cadenceText(rules), endingText]
            .compactMap { $0 }.joined(separator: " ")
    }

    private var measureText: String {
        measure.explanation(
            GoalUse(
                type: type, cadence: cadence, aggregate: aggregate, repetitions: repetitions ?? 1,
                isLoadAdded: isLoadAdded, setMeasure: setMeasure ?? .reps))
    }

    private func cadenceText(_ rules: GoalRules) -> String {
        if rules.isFromStartToTarget {
            return
                GoalTexts.progressExplanation
        }
        guard let period = cadence.period else {
            return rules.isLimit
                ? GoalTexts.limitExplanation(countsFrom.mediumText)
                : rules.aggregate.isBest
                    ? GoalTexts.bestExplanation(countsFrom.mediumText)
                    : GoalTexts.totalExplanation(countsFrom.mediumText)
        }
        if rules.isLimit { return GoalTexts.metWithinTheLimit(period) }
        let isLimit = direction == .decrease
        return switch aggregate {
        case .latest:
            (isLimit ? GoalTexts.metByLastValueAtMost(period) : GoalTexts.metByLastValueAtLeast(period))
                + " \(GoalTexts.notCountedWithoutValue)"
        case .mean:
            (isLimit ? GoalTexts.metByAverageAtMost(period) : GoalTexts.metByAverageAtLeast(period))
                + " \(GoalTexts.notCountedWithoutValue)"
        case .sum, .best: GoalTexts.metAtTheTarget(period)
        case .least: GoalTexts.metByOneSession(period)
        }
    }

    private var endingText: String? { cadence.period.map(GoalTexts.pastPeriodsStayAsTheyAre) }
}
