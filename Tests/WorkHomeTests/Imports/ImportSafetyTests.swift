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

    @Test func aFieldWithoutAnEndIsALineThatCannotBeRead() async throws {
        let long = ImportSamples.strong + "2026-10-05 18:10:00,\"" + String(repeating: "x", count: 3 << 20)
        #expect(try await read(Array(long.utf8)).rows.count == 6)
    }
}
