import Testing

@testable import Texts

struct ScriptTextTests {
    private func declared(_ texts: ScriptText...) -> String { ScriptText.declaration(of: texts) }

    @Test func aTextIsAStringOrAFunctionOfItsValues() {
        let texts = declared(
            ScriptText("copied", "Copied."), ScriptText("remove", of: { "Remove \($0)" }),
            ScriptText("moved", of: { "\($1) is now before \($0)" }),
            ScriptText("between", of: { "\($0), \($1), \($2)" }))
        #expect(
            texts == """
                const texts = {
                copied: `Copied.`,
                remove: (a) => `Remove ${a}`,
                moved: (a, b) => `${b} is now before ${a}`,
                between: (a, b, c) => `${a}, ${b}, ${c}`,
                };

                """)
    }

    @Test func aCountedTextHasOneForOneAndOneForTheOthers() {
        #expect(
            declared(ScriptText("sent", one: "1 entry was sent.", other: { "\($0) entries were sent." })) == """
                const texts = {
                sent: (count) => {
                  if (count === 1) return `1 entry was sent.`;
                  const a = count.toLocaleString("en");
                  return `${a} entries were sent.`;
                },
                };

                """)
    }

    @Test(arguments: [
        (#"It's “5'” or "5""#, #"`It's “5'” or "5"`"#),
        (#"C:\new"#, #"`C:\\new`"#),
        ("a ` b", #"`a \` b`"#),
        ("${alert(1)} for $5", #"`\${alert(1)} for \$5`"#),
        ("</script><!--", #"`\x3C/script>\x3C!--`"#),
        ("one\r\nimport two", #"`one\r\nimport two`"#),
    ])
    func whatMeansSomethingInJavaScriptIsEscaped(_ text: String, _ literal: String) {
        #expect(ScriptText.literal(text) == literal)
    }

    @Test func thePseudoLanguageChangesWordsButNoValues() {
        let texts = Language.$current.withValue(.pseudo) {
            declared(ScriptText("remove", of: { text("Remove \($0)") }))
        }
        #expect(texts.contains("(a) => `⟦Réémóóvéé ${a}⟧`"))
    }
}
