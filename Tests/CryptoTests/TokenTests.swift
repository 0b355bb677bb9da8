import Testing

@testable import Crypto

struct TokenTests {
    @Test func comesBackFromItsText() throws {
        let token = try Token()
        let read = try #require(Token(text: token.text))
        #expect(read == token)
        #expect(read.digest == token.digest)
    }

    @Test func textIs43CharactersThatNeedNoEscaping() throws {
        let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        for _ in 0..<200 {
            let text = try Token().text
            #expect(text.count == 43)
            #expect(text.allSatisfy(allowed.contains))
        }
    }

    @Test func noTwoAreEqual() throws {
        var texts: Set<String> = []
        var digests: Set<[UInt8]> = []
        for _ in 0..<1000 {
            let token = try Token()
            texts.insert(token.text)
            digests.insert(token.digest)
        }
        #expect(texts.count == 1000)
        #expect(digests.count == 1000)
        #expect(try Token() != Token())
    }

    @Test func digestIsTheSHA256OfTheBytesAndNotTheText() throws {
        let token = try #require(Token(text: String(repeating: "A", count: 43)))
        #expect(token.digest == bytes(hex: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"))
    }

    @Test(arguments: [
        "", "AAAA", String(repeating: "A", count: 42), String(repeating: "A", count: 44),
        String(repeating: "A", count: 42) + "B", String(repeating: "A", count: 42) + "=",
        String(repeating: "A", count: 42) + "+", String(repeating: "A", count: 42) + "é",
        String(repeating: "A", count: 100_000),
    ])
    func refusesTextThatNoTokenHas(text: String) {
        #expect(Token(text: text) == nil)
    }

    @Test func printingGivesNothingAway() throws {
        let token = try Token()
        #expect(!"\(token)".contains(token.text))
        #expect(!String(reflecting: token).contains(token.text))
    }
}
