import Foundation
import Testing

@testable import WorkHome

@Suite struct SweepTests {
    @Test func orphansGoAndKnownPhotosStay() async throws {
        let household = try await Household()
        let app = household.app
        let known = try app.photoFiles()
        let orphan = UUID().pathText
        for name in ["\(orphan).jpg", "\(orphan).thumbnail.jpg"] {
            try Data([1]).write(to: URL(filePath: "\(app.folders.images)/\(name)"))
        }
        try await app.app.sweep()
        #expect(try app.photoFiles() == known)
        #expect(app.log.lines.contains { $0.contains("Files without a row were removed. count=2") })
    }

    @Test func aMissingFileIsReported() async throws {
        let household = try await Household()
        let app = household.app
        try FileManager.default.removeItem(atPath: "\(app.folders.images)/\(household.photo).jpg")
        try await app.app.sweep()
        #expect(app.log.lines.contains { $0 == "warning A photo's file is missing. photo=\(household.photo)" })
    }
}
