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

    /// The directory is in memory before the first file is read.
    @Test func aDirectoryWithoutAnEndIsRefused() throws {
        let bytes = StoredZip.bytes([("a", "b")])
        let start = try #require((0..<bytes.count).first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
        let end = try #require((0..<bytes.count).first { bytes[$0...].starts(with: [0x50, 0x4B, 5, 6]) })
        func read(entries: Int) throws -> [String] {
            var archive = Array(bytes[..<start])
            for _ in 0..<entries { archive += bytes[start..<end] }
            let length = archive.count - start
            archive += bytes[end...]
            // The directory's length is 10 bytes before the end.
            for place in 0..<4 { archive[archive.count - 10 + place] = UInt8(length >> (8 * place) & 0xFF) }
            var names: [String] = []
            try withFile(archive) { path in try ZipArchive(path: path).forEachFile { names.append($0.name) } }
            return names
        }
        #expect(try read(entries: 20_000) == ["a"])
        let error = #expect(throws: ZipArchiveError.self) { try read(entries: 250_000) }
        #expect(error?.description.hasSuffix(": it has too many files.") == true)
    }

    /// Others need much memory, however small the file is.
    @Test(
        arguments: [(0, true), (8, true), (12, true), (14, false), (93, false), (95, false), (98, false)]
            as [(UInt8, Bool)])
    func onlyUsualMethodsAreRead(method: UInt8, isUsual: Bool) throws {
        var bytes = StoredZip.bytes([("a", "b")])
        let start = try #require((0..<bytes.count).first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
        (bytes[8], bytes[start + 10]) = (method, method)
        try withFile(bytes) { path in
            var isFound = false
            try? ZipArchive(path: path).forEachFile { _ in isFound = true }
            #expect(isFound == isUsual)
        }
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
