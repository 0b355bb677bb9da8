/// A number in the unit that its person reads, which may have been typed in another one.
///
/// What people type has at most two decimals. A number that has more of them was typed in another unit: nobody wants to read
/// all of those.
struct TypedNumber {
    private let value: Double
    private let partsPerUnit: Double

    /// How far from a hundredth arithmetic takes what was typed, in hundredths.
    private static let tolerance = 1e-6

    /// - Parameter partsPerUnit: which parts of the unit people round to.
    init(_ value: Double, partsPerUnit: Double) {
        (self.value, self.partsPerUnit) = (value, partsPerUnit)
    }

    var reading: Double {
        let hundredths = (value * 100).rounded()
        let rounded = (value * partsPerUnit).rounded() / partsPerUnit
        // A little is not nothing.
        let isTyped = (value * 100 - hundredths).magnitude < Self.tolerance || rounded == 0
        return isTyped ? hundredths / 100 : rounded
    }

    /// Whether a number in a form is this one, as a field told it or to the hundredth: then nobody changed it.
    func isTold(as typed: Double) -> Bool {
        let text = DecimalText.format(typed)
        return text == DecimalText.format(reading) || text == DecimalText.format(value)
    }
}
