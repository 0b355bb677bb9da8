import Fitness
import Foundation
import GRDB
import Logging
import Storage

/// The outside sources that this household has turned on; none at first.
///
/// What they know is kept in the table of foods, for everybody at home: the same question is not asked again for a week.
package struct FoodProviders: Sendable {
    private static let secondsUntilAskedAgain: Int64 = 7 * 86_400

    let providers: [any FoodProvider]
    let database: AppDatabase
    let logger: Logger

    /// The names of those that can be asked this.
    package func names(answering question: FoodQuestion) -> [String] {
        providers.filter { $0.answers(question) }.map(\.source.name)
    }

    /// Asks one after the other until one knows something.
    /// - Returns: a line for each that had no answer: what is known at home is shown all the same.
    package func lookUp(_ question: FoodQuestion, now: Int64) async throws -> [String] {
        var notes: [String] = []
        for provider in providers where provider.answers(question) {
            do {
                if try await lookUp(question, at: provider, now: now) { break }
            } catch let error as ProviderError {
                logger.warning(
                    "A food source failed.", metadata: ["source": "\(provider.source)", "error": "\(error)"])
                notes.append(error.text(provider.source.name))
            } catch  where error.isStorageFailure {
                logger.error("Foods could not be saved.", metadata: ["error": "\(error)"])
                notes.append("Foods from \(provider.source.name) could not be saved: storage full or unavailable.")
            }
        }
        return notes
    }

    /// - Returns: whether it knows something now.
    private func lookUp(_ question: FoodQuestion, at provider: any FoodProvider, now: Int64) async throws -> Bool {
        guard let lookup = FoodLookup(source: provider.source, question: question) else { return false }
        let isFresh = try await database.read { try lookup.isKnown($0, since: now - Self.secondsUntilAskedAgain) }
        guard !isFresh else { return false }
        let foods = try await HandlingTime.outside { try await provider.foods(question) }
        try await database.write { database in
            // One that is here already, perhaps from an import, has more to it than an answer tells.
            for food in foods where try Food.savedDraft(database, source: provider.source, key: food.key) == nil {
                try Food.save(database, food.draft, source: provider.source, key: food.key, now: now)
            }
            try lookup.note(database, now: now, forgettingBefore: now - Self.secondsUntilAskedAgain)
        }
        return !foods.isEmpty
    }
}

/// That a source was asked a question.
struct FoodLookup: Sendable {
    let source: FoodSource
    private let key: String

    /// nil when the question has no word.
    init?(source: FoodSource, question: FoodQuestion) {
        let key =
            switch question {
            case .words(let text):
                SearchText(text).words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
            case .barcode(let barcode): barcode.digits
            }
        guard !key.isEmpty else { return nil }
        self.source = source
        self.key = String(key.unicodeScalars.prefix(200))
    }

    fileprivate func isKnown(_ database: Database, since moment: Int64) throws -> Bool {
        try Bool.first(
            database,
            """
            SELECT EXISTS (
                SELECT 1 FROM food_lookups WHERE source = ? AND question = ? AND looked_up_at >= ?)
            """, [source.rawValue, key, moment]) ?? false
    }

    fileprivate func note(_ database: Database, now: Int64, forgettingBefore moment: Int64) throws {
        try database.run("DELETE FROM food_lookups WHERE looked_up_at < ?", [moment])
        try database.run(
            """
            INSERT INTO food_lookups (source, question, looked_up_at) VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET looked_up_at = excluded.looked_up_at
            """, [source.rawValue, key, now])
    }
}
