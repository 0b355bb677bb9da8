import Mustache

/// What was drunk on a day: the rows of Track, a glass more with one tap.
struct WaterCard: Sendable, MustacheParent {
    let water: NutritionDay.Water
    let target: NutritionTarget?
    let units: Units
    let day: LocalDay
    let token: FormToken
    let canAdd: Bool

    private var trackable: Trackable { water.trackable }
    /// A target of water says something of an amount of it alone.
    private var aim: Int? { trackable.volumeUnit(units) == nil ? nil : target?.waterMilliliters }

    func child(named name: String) -> Any? {
        switch name {
        case "id": String(trackable.id)
        case "text": text
        case "value": aim.map { DecimalText.format(min(water.value, Double($0)), maximumDecimals: 0) }
        case "max": aim.flatMap { $0 > 0 ? String($0) : nil }
        case "canStep": canAdd && trackable.aggregation == .sum
        case "amounts":
            trackable.quickAmounts(units).map { QuickAmount(trackable: trackable, amount: $0, units: units) }
        case "volumeUnit": trackable.volumeUnit(units)?.rawValue
        case "action": Paths.trackableEntries
        case "date": day.description
        case "token": token.suffixed("water")
        case "back": "\(Paths.nutrition(on: day))#water"
        case "trackPath": Paths.trackables(on: day)
        default: nil
        }
    }

    private var text: String {
        let drunk = trackable.figure(water.value, units)
        return aim.map { "\(drunk.value) of \(trackable.text(Double($0), units))" } ?? drunk.text
    }
}
