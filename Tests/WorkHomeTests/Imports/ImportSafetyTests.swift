import Support
import Testing

@testable import Transfer

/// Invalid or malicious files.
@Suite struct ImportSafetyTests {
    private func read(_ bytes: [UInt8]) async throws -> ImportReading {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return try app.reading(bytes, try await app.options())
    }

    @Test func aZipThatUnpacksToFarMoreIsRefused() {
        var allowance = ZipAllowance()
        // A health export is about twenty times as large as its zip.
        let takesAll = (1...1_000).allSatisfy { allowance.allows(20 << 18, packed: Int64($0) << 18) }
        #expect(takesAll)
        var bomb = ZipAllowance()
        let takesABomb = (0..<1_000).allSatisfy { _ in bomb.allows(1 << 18, packed: 1 << 10) }
        #expect(!takesABomb)
        var huge = ZipAllowance()
        let takesTooMuch = (1...17).allSatisfy { huge.allows(1 << 30, packed: Int64($0) << 30) }
        #expect(!takesTooMuch)
        var many = ZipAllowance()
        let takesTooMany = (0...ZipAllowance.maximumFiles).allSatisfy { _ in many.allowsAnotherFile() }
        #expect(!takesTooMany)
    }

    @Test func namesInAZipAreNamesAlone() async throws {
        let reading = try await read(StoredZip.bytes([("../../etc/strong.csv", ImportSamples.strong)]))
        #expect(reading.format == .strong)
        #expect(reading.problems.first?.place == "strong.csv, line 9")
    }

    @Test func aSpreadsheetAndADamagedZipAreToldApart() async throws {
        await #expect(throws: ImportError.spreadsheet) {
            try await read(StoredZip.bytes([("xl/workbook.xml", "<workbook/>")]))
        }
        await #expect(throws: ImportError.damagedZip) {
            try await read(Array(StoredZip.bytes([("a.csv", ImportSamples.strong)]).prefix(200)))
        }
        await #expect(throws: ImportError.unknown) { try await read(StoredZip.bytes([("a.csv", "a,b\n1,2")])) }
    }

    @Test func aBrokenLineCostsNoOther() async throws {
        let broken = ImportSamples.strong.replacing("\"Slow, and paused\"", with: "\"Slow\" and paused")
        let reading = try await read(Array(broken.utf8))
        #expect(reading.rows.count == 5)
        #expect(
            reading.problems.first
                == ImportProblem(line: 3, reason: "Its quotation marks don’t match, or it is far too long."))
    }

    /// Up to that many, the others are imported.
    @Test func aFileEndsAfterAThousandBadLines() async throws {
        func file(bad: Int) -> String {
            ImportSamples.strong + "\n" + String(repeating: "x\n", count: bad)
        }
        let reading = try await read(Array(file(bad: 990).utf8))
        #expect(reading.rows.count == 6 && (990...1_000).contains(reading.problemCount))
        let error = await #expect(throws: ImportError.self) { try await read(Array(file(bad: 2_000).utf8)) }
        #expect(
            error?.description.hasPrefix("More than 1,000 lines can’t be read, so nothing was added. Line ") == true)
    }

    @Test func thePageSaysWhyAFileEnded() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let answer = try await alex.bring(ImportSamples.strong + "\n" + String(repeating: "x\n", count: 2_000))
        #expect(answer.status == 422)
        #expect(answer.main.words.contains("More than 1,000 lines can’t be read, so nothing was added."))
        #expect(try app.importFiles() == [])
    }

    /// Rows without their values are no bad lines: a file may have more of them than others.
    @Test func rowsThatSayNothingEndNoFile() async throws {
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let lines = (0..<1_500).map { "2026-10-05 18:10:00,Day,1h,Squat,\($0 + 1),0,0,0,0,,," }
        let reading = try await read(Array(([header] + lines).joined(separator: "\n").utf8))
        #expect(reading.problemCount == 1_500)
    }

    /// Elements within elements, a part without an end, and names without an end.
    @Test(arguments: ["<a>", "<a b=\"", "<!--"])
    func anEndlessHealthExportIsRefused(piece: String) async throws {
        let text = "<HealthData>" + String(repeating: piece + "x", count: 400_000)
        await #expect(throws: ImportError.self) { try await read(Array(text.utf8)) }
    }

    @Test func differentNamesAreLimited() async throws {
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let lines = (0..<2_100).map { "2026-10-05 18:10:00,Day,1h,Lift \($0),1,50,5,0,0,,," }
        await #expect(throws: ImportError.tooManyExercises) {
            try await read(Array(([header] + lines).joined(separator: "\n").utf8))
        }
    }

    /// What is kept of a line that can't be read is short, whatever is in it.
    @Test func reasonsAreShort() async throws {
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let letter = "e" + String(repeating: "\u{301}", count: 100_000)
        let reading = try await read(Array("\(header)\n2026-10-05 18:10:00,Day,1h,Squat,1,\(letter),5,0,0,,,".utf8))
        #expect(reading.problems.map { $0.reason.unicodeScalars.count <= ImportBuilder.longestReason } == [true])
    }

    /// Half a million rows are kept on disk, in the order in which they are added.
    @Test func rowsComeBackAsTheyWereRead() async throws {
        for sample in [ImportSamples.strong, ImportSamples.hevy] {
            let reading = try await read(Array(sample.utf8))
            let stored = try #require(reading.storedRows)
            let order = try stored.placesInOrder().map { try stored.row(at: $0) }
            #expect(Set(order.map(\.identity)) == Set(reading.rows.map(\.identity)))
            let keys = order.map { "\($0.entry.order.phase)\u{1}\($0.entry.order.name)\u{1}\($0.moment.day)" }
            #expect(keys == keys.sorted())
        }
    }

    @Test func aFieldWithoutAnEndIsALineThatCannotBeRead() async throws {
        let long = ImportSamples.strong + "2026-10-05 18:10:00,\"" + String(repeating: "x", count: 3 << 20)
        #expect(try await read(Array(long.utf8)).rows.count == 6)
    }
}
