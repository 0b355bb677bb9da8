extension EquipmentTexts {
    package static var barKind: String { text("Bar or belt") }
    package static var handleKind: String { text("Dumbbell handles") }
    package static var fixedKind: String { text("Fixed weights") }
    package static var stackKind: String { text("Weight stack") }
    package static var red: String { text("Red") }
    package static var blue: String { text("Blue") }
    package static var yellow: String { text("Yellow") }
    package static var green: String { text("Green") }
    package static var white: String { text("White") }
    package static var black: String { text("Black") }
    package static var gray: String { text("Gray") }
    package static var orange: String { text("Orange") }
    package static var pink: String { text("Pink") }
    package static var purple: String { text("Purple") }
    package static var sidesMissing: String { text("Please choose where the plates go") }
    package static var weightsMissing: String { text("Please enter the weights") }
    package static var weightsUnreadable: String { text("Please enter numbers with spaces between them") }
    package static func tooManyWeights(_ maximum: Int) -> String { text("Use at most \(maximum) weights") }
    package static var nameIsTaken: String { text("Your household already has equipment with that name") }
    package static var nameIsArchived: String {
        text("Archived equipment has that name. Restore it, or choose another name")
    }
    package static func tooManyTools(_ maximum: Int) -> String {
        text("Your household has \(maximum) pieces of equipment, the maximum. Delete one first.")
    }
    package static var platesAreKnown: String { text("Your household already has plates of this weight and size") }
    package static func tooManyPlates(_ maximum: Int) -> String {
        text("Your household has plates of \(maximum) kinds, the maximum. Delete one first.")
    }
    package static func cannotBeLoaded(_ weight: String) -> String { text("\(weight) can’t be loaded.") }
    package static var tooManyPlatesToKnow: String {
        text("There are too many different plates to work out what to load.")
    }
    package static func assistance(_ weight: String) -> String { text("\(weight) of assistance") }
    package static var noAssistance: String { text("No assistance") }
    package static func perSide(_ plates: String) -> String { text("Per side: \(plates)") }
    package static func perSideOfEach(_ plates: String) -> String { text("Per side of each dumbbell: \(plates)") }
    package static func platesOn(_ plates: String) -> String { text("Plates: \(plates)") }
    package static var noPlates: String { text("No plates") }
    package static var emptyBar: String { text("Empty bar") }
    package static var emptyHandles: String { text("Empty handles") }
    package static func stackAt(_ step: String) -> String { text("Stack: \(step)") }
    package static func stackWith(_ step: String, _ addOns: String) -> String { text("Stack: \(step) + \(addOns)") }
    package static var usualBarName: String { text("Olympic bar") }
}
