import Support
import Testing

@testable import Fitness
@testable import Web

/// Anybody who reaches the server can be a guest: guests share nothing with the household and see nothing that it shares.
@Suite struct GuestSharingTests {
    /// What a program can share: its collection, what is sent besides its name, and the page that lists it.
    private static let resources: [(name: String, body: [String: JSONValue], list: String)] = [
        ("routines", ["exercises": [["exercise_id": 1, "text": "3 x 5 @ 60 kg"]], "is_shared": true], "/routines"),
        ("foods", ["energy_kilocalories": 200, "is_shared": true], "/nutrition/foods?q=Tell-tale"),
        ("trainers", ["is_private": false, "email": "robin@example.com"], "/trainers"),
    ]

    private struct NoNumber: Error {}

    private static func page(of resource: String, _ id: Int64) -> String {
        resource == "foods" ? "/nutrition/foods/\(id)" : "/\(resource)/\(id)"
    }

    /// - Returns: the number of what was made.
    private func share(_ resource: (name: String, body: [String: JSONValue], list: String), by program: Program)
        async throws
        -> Int64
    {
        let body = resource.body.merging(["name": .string("Tell-tale \(resource.name)")]) { $1 }
        let answer = try await program.send(.post, "/api/v1/\(resource.name)", .object(body))
        try #require(answer.status == 201, "\(answer.text)")
        guard case .integer(let id)? = answer.json["id"] else { throw NoNumber() }
        return id
    }

    @Test func theseAreAllNounsThatCanBeShared() async throws {
        let document = try await APIFixture().document
        let shareable = (document["components"]?["schemas"]?.object ?? [:]).filter { _, schema in
            ["is_shared", "is_private"].contains { schema["properties"]?[$0] != nil }
        }
        let paths = Self.resources.map { "/api/v1/\($0.name)" }
        let found = (document["paths"]?.object ?? [:]).filter { _, operations in
            let sent = operations["post"]?["requestBody"]?["content"]?["application/json"]?["schema"]
            let name = sent?["$ref"]?.text?.split(separator: "/").last.map(String.init) ?? ""
            return shareable[name] != nil
        }
        #expect(found.keys.sorted() == paths.sorted())
    }

    @Test func membersSeeWhatMembersShareAndGuestsDoNot() async throws {
        let app = try await TestApp()
        let (alex, sam, guest) = (try await app.member(Cast.alex), try await app.member(Cast.sam), Browser(app))
        try await guest.post("/guest")
        let program = try await Program.withKey(app, of: alex)
        for resource in Self.resources {
            let page = Self.page(of: resource.name, try await share(resource, by: program))
            #expect(try await sam.get(resource.list).main.contains("Tell-tale \(resource.name)"))
            #expect(try await sam.get(page).status == 200)
            #expect(try await !guest.get(resource.list).main.contains("Tell-tale \(resource.name)"))
            #expect(try await guest.get(page).status == 404, "\(page)")
            #expect(try await guest.post("\(page)/copy").status == 404)
        }
        #expect(try await guest.get("/routines/new?copy=1").status == 200)
        #expect(try await !guest.get("/routines/new?copy=1").text.contains("Tell-tale"))
        #expect(try await guest.get("/routines/together").status == 404)
    }

    @Test func whatAGuestMakesIsTheirs() async throws {
        let app = try await TestApp()
        let (alex, guest) = (try await app.member(Cast.alex), Browser(app))
        try await guest.post("/guest")
        let program = try await Program.withKey(app, of: guest)
        for resource in Self.resources {
            let page = Self.page(of: resource.name, try await share(resource, by: program))
            #expect(try await guest.get(page).status == 200)
            #expect(try await alex.get(page).status == 404, "\(page)")
            #expect(try await !alex.get(resource.list).main.contains("Tell-tale \(resource.name)"))
        }
        #expect(try await guest.get("/routines/1").main.contains("Share") == false)
        #expect(try await guest.post("/routines/1/share", ["shared": "1"]).status == 404)
        // A row of an earlier version stays the guest's, too.
        try await app.execute("UPDATE routines SET is_shared = 1")
        #expect(try await alex.get("/routines/1").status == 404)
        #expect(try await !alex.get("/routines").text.contains("Tell-tale"))
    }

    @Test func fiftyAtATime() async throws {
        let app = try await TestApp()
        let (alex, sam) = (try await app.member(Cast.alex), try await app.member(Cast.sam))
        let program = try await Program.withKey(app, of: alex)
        for resource in Self.resources where resource.name != "foods" { _ = try await share(resource, by: program) }
        try await app.execute(
            """
            WITH RECURSIVE counted(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted WHERE number < 59)
            INSERT INTO routines (user_id, name, note, is_shared, next_slot, created_at)
                SELECT user_id, printf('Copy %02d', number), note, 1, 2, created_at FROM routines CROSS JOIN counted;
            WITH RECURSIVE counted(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted WHERE number < 59)
            INSERT INTO trainers (added_by, is_private, name, email, created_at)
                SELECT added_by, 0, printf('Copy %02d', number), email, created_at FROM trainers CROSS JOIN counted;
            """)
        for path in ["/routines", "/trainers"] {
            let (first, second) = (try await sam.get(path), try await sam.get("\(path)?older=50"))
            #expect(first.text.contains("Copy 50") && !first.text.contains("Copy 51"))
            #expect(first.text.contains("href=\"\(path)?older=50\""))
            #expect(!second.text.contains("Copy 50") && second.text.contains("Copy 51"))
            #expect(second.text.contains("Tell-tale") && !second.text.contains("older=100"))
        }
    }
}
