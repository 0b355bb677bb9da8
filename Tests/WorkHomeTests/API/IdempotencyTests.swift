import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

@Suite struct IdempotencyTests {
    private let key: HTTPFields = [.idempotencyKey: "8e03978e-40d5-43dd-bc93-6894a57f9324"]

    private static func ofOurOwn(_ key: HTTPFields) -> HTTPFields {
        var headers = key
        headers[.secFetchSite] = "same-origin"
        return headers
    }

    private func stage() async throws -> (app: TestApp, browser: Browser, program: Program, bench: String) {
        let app = try await TestApp()
        let browser = try await app.member()
        return (app, browser, try await Program.withKey(app, of: browser), try await app.exercise("bench-press"))
    }

    private func set(_ bench: String, reps: Int64 = 8) -> JSONValue {
        ["exercise_id": .integer(Int64(bench) ?? 0), "reps": .integer(reps), "weight_kilograms": 60]
    }

    @Test func aCreationThatComesAgainIsMadeOnce() async throws {
        let (app, _, program, bench) = try await stage()
        let first = try await program.send(.post, "/api/v1/sets", set(bench), headers: key)
        #expect(first.status == 201)
        let again = try await program.send(.post, "/api/v1/sets", set(bench), headers: key)
        #expect(again.status == 201)
        #expect(again.json == first.json)
        #expect(again.location == first.location)
        #expect(again.headers[.eTag] == first.headers[.eTag])
        // Otherwise compression would turn the tag into a weak one, which a change can't use.
        #expect(again.headers[.cacheControl] == first.headers[.cacheControl])
        #expect(try await app.count("strength_sets") == 1)
        let other = try await program.send(.post, "/api/v1/sets", set(bench, reps: 9), headers: key)
        #expect(other.status == 422)
        #expect(other.detail == "This Idempotency-Key was used for another request.")
        #expect(try await app.count("strength_sets") == 1)
    }

    @Test func aRefusalIsNotWrittenDown() async throws {
        let (app, _, program, bench) = try await stage()
        #expect(try await program.send(.post, "/api/v1/sets", set(bench, reps: 0), headers: key).status == 422)
        #expect(try await app.count("idempotent_answers") == 0)
        #expect(try await program.send(.post, "/api/v1/sets", set(bench), headers: key).status == 201)
    }

    @Test func anAnswerIsKeptForThirtyDays() async throws {
        let (app, _, program, bench) = try await stage()
        _ = try await program.send(.post, "/api/v1/sets", set(bench), headers: key)
        app.clock.advance(days: 29)
        #expect(try await program.send(.post, "/api/v1/sets", set(bench, reps: 9), headers: key).status == 422)
        app.clock.advance(days: 2)
        #expect(try await program.send(.post, "/api/v1/sets", set(bench, reps: 9), headers: key).status == 201)
        #expect(try await app.count("idempotent_answers") == 1)
    }

    @Test func everybodyHasTheirOwnKeys() async throws {
        let (app, _, program, bench) = try await stage()
        let sam = try await Program.withKey(app, of: try await app.member(Cast.sam))
        for program in [program, sam] {
            #expect(try await program.send(.post, "/api/v1/sets", set(bench), headers: key).status == 201)
        }
        #expect(try await app.count("strength_sets") == 2)
    }

    @Test(arguments: [String(repeating: "a", count: 256), "a b"])
    func whatCannotBeAKeyIsRefused(text: String) async throws {
        let (_, _, program, bench) = try await stage()
        let answer = try await program.send(.post, "/api/v1/sets", set(bench), headers: [.idempotencyKey: text])
        #expect(answer.status == 400)
    }

    /// An offline page sends its forms later, possibly twice.
    @Test func aFormThatComesAgainIsSavedOnce() async throws {
        let (app, browser, _, bench) = try await stage()
        let values = [("exercise_id", bench), ("reps", "8"), ("weight", "60")].map { FormValue($0.0, $0.1) }
        func post(_ values: [FormValue], _ key: HTTPFields) async throws -> Answer {
            try await browser.send(
                .post, "/track/sets", headers: Self.ofOurOwn(key), body: .urlEncoded(values))
        }
        let first = try await post(values, key)
        #expect(first.status == 303)
        let again = try await post(values, key)
        #expect(again.status == 303)
        #expect(again.location == first.location)
        #expect(try await app.count("strength_sets") == 1)
        // Another form with the same key is an error; the same form with another key is another set.
        #expect(try await post(values + [FormValue("note", "x")], key).status == 422)
        #expect(try await post(values, [.idempotencyKey: "other"]).status == 303)
        #expect(try await app.count("strength_sets") == 2)
        // A refused form can be corrected and sent again.
        let wrong = try await post([FormValue("exercise_id", bench)], [.idempotencyKey: "third"])
        #expect(wrong.status == 422)
        #expect(try await post(values, [.idempotencyKey: "third"]).status == 303)
    }

    /// The server may have stopped between the change and its response.
    @Test func aChangeWithoutAnAnswerIsNotMadeAgain() async throws {
        let (app, _, program, bench) = try await stage()
        _ = try await program.send(.post, "/api/v1/sets", set(bench), headers: key)
        try await app.execute("UPDATE idempotent_answers SET status = NULL, body = NULL, headers = '[]'")
        #expect(try await program.send(.post, "/api/v1/sets", set(bench), headers: key).status == 204)
        #expect(try await app.count("strength_sets") == 1)
    }

    @Test func aSecretIsNotWrittenDown() async throws {
        let (app, browser, _, _) = try await stage()
        let values = [("name", "Phone")].map { FormValue($0.0, $0.1) }
        let made = try await browser.send(
            .post, "/settings/health/tokens", headers: Self.ofOurOwn(key),
            body: .urlEncoded(values))
        #expect(made.status == 201)
        #expect(try await app.rows("SELECT status, body FROM idempotent_answers") == ["201 null"])
    }
}
