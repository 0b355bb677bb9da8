import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct AdminRoleTests {
    private func roles(_ app: TestApp) async throws -> [String] {
        try await app.rows("SELECT role FROM users ORDER BY id")
    }

    @Test func theFirstAccountIsTheAdmin() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        #expect(try await roles(app) == ["member"])
        try await app.register(Cast.alex)
        try await app.register(Cast.sam)
        #expect(try await roles(app) == ["member", "admin", "member"])
    }

    @Test func aGuestWhoRegistersFirstIsTheAdmin() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        try await guest.post("/profile/account", GuestTests.account)
        #expect(try await roles(app) == ["admin"])
    }

    /// In a household of an earlier version the first account, not the first row, is the admin.
    @Test func onlyAdminsSeeTheAdminPages() async throws {
        let stage = try await AdminFixture()
        let guest = Browser(stage.app)
        try await guest.post("/guest")
        for browser in [stage.sam, guest] {
            #expect(try await browser.get("/settings/admin").status == 404)
            #expect(try await browser.post("/settings/admin/access").status == 404)
            #expect(try await browser.post("/settings/admin/backups").status == 404)
            #expect(try await browser.post("/settings/admin/invites", ["recipient": "R", "days": "7"]).status == 404)
            #expect(try await !browser.get("/settings").text.contains("/settings/admin"))
        }
        #expect(try await stage.alex.get("/settings").text.contains("href=\"/settings/admin\""))
        #expect(try await stage.app.rows("SELECT takes_registrations FROM household") == ["1"])
    }

    @Test func thePageListsPeopleWithoutTheirData() async throws {
        let household = try await Household()
        let guest = Browser(household.app)
        try await guest.post("/guest")
        // Sam is now an admin, and sees none of Alex's data.
        try await household.app.execute("UPDATE users SET role = 'admin' WHERE id = 2")
        let list = try await household.sam.get("/settings/admin")
        #expect(list.main.words.contains(#/Database version [1-9][0-9]* Running since/#))
        for text in ["Alex Stone", "alex@example.com", "Sam Rivers", "Guest", " · photos: ", "Free on this disk"] {
            #expect(list.main.words.contains(text), "\(text)")
        }
        let page = try await household.sam.get("/settings/admin/users/1")
        #expect(page.main.words.contains("Email alex@example.com Role Admin State Enabled Joined Today, 21 Nov"))
        for page in [list, page] {
            for secret in ["A secret of Alex", "Tower Fly", "Coffee", household.photo] {
                #expect(!page.text.contains(secret), "\(secret)")
            }
        }
        #expect(try await household.sam.get("/photos/\(household.photo)").status == 404)
        #expect(try await household.sam.get("/journal/2026-11-20").text.contains("No entry for this day"))
    }

    @Test func somebodyWhoSignedInWithAProgramWasSeen() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await app.register(Cast.sam)
        let before = try await alex.get("/settings/admin/users/2").main.words
        #expect(!before.contains("Last seen Today, 21 Nov"))
        _ = try await Program(app).signIn(Cast.sam)
        let after = try await alex.get("/settings/admin/users/2").main.words
        #expect(after.contains("Last seen Today, 21 Nov"), "\(after)")
    }

    @Test func anAdminMakesAnotherOne() async throws {
        let stage = try await AdminFixture()
        let answer = try await stage.alex.post("\(AdminFixture.sams)/role", ["role": "admin"])
        #expect(try await stage.alex.follow(answer).flash == "They are now an admin.")
        #expect(try await stage.sam.get("/settings/admin").status == 200)
        try await stage.sam.post("\(AdminFixture.members)/1/role", ["role": "member"])
        #expect(try await stage.alex.get("/settings/admin").status == 404)
        #expect(
            try await stage.events() == ["Sam Rivers made Alex Stone a member", "Alex Stone made Sam Rivers an admin"])
    }

    @Test func aGuestIsNeverAnAdmin() async throws {
        let stage = try await AdminFixture()
        try await Browser(stage.app).post("/guest")
        #expect(try await stage.alex.post("\(AdminFixture.members)/3/role", ["role": "admin"]).status == 404)
        #expect(try await roles(stage.app) == ["admin", "member", "member"])
        await #expect(throws: (any Error).self) {
            try await stage.app.execute("UPDATE users SET role = 'admin' WHERE id = 3")
        }
    }

    @Test func theLastAdminStays() async throws {
        let stage = try await AdminFixture()
        // What would be refused is not offered.
        let only = "This is you. You are the only admin. To become a member, make someone else an admin first."
        let ownPage = try await stage.alex.get("\(AdminFixture.members)/1").main
        #expect(ownPage.words.contains(only) && !ownPage.contains("/role"))
        let answer = try await stage.alex.post("\(AdminFixture.members)/1/role", ["role": "member"])
        #expect(
            try await stage.alex.follow(answer).flash
                == "There would be no admin left. Make someone else an admin first.")
        #expect(try await stage.alex.post("\(AdminFixture.members)/1/disable").status == 403)
        let deletion = try await stage.alex.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(deletion.status == 422)
        // The page says so before a password is entered.
        let refused = "You are the only admin, so you can’t delete your account yet. Make someone else an admin first."
        for page in [deletion, try await stage.alex.get("/settings/account/delete")] {
            #expect(page.main.words.contains(refused))
            #expect(!page.main.contains("name=\"password\""))
        }
        // A disabled admin does not count.
        try await stage.alex.post("\(AdminFixture.sams)/role", ["role": "admin"])
        #expect(try await stage.alex.get("\(AdminFixture.members)/1").main.words.contains("Make a member"))
        try await stage.alex.post("\(AdminFixture.sams)/disable")
        #expect(try await stage.alex.get("\(AdminFixture.members)/1").main.words.contains(only))
        try await stage.alex.post("\(AdminFixture.members)/1/role", ["role": "member"])
        #expect(try await roles(stage.app) == ["admin", "admin"])
        try await stage.alex.post("\(AdminFixture.sams)/enable")
        #expect(try await !stage.alex.get("/settings/account/delete").main.words.contains(refused))
        let gone = try await stage.alex.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(gone.location == "/login")
        #expect(try await roles(stage.app) == ["admin"])
    }

    @Test func deletingAnotherAccountNeedsTheAdminsPassword() async throws {
        let household = try await Household()
        try await household.app.execute("UPDATE users SET role = 'admin' WHERE id = 2")
        let path = "/settings/admin/users/1/delete"
        let question = try await household.sam.get(path)
        #expect(question.main.words.contains("Delete the account of Alex Stone?"))
        let wrong = try await household.sam.post(path, ["password": Cast.alex.password])
        #expect(wrong.status == 422)
        #expect(wrong.fieldErrors == ["password": "That password is wrong."])
        #expect(try await household.app.count("users") == 2)
        let answer = try await household.sam.post(path, ["password": Cast.sam.password])
        #expect(try await household.sam.follow(answer).flash == "Account deleted.")
        #expect(try await household.app.rows("SELECT id FROM users") == ["2"])
        #expect(try household.app.photoFiles().isEmpty)
        #expect(try await household.alex.get("/").location == "/login")
        // Not even a name is left.
        #expect(try await !household.sam.get("/settings/admin").text.contains("Stone"))
    }

    @Test func peopleAreListedFiftyPerPage() async throws {
        let stage = try await AdminFixture()
        for number in 3...52 {
            try await stage.app.execute(
                """
                INSERT INTO users (uuid, first_name, last_name, fitness_goal, time_zone, created_at)
                VALUES (randomblob(16), 'Visitor \(number)', '', 'stayFit', 'UTC', 0)
                """)
        }
        let first = try await stage.alex.get("/settings/admin")
        #expect(first.main.words.contains("Visitor 50 Guest") && !first.text.contains("Visitor 51"))
        let more = try #require(first.main.between("href=\"/settings/admin?after=", "\""))
        let second = try await stage.alex.get("/settings/admin?after=\(more)")
        #expect(second.main.words.contains("Visitor 51 Guest") && second.text.contains("Visitor 52"))
        #expect(!second.text.contains("Visitor 50") && !second.text.contains("?after="))
    }
}
