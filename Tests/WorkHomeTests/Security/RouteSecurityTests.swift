import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web
@testable import WorkHome

@Suite struct RouteSecurityTests {
    /// The public routes.
    static let open: Set = [
        "GET /healthz", "GET /register", "POST /register", "GET /login", "POST /login", "POST /guest", "POST /logout",
        "GET /shared/:link", "GET /api", "GET /reset-password", "POST /reset-password",
        "GET /worker.js", "GET /offline",
    ]

    private func routes(_ app: TestApp) -> [(method: HTTPRequest.Method, pattern: String)] {
        RouteTable.workHome(app.app).router.routes
    }

    @Test func everythingElseNeedsASession() async throws {
        let household = try await Household()
        let before = try await household.contents()
        let files = try household.app.photoFiles()
        let stranger = Browser(household.app)
        let routes = routes(household.app).filter { !Self.open.contains("\($0.method) \($0.pattern)") }
        #expect(routes.count >= 35)
        for (method, pattern) in routes {
            let answer = try await stranger.send(
                method, household.path(pattern), headers: [.secFetchSite: "same-origin"], body: .urlEncoded([]))
            #expect(answer.status == 303, "\(method) \(pattern)")
            #expect(answer.location == "/login", "\(method) \(pattern)")
            #expect(answer.bytes.isEmpty, "\(method) \(pattern)")
            #expect(answer.cookies.isEmpty, "\(method) \(pattern)")
            guard method == .post else { continue }
            // The typed values are kept on the page that asks to sign in.
            let typed = try await stranger.post(household.path(pattern), OwnershipTests.values)
            #expect(typed.status == 401, "\(pattern)")
            #expect(!typed.text.contains("Alex"), "\(pattern)")
        }
        #expect(try await household.tables(changedSince: before) == [])
        #expect(try household.app.photoFiles() == files)
    }

    @Test func theOpenRoutesAreThere() async throws {
        let routes = Set(routes(try await TestApp()).map { "\($0.method) \($0.pattern)" })
        #expect(Self.open.isSubset(of: routes))
    }

    @Test func everyPageAnswersItsOwner() async throws {
        let household = try await Household()
        try await TrainingPair.meet(household.alex, household.sam, household.app)
        let leadElsewhere: Set = [
            "/login", "/logout", "/register", "/reset-password", "/track/workout", "/track/workout/exercises",
            "/unsent",
        ]
        for (method, pattern) in routes(household.app) where method == .get {
            let answer = try await household.alex.get(household.path(pattern))
            #expect(answer.status == (leadElsewhere.contains(pattern) ? 303 : 200), "\(pattern)")
        }
    }

    static let foreign: [HTTPFields] = [
        [.secFetchSite: "cross-site"], [.secFetchSite: "same-site"],
        [.secFetchSite: "cross-site", .origin: "http://home.local"],
        [.origin: "http://evil.example"], [.origin: "null"], [.origin: "https://home.local"],
        [.origin: "http://home.local:8080"], [.origin: "http://home.local.evil.example"],
        [.referer: "http://evil.example/http://home.local/"], [:],
    ]

    @Test(arguments: foreign)
    func noPostOfAnotherSiteIsTaken(headers: HTTPFields) async throws {
        let household = try await Household()
        let before = try await household.rowCounts()
        for (_, pattern) in routes(household.app).filter({ $0.method == .post }) {
            let answer = try await household.alex.send(
                .post, household.path(pattern), headers: headers, body: .urlEncoded(Cast.alex.registration))
            #expect(answer.status == 403, "\(pattern)")
            #expect(answer.cookies.isEmpty, "\(pattern)")
        }
        #expect(try await household.rowCounts() == before)
    }

    static let own: [HTTPFields] = [
        [.secFetchSite: "none"], [.origin: "http://home.local"], [.referer: "http://home.local/login"],
    ]

    @Test(arguments: own)
    func aPostOfOurOwnIsTaken(headers: HTTPFields) async throws {
        let answer = try await Browser(try await TestApp()).send(
            .post, "/guest", headers: headers, body: .urlEncoded([]))
        #expect(answer.location == "/track")
    }
}
