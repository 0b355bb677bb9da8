import Testing

@testable import HTTP

@Suite struct MultipartParserTests {
    private let body: MultipartBody = {
        var body = MultipartBody(boundary: "bound")
        body.field("text", "Good day\r\nand --bound in it\r\n--boun")
        body.file("photo", "a.jpg", [0x0D, 0x0A, 0x2D, 0x2D, 0x0D, 0x0D, 0x0A, 0x00, 0xFF, 0x0D])
        body.field("empty", "")
        return body
    }()

    @Test func partsComeWithTheirHeadsAndContents() throws {
        let parsed = try ParsedMultipart([body.bytes], boundary: "bound")
        #expect(parsed.status == nil)
        #expect(parsed.parts.map(\.head.name) == ["text", "photo", "empty"])
        #expect(parsed.parts.map(\.head.filename) == [nil, "a.jpg", nil])
        #expect(parsed.parts.map(\.head.contentType) == ["text/plain", "image/jpeg", "text/plain"])
        #expect(parsed.parts.map(\.content) == body.parts.map(\.content))
        #expect(parsed.parts.map(\.isComplete) == [true, true, true])
    }

    @Test func everySplitGivesTheSame() throws {
        let whole = try ParsedMultipart([body.bytes], boundary: "bound")
        for first in 0...body.bytes.count {
            let pieces = [Array(body.bytes[..<first]), Array(body.bytes[first...])]
            #expect(try ParsedMultipart(pieces, boundary: "bound") == whole, "split at \(first)")
        }
        for length in 1...20 {
            let pieces = stride(from: 0, to: body.bytes.count, by: length).map {
                Array(body.bytes[$0..<min($0 + length, body.bytes.count)])
            }
            #expect(try ParsedMultipart(pieces, boundary: "bound") == whole, "pieces of \(length)")
        }
    }

    @Test(arguments: [
        ("preamble\r\n--b\r\nContent-Disposition: form-data; name=x\r\n\r\n1\r\n--b--", ["1"]),
        ("--b  \t\r\nContent-Disposition: form-data; name=x\r\n\r\n1\r\n--b-- \r\nepilogue\r\n--b\r\n", ["1"]),
        ("\r\n--b\r\nCONTENT-DISPOSITION:FORM-DATA;NAME=x\r\n\r\n\r\n\r\n--b--", ["\r\n"]),
        ("--b--", []), ("--b--\r\n", []), ("x--b\r\n--b--", []),
    ])
    func whatIsAroundThePartsIsSkipped(text: String, contents: [String]) throws {
        let parsed = try ParsedMultipart([Array(text.utf8)], boundary: "b")
        #expect(parsed.status == nil)
        #expect(parsed.parts.map { String(decoding: $0.content, as: UTF8.self) } == contents)
    }

    @Test(arguments: [
        "", "--", "--b", "--b\r\n", "--b-", "--b-x", "--bx\r\n\r\n", "--b\n\n", "--b \r\r\n",
        "--b\r\nContent-Disposition: form-data; name=x\r\n\r\n1",
        "--b\r\nContent-Disposition: form-data; name=x\r\n\r\n1\r\n--b",
        "--b\r\nContent-Disposition: form-data; name=x\r\n\r\n1\r\n--bc\r\n",
        "--b\r\n\r\n1\r\n--b--", "--b\r\nContent-Type: text/plain\r\n\r\n1\r\n--b--",
        "--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--",
        "--b\r\nContent-Disposition: attachment; name=x\r\n\r\n1\r\n--b--",
        "--b\r\nContent-Disposition: form-data; name=x; name=y\r\n\r\n1\r\n--b--",
        "--b\r\nContent-Disposition: form-data; name=\"x\r\n\r\n1\r\n--b--",
        "--b\r\nContent-Disposition: form-data; name=x\r\nContent-Disposition: form-data; name=y\r\n\r\n1\r\n--b--",
        "--b\r\nContent-Disposition: form-data;\r\n name=x\r\n\r\n1\r\n--b--",
        "--b\r\nContent-Disposition : form-data; name=x\r\n\r\n1\r\n--b--",
        "--b\r\nno colon\r\nContent-Disposition: form-data; name=x\r\n\r\n1\r\n--b--",
        "--b\r\nContent-Disposition: form-data; name=\"x\u{0}\"\r\n\r\n1\r\n--b--",
        "--b\r\nContent-Disposition: form-data; name=x\r\nContent-Transfer-Encoding: base64\r\n\r\nMQ==\r\n--b--",
    ])
    func aMalformedBodyIsRefused(text: String) throws {
        let parsed = try ParsedMultipart([Array(text.utf8)], boundary: "b")
        #expect(parsed.status == 400)
    }

