import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Fitness
@testable import Models
@testable import Web

@Suite struct ServiceWorkerTests {
    private let scriptType = "text/javascript; charset=utf-8"

    @Test func theWorkerIsAScriptThatABrowserAsksForAgain() async throws {
        let browser = Browser(try await TestApp())
        let script = try await browser.get("/worker.js")
        #expect(script.status == 200)
        #expect(script.headers[.contentType] == scriptType)
        #expect(script.headers[.cacheControl] == "no-cache")
        #expect(script.headers[.contentSecurityPolicy]?.contains("worker-src 'self'") == true)
        #expect(script.headers[.contentSecurityPolicy]?.contains("script-src 'self'") == true)
        let tag = try #require(script.headers[.eTag])
        let again = try await browser.get("/worker.js", headers: [.ifNoneMatch: tag])
        #expect(again.status == 304)
        #expect(again.bytes.isEmpty)
    }

    /// Its address stays the same; another version has other files, and thus another script.
    @Test func itNamesTheFilesOfEveryPage() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        let script = try await browser.get("/worker.js").source
        let assets = app.app.resources.assets
        let shell = try #require(script.between("const shell = ", ";\n"))
        #expect(shell.contains("\"root\":\"\(assets.root)\""))
        let files = try #require(shell.between("\"files\":[\"", "\"]")).components(separatedBy: "\",\"")
        #expect(files.contains("css/app.css") && files.contains("icons.svg") && files.contains("js/app.js"))
        for file in files { #expect(try await browser.get("\(assets.root)/\(file)").status == 200, "\(file)") }
        #expect(script.hasSuffix(String(decoding: try assets.bytes("worker/worker.js"), as: UTF8.self)))
        for name in ["texts", "store", "queue", "pages", "validation", "outbox", "worker"] {
            #expect(script.contains("{ // \(name).js\n"), "\(name)")
        }
        let page = try await browser.get(try #require(shell.between("\"page\":\"", "\"")))
        #expect(page.text.contains("WorkHome can’t be reached"))
    }

    /// The worker checks with the limits of the server.
    @Test func itHasTheLimitsOfASet() async throws {
        let script = try await Browser(try await TestApp()).get("/worker.js").source
        let limits = try #require(script.between("\"limits\":{", "},\"page\""))
        let weight = Int(StrengthSetLimits.maximumKilograms)
        for part in [
            "\"reps\":\(StrengthSetLimits.repetitions.upperBound)", "\"kilograms\":\(weight)",
            "\"pounds\":{\"size\":\(WeightUnit.pounds.kilograms(1)),\"symbol\":\"lb\"}",
            "\"miles\":{\"size\":0.9144,\"symbol\":\"yd\"}",
        ] { #expect(limits.contains(part), "\(part)") }
    }

    @Test func thePageWithoutAConnectionIsNobodys() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        #expect(try await alex.get("/offline").bytes == Browser(app).get("/offline").bytes)
        #expect(try await alex.get("/offline").headers[.workHomePerson] == nil)
    }

    @Test func anAnswerSaysWhoseItIs() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let person = try #require(try await app.person())
        #expect(try await alex.get("/track").headers[.workHomePerson] == person)
        // Also when the server had the page cached.
        #expect(try await alex.get("/track").headers[.workHomePerson] == person)
        #expect(try await alex.post("/track/sets", ["reps": "8"]).headers[.workHomePerson] == person)
        let refused = try await alex.post("/track/sets/repeat", ["date": "never"])
        #expect(refused.status == 404)
        #expect(refused.headers[.workHomePerson] == person)
        #expect(try await Browser(app).get("/login").headers[.workHomePerson] == nil)
        #expect(try await Browser(app).get("/track").headers[.workHomePerson] == nil)
    }

    private func post(
        _ browser: Browser, _ app: TestApp, for person: String, key: String = "a", reps: String = "8"
    ) async throws -> Answer {
        let bench = try await app.exercise("bench-press")
        let values = [("exercise_id", bench), ("reps", reps), ("weight", "60"), ("date", "2026-11-20")]
        return try await browser.send(
            .post, "/track/sets",
            headers: [.secFetchSite: "same-origin", .workHomePerson: person, .idempotencyKey: key],
            body: .urlEncoded(values.map { FormValue($0.0, $0.1) }))
    }

    @Test func whatSomebodyLoggedIsNeverSavedAsSomebodyElses() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let person = try #require(try await app.person())
        let sam = try await app.member(Cast.sam)
        let answer = try await post(sam, app, for: person)
        #expect(answer.status == 403)
        #expect(answer.headers[.workHomePerson] == nil)
        #expect(try await app.count("strength_sets") == 0)
        let stranger = try await post(Browser(app), app, for: person)
        #expect(stranger.status == 401)
        #expect(try await post(alex, app, for: person).status == 303)
        #expect(try await app.rows("SELECT day FROM strength_sets") == ["2026-11-20"])
    }

    /// A form sent in the background neither creates nor consumes a message.
    @Test func backgroundRequestsHaveNoMessage() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let person = try #require(try await app.person())
        #expect(try await post(alex, app, for: person).cookies.isEmpty)
        let bench = try await app.exercise("bench-press")
        try await alex.post("/track/sets", ["exercise_id": bench, "reps": "6", "weight": "60"])
        let unseen = try await alex.get("/track", headers: [.workHomePerson: person])
        #expect(unseen.flash == nil)
        #expect(unseen.cookies.isEmpty)
        #expect(try await alex.get("/track").flash != nil)
    }

    @Test func entriesOfOneFormThatAreSentAtOnceAreAllSaved() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let person = try #require(try await app.person())
        for key in ["a", "b", "b", "c"] { #expect(try await post(alex, app, for: person, key: key).status == 303) }
        #expect(try await app.count("strength_sets") == 3)
    }
}

extension TestApp {
    /// The UUID of the first user.
    fileprivate func person() async throws -> String? {
        try await app.database.read { try User.find($0, email: Cast.alex.email)?.uuid.pathText }
    }
}
