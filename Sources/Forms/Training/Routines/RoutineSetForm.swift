import Fitness
import GRDB
import HTTP
import Models
import Routines
import Texts

/// The fields of one set on a workout's page, filled with what is asked or was done.
package struct RoutineSetForm: Sendable {
    package let place: Int
    package let exercise: Exercise
    /// What the set is counted in, which decides on its fields.
    package private(set) var measure: SetMeasure
    package private(set) var units: Units
    package var weight: Field
    package var reps: Field
    package var distance: Field
    package var duration: Field
    /// The meaning of the weight for a bodyweight exercise.
    package var load: Field
    package var kind: Field
    package var rpe: Field
    package var warnings = Warnings()
    /// Of a set that is corrected; this page doesn't show it.
    private var note = ""
    /// Weights that a number in the field may stand for, which are kept exactly as long as it is unchanged.
    private var knownKilograms: [Double] = []
    private var knownMeters: Double?

    private init(place: Int, _ exercise: Exercise, _ measure: SetMeasure, _ units: Units) {
        self.place = place
        self.exercise = exercise
        self.measure = measure
        self.units = units
        weight = Field("weight.\(place)", label: CommonTexts.weight)
        reps = Field("reps.\(place)", label: CommonTexts.reps)
        distance = Field("distance.\(place)", label: CommonTexts.distance, isRequired: false)
        duration = Field("duration.\(place)", label: CommonTexts.time)
        load = Field(
            "load.\(place)", label: CommonTexts.weight,
            options: [
                .init(value: "added", label: CommonTexts.added), .init(value: "assisted", label: TrackTexts.assisted),
            ])
        kind = Field("kind.\(place)", label: TrackTexts.setType, options: SetKind.options)
        rpe = Field(
            "rpe.\(place)", label: TrackTexts.effortRpe, isRequired: false, options: StrengthSetForm.effortOptions)
        kind.value = SetKind.normal.rawValue
        load.value = exercise.isAssisted ? "assisted" : "added"
        use(units)
    }

    package init(_ set: WorkoutSet, of exercise: Exercise, _ filled: SetPrefill, _ units: Units) {
        self.init(place: set.place, exercise, set.measure ?? filled.amount?.measure ?? exercise.measure, units)
        knownKilograms =
            [set.done?.weightKilograms, set.loadableKilograms, set.target?.kilograms].compactMap(\.self)
            + [filled.kilograms, set.previous?.weightKilograms].compactMap(\.self)
        if let kilograms = filled.kilograms { fill(kilograms) }
        if let amount = filled.amount, amount.measure == measure { fill(amount) }
        kind.value = filled.kind.rawValue
        rpe.show(effort: set.done?.ratingOfPerceivedExertion)
        note = set.done?.note ?? ""
    }

    /// For a place that is not in the workout any more: what was typed there is not lost.
    package init(typed place: Int, of exercise: Exercise, _ units: Units) {
        self.init(place: place, exercise, exercise.measure, units)
    }

    private mutating func fill(_ kilograms: Double) {
        let isNothing = exercise.load == .bodyweight && kilograms == 0
        weight.value = isNothing ? "" : units.weight.fieldText(kilograms.magnitude)
        if kilograms != 0 { load.value = kilograms < 0 ? "assisted" : "added" }
    }

    private mutating func fill(_ amount: SetAmount) {
        reps.value = amount.reps > 0 ? String(amount.reps) : ""
        duration.value = amount.seconds.map { DurationText.clock(seconds: $0) } ?? ""
        distance.value = amount.meters.map(units.distance.shortFieldText) ?? ""
        knownMeters = amount.meters
    }

    private mutating func use(_ units: Units) {
        self.units = units
        weight.unit = units.weight.symbol
        distance.unit = units.distance.shortSymbol
    }

    /// The weight in the fields, negative for assistance; nil if there is none.
    package var shownKilograms: Double? {
        let isBody = exercise.load == .bodyweight
        guard !weight.isBlank else { return isBody ? 0 : nil }
        guard weight.error == nil, let number = DecimalText.parse(weight.value) else { return nil }
        let kilograms = units.weight.kilograms(number)
        let known = knownKilograms.first { units.weight.fieldText($0.magnitude) == weight.value }?.magnitude
        return (known ?? kilograms) * (isBody && load.value == "assisted" ? -1 : 1)
    }

    package var fields: [Field] {
        switch measure {
        case .reps: [weight, reps, load, kind, rpe]
        case .hold: [weight, duration, load, kind, rpe]
        case .carry: [weight, distance, duration, load, kind, rpe]
        }
    }
}

