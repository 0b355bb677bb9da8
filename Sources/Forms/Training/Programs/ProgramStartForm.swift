import Fitness
import HTTP
import Models
import Routines
import Texts

/// What a person says when they begin a built-in program.
package struct ProgramStartForm: DraftForm {
    /// A lift whose weight is asked.
    package struct Lift: Sendable {
        let key: String
        let exercise: Exercise
        package var field: Field
    }

    private let program: LibraryProgram
    package var firstDay = Field("first_day", label: ProgramTexts.firstDay)
    package private(set) var schedule: ProgramScheduleFields
    package private(set) var lifts: [Lift]
    package let units: Units
    private var typedUnits: Units
    private let today: LocalDay
    package private(set) var warnings = Warnings()

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.firstDay, \.schedule.schedule, \.schedule.weekdays]
    }

    package var fields: [Field] { Self.fieldPaths.map { self[keyPath: $0] } + lifts.map(\.field) }
    package var action: String { Paths.programStart(program.key) }
    package var cancelPath: String? { Paths.libraryProgram(program.key) }
    package var weightUnit: String { units.weight.rawValue }

    /// - Parameter estimates: of each exercise's one-rep max, by its key: they only propose.
    package init(
        _ program: LibraryProgram, _ exercises: [String: Exercise], estimates: [String: ProposedStart], _ user: User,
        today: LocalDay
    ) {
        (self.program, self.today) = (program, today)
        (units, typedUnits) = (user.units, user.units)
        schedule = ProgramScheduleFields(program.schedule, program.weekdays, user)
        lifts = program.lifts.compactMap { lift in
            guard lift.asksForWeight, let exercise = exercises[lift.exercise] else { return nil }
            let line = program.days.lazy.flatMap(\.exercises).first { $0.progression == .lift(lift.key) }?.lines.first
            let sets = line.map { RoutineTexts.setsOf($0.sets, $0.amount.words(user.units.distance)) } ?? ""
            let isTwice = program.lifts.count { $0.asksForWeight && $0.exercise == lift.exercise } > 1
            let days = isTwice ? program.days.filter { $0.has(lift) }.map(\.name).joined(separator: ", ") : ""
            let name = isTwice ? ProgramTexts.joined(days, exercise.name) : exercise.name
            let label =
                lift.needsTrainingMax
                ? ProgramTexts.trainingMaxOf(name) : ProgramTexts.exerciseAndSets(name, sets)
            var field = Field("weight.\(lift.key)", label: label, unit: user.units.weight.symbol, isRequired: false)
            if let proposed = estimates[lift.key] {
                field.value = user.units.weight.fieldText(proposed.kilograms)
                if proposed.isEstimated {
                    field.hint = ProgramTexts.proposed(user.units.weight.text(proposed.kilograms))
                }
            }
            return Lift(key: lift.key, exercise: exercise, field: field)
        }
        firstDay.value = today.description
    }

    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        schedule.take(typed)
        warnings.confirmed = typed["confirmed"] ?? ""
        typedUnits.weight = typed["weight_unit"].flatMap(WeightUnit.init) ?? units.weight
        for index in lifts.indices { lifts[index].field.take(typed[lifts[index].field.name] ?? "") }
    }

    package mutating func validate() -> ProgramStart? {
        var kilograms: [String: Double] = [:]
        for index in lifts.indices {
            guard let number = lifts[index].field.weight(in: typedUnits.weight) else { continue }
            kilograms[lifts[index].key] = typedUnits.weight.kilograms(number)
        }
        let start = accept(
            ProgramStart.checked(
                program, schedule: schedule.chosenSchedule, weekdays: Array(schedule.chosen),
                firstDay: LocalDay(firstDay.value), kilograms: kilograms,
                loads: Dictionary(uniqueKeysWithValues: lifts.map { ($0.key, $0.exercise.load) }), today: today))
        nameLifts()
        guard let start else { return nil }
        let weights = lifts.compactMap { start.kilograms[$0.key] }
        warnings.questions = weights.flatMap { StrengthSetLimits.questions(kilograms: $0, typedUnits) }
        return warnings.areConfirmed ? start : nil
    }

    /// A summary of several problems stands far from the lifts, of which two can be of one exercise.
    private mutating func nameLifts() {
        for (index, lift) in lifts.enumerated() where lift.field.error != nil {
            let isOnly = lifts.count { $0.exercise.id == lift.exercise.id } == 1
            lifts[index].field.error = RoutineTexts.workWeightRequired(isOnly ? lift.exercise.name : lift.field.label)
        }
    }

    /// What is wrong with none of its fields, such as one program too many, is said at the first one.
    package mutating func show(_ faults: Faults) {
        showBesideFields(faults)
        for index in lifts.indices where lifts[index].field.error == nil {
            lifts[index].field.error = faults.messages[lifts[index].field.name]
        }
        if isValid { firstDay.error = faults.messages.values.first }
        if !Self.fieldPaths.contains(where: { self[keyPath: $0].error != nil }),
            let index = lifts.firstIndex(where: { $0.field.error != nil })
        {
            lifts[index].field.isFocused = true
        }
    }
}

