import Testing

@testable import WorkHome

/// Files that are none, or mean harm.
@Suite struct ImportSafetyTests {
    private func read(_ bytes: [UInt8]) async throws -> ImportReading {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return try app.reading(bytes, try await app.options())
    }

    @Test func aZipThatUnpacksToFarMoreIsRefused() throws {
        var allowance = ZipAllowance()
        // A health export is some twenty times as large as its zip.
        for packed in 1...1_000 { try allowance.take(20 << 18, packed: Int64(packed) << 18) }
        var bomb = ZipAllowance()
        #expect(throws: ImportError.bomb) {
            for _ in 0..<1_000 { try bomb.take(1 << 18, packed: 1 << 10) }
        }
        var many = ZipAllowance()
        #expect(throws: ImportError.bomb) {
            for _ in 0...ZipAllowance.mostFiles { try many.begin() }
        }
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
                == ImportProblem(line: 3, reason: "Its quotation marks don't belong together, or it is far too long."))
    }

    @Test func aFieldWithoutAnEndIsALineThatCannotBeRead() async throws {
        let long = ImportSamples.strong + "2026-10-05 18:10:00,\"" + String(repeating: "x", count: 3 << 20)
        #expect(try await read(Array(long.utf8)).rows.count == 6)
    }
}
