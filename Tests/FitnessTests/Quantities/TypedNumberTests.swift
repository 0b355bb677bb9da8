import Testing
import Texts

@testable import Fitness

@Suite struct TypedNumberTests {
    /// What a text is as a number and as a time in minutes, and what else it could mean, which is asked about.
    struct Reading: Sendable {
        let text: String
        var number: Double?
        var otherNumber: Double?
        var seconds: Int?
        var clock: String?
    }

    @Test(arguments: [
        Reading(text: "82.5", number: 82.5, seconds: 4_950), Reading(text: "82,5", number: 82.5, seconds: 4_950),
        Reading(text: " 60 ", number: 60, seconds: 3_600), Reading(text: "-5", number: -5, seconds: -300),
        Reading(text: "1.000", number: 1, otherNumber: 1_000, seconds: 60),
        Reading(text: "1,000", number: 1_000, otherNumber: 1, seconds: 60_000),
        Reading(text: "12.345", number: 12.345, otherNumber: 12_345, seconds: 741),
        Reading(text: "1 000", number: 1_000), Reading(text: "1,234,567", number: 1_234_567, seconds: 74_074_020),
        Reading(text: "28.40", number: 28.4, seconds: 1_704, clock: "28:40"),
        Reading(text: "28,40", number: 28.4, seconds: 1_704, clock: "28:40"),
        Reading(text: "28.4", number: 28.4, seconds: 1_704), Reading(text: "28.75", number: 28.75, seconds: 1_725),
        Reading(text: "90.00", number: 90, seconds: 5_400), Reading(text: "28:40", seconds: 1_720),
        Reading(text: "28.40 min", seconds: 1_704), Reading(text: "1h 5", seconds: 3_900), Reading(text: "1.2.3"),
        Reading(text: "1e3"), Reading(text: "٢٨"), Reading(text: "28:75"), Reading(text: ""),
    ])
    func aTextIsReadOrAskedAbout(_ reading: Reading) {
        #expect(DecimalText.parse(reading.text) == reading.number)
        #expect(DecimalText.readings(reading.text)?.other == reading.otherNumber)
        #expect(DurationText.parse(reading.text) == reading.seconds)
        #expect(DurationText.readings(ofMinutes: reading.text)?.clock == reading.clock)
    }

    // Values are rounded for display only if they were typed in another unit.

    @Test(arguments: [
        (100, "220.5"), (60, "132.5"), (102.5, "226"), (20, "44"), (1.25, "3"), (500, "1,102.5"), (0.1, "0.22"),
        (0, "0"),
    ])
    func kilogramsAreHalvesAndWholesOfPounds(kilograms: Double, pounds: String) {
        #expect(WeightUnit.pounds.figure(kilograms) == pounds)
        #expect(WeightUnit.kilograms.figure(kilograms) == DecimalText.format(kilograms))
    }

    @Test(arguments: [(225, "102.1"), (135, "61.2"), (45, "20.4"), (0.1, "0.05"), (2_500, "1,134")])
    func poundsAreTenthsOfKilograms(pounds: Double, kilograms: String) {
        #expect(WeightUnit.kilograms.figure(WeightUnit.pounds.kilograms(pounds)) == kilograms)
        #expect(
            WeightUnit.pounds.figure(WeightUnit.pounds.kilograms(pounds))
                == DecimalText.grouped(pounds, maximumDecimals: 2))
    }

    @Test(arguments: [(225, "225"), (187.4, "187.4"), (137.25, "137.25"), (44.1, "44.1"), (551, "551")])
    func gramsTellThePoundsTheyWere(pounds: Double, text: String) {
        let grams = Int64((WeightUnit.pounds.kilograms(pounds) * 1000).rounded())
        #expect(WeightUnit.pounds.text(grams: grams) == "\(text)\u{A0}lb")
        #expect(WeightUnit.pounds.text(grams: 62_500) == "138\u{A0}lb")
        #expect(WeightUnit.kilograms.text(grams: 62_500) == "62.5\u{A0}kg")
    }

    @Test(arguments: [(500, "16.9"), (250, "8.5"), (330, "11.2"), (2_000, "67.6"), (1, "0.03"), (40_000, "1,352.6")])
    func millilitersAreTenthsOfFluidOunces(milliliters: Double, ounces: String) {
        #expect(VolumeUnit.fluidOunces.figure(milliliters).text == "\(ounces)\u{A0}fl\u{A0}oz")
    }

    @Test func whatIsDrunkIsShownAsItWasTyped() {
        let unit = VolumeUnit.fluidOunces
        let lost = (1...100_000).filter { hundredth in
            let typed = Double(hundredth) / 100
            return unit.fieldText(unit.milliliters(typed)) != DecimalText.format(typed)
        }
        #expect(lost == [])
        #expect(VolumeUnit.milliliters.figure(unit.milliliters(8)).text == "237\u{A0}ml")
    }

    @Test func aChangeIsThatOfTheFigures() {
        let unit = WeightUnit.pounds
        // 154.5 and 155 lb, although only 0.22 lb apart.
        #expect([70.1, 70.2].map { unit.figure($0) } == ["154.5", "155"])
        #expect(unit.changeText(from: 70.1, to: 70.2) == "+0.5\u{A0}lb")
    }
}
