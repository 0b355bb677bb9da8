import Fitness
import Foundation
import Models
import Texts

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
}

extension FoodQuestion {
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

    /// Returns nil for implausible values: there is no way to tell what 4,000 kcal in 100 g should have been.
    package init?(key: String, _ draft: FoodDraft) {
        var draft = draft
        draft.name = ProviderText.name(draft.name)
        draft.brand = ProviderText.name(draft.brand, maximumLength: 200)
        draft.portions = Array(draft.portions.filter(\.isPossible).prefix(Portion.maximumPerFood))
        guard !key.isEmpty, key.utf8.count <= 64, !draft.name.isEmpty, draft.nutrients.energyKilocalories != nil,
            draft.nutrients.isPlausible
        else { return nil }
        self.key = key
        self.draft = draft
    }
}

extension Portion {
    static let maximumPerFood = 100

    fileprivate var isPossible: Bool { amount > 0 && amount <= Self.maximumAmount && !name.isEmpty }

    /// A serving as printed on a package: "1 cup (40 g)", or empty if only the amount is given.
    package init(serving: String, amount: Double) {
        let name = ProviderText.name(serving, maximumLength: Portion.longestName)
        self.init(name: name.isEmpty ? "serving" : name, amount: amount)
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
}

/// Cleans up names from providers for display.
package enum ProviderText {
    /// One line of at most `maximumLength` code points, which is how the tables count, and not in all capitals: many
    /// names are copied from packages as they are printed.
    package static func name(_ text: String, maximumLength: Int = 300) -> String {
        let words = text.split(whereSeparator: { $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.isControl) })
        let line = words.joined(separator: " ")
        let isAllCaps = line.contains(where: \.isUppercase) && !line.contains(where: \.isLowercase) && line.count > 4
        let cleaned = isAllCaps ? line.prefix(1) + line.dropFirst().lowercased() : line
        return String(cleaned.unicodeScalars.prefix(maximumLength))
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
