import Testing

@testable import TextCompiler

/// The errors of the text compiler, with file, line and column.
struct DiagnosticTests {
    private func errors(_ files: (language: String, source: String?)..., feature: String = "track") -> String {
        let files = files.map { TextFile(language: $0.language, path: $0.language, source: $0.source) }
        do throws(TextErrors) {
            _ = try Compiler.compile(feature: feature, files)
            return "none"
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        ("a = { $b", "1:5: error: this '{' is not closed"),
        ("a = { $b\nc = C", "1:5: error: this '{' is not closed"),
        ("a = x }", "1:7: error: this '}' closes nothing"),
        ("a = { \"b }", "1:7: error: this literal is not closed"),
        ("a = { $b ->\n    [one] x\n   *[other] y }", "3:15: error: this '}' closes nothing"),
        ("a = { $b ->\n    [one] x\n   *[other] y\n", "1:5: error: this '{' is not closed"),
        ("a = { $b ->\n    [one x\n   *[other] y\n}", "2:6: error: a variant's key is a name or a whole number"),
    ])
    func whatIsOpenedIsClosed(_ source: String, _ expected: String) {
        #expect(errors(("en", source)) == "en:\(expected)")
    }

    @Test(arguments: [
        ("-brand = WorkHome", "1:1: error: there are no terms"),
        ("a = A\n    .title = B", "2:5: error: there are no attributes"),
        ("a = { b }", "1:7: error: there are no references to messages and no functions"),
        ("a = { -b }", "1:7: error: there are no numbers and no terms"),
        ("a = { 5 }", "1:7: error: there are no numbers and no terms"),
        ("a = { NUMBER($b) }", "1:7: error: there are no references to messages and no functions"),
        ("a = { { $b } }", "1:7: error: one brace is enough"),
        ("a = { }", "1:7: error: a variable or a literal stands in braces"),
        ("a = { $ }", "1:8: error: a variable's name follows '$'"),
        ("a = { \"b\" ->\n   *[c] d\n}", "1:13: error: a select expression asks a variable"),
        ("a = { \"\\n\" }", #"1:9: error: an escape is \", \\, \u and four digits, or \U and six"#),
        ("a = { \"\\uD800\" }", #"1:10: error: an escape is \", \\, \u and four digits, or \U and six"#),
        ("a = { $b -> [c] d\n   *[e] f\n}", "1:13: error: each variant begins a line"),
        ("a = { $b ->\n    [c] d\n}", "3:1: error: the last variant has a '*'"),
        ("a = { $b ->\n   *[c] d\n    [e] f\n}", "3:5: error: the variant with '*' is the last"),
        ("a = { $b ->\n   *c d\n}", "2:5: error: '[' is missing after '*'"),
        ("a = { $b ->\n    [c] d\n    [c] e\n   *[f] g\n}", "3:5: error: this variant is here twice"),
        ("a = { $b ->\n   *[c]\n}", "2:4: error: this variant has no text"),
        (
            "# $b (Number)\na = { $b ->\n    [1.5] c\n   *[other] d\n}",
            "3:6: error: a variant's key is a name or a whole number"
        ),
    ])
    func someOfFluentIsRefused(_ source: String, _ expected: String) {
        #expect(errors(("en", source)) == "en:\(expected)")
    }

    @Test(arguments: [
        ("a", "1:2: error: '=' is missing after 'a'"),
        ("a =\nb = B", "1:1: error: 'a' has no text"),
        (" a = A", "1:1: error: a message begins with its name in the first column"),
        ("\ta = A", "1:1: error: a message begins with its name in the first column"),
        ("#a", "1:2: error: a comment is '#', '##' or '###' and a blank"),
        ("#### a", "1:5: error: a comment is '#', '##' or '###' and a blank"),
        ("a = A\nb = B\na = C", "3:1: error: 'a' is here twice"),
        ("a-1 = A\na1 = B", "2:1: error: another text is 'a1' in code, too"),
        ("a = { $b-1 } { $b1 }", "1:16: error: '$b1' is here twice"),
        ("# $b\n# $b (Number)\na = { $b }", "2:3: error: '$b' is here twice"),
        ("# $b (Number)\na = A", "1:3: error: 'a' has no '$b'"),
        ("# $b (Count)\na = { $b }", "1:3: error: 'Count' is no type: Text, Number or Digits"),
    ])
    func aMessageHasOneNameAndAText(_ source: String, _ expected: String) {
        #expect(errors(("en", source)) == "en:\(expected)")
    }

    @Test(arguments: ["addSet", "add_set", "add-", "add--set", "Add", "init", "self"])
    func aNameIsASwiftNameInKebabCase(_ name: String) {
        let rule = "small letters and digits, parted by '-'"
        #expect(errors(("en", "\(name) = A")) == "en:1:1: error: '\(name)' is no name of a text: \(rule)")
        #expect(errors(("en", "a = { $\(name) }")) == "en:1:7: error: '$\(name)' is no name of a variable: \(rule)")
        guard name != "init", name != "self" else { return }
        #expect(
            errors(("en", "a = A"), feature: name) == "en:1:1: error: '\(name)' is no name of a file: \(rule)")
    }

    @Test(arguments: ["A [b", "A b]", "[a [b]]", "[a] [b] [c]", "[{ $a ->\n    [b] [c]\n   *[d] e\n}]"])
    func bracketsMarkOnePieceOrTwo(_ pattern: String) {
        #expect(
            errors(("en", "a = \(pattern)")) == "en:1:1: error: brackets mark one piece or two, and each is closed")
    }

