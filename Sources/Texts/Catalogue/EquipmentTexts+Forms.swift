extension EquipmentTexts {
    package static var barWeight: String { text("Weight without plates") }
    package static var beltHint: String { text("0 for a belt") }
    package static var collars: String { text("Weight of both collars") }
    package static var collarsHint: String { text("Leave empty if you don’t count them") }
    package static var whereThePlatesGo: String { text("Where the plates go") }
    package static var bothSides: String { text("On both sides") }
    package static var oneSide: String { text("On one side") }
    package static var oneSideHint: String { text("One side for a landmine or a belt") }
    package static var sleeveDiameter: String { text("Diameter of the sleeves") }
    package static var sleeveHint: String { text("50 for Olympic bars, often 25 to 30 for others") }
    package static var weights: String { text("Weights") }
    package static var weightsHint: String { text("Each weight there is, with spaces between them") }
    package static var addOns: String { text("Small weights to add") }
    package static var addOnsHint: String { text("Each one, with spaces between them, such as 2.5") }
    package static var assists: String { text("It assists") }
    package static var assistsHint: String { text("More weight makes it easier, as on an assisted pull-up machine") }
    package static var usedForLabel: String { text("Used for") }
    package static var usedForHint: String {
        text("Exercises with this equipment use it unless something else is chosen.")
    }
    package static var onlyWhereChosen: String { text("Only where it is chosen") }
    package static var numberOfPairs: String { text("Pairs") }
    package static var pairsHint: String { text("Two plates are a pair. A single plate can’t be used.") }
    package static var color: String { text("Color") }
    package static var noColor: String { text("No color") }
    package static var automatic: String { text("Automatic") }
    package static func automaticTool(_ name: String) -> String { text("Automatic: \(name)") }
    package static func asInSettings(_ rest: String) -> String { text("As in Settings (\(rest))") }
    package static var noRest: String { text("No rest timer") }
    package static var noteHint: String { text("Shown when you log this exercise, such as a seat height or a grip.") }
}
