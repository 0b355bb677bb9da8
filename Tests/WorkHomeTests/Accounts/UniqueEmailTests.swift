import Support
import Testing

@testable import WorkHome

@Suite struct UniqueEmailTests {
    @Test(arguments: ["alex@example.com", "ALEX@EXAMPLE.COM", " Alex@Example.com "])
    func anAddressHasOneAccountWhateverItsCase(address: String) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let answer = try await Browser(app).post("/register", Cast.alex.registration(["email": address]))
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["email": "An account with this email already exists"])
        #expect(answer.focusedField == "email")
        #expect(try await app.count("users") == 1)
        #expect(try await app.count("weight_records") == 1)
    }

    @Test func accentsCountButNotHowTheyAreComposed() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        let composed = try await browser.post("/register", Cast.alex.registration(["email": "jos\u{E9}@example.com"]))
        let decomposed = try await browser.post(
            "/register", Cast.sam.registration(["email": "JOSE\u{301}@example.com"]))
        let plain = try await browser.post("/register", Cast.sam.registration(["email": "jose@example.com"]))
        #expect([composed.status, decomposed.status, plain.status] == [303, 422, 303])
    }

    @Test func oneOfManyAtTheSameTimeWins() async throws {
        let app = try await TestApp()
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<20 {
                let email = index.isMultiple(of: 2) ? "alex@example.com" : "Alex@Example.com"
                group.addTask {
                    try await Browser(app).post("/register", Cast.alex.registration(["email": email])).status
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.count { $0 == 303 } == 1)
        #expect(statuses.count { $0 == 422 } == 19)
        #expect(try await app.count("users") == 1)
        #expect(try await app.count("weight_records") == 1)
    }
}
