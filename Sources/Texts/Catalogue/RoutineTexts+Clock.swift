/// The clock of an exercise or a superset: EMOM, Tabata and what is like them.
extension RoutineTexts {
    package static var everyMinute: String { text("Every minute") }
    package static func everyMinutes(_ minutes: Int) -> String { text("Every \(minutes, "minute")") }
    package static func everySeconds(_ seconds: Int) -> String { text("Every \(seconds, "second")") }
    package static func workAndRest(_ work: String, _ rest: String) -> String { text("\(work) work, \(rest) rest") }
    package static func clockAndRounds(_ clock: String, _ rounds: Int) -> String {
        text("\(clock), \(rounds, "round")")
    }

    // The editor
    package static var clock: String { text("Clock") }
    package static var noClock: String { text("None") }
    package static var everyClock: String { text("A round every so many seconds (EMOM)") }
    package static var intervalClock: String { text("Work and rest by the clock (Tabata)") }
    package static var clockHint: String {
        text("For all exercises of a superset. The workout then has a clock, and no rest timer for these sets.")
    }
    package static var roundEvery: String { text("A round every") }
    package static var workFor: String { text("Work for") }
    package static var restFor: String { text("Rest for") }
    package static var moreFieldsWithClock: String { text("Rest, clock and note") }
    package static func clockOutOfRange(_ least: Int, _ most: Int) -> String {
        text("Please enter \(least) to \(most) seconds")
    }
    package static func clockRequired(_ name: String) -> String {
        text("\(name): please choose a clock like every 60\u{A0}s, or 20\u{A0}s on, 10\u{A0}s off")
    }
    package static func clockOfSuperset(_ name: String) -> String {
        text("\(name): a superset has one clock, that of its first exercise")
    }

    // The workout
    package static var startClock: String { text("Start the clock") }
    package static var stopClock: String { text("Stop the clock") }
    package static var allDone: String { text("All done as asked") }
    package static func allDoneOf(_ exercises: String) -> String { text("\(exercises): all done as asked") }
    package static func clockOf(_ exercises: String) -> String { text("Clock of \(exercises)") }
}
