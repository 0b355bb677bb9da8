import Texts

/// A number and its unit, either separately, for pages with a smaller unit, or as one text without a line break.
package struct Figure: Sendable {
    package let value: String
    package let unit: String?

    package init(_ value: String, _ unit: String? = nil) {
        self.value = value
        self.unit = unit
    }

    /// `70 kg`, with a no-break space.
    package var text: String { unit.map { "\(value)\u{A0}\($0)" } ?? value }

    /// Rounded to whole ones.
    package static func kilocalories(_ count: Double) -> Figure { kilocalories(Int(nearest: count)) }

    package static func kilocalories(_ count: Int) -> Figure { Figure(DecimalText.grouped(Double(count)), "kcal") }
}
