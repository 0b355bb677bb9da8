import Fitness
import Models
import Texts

/// How the value of a record is computed, with its own numbers.
struct RecordComputation: Sendable {
    /// With more sets in a day, only their number is given.
    static let writtenSets = 6

    let units: Units

    /// - Parameter isOfSets: whether the exercise is logged in sets.
    static func rule(_ kind: RecordKind, isOfSets: Bool) -> String {
        switch kind {
        case .weight:
            RecordTexts.weightExplanation
        case .oneRepMax:
            RecordTexts.oneRepMaxExplanation
        case .repetitions: RecordTexts.repsExplanation
        case .setVolume: RecordTexts.setVolumeExplanation
        case .dayVolume: RecordTexts.dayVolumeExplanation
        case .distance: isOfSets ? RecordTexts.setDistanceExplanation : RecordTexts.distanceExplanation
        case .duration: isOfSets ? RecordTexts.setDurationExplanation : RecordTexts.durationExplanation
        case .pace1Kilometer, .pace5Kilometers, .pace10Kilometers, .paceHalfMarathon, .paceMarathon:
            RecordTexts.paceExplanation
        }
    }

    /// - Parameter loads: the working sets of the record's day; only for a day's volume.
    func arithmetic(of entry: RecordEntry, loads: [LoggedLoad]) -> String {
        let text = entry.text(units)
        let (kind, result) = (entry.record.kind, text.value(entry.record.kind, entry.record.value))
        guard let maker = entry.maker else { return "\(sum(loads)) = \(result)" }
        switch maker {
        case .set(let load) where kind == .oneRepMax && load.reps > 1:
            return "\(self.text(load)) × (1 + \(load.reps) ÷ 30) = \(result)"
        case .set(let load) where kind == .oneRepMax || kind == .setVolume:
            return "\(product(load)) = \(result)"
        case .session(let seconds, let meters?):
            guard let length = kind.paceMeters else { return text.maker(maker) }
            let pace = units.distance.paceText(durationSeconds: Double(seconds), meters: meters)
            return RecordTexts.paceCalculation(text.maker(maker), pace, units.distance.text(length), result)
        default: return text.maker(maker)
        }
    }

    private func sum(_ loads: [LoggedLoad]) -> String {
        loads.count > Self.writtenSets
            ? RecordTexts.setsTogether(loads.count) : loads.map(product).joined(separator: " + ")
    }

    private func product(_ load: LoggedLoad) -> String { "\(text(load)) × \(load.reps)" }

    /// A load, with both parts if it has two: `(70 kg + 20 kg)`.
    private func text(_ load: LoggedLoad) -> String {
        let added = units.weight.text(load.weightKilograms.magnitude)
        guard let body = load.bodyWeightKilograms, body > 0 else { return added }
        let own = units.weight.text(body)
        if load.weightKilograms == 0 { return own }
        return "(\(own) \(load.weightKilograms > 0 ? "+" : "−") \(added))"
    }
}
