import Foundation
import GRDB
import Support
import Testing
import Texts

@testable import HTTP
@testable import Fitness

@Suite struct JournalSearchTests {
    private let app: TestApp
    private let alex: Browser

    init() async throws {
        app = try await TestApp()
        alex = try await app.member()
    }

    private func write(_ entries: KeyValuePairs<String, String>, _ browser: Browser? = nil) async throws {
        for (day, text) in entries {
            #expect(try await (browser ?? alex).upload("/journal/\(day)", ["text": text]).status == 303)
        }
    }

    /// The days that a search finds, in order.
    private func days(_ words: String, _ browser: Browser? = nil) async throws -> [String] {
        try await (browser ?? alex).get("/journal/search?q=\(PercentEncoding.encode(words))").main
            .allBetween("<a class=\"entry\" href=\"/journal/", "\"")
    }

    @Test func wordsAreFoundInAnyOrderNewestFirst() async throws {
        try await write([
            "2026-11-18": "A long run in the rain.", "2026-11-20": "Rain again, no run.",
            "2026-11-19": "Running shoes.",
        ])
        #expect(try await days("rain run") == ["2026-11-20", "2026-11-18"])
        #expect(try await days("RUN rain") == ["2026-11-20", "2026-11-18"])
        // Only the last word matches as a prefix.
        #expect(try await days("run") == ["2026-11-20", "2026-11-19", "2026-11-18"])
        #expect(try await days("lo ru") == [])
        #expect(try await days("long ru") == ["2026-11-18"])
        #expect(try await days("snow") == [])
    }

    @Test(arguments: [
        ("cafe", "café"), ("CAFÉ", "café"), ("cafe\u{301}", "café"), ("uber", "Über"), ("don't", "don’t"),
    ])
    func accentsAndCaseDoNotCount(typed: String, written: String) async throws {
        try await write(["2026-11-20": "At the \(written), with Robin"])
        #expect(try await days(typed) == ["2026-11-20"])
    }

