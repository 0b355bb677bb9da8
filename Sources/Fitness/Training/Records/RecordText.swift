import Texts

/// Records as text, in the user's units.
package struct RecordText: Sendable {
    package let units: Units
    /// The exercise's type of load: weights that are added to the body weight have a sign.
    package var load = ExerciseLoad.external
    /// Whether the exercise is logged in sets, whose distances are short.
    var isOfSets = false

    package init(units: Units, load: ExerciseLoad = ExerciseLoad.external, isOfSets: Bool = false) {
        self.units = units
        self.load = load
        self.isOfSets = isOfSets
    }

    private var weight: WeightUnit { units.weight }
    private var distance: DistanceUnit { units.distance }

    /// A time has no unit.
    package func figure(_ kind: RecordKind, _ value: Double) -> Figure {
        switch kind {
        case .weight: Figure(sign(value) + weight.figure(value), weight.symbol)
        case .oneRepMax: Figure(weight.figure(value, maximumDecimals: 1), weight.symbol)
        case .repetitions: Figure(DecimalText.grouped(value), CountTexts.repNoun(Int(value)))
        case .setVolume, .dayVolume: Figure(weight.volumeFigure(grams: Int64(value)), weight.symbol)
        case .distance where isOfSets: distance.shortFigure(value)
        case .distance: Figure(distance.figure(value), distance.symbol)
        case .duration, .pace1Kilometer, .pace5Kilometers, .pace10Kilometers, .paceHalfMarathon, .paceMarathon:
            Figure(DurationText.clock(seconds: value))
        }
    }

    package func value(_ kind: RecordKind, _ value: Double) -> String { figure(kind, value).text }

    /// The title of a record: `Most repetitions at 60 kg`, `Most repetitions of Bench Press at 60 kg`, `Longest time`,
    /// `Longest time with 24 kg`.
    package func title(_ line: RecordLine, of exercise: String? = nil) -> String {
        let name = exercise.map { RecordTexts.recordOf(line.kind.name, $0) } ?? line.kind.name
        guard line.kind == .repetitions || line.weightGrams != 0 else { return name }
        let weight = addedWeight(grams: line.weightGrams)
        return line.kind == .repetitions && line.weightGrams > 0
            ? RecordTexts.recordAt(name, weight) : RecordTexts.recordWith(name, weight)
    }

    /// The weight of a set as typed; for a bodyweight exercise, the added weight.
    package func addedWeight(grams: Int64) -> String {
        grams == 0
            ? RecordTexts.noAddedWeight : addedWeight(kilograms: Double(grams) / 1000, weight.text(grams: abs(grams)))
    }

    private func addedWeight(kilograms: Double, _ text: String) -> String {
        kilograms > 0 ? sign(kilograms) + text : RecordTexts.ofAssistance(text)
    }

    private func sign(_ kilograms: Double) -> String { load == .bodyweight && kilograms > 0 ? "+" : "" }

    /// The improvement over the previous value: `+2.5 kg`, `-0:45`.
    package func change(_ kind: RecordKind, from before: Double, to value: Double) -> String {
        let difference = value - before
        switch kind {
        // Of the displayed numbers, so that readers who subtract them get the same, unless that would be 0.
        case .weight:
            let told = weight.change(from: before, to: value)
            return Figure(change(told == 0 ? weight.value(ofKilograms: difference) : told), weight.symbol).text
        case .oneRepMax: return Figure(change(weight.value(ofKilograms: difference)), weight.symbol).text
        case .repetitions: return Figure(change(difference), CountTexts.repNoun(Int(difference))).text
        case .setVolume, .dayVolume:
            let told = volume(grams: value).rounded() - volume(grams: before).rounded()
            return Figure(change(told == 0 ? volume(grams: difference) : told), weight.symbol).text
        case .distance where isOfSets:
            return Figure(change(distance.shortValue(ofMeters: difference)), distance.shortSymbol).text
        case .distance:
            // With two decimals, as distances are shown: 10 km after 5.02 km are 4.98 km more.
            return Figure(change(distance.value(ofMeters: difference), minimumDecimals: 2), distance.symbol).text
        case .duration, .pace1Kilometer, .pace5Kilometers, .pace10Kilometers, .paceHalfMarathon, .paceMarathon:
            return changeOfTime(difference)
        }
    }

    /// The set or session of a record: `100 kg × 5`, `10 km in 50:00`.
    package func maker(_ maker: RecordSource) -> String {
        switch maker {
        case .set(let load): set(load)
        case .session(let seconds, let meters): distance.text(meters, inSeconds: seconds)
        }
    }

    private func set(_ load: LoggedLoad) -> String {
        let kilograms = load.weightKilograms
        if kilograms == 0, load.reps > 0 { return figure(.repetitions, Double(load.reps)).text }
        let amount = load.amount.text(distance)
        if kilograms == 0 { return amount }
        let added = addedWeight(kilograms: kilograms, weight.text(kilograms.magnitude))
        if case .time = load.amount { return RecordTexts.weightFor(added, amount) }
        return "\(added) × \(amount)"
    }

    /// With as many decimals as needed to show a difference, and with group separators if it is large.
    private func change(_ difference: Double, minimumDecimals: Int = 1) -> String {
        if difference.magnitude >= 1000 { return (difference > 0 ? "+" : "") + DecimalText.grouped(difference) }
        let texts = (minimumDecimals...3).map { DecimalText.formatChange(difference, maximumDecimals: $0) }
        return texts.first { $0 != "0" && $0 != "\(DecimalText.minus)0" } ?? "0"
    }

    private func volume(grams: Double) -> Double { weight.value(ofKilograms: grams / 1000) }

    private func changeOfTime(_ seconds: Double) -> String {
        guard seconds.magnitude >= 0.5 else {
            return Figure(DecimalText.formatChange(seconds, maximumDecimals: 3), "s").text
        }
        return (seconds > 0 ? "+" : DecimalText.minus) + DurationText.clock(seconds: seconds.magnitude)
    }
}

/// The source of a record, if it is a single set or session.
package enum RecordSource: Sendable, Equatable {
    case set(LoggedLoad)
    case session(durationSeconds: Int, distanceMeters: Double?)
}

/// The load and the amount of a set.
package struct LoggedLoad: Sendable, Equatable {
    package let weightKilograms: Double
    package let bodyWeightKilograms: Double?
    package let amount: SetAmount

    package init(weightKilograms: Double, bodyWeightKilograms: Double?, amount: SetAmount) {
        self.weightKilograms = weightKilograms
        self.bodyWeightKilograms = bodyWeightKilograms
        self.amount = amount
    }

    package var reps: Int { amount.reps }

    var kilograms: Double { max(0, weightKilograms + (bodyWeightKilograms ?? 0)) }
}
