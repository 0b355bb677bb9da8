import Texts

/// A trackable before it is saved.
package struct TrackableDraft: Sendable, Equatable {
    package let name: String
    package let unit: String
    package let icon: TrackableIcon
    package let step: Double
    package let aggregation: Trackable.Aggregation
}

extension Trackable {
    /// The maximum number per user.
    package static let maximumCount = 100

    /// Whether it is built in, with a known unit.
    package var isDefault: Bool { key != nil }
}

extension TrackableDraft {
    package static let nameLength = 60
    package static let unitLength = 20
    package static let steps = 0.01...1_000_000.0

    /// The trackable that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - old: the trackable that is changed, whose values may stay.
    ///   - volumeUnit: the unit of messages, for water.
    package static func checked(
        name: String, unit: String, icon: TrackableIcon?, step: Double?, aggregation: Trackable.Aggregation?,
        over old: Trackable? = nil, _ volumeUnit: VolumeUnit?
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text(
            "name", name, atMost: nameLength, required: CommonTexts.nameMissing, over: old?.name)
        let unit = faults.text("unit", unit, atMost: unitLength, over: old?.unit)
        let most = volumeUnit?.value(ofMilliliters: steps.upperBound) ?? steps.upperBound
        faults.require(
            "step", step, in: steps, TrackableTexts.quickAmountRequired(DecimalText.grouped(most.rounded(.down))))
        faults.keep("step", step, of: old?.step)
        faults.require("aggregation", aggregation, TrackableTexts.dailyValueMissing)
        faults.require("icon", icon, TrackableTexts.iconMissing)
        guard faults.isEmpty, let step, let aggregation, let icon else { return .failure(faults) }
        return .success(Self(name: name, unit: unit, icon: icon, step: step, aggregation: aggregation))
    }
}

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