extension RoutineSetForm {
    private static var paths: [WritableKeyPath<Self, Field>] {
        [\.weight, \.reps, \.distance, \.duration, \.load, \.kind, \.rpe]
    }

    /// The fields with another value than those of a proposal, without values too long to be a number.
    package func changes(from proposed: Self) -> [Query.Item] {
        Self.paths.map { (self[keyPath: $0], proposed[keyPath: $0]) }
            .filter { $0.value != $1.value && $0.value.utf8.count <= Self.longestCarriedValue }
            .map { Query.Item(name: $0.0.name, value: $0.0.value) }
    }

    private static var longestCarriedValue: Int { 16 }

    /// Takes what was typed, in the units in which the page was shown.
    package mutating func take(_ typed: FormFields) {
        for path in Self.paths {
            guard let value = typed[self[keyPath: path].name] else { continue }
            self[keyPath: path].take(value)
        }
        let shown: [(Field, SetMeasure)] = [(reps, .reps), (distance, .carry), (duration, .hold)]
        measure = shown.first { typed[$0.0.name] != nil }?.1 ?? measure
        warnings.confirmed = typed["confirmed.\(place)"] ?? ""
        use(
            Units(
                weight: typed["weight_unit"].flatMap(WeightUnit.init(rawValue:)) ?? units.weight,
                distance: typed["distance_unit"].flatMap(DistanceUnit.init(rawValue:)) ?? units.distance))
    }

    /// The set as it was typed. It is checked as on Track.
    /// - Returns: nil if something is wrong or implausible, which the fields and warnings say.
    package mutating func draft(
        _ database: Database, _ user: User, on day: LocalDay, today: LocalDay
    ) throws -> StrengthSetDraft? {
        var form = try StrengthSetForm(exercise, on: day, units)
        form.knownKilograms = knownKilograms.map(\.magnitude)
        form.knownMeters = knownMeters
        form.take(FormFields(Query(items: items)))
        form.warnings.confirmed = warnings.confirmed
        let draft = try form.draft(database, user, today: today)
        warnings = form.warnings
        weight.error = form.weight.error
        // In a workout, no reps are a set that was missed.
        reps.error = form.reps.error == Faults.mustBePositive ? RoutineTexts.zeroOrMore : form.reps.error
        distance.error = form.distance.error
        duration.error = form.duration.error
        load.error = form.load.error
        kind.error = form.kind.error
        rpe.error = form.rpe.error
        return draft
    }

    /// The fields as the form of a set has them.
    private var items: [Query.Item] {
        var items = [
            Query.Item(name: "weight", value: weight.value), Query.Item(name: "kind", value: kind.value),
            Query.Item(name: "rpe", value: rpe.value), Query.Item(name: "note", value: note),
        ]
        // Without a weight it is the body alone, whatever a weight would have meant.
        let isNothing = weight.isBlank || DecimalText.parse(weight.value) == 0
        if exercise.load == .bodyweight, !isNothing { items.append(Query.Item(name: "load", value: load.value)) }
        switch measure {
        case .reps: items.append(Query.Item(name: "reps", value: reps.value))
        case .carry: items.append(Query.Item(name: "distance", value: distance.value))
        case .hold: break
        }
        if measure != .reps { items.append(Query.Item(name: "duration", value: duration.value)) }
        return items
    }
}

extension WorkoutSet {
    /// What it is asked to be counted in; nil if nothing is asked of it.
    package var measure: SetMeasure? { done?.amount.measure ?? target?.amount.measure }
}
