import GRDB
import Testing

@testable import Transfer

@Suite struct ArchiveLineTests {
    private func read(_ text: String) -> [String: DatabaseValue]? { ArchiveLine(Array(text.utf8))?.values }

    @Test func valuesAreReadAsTheyAre() {
        let values = read(
            #" { "a" : 1 , "b":-2.5,"c":null,"d":"\"\\\/\b\f\n\r\té😀\u00e9\ud83d\ude00","e":1e3,"f":true } "#)
        #expect(
            values == [
                "a": 1.databaseValue, "b": (-2.5).databaseValue, "c": .null,
                "d": "\"\\/\u{8}\u{C}\n\r\té😀é😀".databaseValue, "e": 1_000.0.databaseValue, "f": 1.databaseValue,
            ])
    }

    @Test(arguments: [
        "", "{", "{}", "[1]", #"{"a":1"#, #"{"a":1}x"#, #"{"a":}"#, #"{"a":[1]}"#, #"{"a":{}}"#, #"{"a":1,"a":2}"#,
        #"{"a":"\ud83d"}"#, #"{"a":"\u12"}"#, #"{"a":"\x"}"#, "{\"a\":\"\n\"}", #"{"a":1e999}"#, #"{"a":nul}"#,
        #"{"a":-}"#, #"{a:1}"#, #"{"a":"b}"#,
    ])
    func whatIsNoObjectOfPlainValuesIsNone(text: String) {
        #expect(read(text) == nil)
    }
}