    @Test func whatIsFoundIsMarkedAndNothingIsMarkup() async throws {
        try await write(["2026-11-20": "<b>Run</b> & café: a run & \"more\" <script>run</script>"])
        let page = try await alex.get("/journal/search?q=cafe%20run")
        #expect(
            page.text.contains(
                """
                &lt;b&gt;<mark>Run</mark>&lt;/b&gt; &amp; <mark>café</mark>: a <mark>run</mark> &amp; &quot;more&quot; \
                &lt;script&gt;<mark>run</mark>&lt;/script&gt;
                """))
        #expect(page.value(of: "q") == "cafe run")
    }

    @Test func aLongEntryShowsTheWordsAroundWhatWasFound() async throws {
        let before = (1...200).map { "before\($0)" }.joined(separator: " ")
        let after = (1...200).map { "after\($0)" }.joined(separator: " ")
        try await write(["2026-11-20": "\(before)\nneedle\n\(after)"])
        let excerpt = try #require(
            try await alex.get("/journal/search?q=need").text.between("<span class=\"entry-text excerpt\">", "</span>"))
        #expect(excerpt.hasPrefix("…before193 before194"))
        #expect(excerpt.contains("before200 <mark>needle</mark> after1"))
        #expect(excerpt.hasSuffix("…"))
        #expect(excerpt.count < 250)
    }

    @Test func theIndexFollowsTheEntries() async throws {
        try await write(["2026-11-20": "Before"])
        try await write(["2026-11-20": "Afterwards"])
        #expect(try await days("before") == [])
        #expect(try await days("afterwards") == ["2026-11-20"])
        // Saved again unchanged.
        try await write(["2026-11-20": "Afterwards"])
        #expect(try await days("afterwards") == ["2026-11-20"])
        try await alex.post("/journal/2026-11-20/delete")
        #expect(try await days("afterwards") == [])
        #expect(try await indexed("afterwards") == [])
    }

    @Test func anAccountTakesItsWordsAlong() async throws {
        let sam = try await app.member(Cast.sam)
        try await write(["2026-11-20": "Everything of Alex"])
        try await write(["2026-11-20": "Everything of Sam"], sam)
        #expect(try await indexed("everything").count == 2)
        try await app.execute("UPDATE users SET role = 'admin'")
        try await alex.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(try await indexed("everything").count == 1)
        #expect(try await days("everything", sam) == ["2026-11-20"])
    }

    /// The ids of all users' rows that contain a word.
    private func indexed(_ word: String) async throws -> [String] {
        try await app.rows("SELECT rowid FROM journal_words WHERE journal_words MATCH '\(word)'")
    }

    @Test func twentyStandOnAPage() async throws {
        try await app.execute(
            """
            WITH RECURSIVE days (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM days WHERE n < 204)
            INSERT INTO journal_entries (user_id, day, text, created_at, updated_at)
            SELECT 1, date('2026-11-20', -n || ' days'), 'Daily words', 0, 0 FROM days
            """)
        let first = try await alex.get("/journal/search?q=daily")
        #expect(first.main.allBetween("<a class=\"entry\" href=\"/journal/", "\"").count == 20)
        let next = try #require(first.main.between("href=\"/journal/search?", "\" data-more>"))
        let second = try await alex.get("/journal/search?\(next.unescaped)")
        let days = second.main.allBetween("<a class=\"entry\" href=\"/journal/", "\"")
        #expect(days.count == 20)
        #expect(days.first == "2026-10-31")
        let last = try await alex.get("/journal/search?q=daily&older=200")
        #expect(last.main.allBetween("<a class=\"entry\" href=\"/journal/", "\"").count == 5)
        #expect(!last.main.contains("data-more>"))
    }

    static let nasty = [
        "", " ", "\"", "\"\"", "*", "**", "a*", "*a", "NEAR", "NEAR(", "NEAR(a b, 2)", "AND", "OR NOT", "NOT", "(", ")",
        "text:", "text : a", "{text} : a", "-a", "+a", "^a", "a AND", "'", "';--", "%00", "\u{FEFF}",
        "Ⓐ Ⓑ run", "Ⓐ", "run Ⓐ",
        "🙂", "👩‍👩‍👧", "a\u{301}\u{301}", "\u{301}", "中文", "٣", "½", "ﬁ", "ß", "İ", String(repeating: "a", count: 10_000),
        String(repeating: "a ", count: 5_000), String(repeating: "\"", count: 10_000), "journal_words", "rowid:1",
    ]

    @Test func nothingThatIsTypedIsAnError() async throws {
        try await write(["2026-11-20": "A run ß İ ½ ﬁ 中文 Ⓐ 🙂 NEAR AND \" * text"])
        for words in Self.nasty {
            let answer = try await alex.get("/journal/search?q=\(PercentEncoding.encode(words))")
            #expect(answer.status == 200, "\(words.prefix(40))")
        }
        #expect(try await days("NEAR and") == ["2026-11-20"])
        #expect(try await days("Ⓐ run") == ["2026-11-20"])
    }

    /// Compares random searches of two users with a plain search of their texts.
    @Test func everybodyFindsTheirOwnAndAllOfIt() async throws {
        let sam = try await app.member(Cast.sam)
        var random = SeededGenerator(seed: 5)
        let words = ["run", "rain", "Rainy", "long", "café", "cafeteria", "knee", "NEAR", "ru", "r"]
        var written: [[String: String]] = [[:], [:]]
        let people = [alex, sam]
        for day in 1...20 {
            for person in people.indices where Bool.random(using: &random) {
                let text = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                    words.randomElement(using: &random) ?? ""
                }.joined(separator: [" ", ", ", "\n", "-"].randomElement(using: &random) ?? " ")
                let name = "2026-10-\(padded(day, to: 2))"
                written[person][name] = text
                try await write([name: text], people[person])
            }
        }
        for _ in 0..<60 {
            let typed = (0..<Int.random(in: 1...3, using: &random)).map { _ in words.randomElement(using: &random) ?? ""
            }
            for person in people.indices {
                let expected = written[person].filter { Self.matches($0.value, typed) }.keys.sorted(by: >)
                #expect(try await days(typed.joined(separator: " "), people[person]) == expected, "\(typed)")
            }
        }
    }

    private static func matches(_ text: String, _ typed: [String]) -> Bool {
        func folded(_ text: String) -> String {
            text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        }
        let words = Set(folded(text).split { !$0.isLetter }.map(String.init))
        guard let last = typed.last.map(folded) else { return false }
        return typed.dropLast().allSatisfy { words.contains(folded($0)) } && words.contains { $0.hasPrefix(last) }
    }
}
