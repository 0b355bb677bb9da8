import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct TrackableSettingsTests {
    private let columns = """
        SELECT name, unit, icon, step, aggregation, position, key, archived_at IS NOT NULL FROM trackables
        WHERE user_id = 1 ORDER BY position, id
        """
    private let defaults = [
        "Steps steps steps 1000 sum 0 steps 0", "Water ml water 250 sum 1 water 0", "Sleep h sleep 0.5 last 2 sleep 0",
    ]

    @Test func aNewOneIsTheLast() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post(
            "/settings/trackables", SettingsSamples.changed(SettingsSamples.trackable, ["step": "0,5"]))
        #expect(
            "\(Transcript(answer))" == """
                POST /settings/trackables
                Content-Type: application/x-www-form-urlencoded
                Cookie: workhome=<token>
                Sec-Fetch-Site: same-origin

                name=Coffee&unit=cups&step=0%2C5&aggregation=sum&icon=coffee

                303
                Location: /settings/trackables
                Set-Cookie: workhome_notice=trackable-added; Path=/; Max-Age=60; HttpOnly; SameSite=Lax
                """)
        #expect(try await app.rows(columns) == defaults + ["Coffee cups coffee 0.5 sum 3 null 0"])
        let page = try await browser.follow(answer)
        #expect(page.main.words.contains("Coffee 0.5 cups at a time, added up over a day"))
    }

    /// A unit that may not be English stays as it was typed.
    @Test(arguments: [("reps", "1 rep"), ("Glasses", "1 Glass"), ("pas", "1 pas"), ("ms", "1 ms")])
    func oneOfAUnitIsSingular(unit: String, text: String) async throws {
        let browser = try await TestApp().member()
        let values = SettingsSamples.changed(SettingsSamples.trackable, ["step": "1", "unit": unit])
        let page = try await browser.follow(try await browser.post("/settings/trackables", values))
        #expect(page.main.words.contains("Coffee \(text) at a time"))
    }

    @Test(
        arguments: [
            ("name", " ", "Please enter a name"), ("name", "wATER", "You already have a trackable with that name"),
            ("name", String(repeating: "x", count: 61), "Use at most 60 characters"),
            ("unit", String(repeating: "x", count: 21), "Use at most 20 characters"),
            ("step", "", "Please enter an amount from 0.01 to 1,000,000"),
            ("step", "0", "Please enter an amount from 0.01 to 1,000,000"),
            ("step", "0.001", "Please enter an amount from 0.01 to 1,000,000"),
            ("step", "-1", "Please enter an amount from 0.01 to 1,000,000"),
            ("step", "1000001", "Please enter an amount from 0.01 to 1,000,000"),
            ("step", "1e3", "Please enter an amount from 0.01 to 1,000,000"),
            ("aggregation", "median", "Please choose the daily value"),
            ("icon", "layout", "Please choose an icon"), ("icon", "\"><script>", "Please choose an icon"),
        ])
    func whatIsWrongStandsBesideTheField(field: String, typed: String, message: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addTrackable("Coffee", of: browser)
        _ = try await browser.get("/settings")
        let before = try await app.rows(columns)
        for path in ["/settings/trackables", "/settings/trackables/\(id)"] {
            let answer = try await browser.post(
                path, SettingsSamples.changed(SettingsSamples.trackable, [field: typed, "name": "Tea"]))
            #expect(answer.status == 422)
            #expect(answer.fieldErrors == [field: message])
            if ["name", "unit", "step"].contains(field) { #expect(answer.value(of: field) == typed) }
        }
        #expect(try await app.rows(columns) == before)
    }

    @Test func theDefaultsKeepWhatWorkHomeKnowsThemBy() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let form = try await browser.get("/settings/trackables/2")
        #expect(form.value(of: "unit") == nil && form.value(of: "aggregation") == nil)
        #expect(
            form.main.words.contains(
                "This trackable is built in. Its unit is ml, and its daily value is the sum of its entries."))
        #expect(!form.text.contains("/settings/trackables/2/delete"))
        let answer = try await browser.post(
            "/settings/trackables/2",
            ["name": "Wasser", "unit": "l", "step": "300", "aggregation": "last", "icon": "coffee"])
        #expect(answer.status == 303)
        #expect(try await app.rows(columns)[1] == "Wasser ml coffee 300 sum 1 water 0")
        #expect(try await browser.get("/settings/trackables/2/delete").status == 404)
        #expect(try await browser.post("/settings/trackables/2/delete").status == 404)
        #expect(try await app.count("trackables") == 3)
    }

    @Test func archivedOnesWaitBelow() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let archived = try await browser.follow(try await browser.post("/settings/trackables/2/archive"))
        #expect(archived.flash == "Trackable archived.")
        #expect(archived.main.words.contains("Archived Water 250 ml at a time, added up over a day Restore"))
        #expect(try await app.rows(columns)[1] == "Water ml water 250 sum 1 water 1")
        let restored = try await browser.follow(try await browser.post("/settings/trackables/2/restore"))
        #expect(restored.flash == "Trackable restored.")
        #expect(try await app.rows(columns) == defaults)
        for id in 1...3 { try await browser.post("/settings/trackables/\(id)/archive") }
        _ = try await browser.get("/settings/trackables")
        #expect(try await browser.get("/settings/trackables").main.words.contains("All archived"))
    }

    @Test func theyMovePastTheirNeighbours() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        func order() async throws -> [String] {
            try await app.rows("SELECT name FROM trackables ORDER BY position, id")
        }
        try await browser.post("/settings/trackables/3/up")
        #expect(try await order() == ["Steps", "Sleep", "Water"])
        try await browser.post("/settings/trackables/1/down")
        #expect(try await order() == ["Sleep", "Steps", "Water"])
        // The first and the last one can't move further.
        try await browser.post("/settings/trackables/3/up")
        #expect(try await browser.post("/settings/trackables/2/down").location == "/settings/trackables")
        #expect(try await order() == ["Sleep", "Steps", "Water"])
        // An archived trackable is skipped.
        try await browser.post("/settings/trackables/1/archive")
        try await browser.post("/settings/trackables/2/up")
        #expect(try await order() == ["Water", "Steps", "Sleep"])
        #expect(try await browser.post("/settings/trackables/2/sideways").status == 404)
    }

    @Test func deletingSaysHowManyEntriesGo() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let id = try await app.addTrackable("Coffee", of: browser, entries: 3)
        for trackable in [2, id] {
            try await browser.post("/track/entries", ["trackable_id": "\(trackable)", "value": "5"])
        }
        try await browser.post("/track/entries/4/delete")
        try await browser.post("/track/entries/5/delete")
        let page = try await browser.get("/settings/trackables/\(id)/delete")
        #expect(
            page.main.words.contains(
                "This also permanently deletes its 3 entries. To keep the history, archive the trackable instead."))
        #expect(page.text.contains("formaction=\"/settings/trackables/\(id)/archive\""))
        #expect(try await browser.post("/settings/trackables/\(id)/delete").location == "/settings/trackables")
        #expect(try await app.count("trackable_entries") == 0)
        let entries = "SELECT DISTINCT coalesce(previous ->> '$[0].id', current ->> '$[0].id') FROM undo_steps"
        #expect(try await app.rows(entries) == ["4"])
        #expect(try await app.rows(columns) == defaults)
    }

    @Test(arguments: EscapingTests.nasty)
    func namesAndUnitsAreText(text: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let unit = String(text.prefix(20))
        let saved = try await browser.post(
            "/settings/trackables", SettingsSamples.changed(SettingsSamples.trackable, ["name": text, "unit": unit]))
        #expect(saved.status == 303)
        for path in ["/settings/trackables", "/settings/trackables/4", "/settings/trackables/4/delete"] {
            let page = try await browser.get(path)
            #expect(page.text.unescaped.contains(text), "\(path)")
            for mark in EscapingTests.marks where text.contains(mark) { #expect(!page.text.contains(mark), "\(path)") }
        }
    }

    @Test func aHundredAreEnough() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute(
            """
            WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 97)
            INSERT INTO trackables (user_id, name, unit, icon, step, aggregation)
            SELECT 1, 'Mine ' || n, '', 'heart', 1, 'sum' FROM numbers
            """)
        let answer = try await browser.post("/settings/trackables", SettingsSamples.trackable)
        #expect(answer.fieldErrors == ["name": "You have 100 trackables. Delete one you no longer need"])
    }
}
