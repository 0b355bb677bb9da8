import Mustache

/// What was drunk on a day: the rows of Track, a glass more with one tap.
struct WaterCard: Sendable, MustacheParent {
    let water: NutritionDay.Water
    let target: NutritionTarget?
    let day: LocalDay
    let token: FormToken
    let canAdd: Bool

    private var trackable: Trackable { water.trackable }
    /// A target in milliliters says something of values in milliliters alone.
    private var aim: Int? { trackable.unit == "ml" ? target?.waterMilliliters : nil }

    func child(named name: String) -> Any? {
        switch name {
        case "id": String(trackable.id)
        case "text": text
        case "value": aim.map { DecimalText.format(min(water.value, Double($0)), maximumDecimals: 0) }
        case "max": aim.flatMap { $0 > 0 ? String($0) : nil }
        case "step": canAdd && trackable.aggregation == .sum ? DecimalText.format(trackable.step) : nil
        case "stepText": "+ \(trackable.text(trackable.step))"
        case "action": Paths.trackableEntries
        case "date": day.description
        case "token": token.suffixed("water")
        case "back": "\(Paths.nutrition(on: day))#water"
        case "trackPath": Paths.trackables(on: day)
        default: nil
        }
    }

    private var text: String {
        aim.map { "\(DecimalText.grouped(water.value)) of \(trackable.text(Double($0)))" }
            ?? trackable.text(water.value)
    }
}
