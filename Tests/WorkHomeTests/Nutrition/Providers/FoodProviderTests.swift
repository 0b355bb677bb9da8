import Foundation
import HTTP
import Support
import Synchronization
import Testing

@testable import Fitness
@testable import Models
@testable import Transfer

@Suite struct FoodProviderTests {
    @Test func foodDataCentralsFoodsAreReadInEachShape() async throws {
        try await ProviderServer.run([.init(body: ProviderAnswers.foodDataCentral)]) { server, url in
            let foods = try await FoodDataCentral(at: url).search("cheese & milk").map(\.draft)
            #expect(foods.map(\.name) == ["Cheddar cheese", "Milk, whole", "Beans, raw", "Lemonade"])
            let cheese = try #require(foods.first)
            #expect(cheese.brand == "Sample Dairy")
            #expect(cheese.nutrients.energyKilocalories == 393)
            #expect(cheese.nutrients.proteinGrams == 25)
            #expect(cheese.nutrients.sodiumMilligrams == 607)
            #expect(cheese.nutrients.fatGrams == nil)
            #expect(cheese.portions == [Portion(name: "1 slice", amount: 28)])
            #expect(foods[1].nutrients.energyKilocalories == 61)
            #expect(foods[1].nutrients.fatGrams == 3.25)
            #expect(foods[2].nutrients.energyKilocalories == 337)
            #expect(foods[3].unit == .milliliters)
            #expect(foods[3].portions == [Portion(name: "serving", amount: 250)])
            let asked = try #require(server.requests.first)
            #expect(asked.path == ["v1", "foods", "search"])
            #expect(asked.query.values(of: "query") == ["cheese & milk"])
            #expect(asked.query.values(of: "api_key") == ["sample-key"])
        }
    }

    @Test func aBarcodeIsThatFoodAndNoOther() async throws {
        try await ProviderServer.run([.init(body: ProviderAnswers.foodDataCentral)]) { server, url in
            let code = try #require(Barcode("012345678905"))
            #expect(try await FoodDataCentral(at: url).food(code)?.draft.name == "Cheddar cheese")
            let other = try #require(Barcode("4001234567891"))
            #expect(try await FoodDataCentral(at: url).food(other) == nil)
        }
    }

    @Test func openFoodFactsProductIsRead() async throws {
        try await ProviderServer.run([.init(body: ProviderAnswers.openFoodFacts)]) { server, url in
            let code = try #require(Barcode("4001234567891"))
            let food = try #require(try await OpenFoodFacts(at: url).food(code)).draft
            #expect(food.name == "Sample muesli")
            #expect(food.brand == "Sample Mill")
            #expect(food.nutrients.proteinGrams == 11.5)
            #expect(food.nutrients.sodiumMilligrams == 100)
            #expect(food.portions == [Portion(name: "1 bowl (40 g)", amount: 40)])
            let asked = try #require(server.requests.first)
            #expect(asked.path == ["api", "v2", "product", "4001234567891.json"])
            #expect(asked.headers[.userAgent]?.hasPrefix("WorkHome/") == true)
        }
    }

