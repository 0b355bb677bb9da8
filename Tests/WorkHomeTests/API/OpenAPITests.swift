import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import API
@testable import Web

@Suite struct OpenAPITests {
    /// The differences between a response and the document.
    private func differences(_ answer: Answer, _ description: JSONValue, _ document: JSONValue) -> [String] {
        guard let response = description["responses"]?[String(answer.status)] else { return ["\(answer.status)"] }
        guard let content = response["content"]?.object else {
            return answer.bytes.isEmpty ? [] : ["\(answer.status) has a body"]
        }
        guard let type = answer.headers[.contentType], let schema = content[type]?["schema"] else {
            return content[answer.headers[.contentType] ?? ""] == nil ? ["\(answer.status) is of another type"] : []
        }
        return SchemaCheck(document: document).mistakes(in: answer.json, schema)
    }

    /// The order of the operations, from creation to deletion; those of the account have separate tests.
    private static let order: [HTTPRequest.Method] = [.post, .put, .get, .patch, .delete]

    @Test func everyAnswerFitsTheDocument() async throws {
        let stage = try await APIFixture()
        let program = try await Program.withKey(stage.app, of: stage.household.alex, name: "Walk")
        let rows = try await stage.rows()
        // Only one workout can be active at a time.
        try await stage.app.execute("DELETE FROM workout_sessions WHERE completed_at IS NULL")
        var made: [String: String] = [:]
        let operations = stage.operations.sorted {
            (Self.order.firstIndex(of: $0.method) ?? 9) < (Self.order.firstIndex(of: $1.method) ?? 9)
        }
        for (method, path, description) in operations where !path.hasPrefix("/api/v1/health/") {
            let noun = String(path.split(separator: "/")[2])
            let id = made[noun] ?? rows[noun] ?? (noun == "achievements" ? "firstSet" : "2026-11-20")
            let target = path.replacing("{id}", with: id)
            let isForm = description["requestBody"]?["content"]?["multipart/form-data"] != nil
            let answer =
                try await isForm
                ? program.upload(target, [], files: [APIFixture.photo()])
                : program.send(method, target, stage.example(description, for: path))
            #expect(differences(answer, description, stage.document) == [], "\(method) \(target)")
            if method == .post, answer.status == 201, !path.contains("/auth/") {
                made[noun] = answer.location?.split(separator: "/").last.map { String($0) }
                // The address of a photo returns a picture, with its own tag.
                #expect(answer.headers[.eTag] != nil || isForm)
            }
            guard !path.contains("/auth/") else { continue }
            #expect((200...299).contains(answer.status), "\(method) \(target) \(answer.text)")
        }
        #expect(made.count >= 14)
    }

    @Test func everyRefusalFitsTheDocument() async throws {
        let stage = try await APIFixture()
        for (method, path, description) in stage.operations {
            let target = path.replacing("{id}", with: path.contains("/users/") ? "1" : "987654321")
            let body: JSONValue? = description["requestBody"] == nil ? nil : ["no_such_member": 1]
            for program in [Program(stage.app, address: "192.0.2.\(path.count)"), stage.alex] {
                let answer = try await program.send(method, target, body)
                #expect(differences(answer, description, stage.document) == [], "\(method) \(target)")
                #expect(answer.status < 500)
            }
            if body != nil {
                for value: JSONValue in [[], "x", .null] {
                    let answer = try await stage.alex.send(method, target, value)
                    #expect(differences(answer, description, stage.document) == [], "\(method) \(target) \(value)")
                }
            }
            if path.contains("{id}") {
                #expect(try await stage.alex.send(method, target, body == nil ? nil : [:]).status == 404)
            }
        }
    }

    @Test func everyRouteIsDescribed() async throws {
        let stage = try await APIFixture()
        let routes = APIRoutes(app: stage.app.app).router.routes.filter { $0.pattern.hasPrefix("/api/v1/") }
        #expect(routes.count > 80)
        let described = Set(stage.operations.map { "\($0.method) \($0.path)" })
        #expect(Set(routes.map { "\($0.method) \($0.pattern.replacing(":id", with: "{id}"))" }) == described)
        let identifiers = stage.operations.compactMap { $0.description["operationId"]?.text }
        #expect(Set(identifiers).count == described.count)
        #expect(stage.document["openapi"] == "3.1.0")
    }

    @Test func everyReferenceLeadsSomewhere() async throws {
        let answer = try await Program(try await TestApp()).get("/api/v1/openapi.json")
        let check = SchemaCheck(document: answer.json)
        for reference in answer.source.allBetween("\"$ref\":\"", "\"") {
            #expect(check.resolved(reference) != .null, "\(reference)")
        }
    }

    @Test func whatIsNotThereIsAProblemToo() async throws {
        let program = Program(try await TestApp())
        for (method, path, status) in [
            (HTTPRequest.Method.get, "/api/v1/nothing", 404), (.put, "/api/v1/sets", 405),
            (.delete, "/api/v1/auth/login", 405), (.get, "/api/v2", 404), (.get, "/api/x/", 404),
        ] {
            let answer = try await program.send(method, path)
            #expect(answer.status == status, "\(path)")
            #expect(answer.headers[.contentType] == "application/problem+json")
        }
        #expect(try await program.send(.options, "/api/v1/sets").headers[.allow] == "GET, HEAD, OPTIONS, POST")
    }

    @Test func thePageIsForAnybody() async throws {
        let stage = try await APIFixture()
        for browser in [Browser(stage.app), stage.household.alex] {
            let page = try await browser.get("/api")
            #expect(page.status == 200)
            let paths = Set(
                page.main.allBetween("<span class=\"api-path\">", "</span>").map { $0.replacing("<wbr>", with: "") })
            for operation in stage.operations { #expect(paths.contains(operation.path)) }
            #expect(page.text.contains("training:write"))
        }
    }

    /// The check finds violations of the document.
    @Test func aDifferenceIsFound() async throws {
        let stage = try await APIFixture()
        let check = SchemaCheck(document: stage.document)
        let set: JSONValue = ["$ref": "#/components/schemas/Set"]
        let list = try await stage.alex.get("/api/v1/sets?limit=1")
        let whole = try #require(list.json["data"]?.array?.first?.object)
        #expect(check.mistakes(in: .object(whole), set) == [])
        for (name, value) in [("reps", JSONValue.string("8")), ("day", "20.11."), ("more", 1), ("kind", "odd")] {
            #expect(check.mistakes(in: .object(whole.merging([name: value]) { $1 }), set).count == 1)
        }
        #expect(check.mistakes(in: .object(whole.filter { $0.key != "note" }), set).count == 1)
    }
}
