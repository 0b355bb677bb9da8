import Foundation
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Transfer
@testable import Web

/// Foods of external sources in the household's table.
@Suite struct FoodProvidersTests {
    private static let now: Int64 = 1_800_000_000

    @Test func whatASourceKnowsIsFoundAtHomeFromThenOn() async throws {
        let test = try await TestApp()
        try await test.register(Cast.alex)
        try await ProviderServer.run([.init(body: ProviderAnswers.foodDataCentral)]) { server, url in
            let providers = test.providers(
                FoodSourceSettings(foodDataCentralKey: "sample-key", foodDataCentralAddress: url))
            let notes = try await providers.lookUp(.words("Cheddar"), now: Self.now)
            #expect(notes == [])
            #expect(try await test.foodNames("cheddar") == ["Cheddar cheese"])
            #expect(try await test.foodNames("lemonade") == ["Lemonade"])
            // The same query is sent once a week at most, regardless of spacing.
            #expect(try await providers.lookUp(.words(" cheddar "), now: Self.now + 86_400) == [])
            #expect(server.requests.count == 1)
            _ = try await providers.lookUp(.words("cheddar"), now: Self.now + 8 * 86_400)
            #expect(server.requests.count == 2)
            #expect(try await test.foodNames("cheddar") == ["Cheddar cheese"])
        }
    }

    @Test func sourcesLearnWhoAsksWhereThatIsConfigured() async throws {
        let test = try await TestApp()
        let answers = [ProviderServer.Answer.failure(.notFound), .init(body: ProviderAnswers.foodDataCentral)]
        try await ProviderServer.run(answers + answers) { server, url in
            for contact in [nil, "alex@example.com"] {
                let providers = test.providers(
                    FoodSourceSettings(
                        foodDataCentralKey: "sample-key", asksOpenFoodFacts: true, foodDataCentralAddress: url,
                        openFoodFactsAddress: url, contact: contact))
                for provider in providers.providers {
                    _ = try await provider.foods(.barcode(try #require(Barcode("012345678905"))))
                }
            }
            let names = server.requests.map { $0.headers[.userAgent] }
            #expect(
                names == ["WorkHome/1.0", "WorkHome/1.0"]
                    + Array(repeating: "WorkHome/1.0 (alex@example.com)", count: 2))
        }
    }

    @Test func aSourceThatFailsIsALineAndIsAskedAgain() async throws {
        let test = try await TestApp()
        try await ProviderServer.run([.failure(.forbidden)]) { server, url in
            let providers = test.providers(FoodSourceSettings(foodDataCentralKey: "wrong", foodDataCentralAddress: url))
            let notes = try await providers.lookUp(.words("cheddar"), now: Self.now)
            #expect(notes == ["FoodData Central does not accept this server’s API key."])
            #expect(test.log.lines.contains { $0.contains("A food source failed.") })
            #expect(!test.log.lines.contains { $0.contains("wrong") })
            #expect(server.requests.count == 1)
        }
    }

    @Test func aBarcodeIsAskedOfTheNextWhereTheFirstKnowsNothing() async throws {
        let test = try await TestApp()
        let code = try #require(Barcode("012345678905"))
        try await ProviderServer.run([.failure(.notFound)]) { first, firstAddress in
            try await ProviderServer.run([.init(body: ProviderAnswers.foodDataCentral)]) { second, secondAddress in
                let providers = test.providers(
                    FoodSourceSettings(
                        foodDataCentralKey: "sample-key", asksOpenFoodFacts: true,
                        foodDataCentralAddress: secondAddress, openFoodFactsAddress: firstAddress))
                let notes = try await providers.lookUp(.barcode(code), now: Self.now)
                #expect(notes == [])
                #expect(first.requests.count == 1)
                #expect(second.requests.count == 1)
                #expect(
                    try await test.rows("SELECT name FROM foods WHERE barcode = '\(code.digits)'") == ["Cheddar cheese"]
                )
            }
        }
    }

    /// Each source would be tried three times for three seconds.
    @Test func silentSourcesHoldAPageForTwoSeconds() async throws {
        let silence = [ProviderServer.Answer(delay: .seconds(60))]
        try await ProviderServer.run(silence) { _, first in
            try await ProviderServer.run(silence) { second, secondAddress in
                let test = try await TestApp(
                    foodSources: FoodSourceSettings(
                        foodDataCentralKey: "sample-key", asksOpenFoodFacts: true,
                        foodDataCentralAddress: secondAddress, openFoodFactsAddress: first))
                let start = ContinuousClock.now
                let notes = try await test.app.foodProviders.lookUp(
                    .barcode(try #require(Barcode("012345678905"))), now: Self.now)
                // Beside other tests a machine needs longer.
                #expect(ContinuousClock.now - start < .seconds(5))
                #expect(notes == ["Open Food Facts did not answer.", "FoodData Central did not answer."])
                #expect(second.requests.count == 1)
            }
        }
    }

    @Test func theSearchOffersToAskThemAndNeverAsksByItself() async throws {
        try await ProviderServer.run([.init(body: ProviderAnswers.foodDataCentral), .failure(.forbidden)]) {
            server, url in
            let test = try await TestApp(
                foodSources: FoodSourceSettings(foodDataCentralKey: "sample-key", foodDataCentralAddress: url))
            let browser = try await test.member()
            let search = "/nutrition/foods?meal=lunch&date=2026-11-21&q=cheddar"
            let before = try await browser.get(search)
            #expect(before.main.words.contains("Search FoodData Central too"))
            #expect(server.requests.isEmpty)
            let after = try await browser.get("\(search)&sources=1")
            #expect(after.main.words.contains("Cheddar cheese"))
            #expect(after.main.words.contains("Includes results from FoodData Central."))
            let failed = try await browser.get("/nutrition/foods?q=lemonade+stand&sources=1")
            #expect(failed.status == 200)
            #expect(
                failed.main.words.contains(
                    "FoodData Central does not accept this server’s API key. These are the foods already saved here."
                ))
        }
    }

    @Test func noneIsAskedUntilItIsConfigured() async throws {
        let test = try await TestApp()
        #expect(test.app.foodProviders.names(answering: .words("milk")).isEmpty)
        #expect(try await test.app.foodProviders.lookUp(.words("milk"), now: Self.now) == [])
        let barcodesAlone = test.providers(FoodSourceSettings(asksOpenFoodFacts: true))
        #expect(barcodesAlone.names(answering: .words("milk")).isEmpty)
    }
}

extension TestApp {
    fileprivate func providers(_ settings: FoodSourceSettings) -> FoodProviders {
        var providers = FoodProviders(settings, database: app.database, logger: log.logger, clock: app.clock)
        // A machine that is busy with other tests is no silent source.
        providers.patience = .seconds(30)
        return providers
    }
}
