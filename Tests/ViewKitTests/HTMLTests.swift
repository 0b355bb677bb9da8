import Testing
import ViewKit

@Suite struct HTMLTests {
    @Test(arguments: [
        ("", ""),
        ("plain", "plain"),
        ("&", "&amp;"),
        ("<b>", "&lt;b&gt;"),
        (#"a"b'c"#, "a&quot;b&#39;c"),
        ("&amp;", "&amp;amp;"),
        ("Ä ♥ 👩‍👩‍👧", "Ä ♥ 👩‍👩‍👧"),
        ("\"\u{301}<\u{338}", "&quot;\u{301}&lt;\u{338}"),
        ("\r\n\0", "\r\n\0"),
    ])
    func textIsEscapedByBytes(_ text: String, _ expected: String) {
        var html = HTML()
        html.text(text)
        #expect(html.bytes == Array(expected.utf8))
    }

    @Test func aLongTextIsEscapedFromEndToEnd() {
        var html = HTML(capacity: 0)
        html.text(String(repeating: "a<", count: 10_000))
        #expect(html.string == String(repeating: "a&lt;", count: 10_000))
    }

    @Test(arguments: [0, 7, -12, Int.max, Int.min])
    func aNumberIsItsDigits(_ number: Int) {
        var html = HTML()
        html.text(number)
        #expect(html.string == "\(number)")
    }

    @Test func markupAndTheViewsOwnPiecesStayAsTheyAre() {
        var html = HTML()
        html.literal("<p title='é'>")
        html.raw(Markup(trusted: "<svg/>"))
        html.literal("x")
        #expect(html.string == "<p title='é'><svg/>x")
        #expect(html.markup == Markup(trusted: "<p title='é'><svg/>x"))
    }
}
