import Testing

@testable import TextCompiler

/// The code is straight: no look-up but that of the language, and none where there is one language.
struct CodeTests {
    private func code(_ english: String, german: String? = nil, feature: String = "track") throws -> [String] {
        var files = [TextFile(language: "en", path: "en", source: english)]
        if let german { files.append(TextFile(language: "de", path: "de", source: german)) }
        return try Compiler.compile(feature: feature, files).split(separator: "\n").map(String.init)
    }

    @Test func aTextWithoutValuesIsAConstant() throws {
        #expect(
            try code("add-set = Add a \"set\"\u{A0}\\") == [
                "package enum TrackTexts {", "package static var addSet: String {",
                "#if DEBUG", "if Language.isPseudo {", #"return "⟦Áádd áá \u{22}séét\u{22}\u{a0}\u{5c}⟧""#, "}",
                "#endif",
                #"return "Add a \u{22}set\u{22}\u{a0}\u{5c}""#, "}", "}",
            ])
    }

    @Test func aTextWithValuesAppendsToAString() throws {
        let source = """
            # $sets (Number)
            # $year (Digits)
            a = { $sets ->
                [0] none
                [one] { $sets } { "set" } in { $year }
               *[other] {""}
            } by {$in}, or so
            """
        #expect(
            try code(source).drop { $0 != "#endif" } == [
                "#endif", "var _text = \"\"", "_text.reserveCapacity(43)", "switch sets {", "case 0:",
                #"_text += "none""#, "case 1:", "_text += DecimalText.grouped(sets)", #"_text += " set in ""#,
                "_text += String(year)", "default:", "break", "}", #"_text += " by ""#, "_text += `in`",
                #"_text += ", or so""#, "return _text", "}", "}",
            ])
        #expect(try code(source)[1] == "package static func a(_ sets: Int, _ year: Int, _ `in`: String) -> String {")
    }

    @Test func severalLanguagesAreASwitch() throws {
        let code = try code("a = Yes", german: "a = Ja")
        #expect(
            code.dropFirst(2) == [
                "switch Language.current {", "#if DEBUG", "case .pseudo:", "return \"⟦Yéés⟧\"", "#endif",
                "case .english:", "return \"Yes\"", "case .german:", "return \"Ja\"", "}", "}", "}",
            ])
    }

    @Test(arguments: [("track", "TrackTexts"), ("error-page", "ErrorPageTexts"), ("vo2-max", "Vo2MaxTexts")])
    func theEnumIsNamedAfterTheFile(_ feature: String, _ name: String) throws {
        #expect(try code("a = A", feature: feature)[0] == "package enum \(name) {")
    }

    @Test(arguments: [("add-set-of", "addSetOf"), ("top-10", "top10"), ("a-b-c1d", "aBC1d"), ("class", "`class`")])
    func aNameIsInCamelCase(_ name: String, _ expected: String) throws {
        #expect(try code("\(name) = A")[1] == "package static var \(expected): String {")
    }

    /// The comment says the types and the order; the rest is as it is used.
    @Test(arguments: [
        ("", "_ a: String, _ b: String"), ("# $b\n", "_ b: String, _ a: String"),
        ("# What it is about.\n# $b (Number) how many\n", "_ b: Int, _ a: String"),
        ("# $b (Digits): a year\n# $a (Text)\n", "_ b: Int, _ a: String"),
        ("# $b (Number)\n\n", "_ a: String, _ b: String"),
        ("## $b (Number)\n", "_ a: String, _ b: String"),
    ])
    func aCommentSaysWhatAVariableIs(_ comment: String, _ parameters: String) throws {
        #expect(try code("\(comment)x = { $a } { $b }")[1] == "package static func x(\(parameters)) -> String {")
    }

    @Test(arguments: ["a = One\r\n    two\r\n", "a =\n  One\n  two", "a=One  \n\n\n", "a =    One\n    two   \n  \n"])
    func blanksAroundATextAreNoPartOfIt(_ source: String) throws {
        let text = source.contains("two") && !source.contains("  \n\n\n") ? "One\\u{a}two" : "One"
        #expect(try code(source).contains("return \"\(text)\""))
    }
}
