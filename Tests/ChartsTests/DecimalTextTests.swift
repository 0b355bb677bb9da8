import Testing
import Texts

@testable import Charts

struct DecimalTextTests {
    @Test(arguments: [
        (0.0, 0, "0"), (-0.0, 1, "0.0"), (77.5, 1, "77.5"), (77.5, 0, "78"), (1_234_567, 0, "1,234,567"),
        (0.05, 2, "0.05"), (0.004, 2, "0.00"), (-0.5, 1, "\u{2212}0.5"), (-0.04, 1, "0.0"),
        (1e12, 0, "1,000,000,000,000"), (0.000_000_25, 8, "0.00000025"), (2.5e-7, 8, "0.00000025"),
        (99.995, 1, "100.0"),
    ])
    func writesPlainDigits(value: Double, decimals: Int, text: String) {
        #expect(DecimalText.make(value, decimals: decimals) == text)
    }
}
