import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct UnitRegistrationTests {
    private static let fields = ["height", "weight", "weight_unit"]

    private func register(_ app: TestApp, _ values: [FormValue], language: String) async throws -> Answer {
        try await Browser(app).send(
            .post, "/register", headers: [.secFetchSite: "same-origin", .acceptLanguage: language],
            body: .urlEncoded(values))
    }

    private let stored = """
        SELECT weight_unit, distance_unit, weight_kilograms, starting_weight_kilograms, height_centimeters FROM users
        """

    @Test(
        arguments: [
            ("en-US,en;q=0.9", ["5 ft 7 in", "155", "pounds"]), ("en-GB", ["170", "70", "kilograms"]),
            ("de-DE", ["170", "70", "kilograms"]),
        ])
    func theFormBeginsWithTheGuess(language: String, values: [String]) async throws {
        let page = try await Browser(try await TestApp()).get("/register", headers: [.acceptLanguage: language])
        #expect(Self.fields.map { page.value(of: $0) } == values)
    }

    @Test func aFormWithoutAUnitSpeaksOfKilograms() async throws {
        let app = try await TestApp()
        let answer = try await register(app, Cast.alex.registration, language: "en-US")
        #expect(answer.location == "/login")
        #expect(try await app.rows(stored) == ["kilograms miles 70 70 170"])
    }

    @Test func whatIsChosenIsThePreference() async throws {
        let app = try await TestApp()
        let typed = Cast.alex.registration(["weight": "155", "height": "5'7\""]) + [FormValue("weight_unit", "pounds")]
        #expect(try await register(app, typed, language: "de").location == "/login")
        #expect(try await app.rows(stored) == ["pounds kilometers 70.31 70.31 170.18"])
        #expect(try await app.rows("SELECT weight_kilograms / 0.45359237 FROM weight_records") == ["155"])
        let browser = try await app.signIn(Cast.alex)
        #expect(try await browser.get("/progress").main.words.contains("Weight Today, 21 Nov 155 lb Height 5 ft 7 in"))
    }

    @Test func aHeightThatCannotBeIsToldInFeetAndStays() async throws {
        let app = try await TestApp()
        let typed = Cast.alex.registration(["weight": "155", "height": "9 ft"]) + [FormValue("weight_unit", "pounds")]
        let answer = try await register(app, typed, language: "en-US")
        #expect(answer.fieldErrors == ["height": "Please enter a height from 1 ft 8 in to 8 ft 11 in"])
        #expect(Self.fields.map { answer.value(of: $0) } == ["9 ft", "155", "pounds"])
    }

    @Test(
        arguments: [
            ("pounds", "44", "weight", "Please enter a weight from 44.1 to 1,102.3 lb"),
            ("pounds", "1102.4", "weight", "Please enter a weight from 44.1 to 1,102.3 lb"),
            ("kilograms", "19.9", "weight", "Please enter a weight from 20 to 500 kg"),
            ("stones", "11", "weight_unit", "Please choose kilograms or pounds"),
            ("", "70", "weight_unit", "Please choose kilograms or pounds"),
        ])
    func mistakesAreToldAndWhatWasTypedStays(unit: String, weight: String, field: String, message: String) async throws
    {
        let app = try await TestApp()
        let typed = Cast.alex.registration(["weight": weight]) + [FormValue("weight_unit", unit)]
        let answer = try await register(app, typed, language: "en-US")
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [field: message])
        #expect(answer.value(of: "weight") == weight)
        if field == "weight" { #expect(answer.value(of: "weight_unit") == unit) }
        #expect(try await app.count("users") == 0)
    }
}
