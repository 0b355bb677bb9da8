@testable import DailyPages
@testable import Fitness
@testable import Models
@testable import Web

extension PageStates {
    mutating func addJournalLists(_ visit: MemberVisit) async throws {
        let searches = try await visit.read { database, user in
            try ["secret", "nowhere", ""].map { try JournalSearch(database, user, JournalQuery($0), skipped: 0) }
        }
        for search in searches {
            add(JournalSearchPage(text: "secret", search: search, isFirst: true, today: visit.today), visit)
        }
        for skipped in [0, 100] {
            let gallery = try await visit.read { try JournalGallery($0, $1, skipped: skipped) }
            add(JournalGalleryPage(gallery: gallery), visit)
        }
    }
}
