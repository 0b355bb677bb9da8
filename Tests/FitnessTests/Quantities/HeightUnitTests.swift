import Testing
import Texts

@testable import Fitness

@Suite struct HeightUnitTests {
    @Test(
        arguments: [
            ("170", 170.0), ("170,5", 170.5), ("175.26", 175.26), (" 175 cm ", 175), ("175cm", 175), ("5'9\"", 175.26),
            ("5' 9", 175.26), ("5 ft 9 in", 175.26), ("5ft9in", 175.26), ("5 FT 9", 175.26), ("5′9″", 175.26),
            ("5’9”", 175.26), ("5'9''", 175.26), ("6 feet", 182.88), ("6'", 182.88), ("5 ft 9.5 in", 176.53),
            ("5 ft 9,5 inches", 176.53), ("5\u{A0}ft 9\u{A0}in", 175.26), ("5 foot 0", 152.4),
            ("71 in", 180.34), ("71.5in", 181.61),
        ])
    func bothWaysOfWritingAreRead(typed: String, centimeters: Double) throws {
        #expect((try #require(HeightUnit.centimeters.parse(typed)) - centimeters).magnitude < 1e-9)
    }

    @Test(
        arguments: [
            "", "ft", "5 ft 12 in", "5 ft 9 9", "5 ft -9", "-5 ft", "5.5 ft", "5 9", "in", "٥ ft", "5 ft 9 cm", "cm",
            "5 ft 9.123 in", "1e2", String(repeating: "5", count: 100_000) + " ft",
        ])
    func whatIsNoHeightIsNone(typed: String) {
        #expect(HeightUnit.centimeters.parse(typed) == nil)
    }

    @Test func whatIsTypedIsShown() {
        var lost: [String] = []
        for feet in 1...8 {
            for inchHundredths in 0..<1_200 {
                let typed = "\(feet) ft \(DecimalText.format(Double(inchHundredths) / 100)) in"
                let shown = HeightUnit.feetAndInches.parse(typed).map(HeightUnit.feetAndInches.fieldText)
                if shown != typed { lost.append(typed) }
            }
        }
        #expect(lost == [])
    }

    @Test(
        arguments: [
            (182.88, "6\u{A0}ft 0\u{A0}in"), (182.879, "6\u{A0}ft 0\u{A0}in"),
            (182.85, "6\u{A0}ft 0\u{A0}in"), (170, "5\u{A0}ft 7\u{A0}in"), (171, "5\u{A0}ft 7.25\u{A0}in"),
        ])
    func thereAreNeverTwelveInches(centimeters: Double, text: String) {
        #expect(HeightUnit.feetAndInches.text(centimeters) == text)
        #expect(HeightUnit.centimeters.text(170.5) == "170.5\u{A0}cm")
    }

    /// A height typed in inches is shown to the millimeter; its form field stays exact.
    @Test(arguments: [(170.18, "170.2"), (175.26, "175.3"), (182.88, "182.9"), (170, "170"), (170.5, "170.5")])
    func centimetersHaveOneDecimal(centimeters: Double, text: String) {
        #expect(HeightUnit.centimeters.text(centimeters) == "\(text)\u{A0}cm")
        #expect(HeightUnit.centimeters.fieldText(centimeters) == DecimalText.format(centimeters))
    }

    @Test(arguments: [("67", 170.18), ("68.5", 173.99), ("96", 243.84), ("97", 97), ("170", 170), ("90 cm", 90)])
    func aNumberAloneIsInchesWherePeopleHaveFeet(typed: String, centimeters: Double) throws {
        let read = try #require(HeightUnit.feetAndInches.parse(typed))
        #expect((read - centimeters).magnitude < 1e-9)
    }
}
