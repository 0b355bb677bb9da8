import Fitness
import Forms
import Models
import Texts
import Web

/// The water of a day: the entries from Track, with buttons to add a glass.
struct WaterCard: Sendable {
    let water: NutritionDay.Water
    let target: NutritionTarget?
    let units: Units
    let day: LocalDay
    let token: FormToken
    let canAdd: Bool

    private var trackable: Trackable { water.trackable }
    /// The water target applies only to a trackable measured in volume.
    private var aim: Int? { trackable.volumeUnit(units) == nil ? nil : target?.waterMilliliters }

    var id: String { String(trackable.id) }
    var bar: TargetBar? { TargetBar(NutritionTexts.waterSoFar(text), water.value, of: aim.map { Double($0) }) }
    var canStep: Bool { canAdd && trackable.aggregation == .sum }

    var amounts: [QuickAmount] {
        trackable.quickAmounts(units).map { QuickAmount(trackable: trackable, amount: $0, units: units) }
    }

    var volumeUnit: String? { trackable.volumeUnit(units)?.rawValue }
    var date: String { day.description }
    var formToken: String { token.suffixed("water") }
    var back: String { "\(Paths.nutrition(on: day))#water" }
    var trackPath: String { Paths.trackables(on: day) }

    var text: String {
        let drunk = trackable.figure(water.value, units)
        return aim.map { CommonTexts.amountOfTotal(drunk.value, trackable.text(Double($0), units)) } ?? drunk.text
    }
}
