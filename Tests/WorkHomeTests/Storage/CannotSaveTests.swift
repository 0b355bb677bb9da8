import Foundation
import GRDB
import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct CannotSaveTests {
    /// The hidden fields of the page, to be sent once more.
    private func kept(_ page: Answer) -> [FormValue] {
        page.main.allBetween("<input type=\"hidden\" ", ">").map { tag in
            FormValue(
                (tag.between("name=\"", "\"") ?? "").unescaped, (tag.between("value=\"", "\"") ?? "").unescaped)
        }
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

    /// SQLite would go on writing to a folder that nobody finds again.
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
        #expect(failed.main.words.contains("WorkHome's data folder was removed or replaced."))
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
        #expect(failed.main.words.contains("WorkHome's database is damaged."))
        let page = try await browser.get("/journal/2026-11-20")
        #expect(page.status == 503)
        #expect(page.text.words.contains("WorkHome's database is damaged."))
        #expect(try await browser.get("/healthz").status == 503)
        #expect(app.log.lines.contains { $0.contains("The database is damaged: database disk image is malformed.") })
    }

    /// Another program's lock is waited for once a request, and not at all for a note of the visit.
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
        #expect(failed.main.words.contains("choose the files again after a retry"))
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

    @Test func theOpenFormsWaitToo() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let browser = Browser(app)
        try await app.withoutRoom {
            for (path, values) in [
                ("/register", Cast.sam.registration), ("/login", Cast.alex.credentials), ("/guest", []),
            ] {
                let answer = try await browser.post(path, values)
                expectCannotSave(answer)
                #expect(kept(answer).map(\.text) == values.map(\.text))
                #expect(answer.cookies.isEmpty)
                #expect(answer.main.contains("href=\"/login\" data-close>Cancel"))
            }
        }
        #expect(try await browser.post("/register", Cast.sam.registration).location == "/login")
    }

    @Test func everyPageGoesOnMeanwhile() async throws {
        let household = try await Household()
        // The visit would be noted now.
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
        // Too large for memory, so it would be written there.
        let large = ChosenFile(name: "photos", filename: "a.jpg", bytes: Array(repeating: 0xFF, count: 3 << 19))
        let failed = try await browser.upload("/journal/2026-11-21", ["text": "Stays"], files: [large])
        expectCannotSave(failed)
        #expect(kept(failed).map(\.text) == ["Stays"])
    }

    @Test func cancelLeadsBackToTheFormsPage() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.withoutRoom {
            for (referer, path) in [
                ("http://home.local/progress/measurements/edit", "/progress/measurements/edit"),
                ("http://home.local//evil.example", "/"), ("nonsense", "/"),
                ("http://home.local/journal?month=2026-11", "/journal?month=2026-11"), ("http://evil.example/x", "/"),
                ("http://home.local/%5Cevil.example", "/%5Cevil.example"),
            ] {
                let answer = try await browser.send(
                    .post, "/progress/measurements", headers: [.secFetchSite: "same-origin", .referer: referer],
                    body: .urlEncoded([FormValue("weight", "70"), FormValue("height", "170")]))
                #expect(answer.main.contains("href=\"\(path)\" data-close>Cancel"), "\(referer)")
            }
        }
    }
}
