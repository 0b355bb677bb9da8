import DataFiles
import Foundation
import Support

@testable import WorkHome

struct OpenedArchive: Sendable {
    private(set) var files: [String: [UInt8]] = [:]

    init(_ bytes: [UInt8]) throws {
        let folder = try TemporaryFolder()
        try Data(bytes).write(to: URL(filePath: "\(folder.path)/archive.zip"))
        var files: [String: [UInt8]] = [:]
        try ZipArchive(path: "\(folder.path)/archive.zip").forEachFile { member in
            var bytes: [UInt8] = []
            while let chunk = try member.nextChunk() { bytes += chunk }
            files[member.path] = bytes
        }
        self.files = files
    }

    /// The archive without some of its files.
    func without(_ isLeftOut: (_ path: String) -> Bool) -> OpenedArchive {
        var archive = self
        archive.files = files.filter { !isLeftOut($0.key) }
        return archive
    }

    func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }
    func lines(_ path: String) -> [String] { text(path).split(whereSeparator: \.isNewline).map(String.init) }
}

extension Browser {
    func archive() async throws -> OpenedArchive { try OpenedArchive(await get("/settings/data/export").bytes) }
}
