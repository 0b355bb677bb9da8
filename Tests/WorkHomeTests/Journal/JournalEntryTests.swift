import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct JournalEntryTests {
    @Test func isWrittenReadAndChanged() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let empty = try await browser.get("/journal/2026-11-21")
        #expect(empty.main.words.contains("No entry for this day Nothing written yet. Tap to add entry"))
        let editor = try await browser.get("/journal/2026-11-21/edit")
        #expect(editor.text.contains("How was Saturday 21 November?"))

        let answer = try await browser.upload("/journal/2026-11-21", ["text": "Ran 10 km."])
        #expect(answer.status == 303)
        #expect(answer.location == "/journal/2026-11-21")
        let page = try await browser.follow(answer)
        #expect(page.flash == "Entry saved.")
        #expect(page.main.contains("<p class=\"prose\">Ran 10 km.</p>"))
        #expect(page.main.words.contains("Saved 21 Nov 2026, 09:30"))

        app.clock.advance(hours: 2)
        #expect(try await browser.get("/journal/2026-11-21/edit").value(of: "text") == "Ran 10 km.")
        try await browser.upload("/journal/2026-11-21", ["text": "Ran 11 km."])
        #expect(try await app.rows("SELECT text, updated_at - created_at FROM journal_entries") == ["Ran 11 km. 7200"])
    }

    @Test func theEditorWorksWithoutMultipartToo() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.post("/journal/2026-11-21", ["text": "Plain"]).status == 303)
        #expect(try await app.rows("SELECT text FROM journal_entries") == ["Plain"])
    }

    @Test func isDeletedWhenAskedTwice() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/journal/2026-11-20", ["text": "Gone soon"])
        let question = try await browser.get("/journal/2026-11-20/delete")
        #expect(question.main.words.contains("The entry for Friday 20 November 2026 will be permanently deleted."))
        #expect(question.text.contains("<form class=\"form\" method=\"post\" action=\"/journal/2026-11-20/delete\">"))
        #expect(try await app.count("journal_entries") == 1)
        let answer = try await browser.post("/journal/2026-11-20/delete")
        #expect(answer.location == "/journal?month=2026-11")
        #expect(try await browser.follow(answer).flash == "Entry deleted.")
        #expect(try await app.count("journal_entries") == 0)
        #expect(try await browser.post("/journal/2026-11-20/delete").status == 404)
        #expect(try await browser.get("/journal/2026-11-20/delete").status == 404)
    }

    @Test(arguments: ["", " \n\t ", "\r\n"])
    func anEmptyOneIsRefused(text: String) async throws {
        let app = try await TestApp()
        let answer = try await app.member().upload("/journal/2026-11-21", ["text": text])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["text": "Write something or add a photo"])
        #expect(try await app.count("journal_entries") == 0)
    }

    @Test func aFormWithoutTheTextChangesNothing() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/journal/2026-11-21", ["text": "Stays"])
        #expect(try await browser.upload("/journal/2026-11-21").status == 303)
        #expect(try await app.rows("SELECT text FROM journal_entries") == ["Stays"])
    }

    @Test(arguments: ["2026-11-22", "2027-01-01", "2999-12-31"])
    func aDayThatHasNotComeCannotBeWritten(day: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.get("/journal/\(day)").text.contains("This day is in the future."))
        #expect(try await browser.get("/journal/\(day)/edit").status == 404)
        #expect(try await browser.upload("/journal/\(day)", ["text": "Early"]).status == 404)
        #expect(try await app.count("journal_entries") == 0)
    }

    @Test(arguments: [
        "2026-02-30", "2026-13-01", "2026-00-10", "2026-1-1", "20261121", "today", "0999-12-31", "3000-01-01",
    ])
    func aDayThatIsNoneIsNotThere(day: String) async throws {
        let browser = try await TestApp().member()
        #expect(try await browser.get("/journal/\(day)").status == 404)
        #expect(try await browser.upload("/journal/\(day)", ["text": "x"]).status == 404)
    }

    @Test func lineEndsAreOneCharacter() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/journal/2026-11-21", ["text": "One\r\nTwo\r\n\r\nThree"])
        #expect(try await app.rows("SELECT text FROM journal_entries") == ["One\nTwo\n\nThree"])
    }

    @Test(arguments: ["Ünïcödé 日本語 🏋️‍♀️", "e\u{301}", "\u{202E}right to left"])
    func everyLetterComesBack(text: String) async throws {
        let browser = try await TestApp().member()
        try await browser.upload("/journal/2026-11-21", ["text": text])
        let value = try await browser.get("/journal/2026-11-21/edit").value(of: "text")
        #expect(value.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }

    @Test func aTextHasTwentyThousandCharactersAtMost() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let longest = String(repeating: "é", count: 20_000)
        #expect(try await browser.upload("/journal/2026-11-21", ["text": longest]).status == 303)
        let answer = try await browser.upload("/journal/2026-11-21", ["text": longest + "!"])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["text": "Use at most 20000 characters"])
        #expect(answer.value(of: "text") == longest + "!")
        #expect(try await app.rows("SELECT length(text) FROM journal_entries") == ["20000"])
    }

    @Test func theNeighboursAreOneStepAway() async throws {
        let page = try await TestApp().member().get("/journal/2024-03-01")
        #expect(
            page.text.contains(
                "rel=\"prev\" href=\"/journal/2024-02-29\" aria-label=\"Previous day, Thursday 29 February\""))
        #expect(
            page.text.contains("rel=\"next\" href=\"/journal/2024-03-02\" aria-label=\"Next day, Saturday 2 March\""))
        #expect(page.main.words.contains("Fri, 1 Mar 2024"))
    }
}
