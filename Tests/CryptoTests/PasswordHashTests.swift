import Testing

@testable import Crypto

struct PasswordHashTests {
    static let salt = "AAECAwQFBgcICQoLDA0ODw"
    static let key = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"

    @Test func readsAndWritesThePHCFormat() throws {
        let text = "$scrypt$ln=15,r=8,p=3$\(Self.salt)$\(Self.key)"
        let hash = try PasswordHash(text: text)
        #expect(hash.parameters == .recommended)
        #expect(hash.salt == [UInt8](0..<16))
        #expect(hash.key == [UInt8](0..<32))
        #expect(hash.text == text)
    }

    @Test(arguments: [(1, 1, 1), (4, 2, 3), (17, 8, 1), (12, 32, 16)])
    func everyHashComesBack(log2N: Int, r: Int, p: Int) throws {
        for saltByteCount in 8...48 {
            let hash = PasswordHash(
                parameters: try ScryptParameters(log2N: log2N, r: r, p: p),
                salt: (0..<saltByteCount).map { UInt8(250 - $0) }, key: (0..<64).map { UInt8($0 * 4) })
            #expect(try PasswordHash(text: hash.text) == hash)
        }
    }

    @Test(arguments: [
        "", "$", "$$$$", "plain text", "scrypt$ln=15,r=8,p=3$\(salt)$\(key)", " $scrypt$ln=15,r=8,p=3$\(salt)$\(key)",
        "$scrypt$ln=15,r=8,p=3$\(salt)$\(key)$", "$scrypt$ln=15,r=8,p=3$\(salt)$\(key)\n",
        "$argon2id$ln=15,r=8,p=3$\(salt)$\(key)", "$SCRYPT$ln=15,r=8,p=3$\(salt)$\(key)",
        "$scrypt$ln=15,r=8,p=3$\(salt)", "$scrypt$ln=15,r=8,p=3$$\(key)", "$scrypt$ln=15,r=8,p=3$\(salt)$",
        "$scrypt$ln=15,r=8,p=3$AAAA$\(key)", "$scrypt$ln=15,r=8,p=3$\(salt)$AAAA",
        "$scrypt$ln=15,r=8,p=3$\(salt)==$\(key)", "$scrypt$ln=15,r=8,p=3$\(salt)$\(key)=",
        "$scrypt$ln=15,r=8$\(salt)$\(key)", "$scrypt$r=8,ln=15,p=3$\(salt)$\(key)",
        "$scrypt$ln=15,r=8,p=3,p=3$\(salt)$\(key)", "$scrypt$ln=,r=8,p=3$\(salt)$\(key)",
        "$scrypt$ln=+15,r=8,p=3$\(salt)$\(key)", "$scrypt$ln=015,r=8,p=3$\(salt)$\(key)",
        "$scrypt$ln=-1,r=8,p=3$\(salt)$\(key)", "$scrypt$ln=0x0F,r=8,p=3$\(salt)$\(key)",
        "$scrypt$ln=٣,r=8,p=3$\(salt)$\(key)", "$scrypt$ln=15,r=99999999999999999999,p=3$\(salt)$\(key)",
        "$scrypt$ln=15,r=8,p=3$" + String(repeating: "A", count: 1_000_000) + "$\(key)",
    ])
    func refusesWhatIsNotAHash(text: String) {
        #expect(throws: CryptoError.malformedPasswordHash) { try PasswordHash(text: text) }
    }

    @Test(arguments: [
        "ln=21,r=8,p=1", "ln=20,r=8,p=1", "ln=999999999,r=8,p=1", "ln=15,r=999999999,p=1", "ln=15,r=8,p=999999999",
        "ln=0,r=8,p=1", "ln=15,r=0,p=1", "ln=15,r=8,p=0", "ln=63,r=1,p=1", "ln=64,r=1,p=1",
    ])
    func refusesAHashThatAsksForTooMuch(settings: String) {
        #expect(throws: CryptoError.scryptParametersOutOfBounds) {
            try PasswordHash(text: "$scrypt$\(settings)$\(Self.salt)$\(Self.key)")
        }
    }
}
