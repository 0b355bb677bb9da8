import Crypto
import Foundation
import GRDB
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Forms
@testable import Models
@testable import Web

@Suite struct CannotSaveTests {
    /// The hidden fields of the page, for resending the form, without whom it was shown to.
    private func kept(_ page: Answer) -> [FormValue] {
        page.main.allBetween("<input type=\"hidden\" ", ">").map { tag in
            FormValue(
                (tag.between("name=\"", "\"") ?? "").unescaped, (tag.between("value=\"", "\"") ?? "").unescaped)
        }.filter { $0.name != "shown_to" }
    }

    private func expectCannotSave(_ answer: Answer) {
        #expect(answer.status == 503)
        let words = answer.main.words
        #expect(words.contains("Cannot save Storage full or unavailable"))
        #expect(words.hasSuffix("Cancel Retry"))
        #expect(answer.main.contains("action=\"\(answer.request.target)\""))
    }

    @Test func theMeasurementsWaitForAnotherTry() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        var page: Answer?
        try await app.withoutRoom {
            page = try await browser.post(
                "/progress/measurements", ["weight": "68,5", "height": "171", "date": "2026-11-20"])
        }
        let failed = try #require(page)
        expectCannotSave(failed)
        #expect(kept(failed).map(\.text) == ["68,5", "171", "2026-11-20"])
        #expect(try await app.count("weight_records") == 1)
        #expect(app.log.lines.contains { $0.hasPrefix("error Nothing could be saved.") })

