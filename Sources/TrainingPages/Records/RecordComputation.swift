import Fitness
import Models

/// How the value of a record is computed, with its own numbers.
struct RecordComputation: Sendable {
    /// With more sets in a day, only their number is given.
    static let writtenSets = 6

    let units: Units

    /// The rule of a kind.
    static func rule(_ kind: RecordKind) -> String {
        switch kind {
        case .weight:
            "The heaviest weight of a working set. For a bodyweight exercise, that is the weight you add."
        case .oneRepMax:
            """
            Epley’s formula (1985) estimates what you could lift once: load × (1 + reps ÷ 30), for 2 to 12\u{A0}reps. A \
            single rep needs no estimate, and above 12\u{A0}reps there is none. For a bodyweight exercise, your body \
            weight is part of the load.
            """
        case .repetitions: "The most reps in one working set. Each weight has its own records."
        case .setVolume: "Load × reps of one working set."
        case .dayVolume: "Load × reps, added up over the working sets of a day."
        case .distance: "The longest distance of one session."
        case .duration: "The longest time of one session."
        case .pace1Kilometer, .pace5Kilometers, .pace10Kilometers, .paceHalfMarathon, .paceMarathon:
            "Every session of at least this distance counts, with its average pace. It may be a quarter of a percent short: 26.2\u{A0}mi "
                + "are a marathon."
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
            return "\(text.maker(maker)) is \(pace). \(units.distance.text(length)) at that pace: \(result)"
        default: return text.maker(maker)
        }
    }

    private func sum(_ loads: [LoggedLoad]) -> String {
        loads.count > Self.writtenSets
            ? "\(loads.count) sets together" : loads.map(product).joined(separator: " + ")
    }

    private func product(_ load: LoggedLoad) -> String { "\(text(load)) × \(load.reps)" }

    /// A load, with both parts if it has two: `(70 kg + 20 kg)`.
    private func text(_ load: LoggedLoad) -> String {
        let added = units.weight.text(load.weightKilograms.magnitude)
        guard let body = load.bodyWeightKilograms else { return added }
        let own = units.weight.text(body)
        if load.weightKilograms == 0 { return own }
        return "(\(own) \(load.weightKilograms > 0 ? "+" : "−") \(added))"
    }
}
