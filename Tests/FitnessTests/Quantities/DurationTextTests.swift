import Testing

@testable import Fitness

@Suite struct DurationTextTests {
    @Test(arguments: [
        ("28.40", "28:40", "28.4\u{A0}min"), ("5,05", "5:05", "5.05\u{A0}min"), (" 90.30 ", "90:30", "90.3\u{A0}min"),
    ])
    func minutesWithTwoDecimalsHaveTwoReadings(text: String, clock: String, number: String) throws {
        let readings = try #require(DurationText.readings(ofMinutes: text))
        #expect(readings.clock == clock && readings.number == number)
    }

    @Test(arguments: [
        "28.4", "28:40", "28.75", "90.00", "28.+5", "-0.40", "٢٨.40", "28.400", "28.40 min", "-28.40", "1.2.30", "28",
        "",
    ])
    func othersHaveOne(text: String) { #expect(DurationText.readings(ofMinutes: text) == nil) }

    @Test(
        arguments: [
            ("28:40", 1_720), ("7:30", 450), ("1:02:05", 3_725), ("30", 1_800), ("22.5", 1_350), ("22,5", 1_350),
            ("90:00", 5_400), (" 5:00 ", 300), ("0:01", 1), ("100:00:00", 360_000), ("-5", -300), ("-1:30", -90),
            ("30 min", 1_800), ("25m", 1_500), ("90 minutes", 5_400), ("1h 5m", 3_900), ("1h5", 3_900),
            ("1 h 05 min", 3_900), ("2 Hours", 7_200), ("1 hr 5 mins 30 secs", 3_930), ("1h 30s", 3_630),
            ("1.5 h", 5_400), ("1,5h", 5_400), ("45s", 45), ("2m 30", 150), ("90m", 5_400),
        ])
    func durationsAreReadAsPeopleWriteThem(text: String, seconds: Int) {
        #expect(DurationText.parse(text) == seconds)
    }

    @Test(arguments: [
        ("7:30", 27_000), ("7h 30m", 27_000), ("7h30", 27_000), ("7.5", 27_000), ("450 min", 27_000),
        ("7:30:30", 27_030), ("8", 28_800), ("45m", 2_700),
    ])
    func hoursAreReadAsHours(text: String, seconds: Int) {
        #expect(DurationText.parse(text, in: .hours) == seconds)
    }

    @Test(arguments: [DurationText.Unit.hours, .minutes, .seconds])
    func anExampleStaysOnOneLine(unit: DurationText.Unit) {
        #expect(!unit.examples.contains(#/[0-9][a-z]+ [0-9]/#))
    }

    @Test(arguments: [
        "", "x", "1:2:3:4", "1:60", "1:60:00", ":30", "30:", "٣:٠٠", "1e3", "12345:00", "::", "h", "min", "5 30",
        "1h 60m", "5m 1h", "1h 2h", "30 s 5", "1h:30", "7 pm", "1h 5m x", "--5", "1 h -5 m", "9999999999999999 h",
    ])
    func otherTextsAreNone(text: String) {
        #expect(DurationText.parse(text) == nil)
        #expect(DurationText.parse(text, in: .hours) == nil)
    }

    @Test(arguments: [
        (0, "0:00", "0 min", "0 seconds"), (59, "0:59", "1 min", "59 seconds"),
        (1_720, "28:40", "29 min", "28 minutes 40 seconds"),
        (3_725, "1:02:05", "1 h", "1 hour 2 minutes 5 seconds"), (66_600, "18:30:00", "18.5 h", "18 hours 30 minutes"),
        (4_334_400, "1204:00:00", "1,204 h", "1,204 hours"),
    ])
    func durationsAreTold(seconds: Int, clock: String, total: String, spoken: String) {
        #expect(DurationText.clock(seconds: seconds) == clock)
        #expect(DurationText.total(seconds: seconds).text.replacing("\u{A0}", with: " ") == total)
        #expect(DurationText.spoken(seconds: seconds) == spoken)
    }

    @Test(arguments: [
        (0.0, "0 h", "0"), (0.5, "30 min", "0:30"), (8, "8 h", "8"), (8 + 1 / 3.0, "8 h 20 min", "8:20"),
        (7.999, "8 h", "8"), (0.99, "59 min", "0:59"), (1_204.25, "1,204 h 15 min", "1204:15"),
    ])
    func hoursAreToldWithTheirMinutes(hours: Double, text: String, typed: String) {
        #expect(DurationText.hours(hours).text.replacing("\u{A0}", with: " ") == text)
        #expect(DurationText.typed(hours: hours) == typed)
        #expect(DurationText.parse(typed, in: .hours) == Int((hours * 60).rounded()) * 60)
    }

    @Test func aClockIsReadAgain() {
        for seconds in stride(from: 1, to: 400_000, by: 37) {
            #expect(DurationText.parse(DurationText.clock(seconds: seconds)) == seconds)
        }
    }
}
