/// How a person reads and types weights. Stored are kilograms.
package enum WeightUnit: String, CaseIterable, Codable, Sendable {
    case kilograms, pounds

    package var symbol: String {
        switch self {
        case .kilograms: "kg"
        case .pounds: "lb"
        }
    }

    /// The unit in full, as a screen reader says it and a chart's title writes it.
    package var name: String { rawValue }

    /// The unit of one.
    var singular: String {
        switch self {
        case .kilograms: "kilogram"
        case .pounds: "pound"
        }
    }

    /// The international avoirdupois pound is exactly 0.45359237 kg (1959).
    private var kilogramsPerUnit: Double {
        switch self {
        case .kilograms: 1
        case .pounds: 0.453_592_37
        }
    }

    package func kilograms(_ value: Double) -> Double { value * kilogramsPerUnit }
    package func value(ofKilograms kilograms: Double) -> Double { kilograms / kilogramsPerUnit }

    /// To which part of the unit a weight that was typed in the other one is rounded: half a pound, a tenth of a kilogram.
    private var partsPerUnit: Double {
        switch self {
        case .kilograms: 10
        case .pounds: 2
        }
    }

    /// A weight as it is shown: exactly what was typed in this unit, `187.4` for 187.4 lb, and what was typed in the other
    /// one as people round it, `220.5` for 100 kg.
    package func reading(ofKilograms kilograms: Double) -> Double {
        number(kilograms).reading
    }

    /// Whether a number in a form is that weight as the field showed it.
    package func tells(_ kilograms: Double, as typed: Double) -> Bool { number(kilograms).isTold(as: typed) }

    private func number(_ kilograms: Double) -> TypedNumber {
        TypedNumber(value(ofKilograms: kilograms), partsPerUnit: partsPerUnit)
    }

    /// What stands in a field.
    package func fieldText(_ kilograms: Double) -> String { DecimalText.format(reading(ofKilograms: kilograms)) }

    /// The figure of a weight that was typed, beside a unit of its own: `220.5`, `1,135`.
    package func figure(_ kilograms: Double) -> String {
        DecimalText.grouped(reading(ofKilograms: kilograms), maximumDecimals: 2)
    }

    /// The figure of a weight that was worked out: nobody typed it, so all of them are rounded alike.
    package func figure(_ kilograms: Double, maximumDecimals: Int) -> String {
        DecimalText.grouped(value(ofKilograms: kilograms), maximumDecimals: maximumDecimals)
    }

    /// A weight as people read it: `135 lb`.
    package func text(_ kilograms: Double) -> String { Figure(figure(kilograms), symbol).text }

    package func text(_ kilograms: Double, maximumDecimals: Int) -> String {
        Figure(figure(kilograms, maximumDecimals: maximumDecimals), symbol).text
    }

    /// A weight that is kept in whole grams, of which what was typed in pounds is rather more or less: 225 lb are 102,058.
    ///
    /// Plates of kilograms are whole quarters of one. Of others a tenth or a quarter of a pound tells a pound.
    func text(grams: Int64) -> String {
        let pounds = (WeightUnit.pounds.value(ofKilograms: Double(grams) / 1000) * 20).rounded() / 20
        let typed = WeightUnit.pounds.kilograms(pounds)
        let isTypedInPounds = grams % 250 != 0 && (typed * 1000 - Double(grams)).magnitude <= 0.5
        return text(isTypedInPounds ? typed : Double(grams) / 1000)
    }

    /// A volume, which is a weight in whole units: `3,150 lb`.
    package func volumeText(grams: Int64) -> String { Figure(volumeFigure(grams: grams), symbol).text }

    package func volumeFigure(grams: Int64) -> String {
        DecimalText.grouped(value(ofKilograms: Double(grams) / 1000))
    }
}
