import Fitness
import Forms
import Routines
import Texts

extension ProgramDue {
    /// `Today`, `Missed on Monday`, `Wed, 2 Dec`
    func when(today: LocalDay) -> String {
        if date == today { return ProgramTexts.today }
        return date < today ? ProgramTexts.missed(date.weekday.name) : date.relativeText(today: today)
    }

    /// `Week 3 of 4 · light week`, `Round 3`, `Day 5 of 27`
    func position(of days: Int) -> String {
        days > Weekday.allCases.count ? ProgramTexts.dayOfDays(place + 1, days) : program.words(of: week)
    }

    /// The page that begins it.
    var startPath: String? { day.activity.routine.map { Paths.routineWorkout($0) } }
    /// The form that begins a timed workout.
    var timedPath: String? { day.activity.plan.map { Paths.timedWorkouts(of: $0) } }
}

extension DayOffReason {
    /// Why a program waits.
    var programWaits: String {
        switch self {
        case .sick: ProgramTexts.sickToday
        case .travel: ProgramTexts.travelingToday
        }
    }
}

extension Program {
    /// `One day after the other · Mon, Wed, Fri · light every 8 rounds`
    var scheduleWords: String {
        let parts: [String?] = [
            schedule.name, weekdays.map(\.shortName).joined(separator: ", "),
            deloadEvery.map(schedule.lightEvery),
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
