import HTTPTypes
import Testing

@testable import HTTP

@Suite struct ContentTests {
    @Test func textAndPagesNameTheirType() {
        let page = Response.html(Array("<p>ü</p>".utf8), status: .unprocessableContent)
        #expect(page.status == .unprocessableContent)
        #expect(page.headers[.contentType] == "text/html; charset=utf-8")
        #expect(page.headers[.cacheControl] == "private, no-cache")
        #expect(page.text == "<p>ü</p>")
        #expect(Response.text("ok").headers[.contentType] == "text/plain; charset=utf-8")
        #expect(Response.text("ok").status == .ok)
    }

    @Test(arguments: [
        ("/", "/"), ("/goals?page=2#top", "/goals?page=2#top"), ("/journal/2026-11-21", "/journal/2026-11-21"),
        ("/a b/ü?q=%20", "/a%20b/%C3%BC?q=%20"), ("/a//b", "/a//b"), ("/?next=//x", "/?next=//x"),
    ])
    func aRedirectStaysHere(path: String, location: String) {
        let response = Response.redirect(to: path)
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == location)
    }

    @Test(arguments: [
        "", "goals", "//evil.example", "///evil.example", "/\\evil.example", "\\\\evil.example", "https://evil.example",
        "javascript:alert(1)", "/\t/evil.example", "/a\r\nSet-Cookie: a=b", "/a\nb", "/a\u{0}", "/a\u{7F}", "/a\\b",
        " /a",
        "\u{FEFF}/a", "/\r\n/evil.example",
    ])
    func anythingElseLeadsHome(path: String) {
        #expect(Response.redirect(to: path).headers[.location] == "/")
    }

    @Test func theStatusOfARedirectMayDiffer() {
        #expect(Response.redirect(to: "/a", status: .permanentRedirect).status == .permanentRedirect)
    }
}
