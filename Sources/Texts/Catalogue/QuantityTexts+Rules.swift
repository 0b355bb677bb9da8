extension QuantityTexts {
    package static func weekOf(_ first: String) -> String { text("Week of \(first)") }
    package static var week: String { text("Week") }
    package static var month: String { text("Month") }
    package static var year: String { text("Year") }
    package static func lastDays(_ value: Int) -> String { text("last \(value) days") }
    package static var timeSoFar: String { text("time so far") }
    package static func inThe(_ lengthText: String) -> String { text("in the \(lengthText)") }
    package static func inLabel(_ value: String, _ duration: String) -> String { text("\(value) in \(duration)") }
    package static var number0Seconds: String { text("0 seconds") }
    package static var flOz: String { text("fl\u{A0}oz") }
}
