import Texts

/// A goal whose values are checked.
package struct GoalDraft: Sendable, Equatable {
    package let values: GoalInput

    /// Limits the periods, because a repeating goal has a row for each.
    fileprivate static let longestYears = 20
    /// Less would be rounded to nothing in a form.
    package static let minimumTarget = 0.005
    package static var targetRequired: String { GoalTexts.targetRequired }

    /// By default the whole current period counts: a weekly goal set on a Saturday includes the days before.
    package static func usualStart(_ cadence: GoalCadence, today: LocalDay, weeksFrom first: Weekday) -> LocalDay {
        cadence.days(containing: today, weeksFrom: first).lowerBound
    }

    /// What to ask about an implausible target: what would be asked if it were logged. One that a goal has may stay.
    package func questions(_ context: GoalContext, _ units: Units) -> [String] {
        let (target, today) = (values.target, context.today)
        guard target != context.knownTarget(values.measure) else { return [] }
        if values.measure == .bodyWeight {
            return [BodyBounds.question(kilograms: target, units.weight)].compactMap(\.self)
        }
        if context.exercise != nil, let amount = values.amountOfBest {
            let kilograms = values.measure.quantity == .weight ? target : 0
            return StrengthSetLimits.questions(of: amount, kilograms: kilograms, units)
        }
        guard let trackable = context.trackable, values.cadence == .daily else { return [] }
        return TrackableEntryDraft(trackable: trackable, day: today, value: target, note: "").questions(units)
    }
}

