extension QuantityTexts {
    package static func weekOf(_ firstDay: String) -> String { text("Week of \(firstDay)") }
    package static var week: String { text("Week") }
    package static var month: String { text("Month") }
    package static var year: String { text("Year") }
    package static func lastDays(_ count: Int) -> String { text("last \(count) days") }
    package static var wholeTime: String { text("whole time") }
    package static func inThe(_ range: String) -> String { text("in the \(range)") }
    package static func distanceInDuration(_ distance: String, _ duration: String) -> String {
        text("\(distance) in \(duration)")
    }
    package static var zeroSeconds: String { text("0 seconds") }
    package static var fluidOunces: String { text("fl\u{A0}oz") }
    package static var heightRequired: String { text("Height required") }
    package static func weightOutOfRange(_ least: String, _ limitSentence: String) -> String {
        text("Please enter a weight from \(least) to \(limitSentence)")
    }
    package static func unusualWeight(_ weight: String) -> String {
        text("\(weight)? That is an unusual body weight.")
    }
    package static func weightFarFromTheLast(_ weight: String, _ last: String) -> String {
        text("\(weight)? The last weight was \(last).")
    }
    package static func unusualHeight(_ height: String) -> String { text("\(height)? That is an unusual height.") }
    package static var centimetersOutOfRange: String { text("Please enter a height from 50 to 272\u{A0}cm") }
    package static var feetOutOfRange: String {
        text("Please enter a height from 1\u{A0}ft 8\u{A0}in to 8\u{A0}ft 11\u{A0}in")
    }
    package static func hours(_ count: Int) -> String { text("\(count, "hour")") }
    package static func minutes(_ count: Int) -> String { text("\(count, "minute")") }
    package static func seconds(_ count: Int) -> String { text("\(count, "second")") }
    package static var bytes: String { text("bytes") }
    package static var hoursExamples: String { text("7.5, 7:30 or 7h\u{A0}30m") }
    package static var minutesExamples: String { text("30\u{A0}min, 28:40 or 1h\u{A0}5m") }
    package static var secondsExamples: String { text("45, 1:30 or 2m\u{A0}5s") }
    package static var kilometersWritten: String { text("kilometers") }
    package static var metersWritten: String { text("meters") }
    package static var yardsWritten: String { text("yards") }
    package static var milesWritten: String { text("miles") }
    package static var kilometerWritten: String { text("kilometer") }
    package static var mileWritten: String { text("mile") }
    package static var kilogramsWritten: String { text("kilograms") }
    package static var poundsWritten: String { text("pounds") }
    package static var kilogramWritten: String { text("kilogram") }
    package static var poundWritten: String { text("pound") }
}
