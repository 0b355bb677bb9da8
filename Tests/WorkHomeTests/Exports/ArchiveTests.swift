import Crypto
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Support
import Synchronization
import Testing

@testable import Storage
@testable import Models
@testable import Transfer
@testable import Web

@Suite struct ArchiveTests {
    @Test func everythingOfAPersonIsInIt() async throws {
        let household = try await Household()
        let answer = try await household.alex.get("/settings/data/export")
        #expect(answer.headers[.contentType] == "application/zip")
        #expect(answer.headers[.contentDisposition] == "attachment; filename=\"workhome-2026-11-21.zip\"")
        #expect(answer.headers[.cacheControl] == "no-store")
        let archive = try OpenedArchive(answer.bytes)
        for table in ArchiveTable.all {
            let count = try await household.app.rows(
                "SELECT count(*) FROM \(table.name) AS t WHERE "
                    + table.condition.replacing(":user", with: "(SELECT id FROM users WHERE first_name = 'Alex')"))
            #expect(count == ["\(archive.lines(table.jsonPath).count)"], "\(table.name)")
            #expect(archive.lines(table.csvPath).count > archive.lines(table.jsonPath).count, "\(table.name)")
        }
        #expect(archive.text("csv/journal_entries.csv").contains("2026-11-20,A secret of Alex,"))
        #expect(archive.text("json/exercises.jsonl").contains(#""name":"Tower Fly","#))
        #expect(archive.text("csv/strength_sets.csv").contains(",Tower Fly,normal,"))
        let picture = try Repository.picture("quadrants.jpg")
        #expect((1...3).allSatisfy { archive.files["photos/journal/2026-11-20/\($0).jpg"] == picture })
        #expect(archive.files["photos/profile.jpg"] == picture)
    }

