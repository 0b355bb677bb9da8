import Testing

@testable import HTTP

@Suite struct RequestTargetTests {
    @Test(
        "Dot segments are gone, plain or escaped, and never lead above the root",
        arguments: [
            ("/", [""]), ("/a", ["a"]), ("/a/", ["a", ""]), ("/a//b", ["a", "", "b"]), ("/a/./b", ["a", "b"]),
            ("/a/../b", ["b"]), ("/../../etc/passwd", ["etc", "passwd"]), ("/a/..", [""]), ("/.", [""]),
            ("/%2e%2e/%2E./x", ["x"]), ("/a/%2e%2e/b", ["b"]), ("/a%20b/../c/", ["c", ""]), ("/%C3%A4", ["ä"]),
            ("/a%2Fb", ["a/b"]), ("/a+b", ["a+b"]), ("/...", ["..."]), ("//a", ["", "a"]),
        ])
    func path(_ raw: String, _ path: [String]) throws {
        #expect(try RequestTarget(raw).path == path)
    }

    @Test(
        "The query is decoded apart from the path",
        arguments: [
            ("/a?b=c&d=e+f%20g", [("b", "c"), ("d", "e f g")]), ("/?", []), ("/?a", [("a", "")]),
            ("/?a=b=c&&=d", [("a", "b=c"), ("", "d")]), ("/?q=%3F%26", [("q", "?&")]),
        ])
    func query(_ raw: String, _ items: [(String, String)]) throws {
        let query = try RequestTarget(raw).query
        #expect(query.items == items.map { Query.Item(name: $0.0, value: $0.1) })
    }

    @Test(
        "What is no target is refused",
        arguments: [
            "", "a", "*", "http://a/", "/ ", "/\t", "/\u{7F}", "/ä", "/#a", "/%", "/%4", "/%zz", "/%00", "/%0d", "/%7f",
            "/%ff", "/%c0%af", "/?a=%", "/?a=%ff", "/?a=b%00", "/?%00=b",
        ])
    func refused(_ raw: String) {
        #expect(throws: HTTPError.self) { try RequestTarget(raw) }
    }

    @Test("A query has a bounded number of fields")
    func fieldCount() throws {
        let text = Array(repeating: "a=b", count: 4).joined(separator: "&")
        #expect(try Query(parsing: text, maximumCount: 4).items.count == 4)
        #expect(throws: HTTPError.self) { try Query(parsing: text, maximumCount: 3) }
    }

    @Test("A query answers by name")
    func lookup() throws {
        let query = try Query(parsing: "a=1&b=2&a=3")
        #expect(query["a"] == "1")
        #expect(query["c"] == nil)
        #expect(query.values(of: "a") == ["1", "3"])
    }

    @Test("Encoding and decoding are inverse", arguments: ["", "a b", "ä/ß?&=+%", "\u{1F600}", "a\r\nb\0"])
    func roundTrip(_ text: String) {
        let encoded = PercentEncoding.encode(text)
        #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
        #expect(PercentEncoding.decode(encoded, plusIsSpace: false) == text)
        #expect(PercentEncoding.decode(encoded, plusIsSpace: true) == text)
    }
}
