extension Trackable {
    /// A value with its unit: `8,000 steps`, `7.5 h`.
    func text(_ value: Double) -> String {
        let figure = value.rounded() == value ? DecimalText.grouped(value) : DecimalText.format(value)
        return Figure(figure, unit.isEmpty ? nil : unit).text
    }
}
