import Foundation
import Texts

/// The unit for weights that a user reads and types. They are stored in kilograms.
package enum WeightUnit: String, CaseIterable, Codable, Sendable {
    case kilograms, pounds

    package var symbol: String {
        switch self {
        case .kilograms: "kg"
        case .pounds: "lb"
        }
    }

    /// The full name for screen readers and chart titles.
    package var name: String {
        switch self {
        case .kilograms: QuantityTexts.kilogramsWritten
        case .pounds: QuantityTexts.poundsWritten
        }
    }

    /// The singular of the name.
    var singular: String {
        switch self {
        case .kilograms: QuantityTexts.kilogramWritten
        case .pounds: QuantityTexts.poundWritten
        }
    }

    /// The international avoirdupois pound is exactly 0.45359237 kg (1959).
    private var kilogramsPerUnit: Double {
        switch self {
        case .kilograms: 1
        case .pounds: 0.453_592_37
        }
    }

    /// How people end a weight.
    private var endings: [String] {
        switch self {
        case .kilograms: ["kg", "kgs", "kilo", "kilos", "kilograms"]
        case .pounds: ["lb", "lbs", "lb.", "lbs.", "pounds"]
        }
    }

    /// A weight that says its unit, whatever the person's is: `157 lb`, `60kg`. nil for all other texts.
    package static func stated(_ text: String) -> (number: Double, unit: Self)? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        for unit in allCases {
            guard let ending = unit.endings.first(where: { text.hasSuffix($0) }) else { continue }
            return DecimalText.parse(String(text.dropLast(ending.count))).map { (number: $0, unit: unit) }
        }
        return nil
    }

    package func kilograms(_ value: Double) -> Double { value * kilogramsPerUnit }
    package func value(ofKilograms kilograms: Double) -> Double { kilograms / kilogramsPerUnit }

    /// The fraction of the unit to which weights typed in the other one are rounded: half a pound, a tenth of a kg.
    private var partsPerUnit: Double {
        switch self {
        case .kilograms: 10
        case .pounds: 2
        }
    }

    /// A weight as shown: exactly as typed in this unit, `187.4` for 187.4 lb, and rounded if it was typed in the other
    /// one, `220.5` for 100 kg.
    package func reading(ofKilograms kilograms: Double) -> Double { number(kilograms).reading }

    /// Whether a number in a form is this weight as shown in the field.
    package func isUnchanged(_ kilograms: Double, as typed: Double) -> Bool { number(kilograms).isUnchanged(as: typed) }

    private func number(_ kilograms: Double) -> TypedNumber {
        TypedNumber(value(ofKilograms: kilograms), partsPerUnit: partsPerUnit)
    }

    /// The value of a form field.
    package func fieldText(_ kilograms: Double) -> String { DecimalText.format(reading(ofKilograms: kilograms)) }

    /// The number of a typed weight, without its unit: `220.5`, `1,135`.
    package func figure(_ kilograms: Double) -> String {
        DecimalText.grouped(reading(ofKilograms: kilograms), maximumDecimals: 2)
    }

    /// The number of a computed weight, which is always rounded to the given decimals.
    package func figure(_ kilograms: Double, maximumDecimals: Int) -> String {
        DecimalText.grouped(value(ofKilograms: kilograms), maximumDecimals: maximumDecimals)
    }

    /// A weight with its unit: `135 lb`.
    package func text(_ kilograms: Double) -> String { Figure(figure(kilograms), symbol).text }

    package func text(_ kilograms: Double, maximumDecimals: Int) -> String {
        Figure(figure(kilograms, maximumDecimals: maximumDecimals), symbol).text
    }

    /// A weight that is stored in whole grams, which rounds weights in pounds: 225 lb are 102,058 g.
    ///
    /// Multiples of 250 g are taken as kilograms; others are pounds if they match a multiple of 0.05 lb.
    func text(grams: Int64) -> String {
        let pounds = (WeightUnit.pounds.value(ofKilograms: Double(grams) / 1000) * 20).rounded() / 20
        let typed = WeightUnit.pounds.kilograms(pounds)
        let isTypedInPounds = grams % 250 != 0 && (typed * 1000 - Double(grams)).magnitude <= 0.5
        return text(isTypedInPounds ? typed : Double(grams) / 1000)
    }

    /// A volume, rounded to whole units: `3,150 lb`.
    package func volumeText(grams: Int64) -> String { Figure(volumeFigure(grams: grams), symbol).text }

    package func volumeFigure(grams: Int64) -> String {
        DecimalText.grouped(value(ofKilograms: Double(grams) / 1000))
    }

    /// The difference between two weights as shown: `−2 kg`, `+3 kg`, `0 kg`.
    package func changeText(from before: Double, to now: Double) -> String {
        Figure(DecimalText.formatChange(change(from: before, to: now)), symbol).text
    }

    /// The difference between the displayed numbers, so that readers who subtract them get the same.
    package func change(from before: Double, to now: Double) -> Double {
        reading(ofKilograms: now) - reading(ofKilograms: before)
    }

    // For screen readers, with the unit in full. Times are `DurationText.spoken`.

    /// `102.5 kilograms`
    package func spoken(kilograms: Double) -> String { spoken(figure(kilograms)) }

    /// `3,150 pounds`
    package func spoken(volumeGrams grams: Int64) -> String { spoken(volumeFigure(grams: grams)) }

    private func spoken(_ figure: String) -> String {
        "\(DecimalText.spoken(figure)) \(figure == "1" ? singular : name)"
    }
}
