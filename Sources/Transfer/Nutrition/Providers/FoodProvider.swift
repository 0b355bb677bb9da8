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
}
