import Fitness
import HTTP
import Models
import Texts

/// The fields of a set: those of its form on Track, and of each row of a workout's page.
package struct SetFields: FormPart {
    /// The meaning of the weight for a bodyweight exercise.
    enum Assistance: String {
        case none, added, assisted
    }

    var exercise: Exercise?
    /// The set that is changed, whose values may stay.
    var old: StrengthSet?
    package private(set) var units: Units
    /// What the set is counted in, which decides on its fields.
    package internal(set) var measure: SetMeasure { didSet { requireAmount() } }
    /// Weights that the number in the field may stand for: the one that it is shown as is kept exactly.
    package var knownKilograms: [Double] = []
    /// The initial distance, kept exactly as long as the number in the field is unchanged.
    private var knownMeters: Double?
    package var weight = Field("weight", label: CommonTexts.weight)
    package var reps = Field("reps", label: CommonTexts.reps)
    package var distance = Field("distance", label: CommonTexts.distance, isRequired: false)
    package var duration = Field("duration", label: CommonTexts.time, hint: DurationText.Unit.seconds.examples)
    package var load = Field(
        "load", label: CommonTexts.weight, value: Assistance.none.rawValue,
        options: [
            .init(value: "none", label: TrackTexts.bodyweight), .init(value: "added", label: CommonTexts.added),
            .init(value: "assisted", label: TrackTexts.assisted),
        ])
    package var kind = Field(
        "kind", label: TrackTexts.setType, value: SetKind.normal.rawValue, options: SetKind.options)
    package var rpe = Field(
        "rpe", label: TrackTexts.effortRpe, hint: TrackTexts.effortHint, isRequired: false,
        options: Self.effortOptions
    ).folded
    package var note = Field("note", label: CommonTexts.note, maximumLength: Field.noteLength, isRequired: false).folded

    /// What somebody may mean who types `1.000`, which is asked about.
    package static let likelyKilograms = 1_000.0

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.weight, \.reps, \.distance, \.duration, \.kind, \.rpe, \.load, \.note]
    }

    init(_ exercise: Exercise?, _ units: Units) {
        self.exercise = exercise
        self.units = units
        measure = exercise?.measure ?? .reps
        reps.inputMode = "numeric"
        requireAmount()
        use(units)
    }

    /// A carry has a distance, a time or both.
    private mutating func requireAmount() { duration.isRequired = measure == .hold }

    mutating func use(_ units: Units) {
        self.units = units
        weight.unit = units.weight.symbol
        weight.likely = 0...units.weight.value(ofKilograms: Self.likelyKilograms)
        distance.unit = units.distance.shortSymbol
    }

    // Filling in

    mutating func fill(_ kilograms: Double) {
        let isNothing = exercise?.load == .bodyweight && kilograms == 0
        // A stored weight below zero of what is no bodyweight exercise has no choice of what it means, and stays.
        let shown = old == nil || exercise?.load == .bodyweight ? kilograms.magnitude : kilograms
        weight.value = isNothing ? "" : units.weight.fieldText(shown)
        if kilograms != 0 { load.value = (kilograms > 0 ? Assistance.added : .assisted).rawValue }
    }

    /// Of another measure, there is nothing to fill in.
    mutating func fill(_ amount: SetAmount) {
        switch measure {
        case .reps: reps.value = amount.reps > 0 ? String(amount.reps) : ""
        case .hold: duration.value = amount.seconds.map { DurationText.clock(seconds: $0) } ?? ""
        case .carry:
            duration.value = amount.seconds.map { DurationText.clock(seconds: $0) } ?? ""
            distance.value = amount.meters.map(units.distance.shortFieldText) ?? ""
            knownMeters = amount.meters
        }
    }

    /// Takes what was typed, in the units in which the page was shown. A field that was not sent keeps its value.
    /// - Parameter place: that of the set, on a page with several.
    mutating func take(_ typed: FormFields, at place: Int? = nil) {
        func value(_ name: String) -> String? { typed[place.map { "\(name).\($0)" } ?? name] }
        // The page's fields decide, even if the exercise is counted in something else by now.
        let shown: [(String, SetMeasure)] = [("reps", .reps), ("distance", .carry), ("duration", .hold)]
        measure = shown.first { value($0.0) != nil }?.1 ?? measure
        // The page with several has no notes.
        for path in Self.fieldPaths where place == nil || path != \.note {
            guard let typed = value(self[keyPath: path].name) else { continue }
            self[keyPath: path].take(typed)
        }
        use(units.taking(typed))
    }

    // The set

    /// The set as it was typed, or what is wrong with it. Text that is no number is told by its field alone.
    mutating func checked(
        on day: LocalDay?, timedWorkout: Int64? = nil, today: LocalDay
    ) -> Result<StrengthSetDraft, Faults> {
        StrengthSetDraft.checked(
            exercise: exercise, day: day, kind: SetKind(rawValue: kind.value), measure: measure,
            reps: measure == .reps ? reps.wholeNumber() : nil,
            durationSeconds: measure == .reps ? nil : duration.durationSeconds(in: .seconds),
            distanceMeters: measure == .carry ? distance.number().map(meters) : nil, weightKilograms: kilograms(),
            ratingOfPerceivedExertion: rpe.number().map { $0.keeping(old?.ratingOfPerceivedExertion) },
            note: note.value, timedWorkout: timedWorkout, over: old, today: today, units)
    }

    /// The weight in the fields, negative for assistance; nil if there is none.
    package var shownKilograms: Double? {
        var copy = self
        return copy.kilograms()
    }

    var hasNoWeight: Bool { weight.isBlank || DecimalText.parse(weight.value) == 0 }

    private mutating func kilograms() -> Double? {
        guard weight.error == nil else { return nil }
        guard exercise?.load == .bodyweight else { return weight.weight(in: units.weight).map(inKilograms) }
        if load.value.isEmpty {
            let typed: Assistance = exercise?.isAssisted == true ? .assisted : .added
            load.value = (hasNoWeight ? .none : typed).rawValue
            if hasNoWeight { weight.value = "" }
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
        guard !weight.isBlank else { return weight.fail(StrengthSetDraft.weightRequired) }
        guard let typed = weight.weight(in: units.weight) else { return nil }
        return typed > 0 ? inKilograms(typed) : weight.fail(Faults.mustBePositive)
    }

    private func meters(_ typed: Double) -> Double {
        if let knownMeters, units.distance.shortFieldText(knownMeters) == DecimalText.format(typed) {
            return knownMeters
        }
        return units.distance.shortMeters(typed)
    }

    private func inKilograms(_ typed: Double) -> Double {
        knownKilograms.first { units.weight.isUnchanged($0, as: typed) } ?? units.weight.kilograms(typed)
    }

    static var effortOptions: [Field.Option] {
        let usual = StrengthSetLimits.usualEfforts
        let steps = stride(from: usual.lowerBound, through: usual.upperBound, by: StrengthSetLimits.effortStep)
        return [.init(value: "", label: TrackTexts.noEffort)] + steps.map(Field.Option.init(effort:))
    }
}

extension Exercise {
    /// Whether its weights are those of one dumbbell, also where two are lifted.
    package var isOfOneDumbbell: Bool { equipment == .dumbbell && load == .external }
}

extension Field.Option {
    fileprivate init(effort: Double) {
        let text = DecimalText.format(effort)
        self.init(value: text, label: text)
    }
}

extension Field {
    /// Chooses a stored effort. A low one, from an import or a program, stays a choice.
    mutating func show(effort: Double?) {
        guard let effort else { return }
        let option = Option(effort: effort)
        value = option.value
        if !options.contains(where: { $0.value == option.value }) { options.insert(option, at: 1) }
    }
}

extension Units {
    /// The units in which a page was shown, as far as it says so.
    func taking(_ typed: FormFields) -> Units {
        Units(
            weight: typed["weight_unit"].flatMap(WeightUnit.init(rawValue:)) ?? weight,
            distance: typed["distance_unit"].flatMap(DistanceUnit.init(rawValue:)) ?? distance)
    }
}
