import Texts

/// The weight and height that a user measured on a day.
package struct Measurements: Sendable {
    /// Nil if only the height is new.
    package internal(set) var weightKilograms: Double?
    /// Nil if unknown: users can log their weight without a height.
    package let heightCentimeters: Double?
    package let day: LocalDay

    /// The measurements that were typed or sent, or what is wrong with them.
    /// - Parameters:
    ///   - old: the weighing that is changed, whose values may stay.
    ///   - units: the units of messages.
    package static func checked(
        weightKilograms: Double?, heightCentimeters: Double?, day: LocalDay?,
        over old: (any StoredWeighing)? = nil, today: LocalDay, _ units: Units
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("weight", weightKilograms, BodyBounds.weightRequired)
        faults.check("weight", weightKilograms, in: BodyBounds.kilograms, BodyBounds.weights(in: units.weight))
        faults.keep("weight", weightKilograms, of: old?.weightKilograms)
        faults.check("height", heightCentimeters, in: BodyBounds.centimeters, BodyBounds.heights(in: units.height))
        let day = faults.pastDay("date", day, today: today)
        faults.keep("date", day, of: old?.day)
        guard faults.isEmpty, let day else { return .failure(faults) }
        return .success(Self(weightKilograms: weightKilograms, heightCentimeters: heightCentimeters, day: day))
    }

    /// What to ask about values that are unlike those of most people, or unlike the person's last ones.
    package func questions(
        knownKilograms: Double?, knownCentimeters: Double?, _ units: Units
    ) -> [String] {
        let weight = weightKilograms.flatMap { question($0, after: knownKilograms, units.weight) }
        guard let height = heightCentimeters, height != knownCentimeters, !BodyBounds.usualCentimeters.contains(height)
        else { return [weight].compactMap(\.self) }
        return [weight, QuantityTexts.unusualHeight(units.height.text(height))].compactMap(\.self)
    }

    private func question(_ kilograms: Double, after known: Double?, _ unit: WeightUnit) -> String? {
        let change = known.map { abs(kilograms - $0) / $0 }
        if let change, change <= 0.1 { return nil }
        if let question = BodyBounds.question(kilograms: kilograms, unit) { return question }
        // Months change a weight by a tenth; a slip, or the other unit, by far more.
        guard let known, let change, change > 0.3 else { return nil }
        return QuantityTexts.weightFarFromTheLast(unit.text(kilograms), unit.text(known))
    }

    /// Only the height is new.
    package var ofHeightAlone: Self {
        var measurements = self
        measurements.weightKilograms = nil
        return measurements
    }
}

/// What a stored weighing says: its values were checked, or came with an import, and are kept.
package protocol StoredWeighing {
    var weightKilograms: Double { get }
    var day: LocalDay { get }
}

/// The limits of body measurements in the app, in imports and in the API, and the messages about them.
package enum BodyBounds {
    package static let kilograms = 20.0...500.0
    package static let centimeters = 50.0...272.0
    /// What few people are beyond.
    private static let usualKilograms = 30.0...300.0
    static let usualCentimeters = 100.0...230.0

    package static var weightRequired: String { CommonTexts.weightRequired }
    package static var heightRequired: String { QuantityTexts.heightRequired }

    /// What to ask about an implausible weight, now or as a goal.
    static func question(kilograms: Double, _ unit: WeightUnit) -> String? {
        usualKilograms.contains(kilograms) ? nil : QuantityTexts.unusualWeight(unit.text(kilograms))
    }

    /// Rounded to tenths inside of the limits.
    package static func weights(in unit: WeightUnit) -> String {
        let least = (unit.value(ofKilograms: kilograms.lowerBound) * 10).rounded(.up) / 10
        let most = (unit.value(ofKilograms: kilograms.upperBound) * 10).rounded(.down) / 10
        let text = Figure(DecimalText.grouped(most, maximumDecimals: 1), unit.symbol).text
        return QuantityTexts.weightOutOfRange(DecimalText.format(least), text)
    }

    package static func heights(in unit: HeightUnit) -> String {
        switch unit {
        case .centimeters: QuantityTexts.centimetersOutOfRange
        case .feetAndInches: QuantityTexts.feetOutOfRange
        }
    }
}

/// Weight over height squared, in kg/m² (Quetelet), with the categories of the World Health Organization for adults.
package struct BodyMassIndex: Sendable, Equatable {
    /// More exact than any scale: the category comes from it, and not from the number that is shown.
    package let value: Double

    /// Underweight ends here.
    static let lowestNormal = 18.5

    package init(weightKilograms: Double, heightCentimeters: Double) {
        let heightMeters = heightCentimeters / 100
        // Without the last digits, in which 50.41 kg at 1.42 m would miss the bound of 25.
        value = (weightKilograms / (heightMeters * heightMeters) * 1_000_000).rounded() / 1_000_000
    }

    package var category: String { Self.category(of: value) }

    /// Rounded to a tenth, but not up to the bound of the next category: it would contradict the category beside it.
    package var text: String {
        let rounded = (value * 10).rounded() / 10
        let shown = Self.category(of: rounded) == category ? rounded : rounded - 0.1
        return DecimalText.format(shown, maximumDecimals: 1)
    }

    private static func category(of value: Double) -> String {
        switch value {
        case ..<lowestNormal: ProgressTexts.underweight
        case ..<25: CommonTexts.normal
        case ..<30: ProgressTexts.overweight
        default: ProgressTexts.obese
        }
    }
}