        #expect(try await browser.post("/progress/measurements", kept(failed)).location == "/progress")
        #expect(try await app.rows("SELECT weight_kilograms FROM weight_records ORDER BY id") == ["70", "68.5"])
    }

    /// SQLite would keep writing to a folder that is no longer reachable.
    @Test func dataThatWereReplacedTakeNothing() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.get("/healthz").status == 200)
        let (root, elsewhere) = (app.folders.root, "\(app.folders.root)-elsewhere")
        try FileManager.default.moveItem(atPath: root, toPath: elsewhere)
        defer { try? FileManager.default.moveItem(atPath: elsewhere, toPath: root) }
        let failed = try await browser.post(
            "/progress/measurements", ["weight": "68.5", "height": "171", "date": "2026-11-20"])
        expectCannotSave(failed)
        #expect(failed.main.words.contains("WorkHome’s data folder was removed or replaced."))
        #expect(kept(failed).map(\.text) == ["68.5", "171", "2026-11-20"])
        #expect(try await browser.get("/healthz").status == 503)
        #expect(try await browser.get("/healthz?full").status == 503)
        #expect(app.log.lines.contains { $0.contains("The data folder was removed or replaced while WorkHome ran.") })
        let picture = ChosenFile(name: "photos", filename: "a.jpg", bytes: try Repository.picture("quadrants.jpg"))
        expectCannotSave(try await browser.upload("/journal/2026-11-21", ["text": "Typed"], files: [picture]))
        let file = ChosenFile(name: "file", filename: "strong.csv", bytes: Array("Date,Exercise Name\n".utf8))
        expectCannotSave(try await browser.upload("/settings/data/imports", [:], files: [file]))
    }

    @Test func aDamagedDatabaseIsCalledThat() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.post("/journal/2026-11-20", ["text": "Before"]).status == 303)
        for table in ["weight_records", "journal_entries"] { try await app.app.database.damage(table) }
        let failed = try await browser.post(
            "/progress/measurements", ["weight": "68.5", "height": "171", "date": "2026-11-20"])
        expectCannotSave(failed)
        #expect(failed.main.words.contains("WorkHome’s database is damaged."))
        let page = try await browser.get("/journal/2026-11-20")
        #expect(page.status == 503)
        #expect(page.text.words.contains("WorkHome’s database is damaged."))
        #expect(try await browser.get("/healthz").status == 503)
        #expect(app.log.lines.contains { $0.contains("The database is damaged: database disk image is malformed.") })
    }

    /// A request waits only once for another program's lock, and does not wait at all to record the visit.
    @Test(.timeLimit(.minutes(2))) func anotherProgramsLockIsAnsweredSoon() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: app.folders.database, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let began = ContinuousClock.now
        for _ in 0..<4 {
            app.clock.advance(hours: 2)
            #expect(try await browser.get("/progress").status == 200)
        }
        #expect(ContinuousClock.now - began < .seconds(15), "four visits to note, five seconds each")
        expectCannotSave(
            try await browser.post("/progress/measurements", ["weight": "68.5", "height": "171", "date": "2026-11-20"]))
        #expect(ContinuousClock.now - began < .seconds(40))
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(
            try await browser.post("/progress/measurements", ["weight": "68.5", "height": "171", "date": "2026-11-20"])
                .status == 303)
    }

    @Test func theJournalsTextWaitsAndItsPhotosAreAskedForAgain() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let text = "First line\nA \"quoted\" <b>second</b> & {{third}}\n\nünïcödé"
        let picture = ChosenFile(name: "photos", filename: "a.jpg", bytes: try Repository.picture("quadrants.jpg"))
        var page: Answer?
        try await app.withoutRoom {
            page = try await browser.upload("/journal/2026-11-21", ["text": text], files: [picture, picture])
        }
        let failed = try #require(page)
        expectCannotSave(failed)
        #expect(failed.main.words.contains("Choose the files again after you retry"))
        #expect(kept(failed).map(\.text) == [text])
        #expect(failed.main.contains("enctype=\"multipart/form-data\""))
        #expect(try app.photoFiles().isEmpty)
        #expect(try await app.count("journal_entries") == 0)

        let retried = try await browser.upload(
            "/journal/2026-11-21", ["text": try #require(kept(failed).first).text])
        #expect(retried.location == "/journal/2026-11-21")
        #expect(try await app.rows("SELECT text FROM journal_entries") == [text])
    }

    @Test func anEntryThatIsThereStaysAsItIs() async throws {
        let household = try await Household()
        let files = try household.app.photoFiles()
        let photo = household.photo
        try await household.app.withoutRoom {
            for path in ["/journal/2026-11-20/delete", "/journal/2026-11-20/photos/\(photo)/delete"] {
                let answer = try await household.alex.post(path)
                expectCannotSave(answer)
            }
            expectCannotSave(try await household.alex.upload("/journal/2026-11-20", ["text": "New", "remove": photo]))
        }
        #expect(try household.app.photoFiles() == files)
        #expect(try await household.alex.get("/journal/2026-11-20").text.contains("A secret of Alex"))
    }

    @Test func theOpenFormsWaitTooAndAskForThePasswordAgain() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app)
        var failed: [Answer] = []
        try await app.withoutRoom {
            for (path, values) in [
                ("/register", Cast.sam.registration), ("/login", Cast.alex.credentials), ("/guest", []),
            ] {
                let answer = try await browser.post(path, values)
                expectCannotSave(answer)
                #expect(kept(answer).map(\.text) == values.filter { $0.name != "password" }.map(\.text))
                #expect(askedAgain(answer) == values.map(\.name).filter { $0 == "password" })
                #expect(!answer.text.contains(Cast.sam.password) && !answer.text.contains(Cast.alex.password))
                #expect(answer.cookies.isEmpty)
                #expect(answer.main.contains("href=\"/login\" data-close>Cancel"))
                failed.append(answer)
            }
        }
        let again = kept(failed[0]) + [FormValue("password", Cast.sam.password)]
        #expect(try await browser.post("/register", again).location == "/login")
    }

    /// The names of the empty password fields, which must be typed again.
    private func askedAgain(_ page: Answer) -> [String] {
        page.main.allBetween("<input type=\"password\" ", ">").compactMap { tag in
            #expect(!tag.contains("value="))
            return tag.between("name=\"", "\"")
        }
    }

    @Test func noFormOfAPasswordGivesItBack() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let secrets = (0..<4).map { "Secret-\($0)-of-Alex" }
        try await app.withoutRoom {
            for (path, values) in [
                ("/profile/password", ["current_password": Cast.alex.password, "new_password": secrets[0]]),
                ("/profile/email", ["email": "new@home.example", "email_password": Cast.alex.password]),
                ("/settings/account/delete", ["password": Cast.alex.password]),
            ] as [(String, KeyValuePairs<String, String>)] {
                let answer = try await browser.post(path, values)
                expectCannotSave(answer)
                #expect(askedAgain(answer).sorted() == values.map(\.key).filter { $0 != "email" }.sorted(), "\(path)")
                for secret in secrets + [Cast.alex.password] { #expect(!answer.text.contains(secret), "\(path)") }
                #expect(answer.main.words.contains("except the password"))
            }
        }
        // Nor does the page after the session has ended.
        try await app.execute("DELETE FROM sessions")
        let out = try await browser.post(
            "/profile/password", ["current_password": secrets[0], "new_password": secrets[1], "end_keys": "yes"])
        #expect(out.status == 401)
        #expect(kept(out).map(\.name) == ["end_keys"])
        #expect(askedAgain(out) == ["current_password", "new_password"])
        for secret in secrets { #expect(!out.text.contains(secret)) }
    }

    @Test func theTokenOfALinkIsNotGivenBack() async throws {
        let app = try await TestApp()
        let id = try await app.register(Cast.alex)
        let (token, invite, now) = (try Token(), try Token(), app.clock.now)
        try await app.app.database.write { database in
            let user = try #require(
                try User.first(database, "SELECT \(User.columns) FROM users WHERE id = ?", [id]))
            try PasswordReset.add(database, for: user, token: token, by: .commandLine, now: now)
            try Invite.add(database, InviteDraft(recipient: "Sam", days: 7), token: invite, by: user, now: now)
        }
        let browser = Browser(app)
        try await app.withoutRoom {
            for (path, values) in [
                ("/reset-password", [FormValue("token", token.text), FormValue("password", "A-new-secret")]),
                ("/register", Cast.sam.registration + [FormValue("invite", invite.text)]),
            ] {
                let answer = try await browser.post(path, values)
                #expect(answer.status == 503)
                #expect(answer.main.words.contains("Go back and send the form again"))
                #expect(answer.main.words.hasSuffix("Cancel"), "without the link it can't be sent again")
                for secret in [token.text, invite.text, Cast.sam.password, "A-new-secret"] {
                    #expect(!answer.text.contains(secret), "\(path)")
                }
            }
        }
    }

    /// Every password field is known by name, so that no page returns a typed password.
    @Test func everyFieldOfAPasswordIsKnown() async throws {
        var names: Set<String> = []
        for page in try await PageStates.english.value where !["StoragePage", "SignedOutPage"].contains(page.name) {
            for field in page.html.string.allBetween("type=\"password\"", ">") {
                names.insert(try #require(field.between(" name=\"", "\"")))
            }
        }
        #expect(names == ["password", "email_password", "current_password", "new_password"])
        for name in names { #expect(PreservedFields.password(name)?.name == name) }
    }

    @Test func everyPageGoesOnMeanwhile() async throws {
        let household = try await Household()
        // The visit would be recorded now.
        household.app.clock.advance(hours: 2)
        try await household.app.withoutRoom {
            for path in ["/", "/progress", "/journal", "/journal/2026-11-20", "/photos/\(household.photo)", "/profile"]
            {
                let page = try await household.alex.get(path)
                #expect(page.status == 200, "\(path)")
            }
        }
        #expect(household.app.log.lines.contains { $0.hasPrefix("warning A visit was not noted.") })
    }

    @Test func aFullDiskIsTheSame() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let text = String(repeating: "full ", count: 3_000)
        try await app.limitingPages {
            let failed = try await browser.upload("/journal/2026-11-21", ["text": text])
            expectCannotSave(failed)
            #expect(app.log.lines.contains { $0.contains("database or disk is full") })
        }
        #expect(try await app.rows("PRAGMA integrity_check") == ["ok"])
        #expect(try await browser.upload("/journal/2026-11-21", ["text": text]).status == 303)
    }

    @Test func aFolderThatTakesNoUploadIsTheSame() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try FileManager.default.removeItem(atPath: app.folders.uploads)
        // Too large for memory, so it would be spooled to that folder.
        let large = ChosenFile(name: "photos", filename: "a.jpg", bytes: Array(repeating: 0xFF, count: 3 << 19))
        let failed = try await browser.upload("/journal/2026-11-21", ["text": "Stays"], files: [large])
        expectCannotSave(failed)
        #expect(kept(failed).map(\.text) == ["Stays"])
    }

    @Test(arguments: ["/journal/2026-11-21", "/profile/photo"])
    func aFolderThatTakesNoPhotosIsNamed(path: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try FileManager.default.removeItem(atPath: app.folders.images)
        let name = path == "/profile/photo" ? "photo" : "photos"
        let picture = ChosenFile(name: name, filename: "a.jpg", bytes: try Repository.picture("quadrants.jpg"))
        let failed = try await browser.upload(path, ["text": "Stays"], files: [picture])
        expectCannotSave(failed)
        #expect(
            failed.main.words.contains(
                "WorkHome can’t write to its data folder. An admin needs to check that the folder exists and is writable."
            ))
    }

    @Test func cancelLeadsBackToTheFormsPage() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.withoutRoom {
            for (referer, path) in [
                ("http://home.local/progress/measurements/edit", "/progress/measurements/edit"),
                ("http://home.local/journal?month=2026-11", "/journal?month=2026-11"), ("http://home.local/", "/"),
                ("http://home.local/profile?invite=secret", "/profile"),
                // Cancel never leads to anything but a page of WorkHome.
                ("http://home.local//evil.example", "/progress"), ("nonsense", "/progress"),
                ("http://evil.example/journal", "/progress"), ("http://home.local/%5Cevil.example", "/progress"),
                ("http://home.local/worker.js", "/progress"), ("http://home.local/healthz", "/progress"),
                ("http://home.local/assets/css/app.css", "/progress"), ("http://home.local/nowhere", "/progress"),
                ("http://home.local/settings/data/export", "/progress"),
                ("http://home.local/settings/data/strong.csv", "/progress"),
                ("http://home.local/api/v1/openapi.json", "/progress"),
                ("http://home.local/photos/0b9e3ad8-7c52-4b0b-9a63-6b5a3a9f7d10", "/progress"),
            ] {
                let found = try await cancel(browser, "/progress/measurements", referer, measurements)
                #expect(found == path, "\(referer)")
            }
        }
    }

    /// Offline entries are sent by the service worker, whose script has an address of its own.
    @Test func cancelOfAFormThatTheWorkerSentLeadsToAPage() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.withoutRoom {
            let set = [
                FormValue("exercise_id", try await app.exercise("bench-press")), FormValue("weight", "60"),
                FormValue("reps", "5"), FormValue("kind", "normal"), FormValue("date", "2026-11-21"),
            ]
            for (action, path, values) in [
                ("/track/sets", "/track", set), ("/progress/measurements", "/progress", measurements),
                ("/settings/account/delete", "/settings", [FormValue("password", Cast.alex.password)]),
            ] {
                let found = try await cancel(browser, action, "http://home.local/worker.js", values)
                #expect(found == path)
                #expect(try await browser.get(path).status == 200)
            }
        }
    }

    private let measurements = [FormValue("weight", "70"), FormValue("height", "170")]

    /// The target of Cancel on the page of a form that could not be saved; nil if the form was refused before.
    private func cancel(
        _ browser: Browser, _ action: String, _ referer: String, _ values: [FormValue]
    ) async throws -> String? {
        let answer = try await browser.send(
            .post, action, headers: [.secFetchSite: "same-origin", .referer: referer], body: .urlEncoded(values))
        return answer.main.between("<a class=\"button button-quiet\" href=\"", "\" data-close>Cancel")
    }
}
