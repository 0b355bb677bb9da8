/// How a person reads and types weights. Stored are kilograms.
enum WeightUnit: String, CaseIterable, Codable, Sendable {
    case kilograms, pounds

    var symbol: String {
        switch self {
        case .kilograms: "kg"
        case .pounds: "lb"
        }
    }

    /// The unit in full, as a screen reader says it and a chart's title writes it.
    var name: String { rawValue }

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

    func kilograms(_ value: Double) -> Double { value * kilogramsPerUnit }
    func value(ofKilograms kilograms: Double) -> Double { kilograms / kilogramsPerUnit }

    /// The figure alone, for a field and beside a unit of its own: `61.23`, `135`.
    func figure(_ kilograms: Double, maximumDecimals: Int = 2) -> String {
        DecimalText.format(value(ofKilograms: kilograms), maximumDecimals: maximumDecimals)
    }

    /// A weight as people read it: `135 lb`.
    func text(_ kilograms: Double, maximumDecimals: Int = 2) -> String {
        Figure(figure(kilograms, maximumDecimals: maximumDecimals), symbol).text
    }

    /// A volume, which is a weight in whole units: `3,150 lb`.
    func volumeText(grams: Int64) -> String { Figure(volumeFigure(grams: grams), symbol).text }

    func volumeFigure(grams: Int64) -> String {
        DecimalText.grouped(value(ofKilograms: Double(grams) / 1000))
    }
}
