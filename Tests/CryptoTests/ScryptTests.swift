import Testing

@testable import Crypto

struct ScryptTests {
    struct Vector: Sendable {
        let password: String
        let salt: String
        let log2N: Int
        let r: Int
        let p: Int
        let key: String
    }

    /// RFC 7914 section 12, except the fourth, whose 1 GiB of memory exceeds the limit of this target.
    static let vectors = [
        Vector(
            password: "", salt: "", log2N: 4, r: 1, p: 1,
            key: """
                77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442
                fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906
                """),
        Vector(
            password: "password", salt: "NaCl", log2N: 10, r: 8, p: 16,
            key: """
                fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162
                2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640
                """),
        Vector(
            password: "pleaseletmein", salt: "SodiumChloride", log2N: 14, r: 8, p: 1,
            key: """
                7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2
                d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887
                """),
    ]

    @Test(arguments: vectors)
    func matchesThePublishedKey(vector: Vector) throws {
        let parameters = try ScryptParameters(log2N: vector.log2N, r: vector.r, p: vector.p)
        let key = try Scrypt.deriveKey(
            password: Array(vector.password.utf8), salt: Array(vector.salt.utf8), parameters: parameters,
            byteCount: 64)
        #expect(key == bytes(hex: vector.key))
    }

    @Test func theLargestMemoryAllowedIsEnoughForOpenSSL() throws {
        let parameters = try ScryptParameters(log2N: 17, r: 8, p: 1)
        let key = try Scrypt.deriveKey(password: [1], salt: [2], parameters: parameters, byteCount: 32)
        #expect(key.count == 32)
    }

    @Test(arguments: [
        (0, 8, 1), (21, 8, 1), (20, 8, 1), (15, 0, 1), (15, 33, 1), (15, 8, 0), (15, 8, 17), (17, 8, 5),
        (-1, 8, 1), (15, -8, 1), (15, 8, -3), (18, 8, 1), (Int.max, Int.max, Int.max),
    ])
    func refusesParametersOutOfBounds(log2N: Int, r: Int, p: Int) {
        #expect(throws: CryptoError.scryptParametersOutOfBounds) {
            try ScryptParameters(log2N: log2N, r: r, p: p)
        }
    }

    @Test func theRecommendedParametersAreThoseOfTheDesign() throws {
        #expect(try ScryptParameters.recommended == ScryptParameters(log2N: 15, r: 8, p: 3))
    }
}
