/// Records as people read them, in their units.
struct RecordText: Sendable {
    let units: Units

    private var weight: WeightUnit { units.weight }
    private var distance: DistanceUnit { units.distance }

    /// The number and its unit, which a page shows smaller; a time has none.
    func figure(_ kind: RecordKind, _ value: Double) -> (number: String, unit: String?) {
        switch kind {
        case .weight: (weight.figure(value), weight.symbol)
        case .oneRepMax: (weight.figure(value, maximumDecimals: 1), weight.symbol)
        case .repetitions: (DecimalText.grouped(value), value == 1 ? "rep" : "reps")
        case .setVolume, .dayVolume: (weight.volumeFigure(grams: Int64(value)), weight.symbol)
        case .distance: (distance.figure(value), distance.symbol)
        case .duration, .pace1Kilometer, .pace5Kilometers, .pace10Kilometers, .paceHalfMarathon, .paceMarathon:
            (DurationText.clock(seconds: value), nil)
        }
    }

    func value(_ kind: RecordKind, _ value: Double) -> String {
        let (number, unit) = figure(kind, value)
        return unit.map { "\(number) \($0)" } ?? number
    }

    /// What a record is one of: `Most repetitions at 60 kg`.
    func title(_ line: RecordLine) -> String {
        guard line.kind == .repetitions else { return line.kind.name }
        return "\(line.kind.name) \(line.weightGrams > 0 ? "at" : "with") \(addedWeight(grams: line.weightGrams))"
    }

    /// The weight of a set as it was typed: for a bodyweight exercise what was added to the body's.
    func addedWeight(grams: Int64) -> String {
        grams == 0 ? "no added weight" : addedWeight(kilograms: Double(grams) / 1000)
    }

    private func addedWeight(kilograms: Double) -> String {
        kilograms > 0 ? weight.text(kilograms) : "\(weight.text(-kilograms)) of help"
    }

    /// How much better a value is than the one before: `+2.5 kg`, `-0:45`.
    func change(_ kind: RecordKind, from before: Double, to value: Double) -> String {
        let difference = value - before
        return switch kind {
        case .weight, .oneRepMax: "\(change(weight.value(ofKilograms: difference))) \(weight.symbol)"
        case .repetitions: "\(change(difference)) \(difference == 1 ? "rep" : "reps")"
        case .setVolume, .dayVolume: "\(change(weight.value(ofKilograms: difference / 1000))) \(weight.symbol)"
        case .distance: "\(change(distance.value(ofMeters: difference))) \(distance.symbol)"
        case .duration, .pace1Kilometer, .pace5Kilometers, .pace10Kilometers, .paceHalfMarathon, .paceMarathon:
            changeOfTime(difference)
        }
    }

    /// The set or the session that made a record: `100 kg × 5`, `10 km in 50:00`.
    func maker(_ maker: RecordEntry.Maker) -> String {
        switch maker {
        case .set(let load): set(load)
        case .session(let seconds, nil): DurationText.clock(seconds: seconds)
        case .session(let seconds, let meters?): "\(distance.text(meters)) in \(DurationText.clock(seconds: seconds))"
        }
    }

    private func set(_ load: LoggedLoad) -> String {
        let kilograms = load.weightKilograms
        if kilograms == 0 { return "\(load.reps) \(load.reps == 1 ? "rep" : "reps")" }
        let sign = kilograms > 0 && load.bodyWeightKilograms != nil ? "+" : ""
        return "\(sign)\(addedWeight(kilograms: kilograms)) × \(load.reps)"
    }

    /// With as many decimals as it takes to show a difference, and groups where it is large.
    private func change(_ difference: Double) -> String {
        if difference.magnitude >= 1000 { return (difference > 0 ? "+" : "") + DecimalText.grouped(difference) }
        let texts = (1...3).map { DecimalText.formatChange(difference, maximumDecimals: $0) }
        return texts.first { $0 != "0" && $0 != "-0" } ?? texts[2]
    }

    private func changeOfTime(_ seconds: Double) -> String {
        guard seconds.magnitude >= 0.5 else {
            return "\(DecimalText.formatChange(seconds, maximumDecimals: 3)) s"
        }
        return (seconds > 0 ? "+" : "-") + DurationText.clock(seconds: seconds.magnitude)
    }
}
