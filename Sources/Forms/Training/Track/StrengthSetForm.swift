import Fitness
import GRDB
import HTTP
import Models
import Texts

package struct StrengthSetForm: TrackForm {
    package let action: String
    private let trackPath: String
    /// The page to go to instead of Track.
    package var back: ReturnPath?
    package var subject = Field("exercise_id", label: CommonTexts.exercise)
    package var inputs: SetFields
    package var date = Field("date", label: CommonTexts.date).folded
    package var warnings = Warnings()
    package var token: String

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [
            \.subject, \.inputs.load, \.inputs.weight, \.inputs.reps, \.inputs.distance, \.inputs.duration,
            \.inputs.kind, \.inputs.rpe, \.inputs.note, \.date,
        ]
    }

    package var cancelPath: String? { back?.path ?? trackPath }
    package var chosen: Exercise? { inputs.exercise }
    package var units: Units { inputs.units }
    package var unit: String? { units.weight.rawValue }
    /// No number is longer.
    private static let weightLength = 16

    private init(action: String, on day: LocalDay, _ exercise: Exercise?, _ units: Units) throws {
        self.action = action
        trackPath = Paths.track(on: day)
        inputs = SetFields(exercise, units)
        token = try FormToken().text
        date.value = day.description
        subject.value = exercise.map { String($0.id) } ?? ""
        showLoad()
    }

    private mutating func showLoad() {
        inputs.weight.isRequired = chosen?.load == .external
        inputs.weight.hint = chosen?.isOfOneDumbbell == true ? TrackTexts.weightOfOneDumbbell : nil
        inputs.weight.label = chosen?.load == .bodyweight ? TrackTexts.addedWeightAssistance : CommonTexts.weight
    }

    package mutating func choose(_ exercise: Exercise?) {
        inputs.exercise = exercise
        showLoad()
    }

    package init(_ exercise: Exercise?, on day: LocalDay, _ units: Units) throws {
        try self.init(action: Paths.sets, on: day, exercise, units)
    }

    /// Fills in the previous set. For the first set of an assisted exercise, the form asks for the assistance.
    package mutating func suggest(_ set: StrengthSet?) {
        guard let set else {
            if chosen?.isAssisted == true { inputs.load.value = SetFields.Assistance.assisted.rawValue }
            return
        }
        take(set)
        // After only warm-ups, the next set is likely one too, and must not count by mistake.
        if !set.kind.counts { inputs.kind.value = set.kind.rawValue }
    }

    package init(_ set: StrengthSet, of exercise: Exercise, _ units: Units) throws {
        try self.init(action: Paths.set(set.id), on: set.day, exercise, units)
        inputs.old = set
        inputs.measure = set.amount.measure
        take(set)
        inputs.kind.value = set.kind.rawValue
        focusForMending()
        inputs.rpe.show(effort: set.ratingOfPerceivedExertion)
        inputs.note.value = set.note
    }

    private mutating func take(_ set: StrengthSet) {
        inputs.knownKilograms = [set.weightKilograms.magnitude, set.weightKilograms]
        inputs.fill(set.amount)
        inputs.fill(set.weightKilograms)
    }

    package mutating func take(_ typed: FormFields) {
        for path in Self.fieldPaths { self[keyPath: path].isFocused = false }
        // What was not sent is not meant: without a choice of the load, the weight determines it.
        for path in [\SetFields.weight, \.reps, \.duration, \.distance, \.load] { inputs[keyPath: path].clear() }
        inputs.take(typed)
        for path in [\Self.subject, \.date] {
            if let value = typed[self[keyPath: path].name] { self[keyPath: path].take(value) }
        }
        takeHidden(from: typed)
        if let unit = typed["weight_unit"], WeightUnit(rawValue: unit) == nil {
            inputs.weight.error = CommonTexts.weightUnitMissing
        }
    }

    package mutating func validate(today: LocalDay) -> StrengthSetDraft? {
        if inputs.measure == .reps, DecimalText.parse(inputs.reps.value) == 0 {
            inputs.reps.hint = TrackTexts.noSetWithoutReps
        }
        return accept(
            inputs.checked(
                on: date.day(today: today), timedWorkout: back.flatMap(Paths.timedWorkout(at:)), today: today))
    }

    package static func subject(_ database: Database, _ id: Int64?, of user: User) throws -> Exercise? {
        try user.loggableExercise(database, id, .strength)
    }

    package static func options(_ database: Database, of user: User) throws -> [Field.Option] {
        try user.exerciseOptions(database, .strength)
    }

    /// Takes the weight of an address, such as that of a page that asks which plates to put on.
    package mutating func take(weightFrom query: Query) {
        guard let typed = query["weight"] else { return }
        inputs.weight.value = String(typed.unicodeScalars.prefix(Self.weightLength))
        let usual = chosen?.isAssisted == true ? SetFields.Assistance.assisted : .added
        inputs.load.value = (query["load"].flatMap(SetFields.Assistance.init) ?? usual).rawValue
        guard let unit = query["weight_unit"].flatMap(WeightUnit.init) else { return }
        inputs.use(Units(weight: unit, distance: units.distance))
    }

    // Which field has the focus when the form opens.

    /// Most changes mend a number that was mistyped.
    private mutating func focusForMending() {
        switch inputs.measure {
        case _ where !inputs.weight.value.isEmpty: inputs.weight.isFocused = true
        case .reps: inputs.reps.isFocused = true
        case .hold: inputs.duration.isFocused = true
        case .carry: inputs.distance.isFocused = true
        }
    }

    /// Without anything to start from, the form begins with the first number to type.
    package mutating func focusFirstEmptyAmount() {
        if inputs.weight.value.isEmpty, chosen?.load == .external {
            inputs.weight.isFocused = true
        } else if inputs.measure == .reps, inputs.reps.value.isEmpty {
            inputs.reps.isFocused = true
        }
    }
}
