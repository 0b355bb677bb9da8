import Foundation
import Support
import Testing

@testable import Models

@Suite(.serialized) struct UserCommandTests {
    private func user(_ app: TestApp, _ arguments: String..., input: String = "") async throws -> CommandRun {
        try await CommandRun.workhome(["user"] + arguments + ["--data", app.folders.root], input: input)
    }

    @Test func theLockedOutComeBack() async throws {
        let stage = try await AdminFixture()
        let app = stage.app
        let link = try await user(app, "reset-password", Cast.alex.email)
        #expect(link.status == 0, "\(link.errors)")
        let path = link.output.trimmingCharacters(in: .newlines)
        #expect(path.wholeMatch(of: #/\/reset-password\?token=[A-Za-z0-9_-]{43}/#) != nil)
        // The command uses the system clock.
        app.clock.set(Date())
        #expect(try await Browser(app).get(path).text.contains("Hello Alex"))

        let set = try await user(app, "reset-password", Cast.alex.email, "--stdin", input: "from the line\nmore\n")
        #expect(set.output == "The password of alex@example.com is set.\n", "\(set.errors)")
        #expect(try await stage.alex.get("/").location == "/login")
        #expect(try await Browser(app).get(path).status == 410)
        let credentials = [FormValue("email", Cast.alex.email), FormValue("password", "from the line")]
        #expect(try await Browser(app).post("/login", credentials).location == "/")
        let short = try await user(app, "reset-password", Cast.alex.email, "--stdin", input: "short\n")
        #expect(short.status == 1)
        #expect(short.errorLines == ["Error: Password must be at least 6 characters."])
    }

    @Test func accountsAreMadeAndLookedAfter() async throws {
        let stage = try await AdminFixture()
        let app = stage.app
        try await stage.allow(registrations: false, guests: false)
        let made = try await user(
            app, "create", "robin@example.com", "--first-name", "Robin", "--last-name", "Field",
            input: "a long password\n")
        #expect(made.output == "Created the account robin@example.com.\n", "\(made.errors)")
        let robin = [FormValue("email", "robin@example.com"), FormValue("password", "a long password")]
        #expect(try await Browser(app).post("/login", robin).location == "/")
        let twice = try await user(
            app, "create", "robin@example.com", "--first-name", "Robin", "--last-name", "Field",
            input: "a long password\n")
        #expect(twice.errorLines == ["Error: There is already an account for robin@example.com."])

        #expect(try await user(app, "make-admin", "robin@example.com").status == 0)
        #expect(try await user(app, "disable", Cast.sam.email).output == "sam@example.com is disabled.\n")
        #expect(try await stage.sam.get("/").location == "/login")
        let list = try await user(app, "list")
        #expect(
            list.output == """
                alex@example.com\tAlex Stone\tadmin\tenabled
                sam@example.com\tSam Rivers\tmember\tdisabled
                robin@example.com\tRobin Field\tadmin\tenabled

                """)
        #expect(try await user(app, "enable", Cast.sam.email).status == 0)
        let unsure = try await user(app, "delete", "robin@example.com")
        #expect(unsure.status == 64)
        #expect(unsure.errors.hasPrefix("Error: Deleting is permanent. Add --force to confirm."))
        #expect(try await user(app, "delete", "robin@example.com", "--force").status == 0)
        #expect(try await app.count("users") == 2)
        let last = try await user(app, "disable", Cast.alex.email)
        #expect(last.errorLines == ["Error: There would be no admin left. Make someone else an admin first."])
        #expect(
            try await stage.events().prefix(3) == [
                "The command line deleted an account", "The command line enabled the account of Sam Rivers",
                "The command line disabled the account of Sam Rivers",
            ])
    }

    @Test func whatIsNotThereIsSaid() async throws {
        let app = try await TestApp()
        let nobody = try await user(app, "make-admin", "nobody@example.com")
        #expect(nobody.status == 1)
        #expect(nobody.errorLines == ["Error: There is no account for nobody@example.com."])
        let folder = try TemporaryFolder()
        let nowhere = try await CommandRun.workhome("user", "list", "--data", folder.path)
        #expect(
            nowhere.errorLines
                == ["Error: Cannot use the data folder \(folder.path): it has no WorkHome database."])
    }
}
