import Texts

/// What a person does on a day of a program.
package enum ProgramActivity: Sendable, Hashable {
    case routine(Int64)
    /// A timed workout.
    case plan(Int64)
}

/// The editable values of a program.
package struct ProgramDraft: Sendable, Equatable {
    package struct Day: Sendable, Equatable {
        /// Which day of the program it is, whatever its place; nil for a new one.
        package var number: Int?
        package var activity: ProgramActivity

        package init(number: Int? = nil, _ activity: ProgramActivity) {
            self.number = number
            self.activity = activity
        }
    }

    package let name: String
    package var note = ""
    package let schedule: ProgramSchedule
    /// In the order of the week.
    package let weekdays: [Weekday]
    package var weeks = 1
    package var deloadEvery: Int?
    package let days: [Day]
}

extension ProgramDraft {
    /// A built-in program as it is begun.
    package init(_ library: LibraryProgram, _ start: ProgramStart, days: [Day]) {
        self.init(
            name: library.name, schedule: start.schedule, weekdays: start.weekdays, weeks: library.weeks,
            deloadEvery: library.deloadEvery, days: days)
    }

    package static let maximumDays = 60
    package static let deloads = 2...SetLineLimits.weeks.upperBound

    /// The program that was typed or sent, or what is wrong with it.
    package static func checked(
        name: String, note: String, schedule: ProgramSchedule?, weekdays: [Weekday], weeks: Int?, deloadEvery: Int?,
        days: [Day]
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, atMost: TextLimits.name, required: CommonTexts.nameMissing)
        let note = faults.text("note", note.replacing("\r\n", with: "\n"), atMost: TextLimits.note)
        let weekdays = Weekday.allCases.filter(weekdays.contains)
        faults.require("schedule", schedule, ProgramTexts.scheduleMissing)
        faults.check(weekdays, schedule, days: days.count)
        faults.require("weeks", weeks, in: SetLineLimits.weeks, outOf(SetLineLimits.weeks))
        faults.check("deload_every", deloadEvery, in: deloads, outOf(deloads))
        if days.isEmpty { faults.add("days", ProgramTexts.dayMissing) }
        if days.count > maximumDays { faults.add("days", ProgramTexts.tooManyDays(maximumDays)) }
        guard faults.isEmpty, let schedule, let weeks else { return .failure(faults) }
        return .success(
            Self(
                name: name, note: note, schedule: schedule, weekdays: weekdays, weeks: weeks,
                deloadEvery: deloadEvery, days: days))
    }

    private static func outOf(_ range: ClosedRange<Int>) -> String {
        CommonTexts.wholeNumberOutOfRange(String(range.lowerBound), String(range.upperBound))
    }

    /// Digits of ISO weekdays in order: `135`.
    package static func digits(_ weekdays: [Weekday]) -> String {
        weekdays.map { String($0.rawValue + 1) }.joined()
    }

    package static func weekdays(_ digits: String) -> [Weekday] {
        digits.compactMap { $0.wholeNumberValue.flatMap { Weekday(rawValue: $0 - 1) } }
    }
}

extension Faults {
    /// - Parameter days: how many days the program has.
    mutating func check(_ weekdays: [Weekday], _ schedule: ProgramSchedule?, days: Int) {
        if weekdays.isEmpty { add("weekdays", ProgramTexts.weekdaysMissing) }
        if schedule == .weekly, days > 0, weekdays.count != days {
            add("weekdays", ProgramTexts.asManyWeekdays(days))
        }
    }
}

/// How a person begins a built-in program.
package struct ProgramStart: Sendable, Equatable {
    /// A start can be prepared.
    package static let maximumDaysAhead = 366

    package let schedule: ProgramSchedule
    package let weekdays: [Weekday]
    package let firstDay: LocalDay
    /// The weight to begin with, in kilograms by the key of the lift; of a `cycle` the training max. Without one, the
    /// first workout asks.
    package let kilograms: [String: Double]

    /// What was typed or sent, or what is wrong with it: a weight has the field `weight.KEY`.
    /// - Parameter loads: what the weight of a lift means, by its key.
    package static func checked(
        _ program: LibraryProgram, schedule: ProgramSchedule?, weekdays: [Weekday], firstDay: LocalDay?,
        kilograms: [String: Double], loads: [String: ExerciseLoad], today: LocalDay
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let weekdays = Weekday.allCases.filter(weekdays.contains)
        faults.require("schedule", schedule, ProgramTexts.scheduleMissing)
        faults.check(weekdays, schedule, days: program.days.count)
        let last = today + maximumDaysAhead
        if let fault = LocalDay.fault(of: firstDay, until: last, AchievementTexts.dayTooFarAhead, today: today) {
            faults.add("first_day", fault)
        }
        for (key, kilograms) in kilograms where !StrengthSetLimits.isStart(kilograms, of: loads[key] ?? .external) {
            faults.add("weight.\(key)", RoutineTexts.weightTooHigh)
        }
        for lift in program.lifts where lift.needsTrainingMax {
            faults.checkPositive("weight.\(lift.key)", kilograms[lift.key])
        }
        guard faults.isEmpty, let schedule, let firstDay else { return .failure(faults) }
        return .success(Self(schedule: schedule, weekdays: weekdays, firstDay: firstDay, kilograms: kilograms))
    }
}

extension LibraryLift {
    package var progression: ProgressionRule? { ProgressionRule(rule) }

    /// Whether its number is a training max.
    package var needsTrainingMax: Bool { progression?.isCycle ?? false }

    /// Whether it begins with a weight at all: body weight, times and distances have none.
    package var asksForWeight: Bool { needsTrainingMax || progression?.saysWeight ?? false }
}

/// What a program counts in words: weeks if each day has its weekday, and in rotation rounds, which are all days once and
/// seldom last a week.
extension ProgramSchedule {
    /// `Round 3`, `Week 3`
    package func numbered(_ number: Int) -> String {
        switch self {
        case .rotation: ProgramTexts.roundNumber(number)
        case .weekly: ProgramTexts.weekNumber(number)
        }
    }

    /// `Round 3 of 4`, `Week 3 of 4`
    package func numbered(_ number: Int, of count: Int) -> String {
        switch self {
        case .rotation: ProgramTexts.roundOf(number, count)
        case .weekly: ProgramTexts.weekOf(number, count)
        }
    }

    /// `Round 8 · light round`
    package func light(_ text: String) -> String {
        switch self {
        case .rotation: ProgramTexts.lightRound(text)
        case .weekly: ProgramTexts.lightWeek(text)
        }
    }

    /// `light every 8 rounds`
    package func lightEvery(_ count: Int) -> String {
        switch self {
        case .rotation: ProgramTexts.lightEveryRounds(count)
        case .weekly: ProgramTexts.lightEvery(count)
        }
    }

    /// `4 rounds`, `4 weeks`
    package func counted(_ count: Int) -> String {
        switch self {
        case .rotation: ProgramTexts.roundsCount(count)
        case .weekly: ProgramTexts.weeksCount(count)
        }
    }

    package var one: String {
        switch self {
        case .rotation: ProgramTexts.round
        case .weekly: ProgramTexts.week
        }
    }

    package var each: String {
        switch self {
        case .rotation: ProgramTexts.everyRound
        case .weekly: ProgramTexts.everyWeek
        }
    }

    package var lightOnes: String {
        switch self {
        case .rotation: ProgramTexts.lightRounds
        case .weekly: ProgramTexts.lightWeeks
        }
    }
}
