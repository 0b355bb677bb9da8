import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Models
@testable import Web

/// Alex, who has the first account and is therefore the admin, and Sam.
struct AdminFixture: Sendable {
    let app: TestApp
    let alex: Browser
    let sam: Browser

    static let members = "/settings/admin/users"
    static let sams = "\(members)/2"

    init() async throws {
        app = try await TestApp()
        alex = try await app.member(Cast.alex)
        sam = try await app.member(Cast.sam)
    }

    /// Saves who may join the household.
    func allow(registrations: Bool, guests: Bool) async throws {
        let values = [("takes_registrations", registrations), ("takes_guests", guests)].filter(\.1)
        let answer = try await alex.post("/settings/admin/access", values.map { FormValue($0.0, "on") })
        #expect(answer.location == "/settings/admin")
    }

    /// The path of the link shown on a page.
    static func link(_ answer: Answer) throws -> String {
        #expect(answer.status == 201)
        #expect(answer.headers[.cacheControl] == "no-store")
        let address = try #require(answer.main.between("id=\"address\" value=\"", "\""))
        #expect(address.hasPrefix("http://home.local/"))
        return String(address.dropFirst("http://home.local".count)).unescaped
    }

    func invite(days: String = "7") async throws -> String {
        try Self.link(try await alex.post("/settings/admin/invites", ["recipient": "Robin", "days": days]))
    }

    /// Registers a person through an invite link.
    func register(_ email: String, by link: String, _ browser: Browser) async throws -> Answer {
        let page = try await browser.get(link)
        #expect(page.status == 200)
        let invite = try #require(page.value(of: "invite"))
        return try await browser.post(
            "/register", Cast.sam.registration(["email": email]) + [FormValue("invite", invite)])
    }

    func resetLink() async throws -> String {
        try Self.link(try await alex.post("\(Self.sams)/password-reset"))
    }

    /// The logged admin events, latest first.
    func events() async throws -> [String] {
        try await app.app.database.read { try AdminEvent.latest($0).map(\.text) }
    }

    /// Submits every form of an admin once, for tests that inspect the database's queries.
    static func walk(_ admin: Browser, _ app: TestApp) async throws {
        try await admin.post("/settings/admin/access", ["takes_guests": "on"])
        let made = try await admin.post("/settings/admin/invites", ["recipient": "Robin", "days": "1"])
        let stranger = Browser(app)
        _ = try await stranger.get("/register")
        _ = try await stranger.get(try link(made))
        let token = try link(made).components(separatedBy: "=").last ?? ""
        try await stranger.post(
            "/register", Cast.sam.registration(["email": "robin@example.com"]) + [FormValue("invite", token)])
        try await admin.post("/settings/admin/invites/1/revoke")
        try await admin.post("/settings/admin/access", ["takes_guests": "on", "takes_registrations": "on"])
        let reset = try link(try await admin.post("\(members)/2/password-reset"))
        _ = try await stranger.get(reset)
        try await stranger.post(
            "/reset-password",
            ["token": reset.components(separatedBy: "=").last ?? "", "password": Cast.sam.password])
        for action in ["disable", "enable"] { try await admin.post("\(members)/2/\(action)") }
        for role in ["admin", "member"] { try await admin.post("\(members)/2/role", ["role": role]) }
        try await admin.post("/settings/admin/backups")
        let robin = try await app.rows("SELECT id FROM users WHERE email_key = 'robin@example.com'").first ?? ""
        _ = try await admin.get("\(members)/\(robin)/delete")
        try await admin.post("\(members)/\(robin)/delete", ["password": Cast.alex.password])
    }
}
