import Support
import Testing

@testable import Fitness
@testable import HTTP
@testable import Texts

/// Whatever alphabet something is written in, every search finds it as people can type it.
@Suite struct AlphabetTests {
    private static let words: [(written: String, typed: [String])] = [
        ("Smørrebrød", ["smorrebrod", "smoerrebroed", "SMØRREBRØD", "smørre"]), ("Łosoś", ["losos", "łosoś"]),
        ("Größe", ["grosse", "groesse", "größe", "GRÖSSE"]), ("Đorđe", ["dorde", "đorđe"]),
        ("Þorramatur", ["thorramatur", "þorra"]), ("Æbleskiver", ["aebleskiver", "æble"]), ("Şişkebabı", ["siskebabi"]),
        ("Ålborg", ["alborg", "aalborg"]), ("Мёдовик", ["медовик", "МЁДОВИК"]),
        ("Ελληνικός", ["ελληνικος", "ΕΛΛΗΝΙΚΟΣ"]),
        ("Phởbò", ["phobo"]), ("Goulash", ["goulash"]), ("Groeninge", ["gröninge", "groeninge"]),
    ]

    private func check(_ find: (String) async throws -> [String]) async throws {
        for (written, typed) in Self.words {
            for word in typed {
                let found = try await find(word)
                #expect(found.contains(written), "\(word) finds \(written)")
            }
        }
        let nothing = try await find("zzz")
        #expect(nothing.isEmpty)
    }

    @Test func foods() async throws {
        let app = try await TestApp()
        _ = try await app.member()
        for (written, _) in Self.words { _ = try await app.addFood(FoodDraft(name: written)) }
        try await check { try await app.foodNames($0) }
        let program = try await Program.signedIn(app)
        let found = try await program.get("/api/v1/foods?q=smorrebrod").json["data"]?.array
        #expect(found?.first?["name"] == "Smørrebrød")
    }

    @Test func exercises() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for (written, _) in Self.words { _ = try await app.addExercise(written, of: browser) }
        try await check { word in
            try await browser.get("/settings/exercises?q=\(PercentEncoding.encode(word))").main
                .allBetween("<span class=\"row-title\">", "</span>").map(\.unescaped)
        }
    }

    /// Where one is chosen: to log it, to analyze it, for a goal, and for a plan.
    @Test func exercisesToChoose() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for (written, _) in Self.words { _ = try await app.addExercise(written, of: browser, sets: 1) }
        func shown(_ page: Answer) -> [String] {
            let words = page.main.words
            // A goal's choice stays whole where nothing is found, and says so.
            guard !words.contains("Nothing found. Check the spelling.") else { return [] }
            return Self.words.map { $0.written }.filter { words.contains($0) }
        }
        for path in ["/track/new/strength?q=", "/analyze?q=", "/goals/new?type=strength&q="] {
            try await check { shown(try await browser.get(path + PercentEncoding.encode($0))) }
        }
        try await check { shown(try await browser.post("/workouts", ["find": $0, "search": ""])) }
    }

    @Test func trainers() async throws {
        let browser = try await TestApp().member()
        for (written, _) in Self.words { try await browser.post("/trainers", ["name": written]) }
        try await check { word in
            let page = try await browser.get("/trainers?q=\(PercentEncoding.encode(word))").main
            return Self.words.map { $0.written }.filter { page.contains($0) }
        }
    }

    @Test func theJournal() async throws {
        let browser = try await TestApp().member()
        for (index, word) in Self.words.enumerated() {
            try await browser.upload(
                "/journal/2026-10-\(padded(index + 1, to: 2))", ["text": "Today \(word.written), again"])
        }
        try await check { word in
            let page = try await browser.get("/journal/search?q=\(PercentEncoding.encode(word))")
            return page.main.allBetween("<mark>", "</mark>")
        }
        // Several words, of which one has two spellings.
        let both = try await browser.get("/journal/search?q=today+groesse+aga").main
        #expect(both.allBetween("<mark>", "</mark>") == ["Today", "Größe", "again"])
    }

    /// The indexes, which fold in SQL, have the letters that a search looks for.
    @Test func theIndexesHaveTheLettersOfASearch() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let ranges: [ClosedRange<UInt32>] = [0xC0...0x17F, 0x386...0x3CE, 0x401...0x45F, 0x1EA0...0x1EF9]
        // They are written with a point or apostrophe beside them, or are not in use.
        let others: Set<UInt32> = [0x13F, 0x140, 0x149, 0x40D, 0x450, 0x45D]
        let letters = ranges.joined().filter { !others.contains($0) }.compactMap { Unicode.Scalar($0) }
            .filter { $0.properties.isAlphabetic }
        let text = letters.map { "x\($0)y" }.joined(separator: " ")
        #expect(try await browser.upload("/journal/2026-11-20", ["text": text]).status == 303)
        for letter in letters {
            let word = String(decoding: SearchLetters.folded("x\(letter)y"[...]), as: UTF8.self)
            let found = try await app.rows("SELECT count(*) FROM journal_words WHERE journal_words MATCH '\"\(word)\"'")
            #expect(found == ["1"], "\(letter) \(word)")
        }
    }

    /// A search in another language knows the words of that language, whoever searched first.
    @Test func muscleNamesAreThoseOfTheLanguage() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        func titles(_ word: String) async throws -> [String] {
            try await browser.get("/settings/exercises?q=\(PercentEncoding.encode(word))").main
                .allBetween("<span class=\"row-title\">", "</span>").map(\.unescaped)
        }
        let name = inAnotherLanguage { Muscle.hamstrings.name }
        #expect(try await titles("hamstrings barbell").contains("Romanian Deadlift"))
        let words = SearchText(name).words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        let own = Exercise(
            id: 1, isOwn: true, name: "Zzz", kind: .strength, load: .external, equipment: .other, mechanic: nil,
            primaryMuscle: .hamstrings, secondaryMuscles: [], metCode: nil, metabolicEquivalent: 3.5,
            instructions: "", isArchived: false)
        #expect(ExerciseSearch("hamstrings").matches(in: [own]).count == 1)
        let found = inAnotherLanguage { ExerciseSearch(words).matches(in: [own]) }
        #expect(found.count == 1, "\(words)")
    }

    private func inAnotherLanguage<Value>(_ body: () -> Value) -> Value {
        Language.$current.withValue(.pseudo, operation: body)
    }
}