/// What a person says of a goal, or what a stored one says.
package struct GoalInput: Sendable, Equatable {
    package var title: String = ""
    package var type: GoalType
    package var measure: GoalMeasure
    package var exerciseID: Int64?
    /// Whether all exercises of its family count.
    package var countsFamily: Bool
    package var trackableID: Int64?
    package var repetitions: Int?
    /// In kilograms, meters, seconds, kilocalories or grams, or in the trackable's unit.
    package var target: Double
    package var cadence: GoalCadence
    package var direction: GoalDirection
    package var countsFrom: LocalDay
    package var deadline: LocalDay?
    package var note: String = ""

    package init(
        title: String = "", type: GoalType, measure: GoalMeasure, exerciseID: Int64? = nil, countsFamily: Bool = false,
        trackableID: Int64? = nil, repetitions: Int? = nil, target: Double, cadence: GoalCadence,
        direction: GoalDirection, countsFrom: LocalDay,
        deadline: LocalDay? = nil, note: String = ""
    ) {
        self.title = title
        self.type = type
        self.measure = measure
        self.exerciseID = exerciseID
        self.countsFamily = countsFamily
        self.trackableID = trackableID
        self.repetitions = repetitions
        self.target = target
        self.cadence = cadence
        self.direction = direction
        self.countsFrom = countsFrom
        self.deadline = deadline
        self.note = note
    }

    /// What the set consists of that reaches the target.
    fileprivate var amountOfBest: SetAmount? {
        switch measure {
        case .heaviest, .oneRepMax: .reps(repetitions ?? 1)
        case .mostRepetitions: .reps(Int(target))
        case .longestTime: .time(seconds: Int(target))
        case .farthest: .distance(meters: target, seconds: nil)
        default: nil
        }
    }

    /// Leaves out what goals of its type and measure don't have.
    package mutating func fitMeasure() {
        if type.exercise == nil || measure.isOfThreeLifts { exerciseID = nil }
        countsFamily = countsFamily && type == .cardio && exerciseID != nil
        if !type.isOfTrackable { trackableID = nil }
        repetitions = measure.takesRepetitions ? repetitions ?? 1 : nil
        if !measure.canDecrease { direction = measure.usualDirection ?? .increase }
        // Lifts of earlier periods are part of it.
        if measure.isOfThreeLifts { cadence = .once }
    }

    /// The draft, or what is wrong with it.
    /// - Parameters:
    ///   - units: those of the messages.
    ///   - faults: of values that are missing.
    ///   - isReadable: whether all values could be read, so that they can be compared.
    package func checked(
        _ context: GoalContext, _ units: Units, _ faults: Faults = Faults(), isReadable: Bool = true
    ) -> Result<GoalDraft, Faults> {
        var (values, faults) = (self, faults)
        values.title = faults.text("title", title, over: context.old?.title)
        values.note = faults.text("note", note, atMost: TextLimits.note, over: context.old?.note)
        // Each set of a hold or carry counts.
        if measure.takesRepetitions, let exercise = context.exercise, exercise.measure != .reps {
            values.repetitions = 1
        }
        checkSubject(context, &faults)
        if target != context.knownTarget(measure) { checkTarget(context, units, &faults) }
        if !aims(asLowAs: context.old), let fault = context.safeguard?.fault(of: self, units.weight) {
            faults.add("target", fault)
        }
        faults.checkPositive("reps", repetitions)
        let most = StrengthSetLimits.repetitions.upperBound
        faults.check("reps", repetitions, atMost: most, DecimalText.grouped(Double(most)))
        checkDays(context, &faults)
        if faults.isEmpty, isReadable, cadence == .once { compare(context, units, &faults) }
        return faults.isEmpty ? .success(GoalDraft(values: values)) : .failure(faults)
    }

    private func checkSubject(_ context: GoalContext, _ faults: inout Faults) {
        if let exercise = type.exercise, context.exercise == nil, measure.needsExercise || exerciseID != nil {
            faults.add("exercise_id", exercise.missing)
        }
        if let exercise = context.exercise, !isKnown(exercise, context) {
            if !measure.setMeasures.contains(exercise.measure) {
                faults.add("exercise_id", GoalTexts.exerciseDoesNotFit(exercise.name, measure.name))
            }
        }
        if type.isOfTrackable, context.trackable == nil { faults.add("trackable_id", GoalTexts.trackableMissing) }
    }

    /// An existing goal may keep its exercise, whatever that is counted in by now.
    private func isKnown(_ exercise: Exercise, _ context: GoalContext) -> Bool {
        context.knownTarget(measure) != nil && context.old?.exerciseID == exercise.id
    }

    private func checkTarget(_ context: GoalContext, _ units: Units, _ faults: inout Faults) {
        guard measure.aggregate != .latest else {
            if !BodyBounds.kilograms.contains(target) { faults.add("target", BodyBounds.weights(in: units.weight)) }
            return
        }
        let scale = GoalScale(measure.quantity, units, volume: context.trackable?.volumeUnit(units))
        if scale.shown(target) < GoalDraft.minimumTarget { faults.add("target", Faults.tooSmall(target)) }
        faults.check("target", target, atMost: measure.largestTarget, scale.limitText(measure.largestTarget))
        if measure.isCount, target != target.rounded() { faults.add("target", CommonTexts.wholeNumberRequired) }
    }

    private func checkDays(_ context: GoalContext, _ faults: inout Faults) {
        let (today, years) = (context.today, GoalDraft.longestYears)
        if countsFrom > today { faults.add("counts_from", LocalDay.isInFuture) }
        if countsFrom < today.yearsEarlier(years) {
            faults.add("counts_from", CommonTexts.dayTooLongAgo(years))
        }
        faults.keep("counts_from", countsFrom, of: context.old?.countsFrom)
        guard let deadline else { return }
        let isNew = context.old == nil
        if deadline < (isNew ? today : countsFrom) {
            faults.add("deadline", isNew ? GoalTexts.deadlineInThePast : GoalTexts.deadlineBeforeStart)
        }
        if deadline > today + 366 * years {
            faults.add("deadline", GoalTexts.pleaseChooseADayIn(years))
        }
    }

    /// Finds what is wrong with a one-time goal although each of its values makes sense.
    private func compare(_ context: GoalContext, _ units: Units, _ faults: inout Faults) {
        // Whether a limit was kept is only known at its end.
        let isSum = measure.aggregate != .latest && !measure.isBest && context.trackable?.aggregation != .last
        if direction == .decrease, isSum, deadline == nil {
            faults.add("deadline", GoalTexts.limitNeedsDeadline)
        }
        if let start = context.start { compare(to: start, context, units, &faults) }
        // A new target must exceed the previous best. An existing goal may keep its target.
        guard target != context.knownTarget(measure), let best = context.best else { return }
        let done = measure.bestText(best, units)
        if direction == .increase, best >= target * (1 - 1e-9) { faults.add("target", GoalTexts.bestIsHigher(done)) }
        if direction == .decrease, best <= target * (1 + 1e-9) { faults.add("target", GoalTexts.bestIsFaster(done)) }
    }

    /// The target must differ from the start, in the chosen direction.
    private func compare(to start: Double, _ context: GoalContext, _ units: Units, _ faults: inout Faults) {
        guard start != target else { return faults.add("target", GoalTexts.alreadyThere) }
        let isUp = target > start
        guard isUp != (direction == .increase) else { return }
        let texts = [start, target].map { context.trackable?.text($0, units) ?? units.weight.text($0) }
        let right = isUp ? type.directions.increase : type.directions.decrease
        faults.add(
            "direction",
            isUp
                ? GoalTexts.targetIsHigher(texts[0], texts[1], right)
                : GoalTexts.targetIsLower(texts[0], texts[1], right))
    }
}

