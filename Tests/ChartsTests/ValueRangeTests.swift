import Testing

@testable import Charts

struct ValueRangeTests {
    @Test func holdsAllValues() {
        #expect(ValueRange.covering([3, -1, 2], zero: false) == -1...3)
        #expect(ValueRange.covering([3, 2], zero: true) == 0...3)
        #expect(ValueRange.covering([-3, -2], zero: true) == -3...0)
        #expect(ValueRange.covering([], zero: true) == nil)
    }

    @Test func widensASingleValueSoThatItHasAMiddle() {
        #expect(ValueRange.covering([77.5], zero: false) == 76.5...78.5)
        #expect(ValueRange.covering([77.5, 77.5], zero: false) == 76.5...78.5)
        #expect(ValueRange.covering([1000], zero: false) == 990...1010)
        #expect(ValueRange.covering([0], zero: false) == 0...1)
        #expect(ValueRange.covering([5, 5 + 1e-12], zero: false) == 4...(6 + 1e-12))
    }
}
