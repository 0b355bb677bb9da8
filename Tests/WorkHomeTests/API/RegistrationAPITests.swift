import Crypto
import Foundation
import HTTPTypes
import Support
import Testing

@testable import Web

/// A registration and then a request for the profile, in two calls.
@Suite struct RegistrationAPITests {
    static let body: JSONValue = [
        "email": "alex@example.com", "password": "correct horse", "first_name": "Alex", "last_name": "Stone",
        "date_of_birth": "1990-05-17",
    ]

    private static func body(_ changes: [String: JSONValue]) -> JSONValue {
        .object((body.object ?? [:]).merging(changes) { $1 })
    }

    /// The claims of a token, decoded without checking its signature.
    private static func claims(_ token: String) throws -> JSONValue {
        let part = String(token.split(separator: ".")[1]).replacing("-", with: "+").replacing("_", with: "/")
        let padded = part + String(repeating: "=", count: (4 - part.count % 4) % 4)
        return try JSONDecoder().decode(JSONValue.self, from: try #require(Data(base64Encoded: padded)))
    }

    @Test func twoCallsAreEnough() async throws {
        let app = try await TestApp()
        var program = Program(app)
        let registered = try await program.send(.post, "/api/v1/auth/register", Self.body)
        #expect(registered.status == 201)
        #expect(registered.headers[.cacheControl] == "no-store")
        #expect(registered.json["token_type"] == "Bearer")
        #expect(registered.json["expires_in"] == 900)
        #expect(registered.json["refresh_token"]?.text?.count == 43)
        let token = try #require(registered.json["access_token"]?.text)
        let claims = try Self.claims(token)
        let id = try #require(claims["user_id"]?.text)
        #expect(claims["sub"] == claims["user_id"])
        #expect(UUID(uuidString: id) != nil)
        #expect(registered.location == "/api/v1/users/\(id)")

        program.token = token
        let profile = try await program.get("/api/v1/users/\(id)")
        #expect(profile.status == 200)
        #expect(profile.request.headers[.authorization] == "Bearer \(token)")
        let expected: [String: JSONValue] = [
            "id": .string(id), "email": "alex@example.com", "first_name": "Alex", "last_name": "Stone",
            "date_of_birth": "1990-05-17", "fitness_goal": "stayFit", "height_centimeters": .null,
            "weight_kilograms": .null, "time_zone": "GMT",
        ]
        for (name, value) in expected { #expect(profile.json[name] == value, "\(name)") }
        #expect(try await program.get("/api/v1/users/me").json == profile.json)
        // The account is like any other.
        _ = try await app.signIn(Cast.alex)
    }

    @Test func whatIsKnownOfTheBodyIsKept() async throws {
        let app = try await TestApp()
        let sent = Self.body([
            "height": 171.5, "weight": 70, "fitness_goal": "buildMuscle", "time_zone": "Europe/Dublin",
        ])
        #expect(try await Program(app).send(.post, "/api/v1/auth/register", sent).status == 201)
        #expect(
            try await app.rows("SELECT height_centimeters, weight_kilograms, fitness_goal, time_zone FROM users")
                == ["171.5 70 buildMuscle Europe/Dublin"])
        #expect(try await app.rows("SELECT weight_kilograms, recorded_on FROM weight_records") == ["70 2026-11-21"])
    }

    @Test func anAddressThatIsTakenGivesNoToken() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let answer = try await Program(app).send(
            .post, "/api/v1/auth/register", Self.body(["email": "ALEX@example.com"]))
        #expect(answer.status == 409)
        #expect(answer.headers[.contentType] == "application/problem+json")
        #expect(answer.errors == ["email": "An account with this email already exists"])
        #expect(!answer.text.contains("token"))
        #expect(try await app.count("users") == 1)
        #expect(try await app.count("api_sign_ins") == 0)
    }

    struct Mistake: Sendable {
        let member: String
        let value: JSONValue?
        let message: String
    }

    static let mistakes = [
        Mistake(member: "email", value: "alex.example.com", message: "Please enter a valid email address"),
        Mistake(member: "email", value: nil, message: "Please enter a valid email address"),
        Mistake(member: "email", value: 5, message: "Please send a text"),
        Mistake(member: "password", value: "12345", message: "Password must be at least 6 characters"),
        Mistake(member: "first_name", value: " ", message: "Please enter your first name"),
        Mistake(member: "last_name", value: nil, message: "Please enter your last name"),
        Mistake(member: "date_of_birth", value: nil, message: "Please enter a date"),
        Mistake(member: "date_of_birth", value: "17.05.1990", message: "Please enter a date"),
        Mistake(
            member: "date_of_birth", value: "2025-01-01",
            message: "Please enter a date of birth for an age from 5 to 120"),
        Mistake(
            member: "date_of_birth", value: "2027-01-01",
            message: "Please enter a date of birth for an age from 5 to 120"),
        Mistake(member: "height", value: 20, message: "Please enter a height from 50 to 272 cm"),
        Mistake(member: "weight", value: 5, message: "Please enter a weight from 20 to 500 kg"),
        Mistake(member: "fitness_goal", value: "win", message: "Please choose a fitness goal"),
        Mistake(member: "time_zone", value: "Nowhere", message: "Please choose a time zone"),
        Mistake(member: "role", value: "admin", message: "There is no field with this name"),
    ]