/// An action on the page of a goal, one tap each.
package enum GoalAction: String, Sendable {
    case pause, resume, archive, restore
}

/// Round targets that are within reach of a user, in their unit of weight.
package struct ProposedTargets: Sendable, Equatable {
    package let bench: Int
    package let totalVolume: Int
    /// Nil when the weight is unknown or should stay as it is.
    package let bodyWeight: Int?

    /// - Parameter bench: the heaviest bench press so far, in kilograms.
    package init(
        bench: Double?, bodyWeight: Double?, goal: FitnessGoal, unit: WeightUnit, _ safeguard: BodySafeguard
    ) {
        let isMetric = unit == .kilograms
        totalVolume = isMetric ? 20_000 : 50_000
        let plates = isMetric ? 10.0 : 25
        self.bench =
            bench.map { Int(((unit.reading(ofKilograms: $0) / plates).rounded(.down) + 1) * plates) }
            ?? (isMetric ? 100 : 225)
        let rounding = isMetric ? 1.0 : 5
        let share: Double? =
            switch goal {
            case .loseWeight: 0.95
            case .buildMuscle: 1.03
            case .stayFit, .improveEndurance: nil
            }
        let aim = bodyWeight.flatMap { weight in
            share.map { (unit.reading(ofKilograms: weight) * $0 / rounding).rounded() * rounding }
        }
        let isSafe = aim.map { goal != .loseWeight || safeguard.fault(ofReaching: unit.kilograms($0), unit) == nil }
        self.bodyWeight = isSafe == true ? aim.map { Int($0) } : nil
    }
}

/// What a goal's draft is checked against.
package struct GoalContext: Sendable {
    package var today: LocalDay
    /// The chosen exercise or trackable, if the goal can be about it.
    package var exercise: Exercise?
    package var trackable: Trackable?
    /// The value of a level at the start of the goal, if known.
    package var start: Double?
    /// The best of an exercise before the start of the goal, if there is one.
    package var best: Double?
    package var safeguard: BodySafeguard?
    /// The goal that is changed, whose values may stay.
    package let old: GoalInput?

    package init(today: LocalDay, over old: GoalInput? = nil) {
        (self.today, self.old) = (today, old)
    }

    /// The target of the existing goal, if it still measures the same.
    package func knownTarget(_ measure: GoalMeasure) -> Double? { old?.measure == measure ? old?.target : nil }
}