    @Test func allBracketsOfAMarkedTextMark() {
        #expect(
            errors(("en", "a = [A] { \"[\" }"))
                == "en:1:1: error: all brackets of a text with marked pieces mark one")
        #expect(errors(("en", "a = A { \"[\" }")) == "none")
    }

    // MARK: Select expressions

    private func select(_ variants: String, type: String = "Number", german: String = "*[other] x") -> String {
        errors(
            ("en", "# $b (\(type))\na = { $b ->\n\(variants)\n}"), ("de", "a = { $b ->\n\(german)\n}"))
    }

    @Test(arguments: [
        ("[few] x\n*[other] y", "Number", "3:1: error: the language 'en' has no plural 'few'"),
        ("[many] x\n*[other] y", "Digits", "3:1: error: the language 'en' has no plural 'many'"),
        ("[added] x\n*[other] y", "Number", "3:1: error: the language 'en' has no plural 'added'"),
        ("[other] x\n*[one] y", "Number", "2:7: error: the last variant of a number is '*[other]'"),
        ("*[0] y", "Number", "2:7: error: the last variant of a number is '*[other]'"),
        ("[1] x\n*[none] y", "Text", "3:1: error: '$b' is a text: say '# $b (Number)' above the English"),
        ("[one] x\n*[other] y", "Text", "4:1: error: '$b' is a text: say '# $b (Number)' above the English"),
    ])
    func aSelectFitsWhatItAsks(_ variants: String, _ type: String, _ expected: String) {
        #expect(select(variants, type: type).split(separator: "\n").first.map(String.init) == "en:\(expected)")
    }

    @Test func anotherLanguageSelectsByItsOwnCategories() {
        #expect(select("[one] x\n*[other] y", german: "[0] x\n[one] y\n*[other] z") == "none")
        #expect(
            select("[one] x\n*[other] y", german: "[two] y\n*[other] z")
                == "de:2:1: error: the language 'de' has no plural 'two'")
        #expect(select("[one] x\n*[other] y", german: "*[one] z").hasPrefix("de:1:7: error: the last variant"))
    }

    @Test func anotherLanguageTellsTheSameWordsApart() {
        #expect(select("[added] x\n*[none] y", type: "Text", german: "*[none] y") == "none")
        #expect(
            select("[added] x\n*[none] y", type: "Text", german: "[addd] x\n*[none] y")
                == "de:2:1: error: English has no '[addd]' of '$b'")
    }

    // MARK: Several languages

    @Test func aLanguageHasTheMessagesOfEnglish() {
        #expect(errors(("en", "a = A\nb = B"), ("de", "a = A\n")) == "de:2:1: error: 'b' is missing")
        #expect(errors(("en", "a = A"), ("de", "a = A\nb = B")) == "de:2:1: error: English has no 'b'")
        #expect(errors(("en", "a = A"), ("de", "a = A\na = B")) == "de:2:1: error: 'a' is here twice")
        #expect(errors(("en", "a = A"), ("de", nil)) == "de:1:1: error: there is no such file")
        #expect(
            errors(("de", "a = A"), ("en", nil))
                == "en:1:1: error: there is no such file\nde:1:1: error: English has no 'a'")
        #expect(
            errors(("en", "a = A"), ("xx", "a = A")) == "xx:1:1: error: 'xx' is no language that the compiler knows")
    }

    @Test func aLanguageHasTheVariablesOfEnglish() {
        #expect(errors(("en", "a = { $b }"), ("de", "a = B")) == "de:1:1: error: 'a' forgets '$b'")
        #expect(
            errors(("en", "a = { $b }"), ("de", "a = { $b }{ $c }")) == "de:1:13: error: English has no '$c' in 'a'")
        // What only chooses is not forgotten.
        #expect(errors(("en", "a = { $b }"), ("de", "a = { $b ->\n    [x] y\n   *[z] z\n}")) == "none")
    }

    @Test func aLanguageMarksWhatEnglishMarks() {
        #expect(
            errors(("en", "a = [A] b [c]"), ("de", "a = [A]"))
                == "de:1:1: error: English has 2 pieces in brackets in 'a'")
    }

    /// One that can't be read hides no other, and what it could have said is not missing.
    @Test func allErrorsComeInTheirOrder() {
        let german = "d = D\nb = { $b\nc = C\n c\n-t = T\n"
        #expect(
            errors(("en", "a = A\nb = B\nc = C"), ("de", german)) == """
                de:1:1: error: English has no 'd'
                de:2:5: error: this '{' is not closed
                de:5:1: error: there are no terms
                """)
    }
}
