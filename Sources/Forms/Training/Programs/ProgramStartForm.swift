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
            let label =
                lift.needsTrainingMax
                ? ProgramTexts.trainingMaxOf(exercise.name) : ProgramTexts.exerciseAndSets(exercise.name, sets)
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
