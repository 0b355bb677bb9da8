extension CommonTexts {
    package static var name: String { text("Name") }
    package static var amount: String { text("Amount") }
    package static var onlyMe: String { text("Only me") }
    package static var weightUnit: String { text("Weight unit") }
    package static var passwordHint: String { text("At least 6 characters") }
    package static var whoIsItFor: String { text("Who is it for?") }
    package static var recipientHint: String { text("So you can recognize it later") }
    package static var oneWeek: String { text("1 week") }
    package static var kilogramsKg: String { text("Kilograms (kg)") }
    package static var poundsLb: String { text("Pounds (lb)") }
    package static var kilometersKm: String { text("Kilometers (km)") }
    package static var milesMi: String { text("Miles (mi)") }
    package static var feetAndInchesHint: String { text("Like 5\u{A0}ft 7\u{A0}in") }
    package static var female: String { text("Female") }
    package static var male: String { text("Male") }
    package static var preferNotToSay: String { text("Prefer not to say") }
    package static var timeZone: String { text("Time zone") }
    package static var timeZoneHint: String { text("Sets when your days begin and end") }
    package static var exercise: String { text("Exercise") }
    package static var optional: String { text("Optional") }
    package static var note: String { text("Note") }
    package static var chooseAnExercise: String { text("Choose an exercise") }
    package static var unit: String { text("Unit") }
    package static var nothingFound: String { text("Nothing found. Check the spelling.") }
    package static var yes: String { text("yes") }
    package static var no: String { text("no") }
    package static var emptyValue: String { text("(empty)") }
    package static var changedMeanwhile: String {
        text("This was changed in the meantime, so your changes are not saved yet.")
    }
    package static func savedAndYours(_ field: String, _ saved: String, _ yours: String) -> String {
        text("\(field): saved \(saved), yours \(yours)")
    }
    package static var saveMineAnyway: String { text("Save mine anyway") }
    package static var takeWhatIsSaved: String { text("Take what is saved") }
}
