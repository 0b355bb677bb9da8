import Testing

@testable import Fitness

@Suite struct UnitsGuessTests {
    private static let metric = Units()
    private static let british = Units(weight: .kilograms, distance: .miles)
    private static let american = Units(weight: .pounds, distance: .miles)

    @Test(
        arguments: [
            ("en-US", american), ("en-us", american), ("EN-US", american), ("es-US,es;q=0.9", american),
            ("fr-LR", american), ("my-MM", american), ("en-GB", british), ("cy-GB,en-GB;q=0.9", british),
            ("de", metric), ("de-DE,de;q=0.9", metric), ("zh-Hant-TW", metric), ("zh-Hant-US", american),
            ("en", metric), ("en-150", metric), ("en-AU", metric),
        ])
    func theRegionDecides(header: String, units: Units) {
        #expect(Units(acceptLanguage: header) == units)
    }

    @Test(
        arguments: [
            // The headers of Chrome and Firefox in these countries.
            ("en-US,en;q=0.9", american), ("de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", metric),
            ("de,en-US;q=0.7,en;q=0.3", metric), ("en-GB,en;q=0.5", british), ("en-GB,en-US;q=0.9,en;q=0.8", british),
            // The highest quality value counts, wherever it is.
            ("en-GB;q=0.5,en-US", american), ("en-GB;q=0.5, en-US;q=0.6", american),
            ("en-GB ; q=0.8 ,en-US;q=0.8", british),
            ("en-US;q=0,de", metric), ("*,en-US;q=0.5", american), ("en,en-US;q=0.9", american),
            ("en;q=1.000,de-US;q=0.9,en-GB;q=0.1", british),
        ])
    func theLanguageTheyLikeMostDecides(header: String, units: Units) {
        #expect(Units(acceptLanguage: header) == units)
    }

    @Test(
        arguments: [
            nil, "", " ", ",", ";", "-US", "-", "US", "x-US", "en-x-US", "en-u-us", "en--US", "en_US", "*", "*-US",
            "e-US", "en-US;q=2", "en-US;q=nan", "en-US;q=-1", "en-US;q=", "en-US;q=x", "en-U5", "１２-US", "en-ＵＳ",
            String(repeating: "a", count: 9) + "-US", String(repeating: "-", count: 5_000),
        ])
    func whatSaysNothingIsMetric(header: String?) {
        #expect(Units(acceptLanguage: header) == Self.metric)
    }
}
