package enum EquipmentTexts {
    package static var settingNote: String { text("Bars, plates and dumbbells at home") }
    package static var yourEquipment: String { text("Bars, dumbbells and stacks") }
    package static var explanation: String {
        text("What your household trains with. Track says which plates to put on.")
    }
    package static var guestExplanation: String {
        text("What this household trains with. People with an account here can change it.")
    }
    package static var addEquipment: String { text("Add equipment") }
    package static var whatToAdd: String { text("What do you want to add?") }
    package static var barNote: String { text("Barbell, EZ bar, trap bar, landmine or dip belt") }
    package static var handleNote: String { text("A pair of dumbbells that plates are put on") }
    package static var fixedNote: String { text("Dumbbells or kettlebells, each with its weight") }
    package static var stackNote: String { text("A machine or cable with a stack of weights") }
    package static var platesNote: String { text("For bars, handles, landmines and belts") }
    package static var editEquipment: String { text("Edit equipment") }
    package static var deleteEquipment: String { text("Delete equipment") }
    package static var backToEquipment: String { text("Back to Equipment") }
    package static var archiveExplanation: String {
        text("Archive it: it can no longer be chosen, and you can restore it at any time.")
    }
    package static func deletionWarning(_ name: String) -> String {
        text("\(name) is deleted for everyone here. Exercises that use it go back to what fits them.")
    }
    package static var plates: String { text("Plates") }
    package static var addPlates: String { text("Add plates") }
    package static var editPlates: String { text("Edit plates") }
    package static var deletePlates: String { text("Delete plates") }
    package static var platesDeletionWarning: String { text("They are deleted for everyone here.") }
    package static func platesForSleeve(_ millimeters: Int) -> String {
        text("Plates for sleeves of \(millimeters) mm")
    }
    package static func pairs(_ count: Int) -> String { text("\(count, "pair")") }
    package static func coloredPairs(_ color: String, _ pairs: String) -> String { text("\(color), \(pairs)") }
    package static var noEquipmentYet: String { text("No equipment yet") }
    package static var noEquipmentHint: String {
        text(
            """
            Add your bars and plates, and Track says what to put on each side. Start with a common set, then \
            change what is different.
            """)
    }
    package static var noEquipmentHintForGuest: String {
        text("People with an account here can add bars, plates and dumbbells.")
    }
    package static var commonSetInKilograms: String { text("Add a 20\u{A0}kg bar and plates") }
    package static var commonSetInPounds: String { text("Add a 45\u{A0}lb bar and plates") }
    package static var noPlatesYet: String { text("Without plates, only the empty bar can be used.") }
    package static var usedWhenChosen: String { text("only where chosen") }
    package static func usedFor(_ equipment: String) -> String { text("\(equipment) exercises") }
    package static func weightsFrom(_ count: Int, _ least: String, _ most: String) -> String {
        text("\(count, "weight") from \(least) to \(most)")
    }
    package static func sleeve(_ millimeters: Int) -> String { text("\(millimeters) mm sleeves") }
    package static func withCollars(_ weight: String, _ collars: String) -> String {
        text("\(weight) and collars of \(collars)")
    }
    package static var editingNotAllowed: String {
        text("Guests can’t change the household’s equipment. Create an account to do that.")
    }
    package static var setUp: String { text("Set up your equipment") }
    package static var howYouDoIt: String { text("How you do it") }
    package static var setupHint: String {
        text("Choose a rest time or your equipment, and keep a note such as a seat height.")
    }
    package static var rest: String { text("Rest") }
    package static func withTool(_ name: String) -> String { text("With \(name)") }
    package static func withUsualBar(_ weight: String) -> String { text("With a bar of \(weight) and common plates") }
    package static func assumesUsualBar(_ weight: String) -> String {
        text("Assumes a bar of \(weight) and common plates. Say what you have")
    }
    package static func usualBarIsAssumed(_ weight: String) -> String {
        text("Until something is added, a bar of \(weight) and common plates are assumed.")
    }
    package static var change: String { text("Change") }
}
