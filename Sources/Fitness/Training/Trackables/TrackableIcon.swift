import Texts

/// The icons for a trackable, each a symbol of the icon sheet.
package enum TrackableIcon: String, CaseIterable, Sendable {
    case steps, water, sleep, heart, coffee, food, pill, mood, book, smokeFree = "smoke-free", stretch, scale

    package var name: String {
        switch self {
        case .smokeFree: TrackableTexts.smokeFree
        case .steps: CommonTexts.steps
        case .water: CommonTexts.water
        case .sleep: TrackableTexts.sleepIcon
        case .heart: ExerciseTexts.heart
        case .coffee: TrackableTexts.coffeeIcon
        case .food: NutritionTexts.food
        case .pill: TrackableTexts.pillIcon
        case .mood: TrackableTexts.moodIcon
        case .book: TrackableTexts.bookIcon
        case .stretch: TrackableTexts.stretchIcon
        case .scale: TrackableTexts.scaleIcon
        }
    }
}
