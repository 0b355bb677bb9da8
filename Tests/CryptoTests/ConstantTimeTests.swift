import Testing

@testable import Crypto

struct ConstantTimeTests {
    @Test func equalBytesAreEqual() {
        #expect(constantTimeEqual([], []))
        #expect(constantTimeEqual([1, 2, 3], [1, 2, 3]))
    }

    @Test func oneBitOrOneByteMakesTheDifference() {
        let bytes = [UInt8](0..<32)
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 0x80
            #expect(!constantTimeEqual(bytes, other))
        }
        #expect(!constantTimeEqual(bytes, Array(bytes.dropLast())))
        #expect(!constantTimeEqual([], [0]))
    }
}
