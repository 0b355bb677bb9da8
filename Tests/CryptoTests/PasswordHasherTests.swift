import Testing

@testable import Crypto

struct PasswordHasherTests {
    let hasher: PasswordHasher

    init() throws {
        hasher = PasswordHasher(parameters: try ScryptParameters(log2N: 4, r: 1, p: 1))
    }

    @Test func theRightPasswordMatchesAndOthersDoNot() async throws {
        let stored = try await hasher.hash("correct horse")
        #expect(try await hasher.verify("correct horse", against: stored) == .match(needsRehash: false))
        for wrong in ["correct horsf", "correct hors", "correct horse ", "Correct horse", ""] {
            #expect(try await hasher.verify(wrong, against: stored) == .mismatch)
        }
    }

    @Test func everyHashHasItsOwnSalt() async throws {
        let first = try await hasher.hash("same")
        let second = try await hasher.hash("same")
        #expect(first != second)
        #expect(try PasswordHash(text: first).salt.count == 16)
        #expect(try PasswordHash(text: first).key.count == 32)
    }

    @Test func theRecommendedCostIsTheDefaultAndWorks() async throws {
        let hasher = PasswordHasher()
        let stored = try await hasher.hash("password")
        #expect(stored.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
        #expect(try await hasher.verify("password", against: stored) == .match(needsRehash: false))
    }

    @Test func aHashOfOtherSettingsMatchesAndAsksForANewOne() async throws {
        let dearer = PasswordHasher(parameters: try ScryptParameters(log2N: 5, r: 1, p: 1))
        let stored = try await hasher.hash("password")
        #expect(try await dearer.verify("password", against: stored) == .match(needsRehash: true))
        #expect(try await dearer.verify("wrong", against: stored) == .mismatch)
    }

    /// From another implementation, with a shorter salt than this one: password "pleaseletmein".
    @Test func readsTheHashesOfOthers() async throws {
        let salt = Base64.standard.encode(Array("SodiumChloride".utf8))
        let key = Base64.standard.encode(bytes(hex: ScryptTests.vectors[2].key))
        let stored = "$scrypt$ln=14,r=8,p=1$\(salt)$\(key)"
        #expect(try await hasher.verify("pleaseletmein", against: stored) == .match(needsRehash: true))
        #expect(try await hasher.verify("pleaseletmeout", against: stored) == .mismatch)
    }

    @Test func composedAndDecomposedLettersAreOnePassword() async throws {
        let stored = try await hasher.hash("caf\u{E9}")
        #expect(try await hasher.verify("cafe\u{301}", against: stored) == .match(needsRehash: false))
        #expect(try await hasher.verify("cafe", against: stored) == .mismatch)
    }

    @Test func lettersThatOnlyLookAlikeInCompatibilityFormStayDifferent() async throws {
        let stored = try await hasher.hash("\u{FB01}sh")
        #expect(try await hasher.verify("fish", against: stored) == .mismatch)
    }

    @Test func thePasswordIsBoundedInBytesAfterNormalisation() async throws {
        let tooLong = CryptoError.passwordTooLong(maximumBytes: 1024)
        let longest = String(repeating: "\u{E9}", count: 512)
        let stored = try await hasher.hash(longest)
        let decomposed = String(repeating: "e\u{301}", count: 512)
        #expect(try await hasher.verify(decomposed, against: stored) == .match(needsRehash: false))
        for password in [longest + "a", String(repeating: "a", count: 10_000_000)] {
            await #expect(throws: tooLong) { try await hasher.hash(password) }
            await #expect(throws: tooLong) { try await hasher.verify(password, against: stored) }
            await #expect(throws: tooLong) { try await hasher.verifyUnknownAccount(password) }
        }
    }

    @Test func aBadStoredHashIsAnErrorAndNotAMismatch() async {
        await #expect(throws: CryptoError.malformedPasswordHash) {
            try await hasher.verify("password", against: "secret")
        }
        await #expect(throws: CryptoError.scryptParametersOutOfBounds) {
            let bomb = "$scrypt$ln=20,r=8,p=1$\(PasswordHashTests.salt)$\(PasswordHashTests.key)"
            return try await hasher.verify("password", against: bomb)
        }
    }

    /// The fastest of five each, with a wide bound: without the derivation the ratio is under a thousandth.
    @Test func aCheckAgainstNothingCostsWhatARealOneCosts() async throws {
        let hasher = PasswordHasher(parameters: try ScryptParameters(log2N: 14, r: 8, p: 1))
        let stored = try await hasher.hash("password")
        var real: [Duration] = []
        var nothing: [Duration] = []
        for _ in 0..<5 {
            let start = ContinuousClock.now
            #expect(try await hasher.verify("wrong", against: stored) == .mismatch)
            let middle = ContinuousClock.now
            #expect(try await hasher.verifyUnknownAccount("wrong") == .mismatch)
            real.append(middle - start)
            nothing.append(.now - middle)
        }
        #expect(try #require(nothing.min()) > #require(real.min()) / 10)
    }
}
