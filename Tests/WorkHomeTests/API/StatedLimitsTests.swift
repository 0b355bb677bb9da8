import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import API
@testable import Models
@testable import Web

/// The limits of pages, bodies and requests match the document.
@Suite struct StatedLimitsTests {
    @Test func pagesAreAsLongAsStated() async throws {
        let stage = try await APIFixture()
        var count = 0
        for (method, path, description) in stage.operations {
            let limit = description["parameters"]?.array?.first { $0["name"] == "limit" }
            guard method == .get, let schema = limit?["schema"] else { continue }
            let (least, most) = (try #require(schema["minimum"]?.typed), try #require(schema["maximum"]?.typed))
            for (text, status) in [(least, 200), (most, 200), ("0", 400), ("\((Int(most) ?? 0) + 1)", 400)] {
                #expect(try await stage.alex.get("\(path)?limit=\(text)").status == status, "\(path) \(text)")
            }
            count += 1
        }
        #expect(count > 15)
    }

    @Test func bodiesAreAsLargeAsStated() async throws {
        let stage = try await APIFixture()
        let operation = try #require(stage.operations.first { $0.method == .post && $0.path == "/api/v1/sets" })
        let most = JSONBody.maximumBytes
        #expect(operation.description["requestBody"]?["description"] == .string("At most \(most) bytes"))
        #expect(
            operation.description["responses"]?["413"]?["description"]
                == .string("Content Too Large: a body of more than \(most) bytes"))
        // A note that is too long in a body that is not, and one byte more.
        let frame = try JSONValue.object(["note": ""]).bytes().count
        for (length, status) in [(most, 422), (most + 1, 413)] {
            let note = JSONValue.string(String(repeating: "a", count: length - frame))
            #expect(try await stage.alex.send(.post, "/api/v1/sets", ["note": note]).status == status, "\(length)")
        }
        let health = stage.operations.first { $0.path.contains("auto-export") }?.description
        #expect(
            health?["requestBody"]?["description"] == .string("At most \(HealthIngestController.bodyLimitBytes) bytes"))
    }

    @Test func requestsAreAnsweredAsOftenAsStated() async throws {
        var throttle = LoginThrottle()
        throttle.requests = LoginThrottle.Bucket(capacity: 7, secondsPerToken: 9)
        throttle.openRequests = LoginThrottle.Bucket(capacity: 5, secondsPerToken: 11)
        let app = try await TestApp(throttle: throttle)
        try await app.register(Cast.alex)
        let document = try await Program(app, address: "192.0.2.5").get("/api/v1/openapi.json").json
        func text(_ path: String) -> String? {
            document["paths"]?[path]?["get"]?["responses"]?["429"]?["description"]?.text
        }
        #expect(text("/api/v1/sets")?.hasSuffix("more than 7 at once; one more is allowed every 9 seconds") == true)
        #expect(
            text("/api/v1/openapi.json")?.hasSuffix("more than 5 at once; one more is allowed every 11 seconds")
                == true)
        let program = try await Program.signedIn(app)
        for number in 1...8 {
            #expect(try await program.get("/api/v1/sets").status == (number > 7 ? 429 : 200))
        }
    }
}
