import Foundation
import HTTPTypes
import Support
import Testing
import ViewKit

@testable import HTTP
@testable import Models
@testable import Web
@testable import WorkHome

/// A form that was shown to one person and is sent after another signed in, in the same browser: nothing of it is saved, and
/// its writer gets it back.
@Suite struct ReaderTests {
    struct Form: Sendable, CustomStringConvertible {
        let page: String
        let action: String
        let values: [(name: String, text: String)]
        var isUpload = false
        /// What tells whether it was saved.
        let rows: String
        let saved: [String]

        var description: String { action }
        /// What nobody else may see.
        var secret: String { values.first?.text ?? "" }
    }

    private static let forms = [
        Form(
            page: "/track/new/strength?exercise=BENCH", action: "/track/sets",
            values: [("note", "Felt heavy today"), ("exercise_id", "BENCH"), ("reps", "8"), ("weight", "61.5")],
            rows: "SELECT user_id, reps FROM strength_sets", saved: ["1 8"]),
        Form(
            page: "/progress/measurements/edit", action: "/progress/measurements",
            values: [("weight", "71.83"), ("height", "170"), ("date", "2026-11-20")],
            rows: "SELECT user_id, weight_kilograms FROM weight_records WHERE recorded_on = '2026-11-20'",
            saved: ["1 71.83"]),
        Form(
            page: "/journal/2026-11-21/edit", action: "/journal/2026-11-21",
            values: [("text", "A secret that I tell nobody")], isUpload: true,
            rows: "SELECT user_id, text FROM journal_entries", saved: ["1 A secret that I tell nobody"]),
        Form(
            page: "/settings/units", action: "/settings/units", values: [("time_zone", "Asia/Calcutta")],
            rows: "SELECT id, time_zone FROM users WHERE time_zone <> 'GMT'", saved: ["1 Asia/Calcutta"]),
    ]

    /// Alex's page, and then Sam in the same browser.
    private func browser(_ page: String, _ app: TestApp) async throws -> (Browser, reader: String) {
        let browser = try await app.member()
        try await app.register(Cast.sam)
        let path = page.replacing("BENCH", with: try await app.exercise("bench-press"))
        let reader = try #require(try await browser.get(path).value(of: "shown_to"))
        try await browser.post("/login", Cast.sam.credentials)
        return (browser, reader)
    }

    private func values(_ form: Form, _ app: TestApp) async throws -> [FormValue] {
        let bench = try await app.exercise("bench-press")
        return form.values.map { FormValue($0.name, $0.text == "BENCH" ? bench : $0.text) }
    }

    private func send(_ form: Form, _ browser: Browser, _ app: TestApp, reader: String?) async throws -> Answer {
        let values = try await values(form, app) + (reader.map { [FormValue("shown_to", $0)] } ?? [])
        guard form.isUpload else { return try await browser.post(form.action, values) }
        let photo = ChosenFile(name: "photos", filename: "a.jpg", bytes: try Repository.picture("quadrants.jpg"))
        return try await browser.send(
            .post, form.action, headers: [.secFetchSite: "same-origin"], body: .multipart(values, [photo]))
    }

