import GRDB
import Support
import Testing

@testable import Models
@testable import Operations
@testable import Web

/// A user of any released version can sign in to this one and finds all data.
@Suite struct ReleasedDatabaseTests {
    private static let pages = [
        "/", "/workouts", "/nutrition?date=2026-10-21", "/trainers", "/progress", "/track?date=2026-10-21", "/records",
        "/goals", "/analyze", "/analyze/body-weight?range=all", "/journal/2026-10-21", "/progress/achievements",
        "/settings", "/settings/health", "/settings/data/imports", "/settings/admin",
    ]

    @Test(arguments: ReleasedDatabase.all)
    func itsPeopleFindEverything(released: ReleasedDatabase) async throws {
        let folder = try TemporaryFolder()
        let folders = DataFolders(root: folder.file("data"))
        try folders.create()
        let queue = try DatabaseQueue(path: folders.database)
        try released.make(in: queue)
        try queue.close()
        let app = try await TestApp(opening: folders.root)
        let alex = try await app.signIn(Cast.alex)
        for page in Self.pages {
            let answer = try await alex.get(page)
            #expect(answer.status == 200, "\(page): \(answer.main.words.prefix(300))")
        }
        // Alex's weight; in kilograms before units could be chosen.
        let weight = released.version == 1 ? "69.5 kg" : "153 lb"
        #expect(try await alex.get("/progress").text.contains(weight))
        #expect(try await alex.get("/journal/2026-10-21").text.contains("Rain, and a good run all the same."))
        if released.version >= 2 { #expect(try await alex.get("/records").text.contains("135 lb")) }
        let recomputation = try await Recomputation.recompute(app.app.database, now: app.clock.now)
        let again = try await Recomputation.recompute(app.app.database, now: app.clock.now)
        #expect(recomputation.userCount == 2)
        #expect(again.differences.isEmpty)
    }
}
