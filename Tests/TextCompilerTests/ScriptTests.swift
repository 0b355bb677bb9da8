import Testing

@testable import TextCompiler

/// The texts of scripts, in JavaScript.
struct ScriptTests {
    private func lines(_ english: String, german: String? = nil, feature: String = "scripts") throws -> [String] {
        var files = [TextFile(language: "en", path: "en", source: english)]
        if let german { files.append(TextFile(language: "de", path: "de", source: german)) }
        return try Compiler.compile(feature: feature, files).split(separator: "\n").map(String.init)
    }

    /// The members of the object, in English or in the pseudo-language.
    private func members(_ english: String, isPseudo: Bool = false) throws -> [String] {
        let returned = try lines(english).filter { $0.hasPrefix("return ") }
        let script = try #require(isPseudo ? returned.first : returned.last)
        let (head, tail) = (#"return "const texts = {\u{a}"#, #"};\u{a}""#)
        try #require(script.hasPrefix(head) && script.hasSuffix(tail))
        return script.dropFirst(head.count).dropLast(tail.count).replacing(#"\u{5c}"#, with: #"\"#)
            .replacing(#"\u{22}"#, with: "\"").split(separator: #"\u{a}"#).map(String.init)
    }

    @Test func theyAreOneStringOfTheLanguage() throws {
        #expect(
            try lines("copied = Copied.") == [
                "package enum ScriptsTexts {", "package static var javaScript: String {", "#if DEBUG",
                "if Language.isPseudo {", #"return "const texts = {\u{a}copied: `⟦Çóópííééd.⟧`,\u{a}};\u{a}""#, "}",
                "#endif",
                #"return "const texts = {\u{a}copied: `Copied.`,\u{a}};\u{a}""#, "}", "}",
            ])
        let two = try lines("copied = Copied.", german: "copied = Kopiert.", feature: "scripts-worker")
        #expect(two[0] == "package enum ScriptsWorkerTexts {")
        #expect(two.dropLast(3).last == #"return "const texts = {\u{a}copied: `Kopiert.`,\u{a}};\u{a}""#)
    }

    @Test(arguments: [
        ("remove = Remove", "remove: `Remove`,"),
        ("remove-item = Remove { $item }", "removeItem: (v1) => `Remove ${v1}`,"),
        ("# $new\na = { $in } for { $new }", "a: (v1, v2) => `${v2} for ${v1}`,"),
        ("# $n (Number)\na = { $n } sets", "a: (v1) => `${v1.toLocaleString(\"en\")} sets`,"),
        ("# $n (Digits)\na = in { $n }", "a: (v1) => `in ${v1}`,"),
        (#"a = { "\\" } ` ${"{"}x{"}"} <!-- "b""#, #"a: `\\ \` \${x} \x3C!-- "b"`,"#),
        ("a = One\n    two", #"a: `One\ntwo`,"#),
    ])
    func aTextIsATemplate(_ source: String, _ expected: String) throws {
        #expect(try members(source) == [expected])
    }

    @Test func aSelectIsAQuestion() throws {
        let source = """
            # $n (Number)
            sent = { $n ->
                [0] Nothing was sent.
                [one] { $n } entry was sent.
               *[other] { $n } entries were sent.
            }
            state = It is { $state ->
                [on] on
               *[off] off
            }.
            """
        let number = #"${v1.toLocaleString("en")}"#
        #expect(
            try members(source) == [
                "sent: (v1) => (v1 === 0 ? `Nothing was sent.` : v1 === 1 ? `\(number) entry was sent.` : "
                    + "`\(number) entries were sent.`),",
                "state: (v1) => `It is ${(v1 === \"on\" ? `on` : `off`)}.`,",
            ])
        // The brackets of the pseudo-language are around each whole text.
        #expect(
            try members(source, isPseudo: true) == [
                "sent: (v1) => (v1 === 0 ? `⟦Ñóóthííñg wáás sééñt.⟧` : v1 === 1 ? `⟦\(number) ééñtrý wáás sééñt.⟧` : "
                    + "`⟦\(number) ééñtrííéés wééréé sééñt.⟧`),",
                "state: (v1) => `⟦Íít íís ${(v1 === \"on\" ? `óóñ` : `óóff`)}.⟧`,",
            ])
    }
}
