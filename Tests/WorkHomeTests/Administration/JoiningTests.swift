import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Models
@testable import Web

@Suite struct JoiningTests {
    private let closed = "You need an invitation to register here. Ask an admin of this WorkHome for one."

    @Test func aNewHouseholdIsWelcomedAndToldOfItsAdmin() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        let rule = "The first person to create an account becomes the admin of this WorkHome."
        #expect(
            try await browser.get("/login").text.words.contains("Welcome to WorkHome There is no account here yet."))
        #expect(try await browser.get("/register").text.words.contains(rule))
        let refused = try await browser.post("/register", Cast.alex.registration(["first_name": ""]))
        #expect(refused.text.words.contains(rule))
        // A guest does not count as an account.
        try await Browser(app).post("/guest")
        #expect(try await browser.get("/register").text.words.contains(rule))
        try await app.register(Cast.alex)
        #expect(try await browser.get("/login").text.words.contains("Welcome back Sign in to your WorkHome."))
        #expect(try await !browser.get("/register").text.words.contains(rule))
    }

    @Test func closedRegistrationTakesNobody() async throws {
        let stage = try await AdminFixture()
        try await stage.allow(registrations: false, guests: true)
        let stranger = Browser(stage.app)
        #expect(try await !stranger.get("/login").text.contains("/register"))
        let page = try await stranger.get("/register")
        #expect(page.status == 200)
        #expect(page.text.contains(closed) && !page.text.contains("name=\"email\""))
        let answer = try await stranger.post("/register", Cast.sam.registration(["email": "robin@example.com"]))
        #expect(answer.status == 403)
        #expect(answer.text.contains(closed))
        #expect(try await stage.app.count("users") == 2)
        try await stage.allow(registrations: true, guests: true)
        #expect(try await stranger.get("/login").text.contains("/register"))
        #expect(
            try await stranger.post("/register", Cast.sam.registration(["email": "robin@example.com"])).location
                == "/login")
    }

    /// Closed registration can't be bypassed through a guest.
    @Test func aGuestBecomesNoAccountThen() async throws {
        let stage = try await AdminFixture()
        let guest = Browser(stage.app)
        try await guest.post("/guest")
        try await stage.allow(registrations: false, guests: true)
        #expect(try await !guest.get("/profile").text.contains("/profile/account"))
        #expect(try await guest.post("/profile/account", GuestTests.account).status == 403)
        #expect(try await stage.app.rows("SELECT email FROM users WHERE id = 3") == ["null"])
        // With an invite, a guest keeps all data.
        let link = try await stage.invite()
        let profile = try await guest.follow(try await guest.get(link))
        let invite = try #require(profile.value(of: "invite"))
        let robin = [("first_name", "Robin"), ("last_name", "Field"), ("email", "robin@example.com")]
            .map(FormValue.init)
        let answer = try await guest.post(
            "/profile/account", robin + [FormValue("password", "a long password"), FormValue("invite", invite)])
        #expect(answer.location == "/profile")
        #expect(try await stage.app.rows("SELECT email FROM users WHERE id = 3") != ["null"])
    }

    @Test func withoutGuestsThereIsNoWayToBeOne() async throws {
        let stage = try await AdminFixture()
        let before = Browser(stage.app)
        try await before.post("/guest")
        try await stage.allow(registrations: true, guests: false)
        let stranger = Browser(stage.app)
        #expect(try await !stranger.get("/login").text.contains("action=\"/guest\""))
        let answer = try await stranger.post("/guest")
        #expect(answer.status == 403)
        #expect(answer.main.words.contains("This WorkHome does not allow guests. Sign in, or ask"))
        #expect(try await stage.app.count("users") == 3)
        // An existing guest stays signed in.
        #expect(try await before.get("/track").status == 200)
        #expect(
            try await stage.events() == ["Alex Stone stopped allowing guests"])
    }

    @Test func anInvitationIsForOnePerson() async throws {
        let stage = try await AdminFixture()
        try await stage.allow(registrations: false, guests: false)
        let link = try await stage.invite()
        let robin = Browser(stage.app)
        #expect(try await stage.register("robin@example.com", by: link, robin).location == "/login")
        let credentials = [FormValue("email", "robin@example.com"), FormValue("password", Cast.sam.password)]
        #expect(try await robin.post("/login", credentials).location == "/")
        #expect(try await stage.app.rows("SELECT role FROM users WHERE id = 3") == ["member"])
        let again = try await Browser(stage.app).get(link)
        #expect(!again.text.contains("name=\"email\""))
        #expect(again.main.contains("This invitation has been used, has expired or was canceled."))
        let token = link.components(separatedBy: "=")[1]
        let answer = try await Browser(stage.app).post(
            "/register", Cast.sam.registration(["email": "kim@example.com"]) + [FormValue("invite", token)])
        #expect(answer.status == 403)
        #expect(try await stage.app.count("users") == 3)
        let page = try await stage.alex.get("/settings/admin").main.words
        #expect(page.contains("Robin Used today, 21 Nov, 09:30"))
        #expect(page.contains("Sam Rivers registered with an invitation"))
    }

    /// A mistake in the form does not use up the invite.
    @Test func aFormWithAMistakeKeepsTheInvitation() async throws {
        let stage = try await AdminFixture()
        try await stage.allow(registrations: false, guests: false)
        let token = try await stage.invite().components(separatedBy: "=")[1]
        let robin = Browser(stage.app)
        for email in ["nowhere", Cast.sam.email] {
            let answer = try await robin.post(
                "/register", Cast.sam.registration(["email": email]) + [FormValue("invite", token)])
            #expect(answer.status == 422)
            #expect(answer.value(of: "invite") == token)
        }
        let answer = try await robin.post(
            "/register", Cast.sam.registration(["email": "robin@example.com"]) + [FormValue("invite", token)])
        #expect(answer.location == "/login")
    }

    @Test func anInvitationEnds() async throws {
        let stage = try await AdminFixture()
        try await stage.allow(registrations: false, guests: false)
        let (short, revoked) = (try await stage.invite(days: "1"), try await stage.invite())
        #expect(try await stage.alex.post("/settings/admin/invites/2/revoke").location == "/settings/admin")
        #expect(try await stage.alex.post("/settings/admin/invites/2/revoke").status == 404)
        let stranger = Browser(stage.app)
        #expect(try await !stranger.get(revoked).text.contains("name=\"email\""))
        #expect(try await stranger.get(short).text.contains("name=\"email\""))
        stage.app.clock.advance(days: 1)
        #expect(try await !stranger.get(short).text.contains("name=\"email\""))
    }

    @Test func theTokenIsKeptAsItsDigestAlone() async throws {
        let stage = try await AdminFixture()
        let tokens = [try await stage.invite(), try await stage.resetLink()].map { $0.components(separatedBy: "=")[1] }
        try stage.app.app.database.freeMemory()
        let bytes = try String(contentsOfFile: stage.app.folders.database, encoding: .isoLatin1)
        for token in tokens { #expect(token.count == 43 && !bytes.contains(token)) }
        #expect(!stage.app.log.lines.contains { line in tokens.contains { line.contains($0) } })
    }

    @Test func anInvitationNeedsSomebody() async throws {
        let stage = try await AdminFixture()
        let answer = try await stage.alex.post("/settings/admin/invites", ["recipient": " ", "days": "3"])
        #expect(answer.status == 422)
        #expect(
            answer.fieldErrors
                == ["recipient": "Please enter who it is for", "days": "Please choose how long it works"])
        #expect(try await stage.app.count("invites") == 0)
    }

    /// When all accounts are deleted, the next one can be created.
    @Test func anEmptyHouseholdTakesTheFirstOne() async throws {
        let app = try await TestApp()
        let alex = try await app.member(Cast.alex)
        try await alex.post("/settings/admin/access")
        #expect(try await !Browser(app).get("/register").text.contains("name=\"email\""))
        try await alex.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(try await Browser(app).post("/register", Cast.sam.registration).location == "/login")
        #expect(try await app.rows("SELECT role FROM users") == ["admin"])
    }
}
