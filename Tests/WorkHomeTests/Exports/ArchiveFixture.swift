import Crypto
import DataFiles
import Foundation
import GRDB
import Storage
import Support
import Synchronization
import Testing

@testable import Models
@testable import Transfer
@testable import Web

extension TestApp {
    func user(_ person: Person) async throws -> User {
        let user = try await app.database.read { try User.find($0, email: person.email) }
        guard let user else { throw NobodyRegistered() }
        return user
    }

    private func withFile<Value>(_ bytes: [UInt8], _ body: (ImportFile) async throws -> Value) async throws -> Value {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/archive.zip"
        try Data(bytes).write(to: URL(filePath: path))
        return try await body(ImportFile(path: path))
    }

    /// Another WorkHome, in which Alex has an empty account.
    func elsewhere(foods: FoodCatalogue = .sample) async throws -> (app: TestApp, alex: Browser) {
        let other = try await TestApp(clock: clock, foods: foods)
        // Both catalogues contain the exercises of the test plans.
        let sample = SampleLibrary.slowLift
        try await other.execute(
            """
            INSERT INTO exercises (key, name, kind, load, equipment, primary_muscle, met)
            VALUES ('\(sample.key)', '\(sample.name)', 'strength', 'external', 'dumbbell', 'lats', \(sample.met))
            """)
        return (other, try await other.member(Cast.alex, heightCentimeters: nil, weightKilograms: nil))
    }

    func look(at bytes: [UInt8], as person: Person = Cast.alex) async throws -> ArchiveReport {
        try await withFile(bytes) { try await ArchiveImporter($0, app).look(try await user(person), now: clock.now) }
    }

    @discardableResult
    func bring(
        _ bytes: [UInt8], as person: Person = Cast.alex, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> ArchiveReport {
        try await withFile(bytes) { file in
            try ArchiveFile(path: file.path).check()
            let (user, now) = (try await user(person), clock.now)
            let new = NewImport(
                reading: .ofArchive, file: UUID(), fileName: "archive.zip", fileSize: Int64(bytes.count),
                digest: Data(SHA256Digest.hash(bytes)))
            let id = try await app.database.write { database in
                let id = try user.imports.addImport(database, new, ImportSummary(), now: now.secondsSince1970)
                _ = try user.imports.startImport(database, id: id, nil, now: now.secondsSince1970)
                return id
            }
            let report = try await ArchiveImporter(file, app).add(
                user, import: id, by: SlicedChange(app.database), now: now, progress: progress)
            return try #require(report)
        }
    }
}

extension ArchiveReport {
    var new: [String: Int] { counts.new }
    var known: [String: Int] { counts.known }
}

extension OpenedArchive {
    /// All files except the manifest, which contains the export time.
    var contents: [String: [UInt8]] { files.filter { $0.key != "manifest.json" } }

    /// The files as an archive again, with a matching manifest.
    func zipped(changing changes: [String: String] = [:]) throws -> [UInt8] {
        var files = contents.mapValues { $0 }
        for (path, text) in changes { files[path] = Array(text.utf8) }
        let entries = files.map { path, bytes in
            let digest = SHA256Digest.hexadecimal(SHA256Digest.hash(bytes))
            return "\"\(path)\": {\"bytes\": \(bytes.count), \"sha256\": \"\(digest)\"}"
        }
        let manifest =
            "{\"format\": \"workhome-archive\", \"version\": 1, \"files\": {\(entries.joined(separator: ","))}}"
        // In the order in which WorkHome writes them.
        let order = ArchiveTable.all.map(\.jsonPath)
        let paths = files.keys.sorted {
            (order.firstIndex(of: $0) ?? .max, $0) < (order.firstIndex(of: $1) ?? .max, $1)
        }
        return try Self.zip(paths.map { ($0, files[$0] ?? []) } + [("manifest.json", Array(manifest.utf8))])
    }

    static func zip(_ files: [(String, [UInt8])]) throws -> [UInt8] {
        let zipped = Mutex<[UInt8]>([])
        let writer = try ZipWriter(modifiedAt: 0) { bytes in zipped.withLock { $0 += bytes } }
        for (path, bytes) in files {
            try writer.begin(path)
            try writer.write(bytes)
        }
        try writer.finish()
        return zipped.withLock { $0 }
    }
}
