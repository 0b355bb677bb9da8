import Foundation
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Web

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
        #expect(app.log.lines.contains { $0.contains("Unused photo files were removed. count=2") })
    }

    @Test func stepsBackOfMoreThanADayAgoGo() async throws {
        let person = try await TrackedPerson()
        let sam = try await person.app.member(Cast.sam)
        try await person.logSet(["reps": "5", "weight": "60"])
        try await sam.post("/track/sets", ["exercise_id": person.bench, "reps": "9", "weight": "90"])
        person.app.clock.advance(hours: 23)
        try await person.logSet(["reps": "6", "weight": "60"])
        person.app.clock.advance(hours: 2)
        try await person.app.app.sweep()
        #expect(try await person.app.rows("SELECT current ->> '$[0].id' FROM undo_steps") == ["3"])
        let plan = try await person.app.rows("EXPLAIN QUERY PLAN DELETE FROM undo_steps WHERE created_at < 5")
        #expect(plan.allSatisfy { $0.contains("undo_steps_of_all_by_age") })
    }

    @Test func aMissingFileIsReported() async throws {
        let household = try await Household()
        let app = household.app
        try FileManager.default.removeItem(atPath: "\(app.folders.images)/\(household.photo).jpg")
        try await app.app.sweep()
        #expect(app.log.lines.contains { $0 == "warning A photo's file is missing. photo=\(household.photo)" })
    }
}
