import Texts

/// A part of the day's food.
package enum Meal: String, Codable, CaseIterable, Sendable {
    case breakfast, lunch, dinner, snack

    package var name: String {
        switch self {
        case .breakfast: NutritionTexts.breakfast
        case .lunch: NutritionTexts.lunch
        case .dinner: NutritionTexts.dinner
        case .snack: NutritionTexts.snacks
        }
    }

    /// `your breakfast`, `your snacks`.
    package var spokenName: String { name.lowercased() }

    /// The likely meal at this hour.
    package init(hour: Int) {
        switch hour {
        case 4..<11: self = .breakfast
        case 11..<15: self = .lunch
        case 17..<22: self = .dinner
        default: self = .snack
        }
    }
}