    @Test(arguments: [
        (#"name="a"; filename="b c.jpg""#, "a", "b c.jpg"),
        (#"name="a%22b"; filename="%22%0d%0A%25.jpg""#, "a\"b", "\"\r\n%25.jpg"),
        (#"name="a\"b"; filename="C:\x\\y""#, "a\"b", #"C:\x\y"#),
        (#"name="ü"; filename="ö%2.jpg%""#, "ü", "ö%2.jpg%"),
        (#"name=a;filename=b;x="y;z""#, "a", "b"), (#"name="a"; filename="""#, "a", ""),
        (#"name="a"; filename="../../etc/passwd""#, "a", "../../etc/passwd"),
        (#"name="a"; FileName="b""#, "a", "b"),
    ])
    func namesAreDecoded(parameters: String, name: String, filename: String) throws {
        let head = try MultipartPartHead("Content-Disposition: form-data; \(parameters)\r\n".utf8)
        #expect(head.name == name)
        #expect(head.filename == filename)
    }

    @Test func aNameIsUTF8() {
        let bytes = Array("Content-Disposition: form-data; name=\"".utf8) + [0xFF] + Array("\"\r\n".utf8)
        #expect(throws: HTTPError.self) { try MultipartPartHead(bytes) }
    }

    @Test func aHeadHasALimit() throws {
        let head = "Content-Disposition: form-data; name=x\r\n\r\n"
        let body = Array("--b\r\n\(head)1\r\n--b--".utf8)
        let fits = MultipartLimits(partHeadBytes: head.utf8.count)
        #expect(try ParsedMultipart([body], boundary: "b", limits: fits).status == nil)
        let short = MultipartLimits(partHeadBytes: head.utf8.count - 1)
        let parsed = try ParsedMultipart([body], boundary: "b", limits: short)
        #expect(parsed.status == 413)
        #expect(parsed.reason == "The head of a part is larger than 41 bytes.")
    }

    @Test func theCountOfPartsHasALimit() throws {
        var body = MultipartBody(boundary: "b")
        for number in 1...3 { body.field("f\(number)", "") }
        #expect(try ParsedMultipart([body.bytes], boundary: "b", limits: MultipartLimits(partCount: 3)).status == nil)
        let parsed = try ParsedMultipart([body.bytes], boundary: "b", limits: MultipartLimits(partCount: 2))
        #expect(parsed.status == 413)
        #expect(parsed.reason == "The form has more than 2 parts.")
    }

    /// Content that is all beginnings of a delimiter, in pieces that cut each: quadratic work would take minutes.
    @Test func nearDelimitersCostLinearTime() throws {
        var body = MultipartBody(boundary: String(repeating: "-", count: 69) + "x")
        let near = Array("\r\n--\(String(repeating: "-", count: 69))".utf8)
        body.file("f", "f", Array(repeatElement(near, count: 4_000).joined()))
        let bytes = body.bytes
        let pieces = stride(from: 0, to: bytes.count, by: 37).map { Array(bytes[$0..<min($0 + 37, bytes.count)]) }
        let start = ContinuousClock.now
        let parsed = try ParsedMultipart(pieces, boundary: body.boundary)
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(parsed.parts.first?.content == body.parts[0].content)
    }
}
