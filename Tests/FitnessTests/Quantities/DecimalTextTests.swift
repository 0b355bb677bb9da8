import Samples
import Testing
import Texts

@testable import Fitness

@Suite struct DecimalTextTests {
    @Test(arguments: [
        ("10.000", 10.0, 10_000.0), (" 1,250 ", 1_250, 1.25), ("123.456", 123.456, 123_456),
    ])
    func someTextsHaveTwoReadings(text: String, usual: Double, other: Double) {
        let readings = DecimalText.readings(text)
        #expect(readings?.usual == usual && readings?.other == other)
        #expect(readings?.usual == DecimalText.parse(text))
    }

    @Test(arguments: ["79,4", "0.125", "1234.567", "1,234,567", "1.23", "", "a.bcd", "-1.000", "1 000", "½.000"])
    func othersHaveOne(text: String) {
        #expect(DecimalText.readings(text) == nil)
    }

    @Test func whatIsWrittenIsReadAgain() {
        var generator = SeededGenerator(seed: 20_261_121)
        let mistakes = (0..<20_000).filter { _ in
            let number = Double(Int.random(in: -100_000_000...100_000_000, using: &generator)) / 100
            let text = DecimalText.format(number)
            let withComma = String(text.map { $0 == "." ? "," : $0 })
            return DecimalText.parse(text) != number || DecimalText.parse(withComma) != number
        }
        #expect(mistakes.isEmpty)
    }

    @Test func noTextTripsTheReader() {
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("0123456789.,-−+eExXnNaAiIfF _'\u{00A0}٣５\u{301}👍\0")
        let texts = (0..<20_000).map { _ in
            String(
                (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                    alphabet[Int.random(in: alphabet.indices, using: &generator)]
                })
        }
        let numbers = texts.filter { DecimalText.parse($0) != nil }
        #expect(numbers.count > 100)
        #expect(numbers.allSatisfy { DecimalText.parse($0)?.isFinite == true })
        #expect(numbers.filter { $0.contains { !"0123456789.,-− \u{00A0}".contains($0) } } == [])
    }

    @Test(
        arguments: [
            (72, "72"), (72.5, "72.5"), (72.05, "72.05"), (72.004, "72"), (72.006, "72.01"), (-0.25, "−0.25"),
            (-0.001, "0"), (0, "0"), (-0.0, "0"), (1_000_000, "1000000"), (0.1 + 0.2, "0.3"), (99.999, "100"),
        ])
    func numbersAreWrittenShort(number: Double, text: String) {
        #expect(DecimalText.format(number) == text)
    }

    @Test(arguments: [(22.449, 1, "22.4"), (22.45, 0, "22"), (22.5, 0, "23"), (-0.04, 1, "0"), (1e300, 2, "1e+300")])
    func decimalsAreBounded(number: Double, decimals: Int, text: String) {
        #expect(DecimalText.format(number, maximumDecimals: decimals) == text)
    }

    @Test(arguments: [(3, "+3"), (-2.5, "−2.5"), (0, "0"), (0.001, "0"), (-0.001, "0")])
    func aChangeHasItsSign(number: Double, text: String) {
        #expect(DecimalText.formatChange(number) == text)
    }

    /// Some screen readers skip the minus sign.
    @Test func aSignIsSpoken() {
        #expect(DecimalText.spoken(DecimalText.format(-2.5)) == "minus 2.5")
        #expect(DecimalText.spoken("Set 1, \(WeightUnit.kilograms.text(-20))") == "Set 1, minus 20\u{A0}kg")
        #expect(DecimalText.grouped(-12_345) == "−12,345")
    }

    @Test(
        arguments: [
            (10_500.5, 2, "10,500.5"), (999.999, 2, "1,000"), (-1_102.25, 2, "−1,102.25"), (123.5, 1, "123.5"),
            (1_234_567.04, 1, "1,234,567"), (-999, 0, "−999"),
        ])
    func groupsStandBeforeThePointAlone(number: Double, decimals: Int, text: String) {
        #expect(DecimalText.grouped(number, maximumDecimals: decimals) == text)
    }

    @Test func aChangeIsGrouped() {
        #expect(DecimalText.formatChange(-12_345.5) == "−12,345.5")
        #expect(WeightUnit.kilograms.changeText(from: 72, to: 70) == "−2\u{A0}kg")
    }

    @Test(
        arguments: [
            "", " ", "-", ".", ",", "--1", "1-", "−", "−-1", "-−1", "1−", "1,2,3", "1.2,3", "1 2", "1e3", "0x10", "nan",
            "inf", "+1", "٧٠", "７０",
            "½",
            "1_000", "1'000", "12345678901234567", "1 0000", "1 00", "0 125", "1  000", "1 000 5", "1,000 000",
            "1.5 000",
        ])
    func junkIsNoNumber(text: String) {
        #expect(DecimalText.parse(text) == nil)
    }

    @Test(arguments: [
        ("70", 70), ("70.5", 70.5), ("70,5", 70.5), (" 70\u{00A0}", 70), ("-3", -3), ("−3", -3), (" −0,5", -0.5),
        ("007", 7), (".5", 0.5),
    ])
    func whatPeopleTypeIsRead(text: String, number: Double) {
        #expect(DecimalText.parse(text) == number)
    }

    @Test(
        arguments: [
            ("1,135", 1_135), ("12,345", 12_345), ("1,234,567", 1_234_567), ("-1,135.5", -1_135.5),
            ("−1,135.5", -1_135.5), ("72,5", 72.5),
            ("72,25", 72.25), ("0,125", 0.125), ("1.135", 1.135), ("2 000", 2_000), ("-2\u{A0}000,5", -2_000.5),
            ("12\u{202F}345.25", 12_345.25), ("1\u{2009}234 567", 1_234_567),
        ])
    func groupsAreReadAsTheyAreWritten(text: String, number: Double) {
        #expect(DecimalText.parse(text) == number)
    }
}
