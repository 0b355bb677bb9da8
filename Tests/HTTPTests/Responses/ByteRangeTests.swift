import Testing

@testable import HTTP

@Suite struct ByteRangeTests {
    @Test(arguments: [
        ("bytes=0-0", ByteRange.part(0..<1)), ("bytes=0-9", .part(0..<10)), ("bytes=3-5", .part(3..<6)),
        ("bytes=9-9", .part(9..<10)), ("bytes=5-", .part(5..<10)), ("bytes=0-", .part(0..<10)),
        ("bytes=5-10", .part(5..<10)), ("bytes=5-99999999999999999999999999", .part(5..<10)),
        ("bytes=0-9223372036854775807", .part(0..<10)), ("bytes=-1", .part(9..<10)), ("bytes=-10", .part(0..<10)),
        ("bytes=-11", .part(0..<10)), ("bytes=-99999999999999999999999999", .part(0..<10)),
        ("bytes=-9223372036854775808", .part(0..<10)), ("Bytes= 1-2 ", .part(1..<3)), ("bytes=0001-2", .part(1..<3)),
    ])
    func oneRangeIsAPart(header: String, range: ByteRange) {
        #expect(ByteRange(header, length: 10) == range)
    }

    @Test(arguments: [
        "bytes=10-", "bytes=10-10", "bytes=11-20", "bytes=9223372036854775807-", "bytes=9223372036854775808-",
        "bytes=99999999999999999999999999-", "bytes=99999999999999999999-99999999999999999999", "bytes=-0",
        "bytes=-000",
    ])
    func aRangePastTheEndIsUnsatisfiable(header: String) {
        #expect(ByteRange(header, length: 10) == .unsatisfiable)
    }

    @Test(arguments: [
        nil, "", "bytes", "bytes=", "bytes=-", "bytes=--1", "bytes=1", "bytes=a-b", "bytes=1-b", "bytes=-b",
        "bytes=5-3",
        "bytes=1-2-3", "bytes=1-2,", "bytes=0-1,4-5", "bytes=0-1, -1", "bytes=,", "bytes=+1-2", "bytes=1-+2",
        "bytes=0x1-2",
        "bytes=1 - 2", "bytes=-1-", "bytes=1.0-2", "bytes:0-1", "items=0-1", "=0-1", "bytes==0-1", "bytes =0-1",
        "bytes=١-٢", "bytes=99999999999999999999-1",
    ])
    func anythingElseIsTheWhole(header: String?) {
        #expect(ByteRange(header, length: 10) == .whole)
    }

    @Test func everyPairOfNumbersFollowsTheDefinition() {
        for length in 0...6 {
            for first in 0...8 {
                for last in 0...8 {
                    let wanted = (0..<length).filter { (first...max(first, last)).contains($0) }
                    let range = ByteRange("bytes=\(first)-\(last)", length: length)
                    if first > last {
                        #expect(range == .whole)
                    } else if let lowest = wanted.first {
                        #expect(range == .part(lowest..<(lowest + wanted.count)))
                    } else {
                        #expect(range == .unsatisfiable)
                    }
                }
            }
        }
    }

    @Test func nothingHasNoParts() {
        #expect(ByteRange("bytes=0-", length: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=-5", length: 0) == .whole)
    }
}
