import Fitness
import HTTP
import Models

package struct StrengthSetForm: LoggingForm {
    /// What a weight means for an exercise that moves the body.
    package enum Assistance: String, CaseIterable {
        case none, added, assisted
    }

    package let action: String
    private let trackPath: String
    /// Where to go on from here, instead of Track.
    package var back: ReturnPath?
    /// nil when the form came without one that can be logged.
    package let exercise: Exercise?
    package var weightUnit: WeightUnit
    /// A weight that the form began with: it stays exactly what it was while the figure does.
    package var knownKilograms: Double?
    package var subject = Field("exercise_id", label: "Exercise")
    package var reps = Field("reps", label: "Reps")
    package var load = Field(
        "load", label: "Weight", value: Assistance.none.rawValue,
        options: [
            .init(value: "none", label: "Bodyweight"), .init(value: "added", label: "Added"),
            .init(value: "assisted", label: "Assisted"),
        ])
    package var weight = Field("weight", label: "Weight")
    package var kind = Field(
        "kind", label: "Set type", value: StrengthSet.Kind.normal.rawValue,
        options: StrengthSet.Kind.options)
    package var rpe = Field(
        "rpe", label: "Effort (RPE)", hint: "10 = no reps left, 8 = two left", isRequired: false,
        options: [.init(value: "", label: "–")]
            + stride(
                from: StrengthSetLimits.efforts.upperBound, through: StrengthSetLimits.efforts.lowerBound,
                by: -StrengthSetLimits.effortStep
            ).map {
                let text = DecimalText.format($0)
                return .init(value: text, label: text)
            })
    package var note = Field("note", label: "Note", maximumLength: Field.noteLength, isRequired: false)
    package var date = Field("date", label: "Date")
    package var doubts = Doubts()
    package var token: String

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.subject, \.load, \.reps, \.weight, \.kind, \.rpe, \.note, \.date]
    }

    package var cancelPath: String? { back?.path ?? trackPath }

    private init(action: String, trackPath: String, exercise: Exercise?, unit: WeightUnit, token: String) {
        self.action = action
        self.trackPath = trackPath
        self.exercise = exercise
        self.token = token
        weightUnit = unit
        weight.unit = unit.symbol
        weight.isRequired = exercise?.load == .external
        subject.value = exercise.map { String($0.id) } ?? ""
        if exercise?.load == .bodyweight { weight.label = "Added weight / Assistance" }
    }

    /// A new set.
    package init(exercise: Exercise?, on day: LocalDay, _ unit: WeightUnit) throws {
        self.init(
            action: Paths.sets, trackPath: Paths.track(on: day), exercise: exercise, unit: unit,
            token: try FormToken().text)
        date.value = day.description
    }

    /// Begins like the set before it; of the first one of an assisted exercise, how much helps is asked for.
    package mutating func suggest(_ set: StrengthSet?) {
        guard let set else {
            if exercise?.isAssisted == true { load.value = Assistance.assisted.rawValue }
            return
        }
        take(set)
        // After warm-ups alone, the next one is likely to be another, and must not count by mistake.
        if !set.kind.counts { kind.value = set.kind.rawValue }
    }

    /// A set that is there.
    package init(_ set: StrengthSet, of exercise: Exercise, _ unit: WeightUnit) throws {
        self.init(
            action: Paths.set(set.id), trackPath: Paths.track(on: set.day), exercise: exercise, unit: unit,
            token: try FormToken().text)
        take(set)
        kind.value = set.kind.rawValue
        rpe.value = set.ratingOfPerceivedExertion.map { DecimalText.format($0) } ?? ""
        note.value = set.note
        date.value = set.day.description
    }

    private mutating func take(_ set: StrengthSet) {
        knownKilograms = set.weightKilograms.magnitude
        reps.value = String(set.reps)
        let isBody = exercise?.load == .bodyweight
        weight.value = isBody && set.weightKilograms == 0 ? "" : weightUnit.fieldText(set.weightKilograms.magnitude)
        let assistance: Assistance =
            set.weightKilograms == 0 ? .none : set.weightKilograms > 0 ? .added : .assisted
        load.value = assistance.rawValue
    }

    /// Takes over what was typed, in the unit that the form was shown in.
    package mutating func take(_ typed: FormFields) {
        weight.value = ""
        reps.value = ""
        // A form that says nothing of it leaves it to the weight.
        load.value = typed["load"] == nil ? "" : load.value
        fill(from: typed)
        takeHidden(from: typed)
        back = ReturnPath(typed["back"])
        guard let unit = typed["weight_unit"] else { return }
        if let known = WeightUnit(rawValue: unit) {
            weightUnit = known
        } else {
            weight.error = "Please choose kilograms or pounds"
        }
        weight.unit = weightUnit.symbol
    }

    package mutating func validate(today: LocalDay) -> StrengthSetDraft? {
        if exercise == nil { subject.error = "Please choose an exercise" }
        let reps = reps.positiveInteger("Reps required", atMost: StrengthSetLimits.repetitions.upperBound)
        let weight = kilograms()
        let kind = kind.choice(StrengthSet.Kind.self, "Please choose a set type")
        let rating = rating()
        let note = note.optionalText(maximumLength: Field.noteLength)
        let day = day(today: today)
        guard isValid, let exercise, let reps, let weight, let kind, let note, let day else {
            focusFirstError()
            return nil
        }
        return StrengthSetDraft(
            exercise: exercise, day: day, kind: kind, reps: reps, weightKilograms: weight,
            ratingOfPerceivedExertion: rating, note: note, workoutSession: back.flatMap(Paths.workoutSession(at:)))
    }

    private mutating func rating() -> Double? {
        guard !rpe.value.isEmpty else { return nil }
        guard rpe.options.contains(where: { $0.value == rpe.value }) else {
            return rpe.fail("Please choose a number from 1 to 10")
        }
        return Double(rpe.value)
    }

    private mutating func kilograms() -> Double? {
        guard weight.error == nil else { return nil }
        guard exercise?.load == .bodyweight else { return typedKilograms(atMost: StrengthSetLimits.maximumKilograms) }
        if load.value.isEmpty {
            let isNothing = weight.isBlank || DecimalText.parse(weight.value) == 0
            let typed: Assistance = exercise?.isAssisted == true ? .assisted : .added
            load.value = (isNothing ? .none : typed).rawValue
            if isNothing { weight.value = "" }
        }
        guard let assistance = load.choice(Assistance.self, "Please choose one") else { return nil }
        switch assistance {
        case .none where weight.isBlank: return 0
        case .none: return load.fail("Choose Added or Assisted, or leave the weight empty")
        case .added: return typedKilograms(atMost: StrengthSetLimits.maximumKilograms)
        case .assisted: return typedKilograms(atMost: StrengthSetLimits.maximumAssistanceKilograms).map { -$0 }
        }
    }

    private mutating func typedKilograms(atMost maximum: Double) -> Double? {
        guard
            let typed = weight.positive(
                "Weight required", atMost: weightUnit.value(ofKilograms: maximum).rounded(.down))
        else { return nil }
        if let knownKilograms, weightUnit.tells(knownKilograms, as: typed) { return knownKilograms }
        return weightUnit.kilograms(typed)
    }
}
