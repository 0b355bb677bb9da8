import Foundation
import Support
import Testing

@testable import DataFiles

@Suite struct ZipArchiveTests {
    private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).zip")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url.path)
    }

    @Test func itsFilesAreStreamedInOrder() throws {
        let long = String(repeating: "0123456789", count: 100_000)
        try withFile(StoredZip.bytes([("folder/first.csv", "a,b\n"), ("second.csv", long)])) { path in
            var found: [String: String] = [:]
            try ZipArchive(path: path).forEachFile { member in
                var bytes: [UInt8] = []
                while let chunk = try member.nextChunk() { bytes += chunk }
                found[member.name] = String(decoding: bytes, as: UTF8.self)
                #expect(member.archiveBytesRead > 0)
            }
            #expect(found == ["first.csv": "a,b\n", "second.csv": long])
        }
    }

    @Test func whatIsNoArchiveIsOneLine() throws {
        try withFile(Array("this is text, not a zip".utf8)) { path in
            let error = #expect(throws: ZipArchiveError.self) { try ZipArchive(path: path).forEachFile { _ in } }
            #expect(error?.description.hasPrefix("Cannot read \(path): ") == true)
        }
        #expect(throws: ZipArchiveError.self) { try ZipArchive(path: "/nowhere/at/all.zip").forEachFile { _ in } }
    }

    @Test func damageIsNoticed() throws {
        var bytes = StoredZip.bytes([("first.csv", String(repeating: "a", count: 5_000))])
        bytes[100] ^= 1
        try withFile(bytes) { path in
            #expect(throws: ZipArchiveError.self) {
                try ZipArchive(path: path).forEachFile { member in while try member.nextChunk() != nil {} }
            }
        }
    }
}