    @Test(arguments: forms)
    func itIsKeptForItsWriter(form: Form) async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser(form.page, app)
        let before = try await app.rows(form.rows)
        let refused = try await send(form, browser, app, reader: reader)
        #expect(refused.status == 403)
        #expect(refused.main.words.contains("This form was opened by someone else"))
        #expect(refused.main.words.contains("Nothing was saved"))
        #expect(try await app.rows(form.rows) == before)
        #expect(try app.photoFiles() == [])
        // Sam sees neither who it was nor what was typed.
        for page in [refused, try await browser.get("/"), try await browser.get("/unsent")] {
            for secret in [form.secret, reader, "Alex", "Not saved yet"] {
                #expect(!page.text.contains(secret), "\(secret)")
            }
        }
        try await browser.post("/login", Cast.alex.credentials)
        #expect(try await browser.get("/").main.contains("href=\"/unsent\""))
        let held = try await browser.get("/unsent")
        #expect(held.headers[.cacheControl] == "no-store")
        #expect(held.text.contains(form.secret))
        // Sent by somebody else again, it stays.
        try await browser.post("/login", Cast.sam.credentials)
        #expect(try await browser.post(form.action, held.fields(ofFormTo: form.action)).status == 403)
        #expect(try await app.count("held_forms") == 1)
        try await browser.post("/login", Cast.alex.credentials)
        let page = try await browser.get("/unsent")
        #expect(try await browser.post(form.action, page.fields(ofFormTo: form.action)).status == 303)
        #expect(try await app.rows(form.rows) == form.saved)
        #expect(try await app.count("held_forms") == 0)
        #expect(try await browser.get("/unsent").location == "/")
        #expect(try await !browser.get("/").main.contains("/unsent"))
    }

    /// Pages that were open before pages said whom they were shown to.
    @Test(arguments: forms)
    func aPageOfBeforeIsThatOfWhoeverIsSignedIn(form: Form) async throws {
        let app = try await TestApp()
        let (browser, _) = try await browser(form.page, app)
        #expect(try await send(form, browser, app, reader: nil).status == 303)
        let saved = form.saved.map { $0.replacing(#/^1 /#, with: "2 ") }
        #expect(try await app.rows(form.rows) == saved)
        #expect(try await app.count("held_forms") == 0)
    }

    @Test func aGuestWhoBecomesAnAccountIsTheSamePerson() async throws {
        let app = try await TestApp()
        let browser = Browser(app)
        try await browser.post("/guest")
        let reader = try #require(try await browser.get("/profile").value(of: "shown_to"))
        let made = try await browser.post("/profile/account", GuestTests.account)
        #expect(made.location == "/profile")
        #expect(try await send(Self.forms[0], browser, app, reader: reader).status == 303)
        #expect(try await app.count("strength_sets") == 1)
    }

    /// What waited in a browser is kept there, and its header says whose it is.
    @Test func theHeaderOfAWorkerDecides() async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser("/track", app)
        let sam = try #require(try await browser.get("/track").headers[.workHomePerson])
        for (person, status) in [(reader, 403), (sam, 303)] {
            let values = try await values(Self.forms[0], app) + [FormValue("shown_to", reader)]
            let answer = try await browser.send(
                .post, "/track/sets", headers: [.secFetchSite: "same-origin", .workHomePerson: person],
                body: .urlEncoded(values))
            #expect(answer.status == status)
        }
        #expect(try await app.count("held_forms") == 0)
    }

    @Test func neitherPasswordsNorMereButtonsAreKept() async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser("/profile", app)
        let passwords = ["current_password": "correct horse", "new_password": "another horse"]
        let presses: [(path: String, values: [String: String])] = [
            ("/profile/password", passwords), ("/guest/leave", [:]), ("/settings/account/delete", passwords),
            ("/track/undo/1", ["token": "a"]), ("/sessions/1/pause", ["phase": "0", "seen_at": "1"]),
        ]
        for (path, values) in presses {
            let fields = values.map { FormValue($0.key, $0.value) } + [FormValue("shown_to", reader)]
            let answer = try await browser.post(path, fields)
            #expect(answer.status == 403, "\(path)")
            #expect(!answer.main.words.contains("is kept for them"), "\(path)")
        }
        #expect(try await app.count("held_forms") == 0)
        #expect(try await app.rows("SELECT email FROM users ORDER BY id") == ["alex@example.com", "sam@example.com"])
        // Whoever is signed in may sign out.
        #expect(try await browser.post("/logout", ["shown_to": reader]).location == "/login")
    }

    /// Whoever is signed in could leave a form in somebody's name: that person, an admin here, never sends one that gives
    /// away a right or a link, or deletes something, and is asked what its page asks.
    @Test func onlyWhatPeopleTypeAboutThemselvesIsKept() async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser("/track", app)
        let typed: KeyValuePairs = [
            "about": "My walk", "name": "My walk", "role": "admin", "confirmed": "1", "shown_to": reader,
        ]
        let others = [
            "/settings/admin/users/2/role", "/settings/admin/users/2/enable", "/settings/admin/invites",
            "/settings/shares", "/settings/api-keys", "/settings/health/tokens", "/settings/account/delete",
            "/settings/data/imports/1/undo", "/profile/email", "/profile/account", "/routines/1/share",
            "/routines/together", "/goals/1/delete", "/track/sets/1/delete", "/programs/1/end",
        ]
        for path in others {
            let answer = try await browser.post(path, typed)
            #expect(answer.status == 403, "\(path)")
            #expect(!answer.main.words.contains("is kept for them"), "\(path)")
        }
        #expect(try await app.count("held_forms") == 0)
        for path in ["/goals", "/settings/exercises/1", "/journal/2026-11-21", "/track/sets", "/programs/1/lifts/2-1"] {
            let answer = try await browser.post(path, typed)
            #expect(answer.main.words.contains("is kept for them"), "\(path)")
        }
        #expect(try await app.rows("SELECT DISTINCT body LIKE '%confirmed%' FROM held_forms") == ["0"])
    }

    /// The last words of the addresses to which people send nothing about themselves that took work to type: what is
    /// tapped, deletions, rights, links, secrets, files, and what is somebody else's.
    private static let notKept: Set = [
        "access", "account", "api-keys", "archive", "backups", "barcode", "columns", "copy", "corrections", "delete",
        "disable", "discard", "dismissals", "eaten", "email", "enable", "end", "finish", "guest", "hide", "imports",
        "invites", "leave", "login", "logout", "next", "numbers", "password", "password-reset", "pause", "photo",
        "recordings",
        "register", "remove", "repeat", "reset-password", "restart", "restore", "resume", "revoke", "role", "routine",
        "sessions", "share", "shares", "show", "skip", "skip-rest", "together", "tokens", "undo", "unskip", "up",
        "usual",
    ]

    /// A new form must be among those that are kept, or above.
    @Test func everyFormIsKeptOrNamedHere() async throws {
        let routes = RouteTable.workHome(try await TestApp().app).router.routes
        let paths = routes.filter { $0.method == .post && !$0.pattern.hasPrefix("/api/") }.map { route in
            route.pattern.split(separator: "/").map { $0 == ":direction" ? "up" : $0.hasPrefix(":") ? "1" : String($0) }
        }
        let others = paths.filter { !MemberVisit.keepsForms(sentTo: $0) }
        #expect(Set(others.compactMap { $0.last { $0 != "1" } }) == Self.notKept)
        #expect(others.count < paths.count)
    }

    /// One whose thing was changed meanwhile is asked about by its own page, as any other.
    @Test func oneThatWouldOverwriteIsAskedAboutOnItsOwnPage() async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser("/settings/units", app)
        let typed: KeyValuePairs = ["time_zone": "Asia/Calcutta", "version": "older", "shown_to": reader]
        #expect(try await browser.post("/settings/units", typed).status == 403)
        try await browser.post("/login", Cast.alex.credentials)
        let page = try await browser.get("/unsent")
        #expect(try await browser.post("/settings/units", page.fields(ofFormTo: "/settings/units")).status == 409)
        #expect(try await app.count("held_forms") == 0)
    }

    @Test func itIsBoundedInNumberLengthAndTime() async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser("/track", app)
        func send(_ token: String, _ note: String) async throws -> Bool {
            let values = [("note", note), ("token", token), ("shown_to", reader)]
            let answer = try await browser.post("/track/sets", values.map { FormValue($0.0, $0.1) })
            return answer.main.words.contains("is kept for them")
        }
        #expect(try await send("a", "First"))
        #expect(try await send("a", "Second"), "the same form takes its own place")
        #expect(try await app.rows("SELECT body LIKE '%Second%' FROM held_forms") == ["1"])
        #expect(try await !send("b", String(repeating: "x", count: 300_000)))
        for number in 2...20 { #expect(try await send("\(number)", "More")) }
        #expect(try await !send("21", "Too many"))
        #expect(try await send("a", "Newest"), "the same form takes its own place though there are as many as allowed")
        #expect(try await app.rows("SELECT body LIKE '%Newest%' FROM held_forms WHERE token = 'a'") == ["1"])
        #expect(try await app.count("held_forms") == 20)
        app.clock.advance(days: 31)
        try await browser.post("/login", Cast.alex.credentials)
        #expect(try await browser.get("/unsent").location == "/")
        try await browser.post("/login", Cast.sam.credentials)
        #expect(try await send("a", "Later"))
        #expect(try await app.count("held_forms") == 1)
    }

    /// Two new goals are two forms; one that changes something is one, and of a day one a day.
    @Test func withoutATokenNothingTypedIsLost() async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser("/progress/measurements/edit", app)
        let typed: [(path: String, values: [(String, String)], count: Int)] = [
            ("/goals", [("title", "Bench 80")], 1), ("/goals", [("title", "Run 5 km")], 2),
            ("/goals", [("title", "Run 5 km")], 2),
            ("/settings/units", [("version", "a"), ("time_zone", "GMT")], 3),
            ("/settings/units", [("version", "a"), ("time_zone", "Asia/Calcutta")], 3),
            ("/progress/measurements", [("version", "a"), ("weight", "70"), ("date", "2026-11-19")], 4),
            ("/progress/measurements", [("version", "a"), ("weight", "71"), ("date", "2026-11-20")], 5),
        ]
        for (path, values, count) in typed {
            let fields = (values + [("shown_to", reader)]).map { FormValue($0.0, $0.1) }
            #expect(try await browser.post(path, fields).main.words.contains("is kept for them"), "\(path)")
            #expect(try await app.count("held_forms") == count, "\(values)")
        }
        #expect(try await app.count("held_forms WHERE body LIKE '%Calcutta%'") == 1)
    }

    @Test func itsWriterCanDeleteItAndNobodyElse() async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser("/track", app)
        _ = try await send(Self.forms[0], browser, app, reader: reader)
        try await browser.post("/unsent/delete", ["held": "1"])
        #expect(try await app.count("held_forms") == 1)
        try await browser.post("/login", Cast.alex.credentials)
        let page = try await browser.get("/unsent")
        #expect(page.main.words.contains("Felt heavy today"))
        #expect(page.main.contains("formaction=\"/unsent/delete\""))
        #expect(try await browser.post("/unsent/delete", page.fields(ofFormTo: "/track/sets")).location == "/")
        #expect(try await app.count("held_forms") == 0)
        #expect(try await app.count("strength_sets") == 0)
    }

    /// What is wrong with it is shown by its own page, which has what was typed.
    @Test func oneThatIsRefusedLaterIsOnItsOwnPage() async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser("/track", app)
        let bench = try await app.exercise("bench-press")
        try await browser.post(
            "/track/sets", ["exercise_id": bench, "reps": "many", "weight": "60", "shown_to": reader])
        try await browser.post("/login", Cast.alex.credentials)
        let page = try await browser.get("/unsent")
        let answer = try await browser.post("/track/sets", page.fields(ofFormTo: "/track/sets"))
        #expect(answer.status == 422 && answer.value(of: "reps") == "many")
        #expect(try await app.count("held_forms") == 0)
    }

    /// A session that ended while somebody typed: the page that keeps the text still says whose it is.
    @Test func thePageOfSomebodySignedOutSaysWhoseItIs() async throws {
        let app = try await TestApp()
        let (browser, reader) = try await browser("/journal/2026-11-21/edit", app)
        try await browser.post("/logout")
        let kept = try await send(Self.forms[2], browser, app, reader: reader)
        #expect(kept.status == 401)
        try await browser.post("/login", Cast.sam.credentials)
        #expect(
            try await browser.post("/journal/2026-11-21", kept.fields(ofFormTo: "/journal/2026-11-21")).status == 403)
        #expect(try await app.count("journal_entries") == 0)
        // A button alone leads to signing in, as ever.
        try await browser.post("/logout")
        #expect(try await browser.post("/goals/1/pause", ["shown_to": reader]).location == "/login")
    }

    @Test func everyFormOfEveryPageSaysWhomItIsShownTo() async throws {
        var count = 0
        for (name, html) in try await PageStates().pages {
            let page = html.string
            let reader = page.between(" data-person=\"", "\"")
            for form in page.components(separatedBy: "<form ").dropFirst() {
                let content = form.components(separatedBy: "</form>")[0]
                let isPosted = content.prefix { $0 != ">" }.contains("method=\"post\"")
                guard let reader else { continue }
                let fields = content.allBetween("name=\"shown_to\" value=\"", "\"")
                #expect(fields == (isPosted ? [reader] : []), "\(name): \(content.prefix(200))")
                count += isPosted ? 1 : 0
            }
        }
        #expect(count > 100)
    }
}