    @Test func nothingOfAnybodyElseIsInIt() async throws {
        let household = try await Household()
        try await household.sam.post("/journal/2026-11-21", ["text": "A secret of Sam"])
        let archive = try await household.alex.archive()
        for (path, bytes) in archive.files where !path.hasPrefix("photos/") {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("A secret of Sam") && !text.contains("sam@example.com"), "\(path)")
        }
        #expect(try await household.sam.archive().lines("json/strength_sets.jsonl") == [])
        #expect(try await household.sam.archive().files.keys.allSatisfy { !$0.hasPrefix("photos/") })
    }

    @Test func theManifestNamesEveryFileAndItsDigest() async throws {
        let household = try await Household()
        let archive = try await household.alex.archive()
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(archive.files["manifest.json"] ?? []))
        #expect(manifest.format == "workhome-archive" && manifest.version == 1)
        #expect(manifest.made_at == household.app.clock.now.formatted(.iso8601))
        #expect(manifest.workhome_version == WorkHomeVersion.current)
        #expect(manifest.photos >= 4 && manifest.missing_photos == 0)
        #expect(Set(manifest.files.keys) == Set(archive.files.keys).subtracting(["manifest.json"]))
        for (path, file) in manifest.files {
            let bytes = try #require(archive.files[path])
            #expect(file.bytes == bytes.count, "\(path)")
            #expect(file.sha256 == SHA256Digest.hexadecimal(SHA256Digest.hash(bytes)), "\(path)")
        }
        #expect(manifest.rows["strength_sets"] == archive.lines("json/strength_sets.jsonl").count)
    }

    @Test func aPhotoWhoseFileIsGoneIsCounted() async throws {
        let household = try await Household()
        let file = "\(household.app.folders.images)/\(household.photo).jpg"
        try FileManager.default.removeItem(atPath: file)
        let archive = try await household.alex.archive()
        #expect(archive.text("manifest.json").contains(#""missing_photos": 1,"#))
        #expect(archive.files["photos/journal/2026-11-20/2.jpg"] == nil)
    }

    /// A new table or column must be either exported or explicitly left out.
    @Test func everyTableAndColumnIsExportedOrExcluded() async throws {
        let app = try await TestApp()
        let tables = try await app.rows(
            """
            SELECT DISTINCT tables.name FROM sqlite_schema AS tables, pragma_table_xinfo(tables.name) AS columns
            WHERE tables.type = 'table' AND columns.name IN ('user_id', 'added_by') ORDER BY 1
            """)
        let exported = Set(ArchiveTable.all.map(\.name))
        #expect(Set(tables).subtracting(exported).subtracting(ArchiveTable.exceptions.keys) == [])
        #expect(exported.intersection(ArchiveTable.exceptions.keys) == [])
        #expect(Set(ArchiveTable.exceptions.keys).subtracting(tables) == [])
        for table in ArchiveTable.all {
            let columns = try await Set(app.rows("SELECT name FROM pragma_table_xinfo('\(table.name)')"))
            let known = Set(table.columns.map(\.column)).union(table.leftOut)
            #expect(columns == known, "\(table.name)")
            #expect(Set(table.columns.map(\.column)).intersection(table.leftOut) == [], "\(table.name)")
        }
    }

    @Test func theDocumentNamesEveryFileAndEveryColumn() throws {
        let document = try String(contentsOfFile: "\(Repository.root)/docs/export.md", encoding: .utf8)
        for table in ArchiveTable.all {
            let section = try #require(document.between("### `\(table.fileName)`", "\n### "), "\(table.fileName)")
            for column in table.csv.map({ $0.key }) + table.columns.map(\.name) {
                #expect(section.contains("`\(column)`"), "\(table.fileName) \(column)")
            }
        }
        for column in StrongCSV.columns { #expect(document.contains("`\(column)`"), "\(column)") }
        for table in ArchiveTable.exceptions.keys { #expect(document.contains("`\(table)`"), "\(table)") }
    }

    @Test func oneExportAtATime() async throws {
        let app = try await TestApp()
        let user = try await app.register(Cast.alex)
        let alex = try await app.signIn(Cast.alex)
        let slot = try #require(app.app.exportSlots.take(for: user))
        for path in ["/settings/data/export", "/settings/data/strong.csv"] {
            let answer = try await alex.get(path)
            #expect(answer.status == 429 && answer.headers[.retryAfter] == "60")
            #expect(answer.text.contains("An export is already running."))
        }
        slot.release()
        for _ in 0..<3 { #expect(try await alex.get("/settings/data/export").status == 200) }
    }

    /// The response has already begun, so the error appears on the page with the download.
    @Test func aDownloadThatBreaksOffIsTold() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let sam = try await app.member(Cast.sam)
        let text = "Your last download stopped before the end. Its file isn’t complete: delete it and download again."
        #expect(!(try await alex.get("/settings/data").main.words.contains(text)))
        try await app.execute("ALTER TABLE reminder_dismissals RENAME TO lost")
        await #expect(throws: (any Error).self) { try await alex.get("/settings/data/export") }
        #expect(try await alex.get("/settings/data").main.words.contains(text))
        #expect(!(try await sam.get("/settings/data").main.words.contains(text)))
        // Until the next successful download.
        try await app.execute("ALTER TABLE lost RENAME TO reminder_dismissals")
        #expect(try await alex.get("/settings/data/export").status == 200)
        #expect(!(try await alex.get("/settings/data").main.words.contains(text)))
    }

    @Test func itIsOfOneMoment() async throws {
        let household = try await Household()
        let app = household.app.app
        let user = try #require(try await app.database.read { try User.find($0, email: Cast.alex.email) })
        let writer = ArchiveWriter(user: user.id, images: app.images, madeAt: household.app.clock.now)
        let bytes = try app.database.readSnapshot { snapshot in
            try app.database.pool.write { try $0.execute(sql: "DELETE FROM journal_entries") }
            let zipped = Mutex<[UInt8]>([])
            try writer.write(snapshot) { bytes in zipped.withLock { $0 += bytes } }
            return zipped.withLock { $0 }
        }
        #expect(try OpenedArchive(bytes).lines("json/journal_entries.jsonl").count == 1)
    }

    private struct Manifest: Decodable {
        struct File: Decodable {
            let bytes: Int
            let sha256: String
        }

        let format: String
        let version: Int
        let made_at: String
        let workhome_version: String
        let rows: [String: Int]
        let photos: Int
        let missing_photos: Int
        let files: [String: File]
    }
}
