/// Decimal numbers for display: a decimal point, groups of three digits, no exponent, independent of the locale.
enum DecimalText {
    /// `value` with exactly `decimals` digits after the point, and a true minus sign (U+2212).
    ///
    /// - Parameter value: of a magnitude whose product with 10^`decimals` is below 2^63.
    static func make(_ value: Double, decimals: Int) -> String {
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        let scaled = Int((value * Double(scale)).rounded())
        let sign = scaled < 0 ? "\u{2212}" : ""
        let whole = grouped(String(scaled.magnitude / scale.magnitude))
        guard decimals > 0 else { return sign + whole }
        let fraction = String(scaled.magnitude % scale.magnitude)
        return sign + whole + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
    }

    /// `3,150`
    private static func grouped(_ digits: String) -> String {
        var text = ""
        for (left, digit) in zip((0..<digits.count).reversed(), digits) {
            text.append(digit)
            if left > 0, left % 3 == 0 { text.append(",") }
        }
        return text
    }
}
