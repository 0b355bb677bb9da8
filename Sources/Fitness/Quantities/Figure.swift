/// A number and its unit: two parts where a page shows the unit smaller, or one text that no line ends within.
package struct Figure: Sendable {
    package let value: String
    package let unit: String?

    package init(_ value: String, _ unit: String? = nil) {
        self.value = value
        self.unit = unit
    }

    /// `70 kg`, with a space that does not break.
    package var text: String { unit.map { "\(value)\u{A0}\($0)" } ?? value }
}

extension Figure {
    package static func kilocalories(_ count: Int) -> Figure { Figure(DecimalText.grouped(Double(count)), "kcal") }
}
