import Foundation
import Testing

@testable import Crypto

struct Base64Tests {
    @Test func agreesWithFoundation() {
        for count in 0..<80 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count &* 101 &+ 200) }
            let padded = Data(bytes).base64EncodedString()
            let text = padded.replacingOccurrences(of: "=", with: "")
            #expect(Base64.standard.encode(bytes) == text)
            #expect(Base64.standard.decode(text) == bytes)
        }
    }

    @Test func theURLAlphabetHasNoPlusAndNoSlash() {
        let bytes: [UInt8] = [0xFB, 0xEF, 0xBE, 0xFF, 0xFF, 0xFF]
        #expect(Base64.standard.encode(bytes) == "++++////")
        #expect(Base64.url.encode(bytes) == "----____")
        #expect(Base64.url.decode("----____") == bytes)
        #expect(Base64.url.decode("++++////") == nil)
        #expect(Base64.standard.decode("----____") == nil)
    }

    /// An invalid symbol, padding, a missing symbol, and bits set that no byte uses.
    @Test(arguments: ["AA*A", "AAA=", "AA==", "A", "AAAAA", "AB", "AAB", "AA A", "AAé", "\0AAA"])
    func refusesAnythingButTheOneSpelling(text: String) {
        #expect(Base64.standard.decode(text) == nil)
    }
}
