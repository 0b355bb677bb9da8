import Foundation
import GRDB
import Testing

@testable import Transfer

@Suite struct ArchiveTextTests {
    private func csv(_ values: [(any DatabaseValueConvertible)?]) -> String {
        var bytes: [UInt8] = []
        CSVLine.append(values.map { $0?.databaseValue ?? .null }, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+49 30", "'+49 30"), ("-5 kg", "'-5 kg"), ("@home", "'@home"), ("\tx", "'\tx"),
        ("\rx", "\"'\rx\""), ("a=1", "a=1"), ("", ""), ("'quoted'", "'quoted'"),
        ("'=1", "''=1"), ("=HYPERLINK(\"x\",1)", "\"'=HYPERLINK(\"\"x\"\",1)\""), ("a,b", "\"a,b\""),
        ("a\nb", "\"a\nb\""),
    ])
    func aSpreadsheetWorksNoTextOut(text: String, cell: String) {
        #expect(csv([text]) == cell + "\r\n")
    }

    @Test func numbersAreNumbers() {
        #expect(csv([-5, 60.0, -7.25, nil, 1_700_000_000]) == "-5,60,-7.25,,1700000000\r\n")
    }

    @Test(arguments: ["", "plain", "\"\\\u{0}\u{1F}\n", "Ünïcödé 🏋️‍♀️", "=1+1", "</script>"])
    func aTextComesBackFromJSON(text: String) throws {
        var bytes: [UInt8] = []
        JSONLine.append(text, to: &bytes)
        #expect(try JSONDecoder().decode(String.self, from: Data(bytes)) == text)
    }

    @Test(arguments: [0, 0.1 + 0.2, 61.234_969_95, Double.leastNonzeroMagnitude, 1e300, -102.058_283_25])
    func aNumberComesBackFromJSON(number: Double) throws {
        var bytes: [UInt8] = []
        JSONLine.append(number.databaseValue, to: &bytes)
        #expect(try JSONDecoder().decode(Double.self, from: Data(bytes)) == number)
    }
}
