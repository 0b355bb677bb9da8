import Support
import Testing

@testable import Web

@Suite struct HouseholdTests {
    @Test func everyCopyIsItsOwn() async throws {
        let changed = try await Household()
        let other = try await Household()
        let before = try await other.contents()
        try await changed.alex.post("/journal/2026-11-20/delete")
        #expect(try await changed.alex.get("/photos/\(changed.photo)").status == 404)
        #expect(try await other.tables(changedSince: before) == [])
        #expect(try await other.alex.get("/photos/\(other.photo)").status == 200)
    }

    /// Though the start of a copy archives what is in no catalogue.
    @Test func nothingOfItIsArchived() async throws {
        let app = try await Household().app
        #expect(try await app.count("exercises WHERE user_id IS NULL AND key LIKE 'sample-%'") == 3)
        for table in ["exercises", "workout_plans"] {
            #expect(try await app.count("\(table) WHERE archived_at IS NOT NULL") == 0, "\(table)")
        }
    }
}
