extension Trackable {
    /// A value with its unit: `8,000 steps`, `7.5 h`. A phone may count parts of a step, which nobody takes.
    func text(_ value: Double) -> String { figure(value).text }

    func figure(_ value: Double) -> Figure {
        let figure = key == "steps" || value.rounded() == value ? DecimalText.grouped(value) : DecimalText.format(value)
        return Figure(figure, unit.isEmpty ? nil : unit)
    }
}
