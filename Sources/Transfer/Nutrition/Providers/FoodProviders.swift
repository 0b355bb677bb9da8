import Fitness
import Foundation
import GRDB
import Logging
import Models
import Storage
import Texts

/// The outside sources that this household has turned on; none by default.
///
/// Their answers are saved as foods for the whole household: the same question is not asked again for a week.
package struct FoodProviders: Sendable {
    /// The longest that a page waits for all sources together.
    var patience = Duration.seconds(2)
    private static let secondsUntilAskedAgain: Int64 = 7 * 86_400

    let providers: [any FoodProvider]
    let database: AppDatabase
    let logger: Logger

    /// The names of the sources that can answer this question.
    package func names(answering question: FoodQuestion) -> [String] {
        providers(for: question).map(\.source.name)
    }

    private func providers(for question: FoodQuestion) -> [any FoodProvider] {
        question.makesSenseElsewhere ? providers.filter { $0.answers(question) } : []
    }

    /// Asks one source after the other until one has an answer.
    /// - Returns: a message for each that failed; foods known at home are shown regardless.
    package func lookUp(_ question: FoodQuestion, now: Int64) async throws -> [String] {
        var notes: [String] = []
        let (asked, start) = (providers(for: question), ContinuousClock.now)
        for (index, provider) in asked.enumerated() {
            do {
                // A silent source leaves the others their part of the time.
                let deadline = start + patience * (index + 1) / asked.count
                if try await lookUp(question, at: provider, until: deadline, now: now) { break }
            } catch let error as ProviderError {
                logger.warning(
                    "A food source failed.", metadata: ["source": "\(provider.source)", "error": "\(error)"])
                notes.append(error.text(provider.source.name))
            } catch  where error.isStorageFailure {
                logger.error("Foods could not be saved.", metadata: ["error": "\(error)"])
                notes.append(NutritionTexts.sourceNotSaved(provider.source.name))
            }
        }
        return notes
    }

    /// - Returns: whether the source returned any food.
    private func lookUp(
        _ question: FoodQuestion, at provider: any FoodProvider, until deadline: ContinuousClock.Instant, now: Int64
    ) async throws -> Bool {
        guard let lookup = FoodLookup(source: provider.source, question: question) else { return false }
        let isFresh = try await database.read { try lookup.isKnown($0, since: now - Self.secondsUntilAskedAgain) }
        guard !isFresh else { return false }
        let foods: [ProvidedFood] = try await BusyTime.excludingWait {
            try await ProviderError.bounded(until: deadline) { try await provider.foods(question) }
        }
        try await database.write { database in
            // A food that is already saved, perhaps by an import, may have more detail than the answer.
            for food in foods where try Food.ofSource(database, provider.source, key: food.key) == nil {
                try Food.save(database, food.draft, source: provider.source, key: food.key, now: now)
            }
            try lookup.note(database, now: now, forgettingBefore: now - Self.secondsUntilAskedAgain)
        }
        return !foods.isEmpty
    }
}

/// The record of a question to a source.
struct FoodLookup: Sendable {
    let source: FoodSource
    private let key: String

    /// nil when the question has no words.
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

/// An outside source of foods. It is queried when the user asks for it, never while typing.
protocol FoodProvider: Sendable {
    var source: FoodSource { get }

    func answers(_ question: FoodQuestion) -> Bool

    /// - Throws: `ProviderError`, or `CancellationError`.
    func foods(_ question: FoodQuestion) async throws -> [ProvidedFood]
}

/// What a provider can be asked for.
package enum FoodQuestion: Sendable, Hashable {
    case words(String)
    case barcode(Barcode)

    /// Whether others know what it is about. A shop's own number is something else in every shop.
    var makesSenseElsewhere: Bool {
        switch self {
        case .words(let words): Barcode(words)?.isShopsOwn != true
        case .barcode(let barcode): !barcode.isShopsOwn
        }
    }
}

/// A food as a provider describes it.
package struct ProvidedFood: Sendable, Equatable {
    /// The provider's own id of the food.
    package let key: String
    package let draft: FoodDraft

    /// nil if it has nothing to log, or its key can't be stored.
    package init?(key: String, _ draft: FoodDraft?) {
        guard let draft, !key.isEmpty, key.utf8.count <= 64 else { return nil }
        self.key = key
        self.draft = draft
    }
}

/// Why a provider has no answer.
enum ProviderError: Error, Hashable {
    /// No connection, no answer in time, or an error on its side.
    case unavailable
    /// Its request limit is reached.
    case limited
    /// It rejects the API key.
    case refused
    /// The format of the answer is unknown.
    case unreadable

