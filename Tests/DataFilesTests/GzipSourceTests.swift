import Samples
import Support
import Testing

@testable import DataFiles
@testable import HTTP

@Suite struct GzipSourceTests {
    private static let short = Array("one\ntwo\n".utf8)
    /// More than one chunk, and hardly compressible.
    private static let long = {
        var chance = SeededGenerator(seed: 3)
        return (0..<700_000).map { _ in UInt8.random(in: 32...90, using: &chance) }
    }()

    private func compressed(_ bytes: [UInt8]) throws -> [UInt8] { try #require(Gzip.compress(bytes, level: 6)) }

    private func read(_ bytes: [UInt8], chunk: Int = 1 << 18) throws -> [UInt8] {
        var rest = bytes[...]
        let source = try GzipSource(path: "foods.csv.gz") {
            guard !rest.isEmpty else { return nil }
            defer { rest = rest.dropFirst(chunk) }
            return Array(rest.prefix(chunk))
        }
        var result: [UInt8] = []
        while let chunk = try source.nextChunk() {
            #expect(!chunk.isEmpty && chunk.count <= 1 << 18)
            result += chunk
        }
        #expect(try source.nextChunk() == nil)
        return result
    }

    private func failure(_ bytes: [UInt8]) -> String? {
        #expect(throws: GzipError.self) { try read(bytes) }?.description
    }

    @Test(arguments: [1, 7, 65_536, 1 << 20])
    func itComesBackHoweverItIsCut(chunk: Int) throws {
        #expect(try read(try compressed(Self.short), chunk: chunk) == Self.short)
        guard chunk > 7 else { return }
        #expect(try read(try compressed(Self.long), chunk: chunk) == Self.long)
        // A megabyte of output comes from a kilobyte of input.
        let even = [UInt8](repeating: 65, count: 1 << 20)
        #expect(try read(try compressed(even), chunk: chunk) == even)
    }

    @Test(arguments: [1, 5, 1 << 18])
    func membersAreOneFile(chunk: Int) throws {
        let bytes = try compressed(Self.short) + compressed([]) + compressed(Self.short)
        #expect(try read(bytes, chunk: chunk) == Self.short + Self.short)
        #expect(try read(bytes + [0, 0, 0, 0], chunk: chunk) == Self.short + Self.short)
    }

    @Test func anEmptyFileIsEmpty() throws {
        #expect(try read([]).isEmpty)
    }

    @Test func anIncompleteDownloadIsNoticed() throws {
        let message = "Cannot read foods.csv.gz: it ends too early, so its download is incomplete."
        let (short, long) = (try compressed(Self.short), try compressed(Self.long))
        for length in 1..<short.count { #expect(failure(Array(short.prefix(length))) == message) }
        for length in [long.count / 2, long.count - 1] { #expect(failure(Array(long.prefix(length))) == message) }
        #expect(failure(short + short.prefix(5)) == message)
    }

    @Test func damageIsNoticed() throws {
        let message = "Cannot read foods.csv.gz: it is damaged."
        var bytes = try compressed(Self.long)
        bytes[bytes.count / 2] ^= 1
        #expect(failure(bytes) == message)
        // The check sum at the end.
        bytes = try compressed(Self.short)
        bytes[bytes.count - 6] ^= 1
        #expect(failure(bytes) == message)
        #expect(failure(Self.short) == message)
    }

    @Test func itsBeginningTellsIt() throws {
        #expect(GzipSource.isBeginning(try compressed(Self.short)))
        #expect(!GzipSource.isBeginning(Self.short))
        #expect(!GzipSource.isBeginning([]))
    }
}
