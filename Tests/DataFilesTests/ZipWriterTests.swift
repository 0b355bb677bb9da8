import Foundation
import Testing

@testable import DataFiles

@Suite struct ZipWriterTests {
    /// Collects the writer's output and the size of its largest piece.
    private final class Taker {
        var bytes: [UInt8] = []
        var largestPiece = 0

        func take(_ piece: [UInt8]) {
            bytes += piece
            largestPiece = max(largestPiece, piece.count)
        }
    }

    @Test func whatIsWrittenIsRead() throws {
        let taker = Taker()
        let writer = try ZipWriter(modifiedAt: 1_795_253_400, sink: taker.take)
        let random = (0..<200_000).map { _ in UInt8.random(in: 0...255) }
        try writer.begin("folder/text.csv")
        for _ in 0..<1_000 { try writer.write(Array("a line of a table\r\n".utf8)) }
        try writer.begin("photo.jpg", storedLength: random.count)
        try writer.write(random)
        try writer.begin("empty.txt")
        try writer.finish()
        #expect(taker.largestPiece <= 1 << 16)
        // The text is compressed, the stored photo is not.
        #expect((random.count..<random.count + 5_000).contains(taker.bytes.count))

        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).zip")
        try Data(taker.bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var found: [String: [UInt8]] = [:]
        try ZipArchive(path: url.path).forEachFile { member in
            var bytes: [UInt8] = []
            while let chunk = try member.nextChunk() { bytes += chunk }
            found[member.path] = bytes
        }
        #expect(found["folder/text.csv"]?.count == 19_000)
        #expect(found["photo.jpg"] == random)
        #expect(found["empty.txt"] == [] && found.count == 3)
    }

    @Test func theErrorOfWhoeverTakesTheBytesComesBack() throws {
        let writer = try ZipWriter(modifiedAt: 0) { _ in throw CocoaError(.fileWriteOutOfSpace) }
        try writer.begin("photo.jpg", storedLength: 1 << 20)
        #expect(throws: CocoaError.self) { try writer.write([UInt8](repeating: 7, count: 1 << 20)) }
    }
}