    /// The message beside the foods that were found at home.
    func text(_ provider: String) -> String {
        switch self {
        case .unavailable: NutritionTexts.sourceDidNotAnswer(provider)
        case .limited: NutritionTexts.sourceIsLimited(provider)
        case .refused: NutritionTexts.sourceRefusesKey(provider)
        case .unreadable: NutritionTexts.sourceUnreadable(provider)
        }
    }

    /// - Throws: `unavailable` for what takes longer, and what the body throws.
    static func bounded<Value: Sendable>(
        until deadline: ContinuousClock.Instant, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { tasks in
            tasks.addTask { try await body() }
            tasks.addTask {
                try await Task.sleep(until: deadline, clock: .continuous)
                throw ProviderError.unavailable
            }
            defer { tasks.cancelAll() }
            guard let value = try await tasks.next() else { throw ProviderError.unavailable }
            return value
        }
    }
}

/// Which outside food sources are used; none until they are configured.
public struct FoodSourceSettings: Sendable {
    /// Turns FoodData Central on.
    public var foodDataCentralKey: String?
    public var asksOpenFoodFacts: Bool
    /// Addresses to use instead of the sources' own: of a mirror or a proxy.
    public var foodDataCentralAddress: URL?
    public var openFoodFactsAddress: URL?
    /// How the sources can contact the person who runs this server: an email or web address, in ASCII.
    public var contact: String?

    public init(
        foodDataCentralKey: String? = nil, asksOpenFoodFacts: Bool = false, foodDataCentralAddress: URL? = nil,
        openFoodFactsAddress: URL? = nil, contact: String? = nil
    ) {
        self.foodDataCentralKey = foodDataCentralKey
        self.asksOpenFoodFacts = asksOpenFoodFacts
        self.foodDataCentralAddress = foodDataCentralAddress
        self.openFoodFactsAddress = openFoodFactsAddress
        self.contact = contact
    }

    fileprivate func openFoodFacts(_ clock: @escaping @Sendable () -> Date) -> (any FoodProvider)? {
        guard asksOpenFoodFacts, let base = openFoodFactsAddress ?? URL(string: OpenFoodFacts.address) else {
            return nil
        }
        return OpenFoodFacts(connection: connection(base, OpenFoodFacts.allowance(clock)))
    }

    fileprivate func foodDataCentral(_ clock: @escaping @Sendable () -> Date) -> (any FoodProvider)? {
        guard let key = foodDataCentralKey, let base = foodDataCentralAddress ?? URL(string: FoodDataCentral.address)
        else { return nil }
        return FoodDataCentral(apiKey: key, connection: connection(base, FoodDataCentral.allowance(clock)))
    }

    private func connection(_ base: URL, _ allowance: RequestAllowance) -> ProviderConnection {
        var settings = ProviderConnection.Settings()
        if let contact { settings.userAgent += " (\(contact))" }
        return ProviderConnection(base: base, allowance: allowance, settings: settings)
    }
}

extension FoodProviders {
    package init(
        _ settings: FoodSourceSettings, database: AppDatabase, logger: Logger, clock: @escaping @Sendable () -> Date
    ) {
        // Open Food Facts knows more about barcodes, so it comes first.
        providers = [settings.openFoodFacts(clock), settings.foodDataCentral(clock)].compactMap { $0 }
        self.database = database
        self.logger = logger
    }
}
