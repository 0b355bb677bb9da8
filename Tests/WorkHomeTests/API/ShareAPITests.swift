import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Fitness
@testable import Forms
@testable import Models
@testable import Web

@Suite struct ShareAPITests {
    private let path = "/api/v1/progress-shares"

    private func body(_ parts: [String] = ["records"], last: String = "2026-12-24") -> JSONValue {
        ["recipient": "Robin", "parts": .texts(parts), "last_day": .string(last)]
    }

    @Test func aLinkIsMadeOpenedListedAndEnded() async throws {
        let stage = try await ShareFixture()
        let alex = try await Program.withKey(stage.app, of: stage.alex, name: "Links")
        let made = try await alex.send(.post, path, body(), headers: [.idempotencyKey: "link"])
        #expect(made.status == 201 && made.headers[.cacheControl] == "no-store", "\(made.text)")
        let address = try #require(made.json["address"]?.text)
        let shared = try #require(address.range(of: "/shared/").map { String(address[$0.lowerBound...]) })
        #expect(address == "http://home.local\(shared)")
        #expect(try await stage.stranger.get(shared).status == 200)
        let read = try await alex.get(try #require(made.location)).json
        #expect(read["recipient"] == "Robin" && read["parts"] == ["records"] && read["view_count"] == 1)
        #expect(read["expires_at"] == "2026-12-25T00:00:00Z" && read["revoked_at"] == .null)
        #expect(try await alex.get(path).json["data"]?.array == [read])
        #expect(made.json["parts"] == read["parts"] && made.json["expires_at"] == read["expires_at"])
        // The repeated request creates no second link and does not return the address again.
        let again = try await alex.send(.post, path, body(), headers: [.idempotencyKey: "link"])
        #expect(again.status == 201 && again.location == made.location && again.bytes.isEmpty)
        #expect(again.headers[.contentType] == nil)
        #expect(try await stage.app.count("progress_shares") == 1)
        #expect(try await alex.send(.delete, try #require(made.location)).status == 204)
        #expect(try await stage.stranger.get(shared).status == 404)
        #expect(try await alex.get(try #require(made.location)).json["revoked_at"] != .null)
    }

    @Test func aKeySharesOnlyWhatItReads() async throws {
        let stage = try await ShareFixture()
        let some = try await Program.withKey(
            stage.app, of: stage.alex, areas: [.profile, .training], name: "Some")
        let refused = try await some.send(.post, path, body(["records", "journal"]))
        #expect(refused.status == 403)
        #expect(refused.errors["parts"]?.contains("journal") == true)
        #expect(try await some.send(.post, path, body(["achievements"])).status == 403)
        #expect(try await some.send(.get, "/api/v1/achievements").status == 403)
        #expect(try await some.send(.post, path, body(["records", "training"])).status == 201)
        // A link does not outlive the key that created it.
        let late = try await some.send(.post, path, body(last: "2027-11-21"))
        #expect(late.errors["last_day"]?.hasPrefix("The link can’t work longer than this key") == true)
        let reader = try await Program.withKey(stage.app, of: stage.alex, access: "read", name: "Reader")
        #expect(try await reader.send(.post, path, body()).status == 403)
    }

    @Test func mistakesAreTold() async throws {
        let stage = try await ShareFixture()
        let alex = try await Program.signedIn(stage.app)
        #expect(try await alex.send(.post, path, body([])).errors.keys.first == "parts")
        #expect(try await alex.send(.post, path, body(["diary"])).errors.keys.first == "parts")
        for last in ["2026-11-20", "2028-01-01", "soon"] {
            #expect(try await alex.send(.post, path, body(last: last)).errors.keys.first == "last_day", "\(last)")
        }
        #expect(try await alex.send(.post, path, [:]).errors.keys.sorted() == ["last_day", "parts", "recipient"])
        #expect(try await stage.app.count("progress_shares") == 0)
        for _ in 0..<User.Shares.maximumWorkingShares { _ = try await alex.send(.post, path, body()) }
        let many = try await alex.send(.post, path, body())
        #expect(many.status == 409 && many.detail == "\(User.Shares.tooMany).")
    }
}