/// Sets the training max of a lift of a program, from a day on.
package struct TrainingMaxForm: DraftForm {
    private let exercise: Exercise
    /// The one that counts.
    private let known: RunningTrainingMax?
    /// When the lift was done last.
    private let lastWorkout: LocalDay?
    private let units: Units
    private var typedUnits: Units
    private let today: LocalDay
    package let action: String
    package private(set) var warnings = Warnings()
    package var trainingMax = Field("training_max", label: RoutineTexts.trainingMax)
    package var firstDay = Field("first_day", label: ProgramTexts.countsFrom)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.trainingMax, \.firstDay] }

    package var weightUnit: String { units.weight.rawValue }

    /// - Parameters:
    ///   - known: the one that counts.
    ///   - estimate: of the one-rep max, in kilograms of the whole load: it only proposes.
    ///   - lastWorkout: when the lift was done last.
    package init(
        _ exercise: Exercise, action: String, known: RunningTrainingMax?, estimate: Double?, bodyKilograms: Double,
        lastWorkout: LocalDay?, _ units: Units, today: LocalDay
    ) {
        (self.exercise, self.action, self.known) = (exercise, action, known)
        (self.lastWorkout, self.units, typedUnits, self.today) = (lastWorkout, units, units, today)
        let proposed = estimate.map { TrainingMaxDraft.proposal(fromOneRepMax: $0, bodyKilograms: bodyKilograms) }
            .flatMap { $0 > 0 ? $0 : nil }
        trainingMax.unit = units.weight.symbol
        trainingMax.value = (known?.kilograms ?? proposed.map(Self.rounded)).map { units.weight.fieldText($0) } ?? ""
        if let estimate, let proposed {
            let text = units.weight.text(proposed, maximumDecimals: 1)
            trainingMax.hint =
                exercise.load == .bodyweight
                ? RoutineTexts.proposedTrainingMax(text)
                : ProgramTexts.trainingMaxProposal(units.weight.text(estimate, maximumDecimals: 1), text)
        }
        firstDay.value = max(today, lastWorkout.map(\.next) ?? today).description
    }

    /// To half a kilogram.
    private static func rounded(_ kilograms: Double) -> Double { (kilograms * 2).rounded() / 2 }

    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        warnings.confirmed = typed["confirmed"] ?? ""
        typedUnits.weight = typed["weight_unit"].flatMap(WeightUnit.init) ?? units.weight
    }

    package mutating func validate() -> TrainingMaxDraft? {
        let kilograms = self.kilograms(in: typedUnits.weight)
        let day = LocalDay(firstDay.value)
        if let day { firstDay.error = reasonAgainst(day) }
        let checked = TrainingMaxDraft.checked(exercise: exercise, firstDay: day, kilograms: kilograms, today: today)
        if case .failure(let faults) = checked, trainingMax.error == nil {
            trainingMax.error = faults.messages["kilograms"].map { _ in RoutineTexts.weightTooHigh }
        }
        guard let draft = accept(checked) else { return nil }
        warnings.questions = StrengthSetLimits.questions(kilograms: draft.kilograms, typedUnits)
        return warnings.areConfirmed ? draft : nil
    }

    /// From a day like this, it would change nothing.
    private func reasonAgainst(_ day: LocalDay) -> String? {
        if let lastWorkout, day <= lastWorkout {
            return ProgramTexts.trainedUntil(lastWorkout.shortText(today: today))
        }
        guard let known, day < known.firstDay, known.firstDay <= today else { return nil }
        return ProgramTexts.trainingMaxCountsSince(known.firstDay.shortText(today: today))
    }

    private mutating func kilograms(in unit: WeightUnit) -> Double? {
        guard !trainingMax.isBlank else { return trainingMax.fail(CommonTexts.numberRequired) }
        guard let number = trainingMax.weight(in: unit) else { return nil }
        if let known = known?.kilograms, unit.isUnchanged(known, as: number) { return known }
        return unit.kilograms(number)
    }
}