    @Test(arguments: [#"{"status": 0}"#, #"{"product": {}}"#, #"{"product": {"product_name": "No numbers"}}"#])
    func aProductWithNothingToLogIsNone(body: String) async throws {
        try await ProviderServer.run([.init(body: body)]) { _, url in
            let code = try #require(Barcode("4001234567891"))
            #expect(try await OpenFoodFacts(at: url).food(code) == nil)
        }
    }

    @Test func anUnknownBarcodeIsNone() async throws {
        try await ProviderServer.run([.failure(.notFound)]) { _, url in
            let code = try #require(Barcode("4001234567891"))
            #expect(try await OpenFoodFacts(at: url).food(code) == nil)
        }
    }

    @Test func aFailureIsTriedAgain() async throws {
        let answers: [ProviderServer.Answer] = [
            .failure(.internalServerError), .failure(.badGateway), .init(body: ProviderAnswers.foodDataCentral),
        ]
        try await ProviderServer.run(answers) { server, url in
            let foods = try await FoodDataCentral(at: url).search("milk")
            #expect(foods.count == 4)
            #expect(server.requests.count == 3)
        }
    }

    @Test func afterThreeFailuresItIsLeftAloneForAMinute() async throws {
        let now = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
        try await ProviderServer.run([.failure(.internalServerError)]) { server, url in
            let provider = FoodDataCentral(at: url) { now.withLock { $0 } }
            await #expect(throws: ProviderError.unavailable) { try await provider.search("milk") }
            await #expect(throws: ProviderError.unavailable) { try await provider.search("rice") }
            #expect(server.requests.count == 3)
            now.withLock { $0 += 61 }
            await #expect(throws: ProviderError.unavailable) { try await provider.search("rice") }
            #expect(server.requests.count == 6)
        }
    }

    @Test func aReachedLimitIsKeptForItsHour() async throws {
        let now = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
        try await ProviderServer.run([.failure(.tooManyRequests)]) { server, url in
            let provider = FoodDataCentral(at: url) { now.withLock { $0 } }
            for _ in 0..<3 {
                await #expect(throws: ProviderError.limited) { try await provider.search("milk") }
            }
            #expect(server.requests.count == 1)
            now.withLock { $0 += 3_601 }
            await #expect(throws: ProviderError.limited) { try await provider.search("milk") }
            #expect(server.requests.count == 2)
        }
    }

    @Test(arguments: [
        (ProviderServer.Answer(status: .forbidden), ProviderError.refused),
        (.init(status: .unauthorized), .refused),
        (.init(body: "<html>Sign in to the hotel's network</html>"), .unreadable),
        (.init(body: #"{"foods": 12}"#), .unreadable),
        (.init(body: String(repeating: "[", count: 200_000)), .unreadable),
        (.init(body: String(repeating: " ", count: 70_000)), .unreadable),
        (.init(status: .found, headers: [.location: "http://localhost:1/"]), .unreadable),
        (.init(body: ProviderAnswers.foodDataCentral, delay: .seconds(5)), .unavailable),
    ])
    func whatItMeans(answer: ProviderServer.Answer, error: ProviderError) async throws {
        try await ProviderServer.run([answer]) { _, url in
            await #expect(throws: error) { try await FoodDataCentral(at: url).search("milk") }
        }
    }

    /// A response that takes too long in total is discarded, even if data keeps arriving.
    @Test func noTryTakesLongerThanItsTimeout() async throws {
        var settings = ProviderConnection.Settings.quick
        (settings.idleTimeout, settings.timeout, settings.backOff) = (.seconds(60), .milliseconds(200), [])
        try await ProviderServer.run([.init(body: ProviderAnswers.foodDataCentral, delay: .seconds(60))]) { _, url in
            let provider = FoodDataCentral(at: url, settings)
            await #expect(throws: ProviderError.unavailable) { try await provider.search("milk") }
        }
    }

    @Test func nobodyThereIsUnavailable() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1"))
        await #expect(throws: ProviderError.unavailable) { try await FoodDataCentral(at: url).search("milk") }
    }

    @Test func aWindowTakesItsCount() throws {
        let now = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
        let allowance = OpenFoodFacts.allowance { now.withLock { $0 } }
        for _ in 0..<15 { try allowance.take() }
        #expect(throws: ProviderError.limited) { try allowance.take() }
        now.withLock { $0 += 60 }
        try allowance.take()
    }
}

extension ProviderConnection.Settings {
    /// Shorter timeouts than a user's.
    fileprivate static let quick = ProviderConnection.Settings(
        idleTimeout: .seconds(1), timeout: .seconds(1), backOff: [.milliseconds(1), .milliseconds(1)],
        maximumBytes: 60_000)
}

extension FoodDataCentral {
    fileprivate init(
        at url: URL, _ settings: ProviderConnection.Settings = .quick,
        clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(
            apiKey: "sample-key",
            connection: ProviderConnection(base: url, allowance: Self.allowance(clock), settings: settings))
    }
}

extension OpenFoodFacts {
    fileprivate init(at url: URL) {
        self.init(
            connection: ProviderConnection(base: url, allowance: Self.allowance { Date() }, settings: .quick))
    }
}
