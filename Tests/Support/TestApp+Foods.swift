#if DEBUG
@testable import Fitness
@testable import Models
@testable import Web

extension TestApp {
    /// Adds a custom food of a registered person and returns its id.
    package func addFood(
        _ draft: FoodDraft, of person: Person = Cast.alex, isShared: Bool = false
    ) async throws -> Int64 {
        let now = clock.now.secondsSince1970
        return try await app.database.write { database in
            guard let user = try User.find(database, email: person.email) else { throw NobodyRegistered() }
            return try user.nutrition.saveFood(database, draft, isShared: isShared, now: now)
        }
    }

    /// Adds a food to the shared table and returns its id.
    @discardableResult
    package func addTableFood(_ draft: FoodDraft, key: String) async throws -> Int64 {
        let now = clock.now.secondsSince1970
        return try await app.database.write {
            try Food.save($0, draft, source: .usdaSR24, key: key, now: now)
        }
    }

    /// The official names of the foods that a person's search finds.
    package func foodNames(
        _ text: String, for person: Person = Cast.alex, skipping skipped: Int = 0
    ) async throws -> [String] {
        try await searchFoods(text, for: person, skipping: skipped).foods.map(\.officialName)
    }

    package func searchFoods(
        _ text: String, for person: Person = Cast.alex, skipping skipped: Int = 0
    ) async throws -> FoodSearchResults {
        let today = LocalDay(clock.now, in: .gmt)
        return try await app.database.read { database in
            guard let user = try User.find(database, email: person.email) else { throw NobodyRegistered() }
            return try user.nutrition.searchFoods(database, text, skipping: skipped, today: today)
        }
    }
}

package struct NobodyRegistered: Error {
    package init() {}
}
#endif
