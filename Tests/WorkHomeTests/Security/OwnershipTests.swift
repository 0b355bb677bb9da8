import HTTPTypes
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct OwnershipTests {
    @Test(
        arguments: [
            "/photos/:photo", "/photos/:photo?size=thumbnail", "/journal/:day/photos/:photo",
            "/journal/:day/photos/:photo/delete", "/journal/:day/delete", "/progress/weights/:record/delete",
        ])
    func thePagesOfSomebodyElseAreNotThere(pattern: String) async throws {
        let household = try await Household()
        let path = household.path(pattern)
        let answer = try await household.sam.get(path)
        #expect(answer.status == 404)
        #expect(!answer.text.contains("A secret of Alex"))
        #expect(try await household.alex.get(path).status == 200)
    }

    @Test(
        arguments: [
            "/journal/:day/photos/:photo/delete", "/journal/:day/delete", "/progress/weights/:record/delete",
            "/settings/sessions/:session/delete",
        ])
    func nothingOfSomebodyElseCanBeDeleted(pattern: String) async throws {
        let household = try await Household()
        let before = try await household.rowCounts()
        let files = try household.app.photoFiles()
        #expect(try await household.sam.post(household.path(pattern)).status == 404)
        #expect(try await household.rowCounts() == before)
        #expect(try household.app.photoFiles() == files)
    }

    @Test func aDayShowsOnesOwnEntryAlone() async throws {
        let household = try await Household()
        let answer = try await household.sam.get("/journal/2026-11-20")
        #expect(answer.text.contains("No entry for this day"))
        #expect(!answer.text.contains("A secret of Alex"))
        #expect(try await !household.sam.get("/journal").text.contains("has-entry"))
    }

    @Test func aPhotoOfSomebodyElseCannotBeTickedAway() async throws {
        let household = try await Household()
        try await household.sam.upload("/journal/2026-11-20", ["text": "Mine", "remove": household.photo])
        #expect(try await household.alex.get("/photos/\(household.photo)").status == 200)
    }

    @Test func theProfilePhotoIsItsOwnersToo() async throws {
        let household = try await Household()
        let profile = try await household.alex.get("/profile")
        let source = try #require(profile.main.between("<img src=\"", "\""))
        #expect(try await household.alex.get(source).status == 200)
        #expect(try await household.sam.get(source).status == 404)
        #expect(try await Browser(household.app).get(source).location == "/login")
    }
}
