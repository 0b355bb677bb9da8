extension GoalTexts {
    package static var periodMissing: String { text("Please choose how often") }
    package static var directionMissing: String { text("Please choose a direction") }
    package static var goalTimeRequired: String { text("Please enter a time like 150 or 2h\u{A0}30m") }
    package static var title: String { text("Title") }
    package static var titleHint: String { text("Optional. Named for you if empty") }
    package static var repsHint: String { text("In one set, at least") }
    package static var howOften: String { text("How often") }
    package static var direction: String { text("Direction") }
    package static var countsFromHint: String {
        text("If empty: today, or the start of this week, month or year for a goal that repeats.")
    }
    package static var inTheTrackablesUnit: String { text("In the trackable’s own unit") }
    package static func inTheTrackablesUnitOrVolume(_ volume: String) -> String {
        text("In the trackable’s own unit, water in \(volume)")
    }
    package static var anyActivity: String { text("Any activity") }
    package static var chooseATrackable: String { text("Choose a trackable") }
    package static func trackableInUnit(_ name: String, _ unit: String) -> String { text("\(name), in \(unit)") }
}
