import HTTPTypes
import Testing

@testable import HTTP

@Suite struct CookieTests {
    @Test func cookiesAreReadLeniently() throws {
        let header = "session=abc; theme = dark ;flag; =x;empty=; eq=a=b;session=second;quoted=\"q\"; ;ü=ö"
        let request = try Request.sample(headers: [.cookie: header])
        #expect(request.cookie("session") == "abc")
        #expect(request.cookie("theme") == "dark")
        #expect(request.cookie("flag") == nil)
        #expect(request.cookie("empty") == "")
        #expect(request.cookie("eq") == "a=b")
        #expect(request.cookie("quoted") == "\"q\"")
        #expect(request.cookie("ü") == "ö")
        #expect(request.cookie("Session") == nil)
        #expect(request.cookies.pairs.map(\.name) == ["session", "theme", "empty", "eq", "session", "quoted", "ü"])
    }

    @Test func severalHeadersAreOneList() throws {
        var headers = HTTPFields()
        headers.append(HTTPField(name: .cookie, value: "a=1"))
        headers.append(HTTPField(name: .cookie, value: "b=2"))
        let request = try Request.sample(headers: headers)
        #expect(request.cookie("a") == "1" && request.cookie("b") == "2")
        #expect(try Request.sample().cookies.pairs.isEmpty)
    }

    @Test func aCookieIsWrittenWithItsAttributes() throws {
        #expect(try SetCookie(name: "a", value: "1").headerValue == "a=1; Path=/; HttpOnly; SameSite=Lax")
        let cookie = try SetCookie(
            name: "__Host-session", value: "x.y-z_~", maxAgeSeconds: 2_592_000, isSecure: true, sameSite: .strict)
        #expect(
            cookie.headerValue
                == "__Host-session=x.y-z_~; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Strict")
        #expect(
            try SetCookie(name: "tz", value: "", path: "/track", isHTTPOnly: false).headerValue
                == "tz=; Path=/track; SameSite=Lax")
        #expect(try SetCookie.removal(of: "a").headerValue == "a=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    @Test func eachCookieIsAHeaderOfItsOwn() throws {
        var response = Response.redirect(to: "/")
        response.setCookie(try SetCookie(name: "a", value: "1"))
        response.setCookie(try SetCookie(name: "b", value: "2"))
        #expect(response.headers[values: .setCookie].map { $0.prefix(3) } == ["a=1", "b=2"])
    }

    @Test(arguments: ["", "a b", "a=b", "a;b", "a\r\nb", "ü", "a\u{0}", "a,b", "\"a\""])
    func aNameIsAToken(name: String) {
        #expect(throws: SetCookie.Invalid.name) { try SetCookie(name: name, value: "") }
    }

    @Test(arguments: ["a b", "a;b", "a,b", "a\"", "a\\", "a\r\nSet-Cookie: b=c", "ü", "\u{0}", "\u{7F}", "\t"])
    func aValueIsCookieOctets(value: String) {
        #expect(throws: SetCookie.Invalid.value) { try SetCookie(name: "a", value: value) }
    }

    @Test(arguments: ["", "track", "/a;Domain=evil.example", "/a b", "/\r\n", "/ü"])
    func aPathIsClean(path: String) {
        #expect(throws: SetCookie.Invalid.path) { try SetCookie(name: "a", value: "", path: path) }
    }

    @Test func aPrefixKeepsItsPromise() {
        #expect(throws: SetCookie.Invalid.prefix) { try SetCookie(name: "__Host-a", value: "") }
        #expect(throws: SetCookie.Invalid.prefix) {
            try SetCookie(name: "__host-a", value: "", path: "/x", isSecure: true)
        }
        #expect(throws: SetCookie.Invalid.prefix) { try SetCookie(name: "__Secure-a", value: "") }
        #expect(throws: SetCookie.Invalid.prefix) { try SetCookie(name: "a", value: "", sameSite: .none) }
    }
}
