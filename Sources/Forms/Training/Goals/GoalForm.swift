import Fitness
import HTTP
import Models
import Texts

/// The form of a new or existing goal. Its fields depend on the type and the measure, which are chosen by links.
package struct GoalForm: DraftForm {
    package let action: String
    package let cancelPath: String?
    package let type: GoalType
    package let measure: GoalMeasure
    package var units: Units
    let firstWeekday: Weekday
    /// What the goal is checked against, which is read when the form is sent.
    package var context: GoalContext?
    package internal(set) var warnings = Warnings()
    /// Only carries a message: the measure is chosen by links.
    package var whatCounts = Field("measure", label: GoalTexts.whatCounts)
    package var title = Field(
        "title", label: GoalTexts.title, hint: GoalTexts.titleHint, maximumLength: Field.nameLength,
        isRequired: false)
    package var exercise = Field("exercise_id", label: CommonTexts.exercise)
    /// Which sessions count with those of a chosen activity.
    package var scope = Field("scope", label: GoalTexts.scope, options: GoalScope.options)
    package var trackable = Field("trackable_id", label: CommonTexts.trackable)
    package var target = Field("target", label: CommonTexts.target)
    var repetitions = Field("reps", label: CommonTexts.reps, value: "1", hint: GoalTexts.repsHint)
    package var cadence = Field(
        "cadence", label: GoalTexts.howOften,
        options: GoalCadence.options)
    var direction = Field("direction", label: GoalTexts.direction, value: GoalDirection.increase.rawValue)
    package var countsFrom = Field("counts_from", label: GoalTexts.countsFrom)
    package var deadline = Field("deadline", label: GoalTexts.deadline, hint: CommonTexts.optional, isRequired: false)
    package var note = Field("note", label: CommonTexts.note, maximumLength: Field.noteLength, isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [
            \.whatCounts, \.exercise, \.scope, \.trackable, \.target, \.repetitions, \.cadence, \.deadline, \.direction,
            \.title, \.countsFrom, \.note,
        ]
    }

    private init(_ draft: GoalInput, action: String, cancelPath: String, _ units: Units, weeksFrom: Weekday) {
        self.action = action
        self.cancelPath = cancelPath
        firstWeekday = weeksFrom
        (type, measure, self.units) = (draft.type, draft.measure, units)
        title.value = draft.title
        exercise.value = draft.exerciseID.map { String($0) } ?? ""
        scope.value = (draft.countsFamily ? GoalScope.family : .exercise).rawValue
        scope.hint = GoalTexts.scopeHint
        trackable.value = draft.trackableID.map { String($0) } ?? ""
        repetitions.value = String(draft.repetitions ?? 1)
        cadence.value = draft.cadence.rawValue
        direction.value = draft.direction.rawValue
        deadline.value = draft.deadline?.description ?? ""
        note.value = draft.note
        direction.hint = type.directions.hint
        direction.options = [
            .init(value: GoalDirection.increase.rawValue, label: type.directions.increase),
            .init(value: GoalDirection.decrease.rawValue, label: type.directions.decrease),
        ]
        exercise.isRequired = measure.needsExercise
        if let label = type.exercise?.label { exercise.label = label }
        if measure.isCount { target.inputMode = "numeric" }
        repetitions.inputMode = "numeric"
        showUnit()
    }

    /// A new goal.
    package init(_ type: GoalType, _ measure: GoalMeasure, _ user: User, today: LocalDay) {
        let measure = type.measures.contains(measure) ? measure : type.measures[0]
        let draft = GoalInput(
            type: type, measure: measure, countsFamily: true, target: 0, cadence: measure.usualCadence,
            direction: measure.usualDirection ?? .decrease, countsFrom: today)
        self.init(draft, action: Paths.goals, cancelPath: Paths.goals, user.units, weeksFrom: user.firstWeekday)
        countsFrom.hint = GoalTexts.countsFromHint
        // A direction that can't be guessed still can for the goal to lose weight.
        if measure.usualDirection == nil, user.fitnessGoal != .loseWeight { direction.value = "" }
    }

    /// An existing goal, possibly with a new type or measure.
    package init(_ goal: Goal, as type: GoalType, _ measure: GoalMeasure, _ units: Units) {
        let measure = type.measures.contains(measure) ? measure : type.measures[0]
        self.init(
            GoalInput(goal, as: type, measure), action: Paths.goal(goal.id), cancelPath: Paths.goal(goal.id), units,
            weeksFrom: goal.firstWeekday)
        if measure == goal.measure { target.value = GoalText(goal: goal, units: units).fieldText(goal.target) }
        countsFrom.value = goal.countsFrom.description
    }

    /// Fills the form with the values of a query.
    package mutating func suggest(_ query: Query, weightKilograms: Double?) {
        for path in Self.fieldPaths {
            if let value = query[self[keyPath: path].name] { self[keyPath: path].value = value }
        }
        if measure.usualDirection == nil, query[direction.name] == nil, let weightKilograms,
            let aim = DecimalText.parse(target.value).map(units.weight.kilograms)
        {
            direction.value = (aim < weightKilograms ? GoalDirection.decrease : .increase).rawValue
        }
    }

    /// Takes the submitted values, in the units in which the form was shown.
    package mutating func take(_ typed: FormFields) {
        target.clear()
        fill(from: typed)
        whatCounts.value = ""
        warnings.confirmed = typed["confirmed"] ?? ""
        let isKnown =
            (typed["type"] ?? type.rawValue) == type.rawValue
            && (typed["measure"] ?? measure.rawValue) == measure.rawValue
        if !isKnown { whatCounts.error = GoalTexts.measureMissing }
        units.weight = typed["weight_unit"].flatMap(WeightUnit.init) ?? units.weight
        units.distance = typed["distance_unit"].flatMap(DistanceUnit.init) ?? units.distance
        showUnit()
    }

    /// Whether the goal has the field.
    package func has(_ path: PartialKeyPath<Self>) -> Bool {
        switch path {
        case \Self.whatCounts: false
        case \Self.exercise: type.exercise != nil && !measure.isOfThreeLifts
        case \Self.scope: type == .cardio
        case \Self.trackable: type.isOfTrackable
        case \Self.repetitions: measure.takesRepetitions
        case \Self.direction: measure.canDecrease
        default: true
        }
    }

    // The fields that only some goals have.
    package var offeredExercise: Field? { has(\.exercise) ? exercise : nil }
    package var offeredScope: Field? { has(\.scope) ? scope : nil }
    package var offeredTrackable: Field? { has(\.trackable) ? trackable : nil }
    package var offeredRepetitions: Field? { has(\.repetitions) ? repetitions : nil }
    package var offeredDirection: Field? { has(\.direction) ? direction : nil }

    private mutating func showUnit() {
        target.unit = measure.quantity.fieldUnit(units)
        if let hint = measure.fieldHint { target.hint = hint }
        if measure.quantity == .duration || measure.quantity.isOnClock { target.inputMode = "text" }
        if type.isOfTrackable {
            target.hint =
                units.volume == .milliliters
                ? GoalTexts.inTheTrackablesUnit : GoalTexts.inTheTrackablesUnitOrVolume(units.volume.symbol)
        }
    }

    /// Reads everything but the target, whose unit depends on the trackable.
    package mutating func read(today: LocalDay) -> GoalInput {
        let cadence = cadence.choice(GoalCadence.self, GoalTexts.periodMissing) ?? .once
        let direction =
            has(\.direction)
            ? direction.choice(GoalDirection.self, GoalTexts.directionMissing) ?? .increase : .increase
        var draft = GoalInput(
            title: title.value, type: type, measure: measure, exerciseID: exercise.rowID,
            countsFamily: has(\.scope)
                ? scope.choice(GoalScope.self, CommonTexts.notInTheList) == .family : false,
            trackableID: trackable.rowID, repetitions: has(\.repetitions) ? repetitions.wholeNumber() : nil, target: 0,
            cadence: cadence, direction: direction,
            countsFrom: countsFrom.optionalDay()
                ?? GoalDraft.usualStart(cadence, today: today, weeksFrom: firstWeekday),
            deadline: deadline.optionalDay(), note: note.value)
        draft.fitMeasure()
        return draft
    }

    /// - Returns: nil also without a context.
    package mutating func validate() -> GoalDraft? {
        guard let context else { return nil }
        var draft = read(today: context.today)
        var missing = Faults()
        if let target = missing.require("target", readTarget(context), GoalDraft.targetRequired) {
            draft.target = target
        }
        if has(\.repetitions), repetitions.isBlank { missing.add("reps", CommonTexts.repsRequired) }
        var checked = accept(draft.checked(context, units, missing, isReadable: isValid))
        warnings.questions = checked?.questions(context, units) ?? []
        if !warnings.areConfirmed { checked = nil }
        // The error matters more than the hint that the field is optional.
        if deadline.error != nil { deadline.hint = nil }
        return checked
    }

    private mutating func readTarget(_ context: GoalContext) -> Double? {
        guard let typed = typedTarget() else { return nil }
        let scale = GoalScale(measure.quantity, units, volume: context.trackable?.volumeUnit(units))
        if let known = context.knownTarget(measure), scale.isUnchanged(known, as: typed) { return known }
        // A nutrient has one decimal.
        guard measure.nutrient != nil, typed > 0 else { return scale.stored(typed) }
        return max(0.1, (typed * 10).rounded() / 10)
    }

    /// The number in the unit that the form shows.
    private mutating func typedTarget() -> Double? {
        switch measure.quantity {
        case .setTime: target.durationSeconds(in: .seconds).map { Double($0) }
        case .time: target.durationSeconds().map { Double($0) }
        case .duration:
            target.number(reading: { DurationText.parse($0).map { Double($0) / 60 } }, GoalTexts.goalTimeRequired)
        case .weight where measure.aggregate == .latest:
            target.weight(in: units.weight, BodyBounds.weights(in: units.weight))
        case .weight: target.weight(in: units.weight)
        default: target.number()
        }
    }
}

/// Whether a goal counts all sessions that are like those of its activity.
enum GoalScope: String, CaseIterable {
    case family, exercise

    static var options: [Field.Option] {
        allCases.map {
            .init(
                value: $0.rawValue, label: $0 == .family ? GoalTexts.scopeFamily : GoalTexts.scopeExercise)
        }
    }
}
