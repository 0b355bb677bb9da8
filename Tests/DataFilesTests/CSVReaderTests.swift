import Support
import Testing

@testable import DataFiles

@Suite struct CSVReaderTests {
    /// Each record as its fields, a malformed line as `nil`.
    private func read(
        _ bytes: [UInt8], chunk: Int = 7, delimiter: Character = ",", isQuoting: Bool = true
    ) throws -> [[String]?] {
        var rest = bytes[...]
        var reader = try CSVReader(delimiter: delimiter.asciiValue ?? 0, isQuoting: isQuoting) {
            guard !rest.isEmpty else { return nil }
            defer { rest = rest.dropFirst(chunk) }
            return Array(rest.prefix(chunk))
        }
        var records: [[String]?] = []
        var record = CSVRecord()
        while true {
            switch try reader.read(into: &record) {
            case .record: records.append((0..<record.count).map { record.text($0) })
            case .broken: records.append(nil)
            case .end: return records
            }
        }
    }

    private func read(_ text: String) throws -> [[String]?] { try read(Array(text.utf8)) }

    @Test(arguments: [
        ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
        ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
        ("\u{FEFF}a,b\n", [["a", "b"]]),
        ("\"a\",\"b, c\"\n", [["a", "b, c"]]),
        ("\"say \"\"hello\"\"\",x\n", [["say \"hello\"", "x"]]),
        ("\"two\nlines\",x\ny,z\n", [["two\nlines", "x"], ["y", "z"]]),
        ("\n\r\na\n\n", [["a"]]),
        (",\n\"\",\"\"\n", [["", ""], ["", ""]]),
        ("ä,日本\n", [["ä", "日本"]]),
        ("", []), ("\n", []), ("a", [["a"]]), ("a,", [["a", ""]]),
    ])
    func recordsAreReadAsTheStandardSays(text: String, records: [[String]]) throws {
        #expect(try read(text) == records)
    }

    @Test(arguments: [1, 7, 1_000])
    func withoutQuotingAQuotationMarkIsACharacter(chunk: Int) throws {
        let text = "a\tb\n\"1\t2\n3\" x\t\"4\"\r\n\"\"\t\n"
        #expect(
            try read(Array(text.utf8), chunk: chunk, delimiter: "\t", isQuoting: false) == [
                ["a", "b"], ["\"1", "2"], ["3\" x", "\"4\""], ["\"\"", ""],
            ])
    }

    @Test func aStrayQuotationMarkCostsItsLineAlone() throws {
        #expect(try read("a,b\n\"1,2\n3,4\n5,6\n") == [["a", "b"], nil, ["3", "4"], ["5", "6"]])
        #expect(try read("a\"b,c\nd,e\n") == [nil, ["d", "e"]])
        #expect(try read("\"a\"b,c\nd,e\n") == [nil, ["d", "e"]])
        #expect(try read("d,e\n\"a") == [["d", "e"], nil])
    }

    @Test func anEndlessRecordCostsItsLineAlone() throws {
        let long = "\"" + String(repeating: "x", count: 3 << 20) + "\n"
        let records = try read(Array((long + "a,b\n").utf8), chunk: 1 << 16)
        #expect(records == [nil, ["a", "b"]])
    }

    /// A line of 32 MiB, quoted or not, is read as it comes and kept nowhere.
    @Test(arguments: ["x", "\"x", "x,"])
    func ofALineWithoutAnEndNothingIsKept(beginning: String) throws {
        let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 18)
        var left = 1 << 7
        var reader = try CSVReader {
            left -= 1
            return left < 0 ? nil : left == 0 ? Array("\na,b\n".utf8) : left == 127 ? Array(beginning.utf8) : chunk
        }
        var record = CSVRecord()
        #expect(try reader.read(into: &record) == .broken(line: 1))
        #expect(reader.buffer.capacity <= 4 << 20)
        #expect(try reader.read(into: &record) == .record)
        #expect(record.line == 2 && record.text(1) == "b")
        #expect(try reader.read(into: &record) == .end)
    }

    @Test func linesAreCounted() throws {
        let text = Array("a\n\"b\nb\"\n\nc\n\"d\ne\n".utf8)
        var isRead = false
        var reader = try CSVReader {
            defer { isRead = true }
            return isRead ? nil : text
        }
        var (lines, record): ([String], CSVRecord) = ([], CSVRecord())
        while true {
            let reading = try reader.read(into: &record)
            if reading == .end { break }
            lines.append(reading == .record ? "\(record.text(0).prefix(1)) \(record.line)" : "\(reading)")
        }
        #expect(lines == ["a 1", "b 2", "c 5", "broken(line: 6)", "e 7"])
    }

    @Test func whateverIsWrittenIsReadInWhateverPieces() throws {
        var generator = SeededGenerator(seed: 1)
        let pieces = ["", "a", "\"", ",", ";", "\n", "\r\n", "é", "long text ", "0.5"]
        for _ in 0..<300 {
            let records = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                (0..<Int.random(in: 2...5, using: &generator)).map { _ in
                    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                        pieces.randomElement(using: &generator) ?? ""
                    }.joined()
                }
            }
            let text = records.map { record in
                record.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ";")
            }.joined(separator: "\n")
            let chunk = Int.random(in: 1...20, using: &generator)
            #expect(try read(Array(text.utf8), chunk: chunk, delimiter: ";") == records, "\(text)")
        }
    }

    @Test func numbersAreReadOrNot() throws {
        var isRead = false
        var reader = try CSVReader {
            defer { isRead = true }
            return isRead ? nil : Array("12,-1,1.5,nan,,123456789012345678901,1e3\n".utf8)
        }
        var record = CSVRecord()
        _ = try reader.read(into: &record)
        #expect((0..<8).map { record.integer($0) } == [12, nil, nil, nil, nil, nil, nil, nil])
        #expect((0..<8).map { record.number($0) } == [12, -1, 1.5, nil, nil, 123_456_789_012_345_683_968, 1000, nil])
    }
}
