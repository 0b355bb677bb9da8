import Texts

/// Measurements for screen readers, with the unit in full: `3,150 pounds`, `1 mile`. Times are `DurationText.spoken`.
extension WeightUnit {
    /// `102.5 kilograms`
    package func spoken(kilograms: Double) -> String { spoken(figure(kilograms)) }

    /// `3,150 pounds`
    package func spoken(volumeGrams grams: Int64) -> String { spoken(volumeFigure(grams: grams)) }

    private func spoken(_ figure: String) -> String {
        "\(DecimalText.spoken(figure)) \(figure == "1" ? singular : name)"
    }
}

extension DistanceUnit {
    /// `5.2 kilometers`
    package func spoken(meters: Double) -> String {
        let figure = figure(meters)
        return "\(figure) \(figure == "1" ? singular : name)"
    }
}