    @Test(arguments: mistakes)
    func aMistakeIsNamed(mistake: Mistake) async throws {
        let app = try await TestApp()
        var sent = Self.body.object ?? [:]
        sent[mistake.member] = mistake.value
        let answer = try await Program(app).send(.post, "/api/v1/auth/register", .object(sent))
        #expect(answer.status == 422)
        let message = answer.errors[mistake.member]?.replacing("\u{A0}", with: " ")
        #expect(message == mistake.message)
        #expect(answer.errors.count == 1)
        #expect(try await app.count("users") == 0)
    }

    @Test func severalMistakesAreNamedAtOnce() async throws {
        let answer = try await Program(try await TestApp()).send(.post, "/api/v1/auth/register", [:])
        #expect(Set(answer.errors.keys) == ["email", "password", "first_name", "last_name", "date_of_birth"])
        #expect(answer.detail == "Please check 5 fields.")
    }

    @Test func whatIsNoJSONIsRefused() async throws {
        let browser = Browser(try await TestApp())
        for (type, text, status) in [
            ("application/json", "{", 400), ("application/json", "[]", 422), ("text/plain", "{}", 415),
            ("application/json", "{\"email\":\"\(String(repeating: "a", count: 600_000))\"}", 413),
        ] {
            let answer = try await browser.send(
                .post, "/api/v1/auth/register", body: FormBody(contentType: type, bytes: Array(text.utf8)))
            #expect(answer.status == status)
            #expect(answer.headers[.contentType] == "application/problem+json")
        }
    }

    @Test func aFullDiskMakesNoAccount() async throws {
        let app = try await TestApp()
        try await app.withoutRoom {
            let answer = try await Program(app).send(.post, "/api/v1/auth/register", Self.body)
            #expect(answer.status == 503)
            #expect(answer.headers[.contentType] == "application/problem+json")
        }
        #expect(try await app.count("users") == 0)
        // The same registration works once there is room.
        #expect(try await Program(app).send(.post, "/api/v1/auth/register", Self.body).status == 201)
    }

    /// If the response with the profile is lost, the token still works.
    @Test func theProfileCanBeAskedForAgain() async throws {
        let app = try await TestApp()
        var program = Program(app)
        program.token = try await program.send(.post, "/api/v1/auth/register", Self.body).json["access_token"]?.text
        for _ in 0..<3 { #expect(try await program.get("/api/v1/users/me").status == 200) }
        // Reading writes nothing, so it works with a full disk.
        let again = program
        try await app.withoutRoom {
            let profile = try await again.get("/api/v1/users/me")
            #expect(profile.status == 200)
        }
    }

    @Test func anotherOnesProfileIsNotThere() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.register(Cast.sam)
        let alex = try await Program.signedIn(app)
        let sam = try await Program.signedIn(app, as: Cast.sam).get("/api/v1/users/me").json["id"]?.text ?? ""
        for id in [sam, UUID().uuidString, "1", "you"] {
            let answer = try await alex.get("/api/v1/users/\(id)")
            #expect(answer.status == 404)
            #expect(answer.headers[.contentType] == "application/problem+json")
            #expect(try await alex.send(.patch, "/api/v1/users/\(id)", ["first_name": "Max"]).status == 404)
        }
    }

    @Test func theProfileIsChangedByItsOwnRules() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let alex = try await Program.signedIn(app)
        let changed = try await alex.send(
            .patch, "/api/v1/users/me", ["first_name": "Max", "date_of_birth": "1991-01-31"])
        #expect(changed.status == 200)
        #expect(changed.json["first_name"] == "Max")
        #expect(changed.json["last_name"] == "Stone")
        #expect(changed.json["date_of_birth"] == "1991-01-31")
        let refused = try await alex.send(.patch, "/api/v1/users/me", ["last_name": "", "date_of_birth": "1700-01-01"])
        #expect(refused.status == 422)
        #expect(Set(refused.errors.keys) == ["last_name", "date_of_birth"])
        #expect(try await alex.send(.patch, "/api/v1/users/me", ["date_of_birth": .null]).status == 200)
        #expect(try await app.rows("SELECT first_name, birth_day FROM users") == ["Max null"])
        #expect(try await alex.send(.patch, "/api/v1/users/me", ["email": "x@example.com"]).status == 422)
    }
}
