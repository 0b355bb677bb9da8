import Fitness
import GRDB
import HTTP
import Models
import Texts

package struct StrengthSetForm: TrackForm {
    /// The meaning of the weight for a bodyweight exercise.
    package enum Assistance: String, CaseIterable {
        case none, added, assisted
    }

    package let action: String
    private let trackPath: String
    /// The page to go to instead of Track.
    package var back: ReturnPath?
    package private(set) var chosen: Exercise?
    /// The set that is changed, whose values may stay.
    var old: StrengthSet?
    package var weightUnit: WeightUnit
    /// Earlier weights, kept exactly where the number in the field is one of them.
    package var knownKilograms: [Double] = []
    package var subject = Field("exercise_id", label: CommonTexts.exercise)
    /// What the set is counted in, which decides on its fields.
    package private(set) var measure = SetMeasure.reps
    package var duration = Field("duration", label: CommonTexts.time, hint: DurationText.Unit.seconds.examples)
    package var distance = Field("distance", label: CommonTexts.distance)
    package var distanceUnit: DistanceUnit
    /// The initial distance, kept exactly as long as the number in the field is unchanged.
    package var knownMeters: Double?
    package var reps = Field("reps", label: CommonTexts.reps)
    package var load = Field(
        "load", label: CommonTexts.weight, value: Assistance.none.rawValue,
        options: [
            .init(value: "none", label: TrackTexts.bodyweight), .init(value: "added", label: CommonTexts.added),
            .init(value: "assisted", label: TrackTexts.assisted),
        ])
    package var weight = Field("weight", label: CommonTexts.weight)
    package var kind = Field(
        "kind", label: TrackTexts.setType, value: StrengthSet.Kind.normal.rawValue,
        options: StrengthSet.Kind.options)
    package var rpe = Field(
        "rpe", label: TrackTexts.effortRpe, hint: TrackTexts.effortHint, isRequired: false,
        options: Self.effortOptions
    ).folded
    package var note = Field("note", label: CommonTexts.note, maximumLength: Field.noteLength, isRequired: false).folded
    package var date = Field("date", label: CommonTexts.date).folded
    package var warnings = Warnings()
    package var token: String

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.subject, \.load, \.reps, \.distance, \.duration, \.weight, \.kind, \.rpe, \.note, \.date]
    }

    package var cancelPath: String? { back?.path ?? trackPath }
    /// No number is longer.
    private static let weightLength = 16

    private init(action: String, on day: LocalDay, _ exercise: Exercise?, _ units: Units) throws {
        self.action = action
        trackPath = Paths.track(on: day)
        chosen = exercise
        token = try FormToken().text
        date.value = day.description
        weightUnit = units.weight
        weight.unit = weightUnit.symbol
        distanceUnit = units.distance
        distance.unit = distanceUnit.shortSymbol
        reps.inputMode = "numeric"
        subject.value = exercise.map { String($0.id) } ?? ""
        measure = exercise?.measure ?? .reps
        showAmountFields()
        showLoad()
    }

    private mutating func showLoad() {
        weight.isRequired = chosen?.load == .external
        weight.label = chosen?.load == .bodyweight ? TrackTexts.addedWeightAssistance : CommonTexts.weight
    }

    package mutating func choose(_ exercise: Exercise?) {
        chosen = exercise
        showLoad()
    }

    package init(_ exercise: Exercise?, on day: LocalDay, _ units: Units) throws {
        try self.init(action: Paths.sets, on: day, exercise, units)
    }

    /// Fills in the previous set. For the first set of an assisted exercise, the form asks for the assistance.
    package mutating func suggest(_ set: StrengthSet?) {
        guard let set else {
            if chosen?.isAssisted == true { load.value = Assistance.assisted.rawValue }
            return
        }
        take(set)
        // After only warm-ups, the next set is likely one too, and must not count by mistake.
        if !set.kind.counts { kind.value = set.kind.rawValue }
    }

    package init(_ set: StrengthSet, of exercise: Exercise, _ units: Units) throws {
        try self.init(action: Paths.set(set.id), on: set.day, exercise, units)
        old = set
        measure = set.amount.measure
        take(set)
        kind.value = set.kind.rawValue
        focusForMending()
        rpe.show(effort: set.ratingOfPerceivedExertion)
        note.value = set.note
    }

    private mutating func take(_ set: StrengthSet) {
        knownKilograms = [set.weightKilograms.magnitude]
        take(set.amount)
        let isBody = chosen?.load == .bodyweight
        weight.value = isBody && set.weightKilograms == 0 ? "" : weightUnit.fieldText(set.weightKilograms.magnitude)
        let assistance: Assistance =
            set.weightKilograms == 0 ? .none : set.weightKilograms > 0 ? .added : .assisted
        load.value = assistance.rawValue
    }

    /// Of another measure, there is nothing to fill in.
    private mutating func take(_ amount: SetAmount) {
        switch measure {
        case .reps: reps.value = amount.reps > 0 ? String(amount.reps) : ""
        case .hold: duration.value = amount.seconds.map { DurationText.clock(seconds: $0) } ?? ""
        case .carry:
            duration.value = amount.seconds.map { DurationText.clock(seconds: $0) } ?? ""
            distance.value = amount.meters.map(distanceUnit.shortFieldText) ?? ""
            knownMeters = amount.meters
        }
        showAmountFields()
    }

    /// A carry has a distance, a time or both.
    private mutating func showAmountFields() {
        duration.isRequired = measure == .hold
        distance.isRequired = false
    }

    package mutating func take(_ typed: FormFields) {
        for path in Self.fieldPaths { self[keyPath: path].isFocused = false }
        weight.value = ""
        reps.value = ""
        duration.value = ""
        distance.value = ""
        // The page's fields decide, even if the exercise is counted in something else by now.
        let fields: [(String, SetMeasure)] = [("reps", .reps), ("distance", .carry), ("duration", .hold)]
        measure = fields.first { typed[$0.0] != nil }?.1 ?? measure
        showAmountFields()
        // Without this field, the weight determines the load.
        load.value = typed["load"] == nil ? "" : load.value
        fill(from: typed)
        takeHidden(from: typed)
        if let unit = typed["distance_unit"].flatMap(DistanceUnit.init(rawValue:)) {
            distanceUnit = unit
            distance.unit = unit.shortSymbol
        }
        guard let unit = typed["weight_unit"] else { return }
        if let known = WeightUnit(rawValue: unit) {
            weightUnit = known
        } else {
            weight.error = CommonTexts.weightUnitMissing
        }
        weight.unit = weightUnit.symbol
    }

    package mutating func validate(today: LocalDay) -> StrengthSetDraft? {
        if measure == .reps, DecimalText.parse(reps.value) == 0 { reps.hint = TrackTexts.noSetWithoutReps }
        return accept(
            StrengthSetDraft.checked(
                exercise: chosen, day: date.day(today: today), kind: SetKind(rawValue: kind.value),
                measure: measure, reps: measure == .reps ? reps.wholeNumber() : nil,
                durationSeconds: measure == .reps ? nil : duration.durationSeconds(in: .seconds),
                distanceMeters: measure == .carry ? distance.number().map(meters) : nil, weightKilograms: kilograms(),
                ratingOfPerceivedExertion: rpe.number().map { $0.keeping(old?.ratingOfPerceivedExertion) },
                note: note.value, timedWorkout: back.flatMap(Paths.timedWorkout(at:)), over: old, today: today, units))
    }

    package static func subject(_ database: Database, _ id: Int64?, of user: User) throws -> Exercise? {
        try user.loggableExercise(database, id, .strength)
    }

    package static func options(_ database: Database, of user: User) throws -> [Field.Option] {
        try user.exerciseOptions(database, .strength)
    }

    package var units: Units { Units(weight: weightUnit, distance: distanceUnit) }
    package var unit: String? { weightUnit.rawValue }

    /// Takes the weight of an address, such as that of a page that asks which plates to put on.
    package mutating func take(weightFrom query: Query) {
        guard let typed = query["weight"] else { return }
        weight.value = String(typed.unicodeScalars.prefix(Self.weightLength))
        let usual = chosen?.isAssisted == true ? Assistance.assisted : .added
        load.value = (query["load"].flatMap(Assistance.init) ?? usual).rawValue
        guard let unit = query["weight_unit"].flatMap(WeightUnit.init) else { return }
        (weightUnit, weight.unit) = (unit, unit.symbol)
    }

    /// The weight in the fields, negative for assistance; nil if there is none.
    package var shownKilograms: Double? {
        var copy = self
        return copy.kilograms()
    }

    private mutating func kilograms() -> Double? {
        guard weight.error == nil else { return nil }
        guard chosen?.load == .bodyweight else { return weight.number().map(inKilograms) }
        if load.value.isEmpty {
            let isNothing = weight.isBlank || DecimalText.parse(weight.value) == 0
            let typed: Assistance = chosen?.isAssisted == true ? .assisted : .added
            load.value = (isNothing ? .none : typed).rawValue
            if isNothing { weight.value = "" }
        }
        guard let assistance = load.choice(Assistance.self, TrackTexts.assistanceMissing) else { return nil }
        switch assistance {
        case .none where weight.isBlank: return 0
        case .none: return load.fail(TrackTexts.addedOrAssistedRequired)
        case .added: return typedKilograms()
        case .assisted: return typedKilograms().map { -$0 }
        }
    }

    /// Added weight or assistance, which have no sign.
    private mutating func typedKilograms() -> Double? {
        weight.positive(StrengthSetDraft.weightRequired).map(inKilograms)
    }

    private func meters(_ typed: Double) -> Double {
        if let knownMeters, distanceUnit.shortFieldText(knownMeters) == DecimalText.format(typed) { return knownMeters }
        return distanceUnit.shortMeters(typed)
    }

    private func inKilograms(_ typed: Double) -> Double {
        knownKilograms.first { weightUnit.isUnchanged($0, as: typed) } ?? weightUnit.kilograms(typed)
    }
}
