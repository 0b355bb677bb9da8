import Texts

/// The unit for distances that a user reads and types. They are stored in meters.
package enum DistanceUnit: String, CaseIterable, Codable, Sendable {
    case kilometers, miles

    package var symbol: String {
        switch self {
        case .kilometers: "km"
        case .miles: "mi"
        }
    }

    /// The full name for screen readers.
    package var name: String {
        switch self {
        case .kilometers: QuantityTexts.kilometersWritten
        case .miles: QuantityTexts.milesWritten
        }
    }

    /// The singular of the name.
    package var singular: String {
        switch self {
        case .kilometers: QuantityTexts.kilometerWritten
        case .miles: QuantityTexts.mileWritten
        }
    }

    /// The international mile is exactly 1,609.344 m (1959).
    package var metersPerUnit: Double {
        switch self {
        case .kilometers: 1_000
        case .miles: 1_609.344
        }
    }

    package func meters(_ value: Double) -> Double { value * metersPerUnit }
    package func value(ofMeters meters: Double) -> Double { meters / metersPerUnit }

    /// The value of a form field.
    package func fieldText(_ meters: Double) -> String { DecimalText.format(value(ofMeters: meters)) }

    func figure(_ meters: Double) -> String { DecimalText.grouped(value(ofMeters: meters), maximumDecimals: 2) }

    /// A distance with its unit: `5.2 km`.
    package func text(_ meters: Double) -> String { Figure(figure(meters), symbol).text }

    /// The unit of short distances, such as that of a carry.
    package var shortSymbol: String { self == .kilometers ? "m" : "yd" }
    package var shortName: String { self == .kilometers ? QuantityTexts.metersWritten : QuantityTexts.yardsWritten }

    /// The international yard is exactly 0.9144 m (1959).
    private var metersPerShortUnit: Double { self == .kilometers ? 1 : 0.9144 }

    package func shortMeters(_ value: Double) -> Double { value * metersPerShortUnit }
    package func shortValue(ofMeters meters: Double) -> Double { meters / metersPerShortUnit }
    package func shortFieldText(_ meters: Double) -> String { DecimalText.format(shortValue(ofMeters: meters)) }

    /// A short distance with its unit: `40 m`.
    package func shortText(_ meters: Double) -> String { shortFigure(meters).text }

    package func shortFigure(_ meters: Double) -> Figure {
        Figure(DecimalText.grouped(shortValue(ofMeters: meters), maximumDecimals: 1), shortSymbol)
    }

    /// The pace of a session: `5:31 /km`.
    package func paceText(durationSeconds: Double, meters: Double) -> String {
        Figure(DurationText.clock(seconds: (durationSeconds / value(ofMeters: meters)).rounded()), "/\(symbol)").text
    }

    /// `5.2 km in 28:40`, or the duration alone.
    package func text(_ meters: Double?, inSeconds seconds: Int) -> String {
        let duration = DurationText.clock(seconds: seconds)
        return meters.map { QuantityTexts.distanceInDuration(text($0), duration) } ?? duration
    }

    // For screen readers, with the unit in full.

    /// `5.2 kilometers`
    package func spoken(meters: Double) -> String {
        let figure = figure(meters)
        return "\(figure) \(figure == "1" ? singular : name)"
    }
}
