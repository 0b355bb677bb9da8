import Fitness
import GRDB
import Models
import Progression
import Texts

/// What a cycle of a program amounts to.
package struct ProgramCycle: Sendable {
    /// Counted from 1.
    package let number: Int
    package let firstDay: LocalDay
    package let lastDay: LocalDay
    package let workouts: [RoutineWorkout]
    package let timedWorkouts: Int
    package let skippedDays: Int
    package let totals: RoutineSummary.Totals
    package let records: [PersonalRecord]
    package let lifts: [Lift]

    /// A lift with the weights that its rule went on from.
    package struct Lift: Sendable {
        package let routine: Int64
        package let slot: Int
        package let exercise: Exercise
        /// As in `ProgramLift`.
        package let title: String
        package let rule: ProgressionRule
        /// The weight of its first workout.
        package let before: Double
        /// The weight of the first workout after the cycle; if there was none yet, what the next workout asks.
        package let after: Double
        package let best: OpenSet?
    }

    /// A set of as many reps as possible.
    package struct OpenSet: Sendable, Equatable {
        package let kilograms: Double
        package let reps: Int
        /// Of the whole load; nil if it can't be estimated from so many reps.
        package let oneRepMaxKilograms: Double?
    }
}

extension User.Programs {
    private static let longestCycle = 400

    /// - Returns: nil if nothing was done in it, or if the program has no cycles.
    package func cycle(
        _ database: Database, _ number: Int, of program: Program, on today: LocalDay
    ) throws -> ProgramCycle? {
        let days = try days(database, of: program.id)
        guard let length = program.cycleWeeks(days: days.count), ProgramWeek.numbers.contains(number)
        else { return nil }
        let weeks = (number - 1) * length + 1...number * length
        let run = try entries(database, of: program, until: today, limit: Self.longestCycle)
        let entries = run.filter { weeks.contains($0.week.number) }
        guard let first = entries.first, let last = entries.last else { return nil }
        let workouts = try entries.compactMap(\.routineWorkout).compactMap { id in
            try user.routines.header(database, "id = ?", [id]).map { try user.routines.workout(database, $0) }
        }
        var totals = RoutineSummary.Totals()
        for workout in workouts {
            totals.sets += workout.totals.sets
            totals.reps += workout.totals.reps
            totals.volumeGrams += workout.totals.volumeGrams
            totals.seconds += workout.totals.seconds
        }
        let done = Set(workouts.flatMap(\.sets).compactMap(\.done?.id))
        let records = try Set(workouts.map(\.day)).sorted().flatMap { day in
            try user.training.setRecords(database, on: day).filter { record in
                record.mark.source.setID.map(done.contains) ?? false
            }
        }
        return ProgramCycle(
            number: number, firstDay: first.day, lastDay: last.day, workouts: workouts,
            timedWorkouts: entries.count { $0.timedWorkout != nil }, skippedDays: entries.count(where: \.isSkipped),
            totals: totals, records: records,
            lifts: try lifts(database, of: program, on: today).compactMap { lift in
                try change(
                    database, of: lift, in: program, weeks, within: Set(run.compactMap(\.routineWorkout)), on: today)
            })
    }

    /// - Parameter workouts: those since the program was begun, or begun again.
    private func change(
        _ database: Database, of lift: ProgramLift, in program: Program, _ weeks: ClosedRange<Int>,
        within workouts: Set<Int64>, on today: LocalDay
    ) throws -> ProgramCycle.Lift? {
        let records =
            try records(
                database, of: program, routine: lift.routine, slot: lift.slot, on: today, limit: Self.longestCycle
            ).map { $0.records.filter { workouts.contains($0.workout) } } ?? []
        let within = records.filter { $0.week.map { weeks.contains($0.number) } ?? false }
        let bases = within.filter { $0.week?.isLight == false }.compactMap(\.basisKilograms)
        guard let before = bases.last, let last = bases.first else { return nil }
        let later = records.filter { $0.week.map { $0.number > weeks.upperBound } ?? false }
        let next = lift.next.sets.lazy.compactMap { $0.target?.basisKilograms }.first
        return ProgramCycle.Lift(
            routine: lift.routine, slot: lift.slot, exercise: lift.exercise, title: lift.title, rule: lift.rule,
            before: before,
            after: later.compactMap(\.basisKilograms).last ?? next ?? last,
            best: try bestOpenSet(database, within, of: lift.exercise))
    }

    private func bestOpenSet(
        _ database: Database, _ records: [LiftRecord], of exercise: Exercise
    ) throws -> ProgramCycle.OpenSet? {
        let isBody = exercise.load == .bodyweight
        let sets = try records.filter { $0.exercise.id == exercise.id }.flatMap { record in
            let body = isBody ? try user.training.movedBody(database, exercise, on: record.day) : 0
            return record.sets.compactMap { ProgramCycle.OpenSet($0, bodyKilograms: body) }
        }
        return sets.max {
            ($0.oneRepMaxKilograms ?? 0, $0.kilograms, $0.reps) < ($1.oneRepMaxKilograms ?? 0, $1.kilograms, $1.reps)
        }
    }

    /// How many cycles have begun.
    package func cycles(_ database: Database, of program: Program, on today: LocalDay) throws -> Int {
        let days = try days(database, of: program.id)
        guard let length = program.cycleWeeks(days: days.count),
            let last = try entries(database, of: program, until: today, limit: 1).last
        else { return 0 }
        return (last.week.number - 1) / length + 1
    }
}

extension ProgramCycle.OpenSet {
    /// - Parameter bodyKilograms: what is lifted besides the weight; nil if it is not known.
    fileprivate init?(_ set: AskedSet, bodyKilograms: Double?) {
        guard case .reps(_, isOpen: true) = set.target.amount, !set.isSwapped, let done = set.done, done.kind.counts,
            done.amount.reps > 0
        else { return nil }
        self.init(
            kilograms: done.kilograms, reps: done.amount.reps,
            oneRepMaxKilograms: bodyKilograms.flatMap {
                OneRepMax.estimateKilograms(loadKilograms: done.kilograms + $0, reps: done.amount.reps)
            })
    }
}

/// What was done of a program, which decides what comes next.
struct ProgramOutlook {
    let program: Program
    /// In their order.
    let days: [ProgramDay]
    let entries: [ProgramCalendar.Entry]
    let daysOff: Set<LocalDay>
    let today: LocalDay

    private var calendar: ProgramCalendar {
        ProgramCalendar(
            days: days.map { String($0.number) }, schedule: program.schedule, weekdays: program.weekdays,
            firstDay: program.startedOn, restDaysBetween: needsRestBetween ? 1 : 0)
    }

    /// Runs and other timed workouts load the same muscles each time: where the weekdays leave a day between any two of them,
    /// it stays free after one that was done late.
    private var needsRestBetween: Bool {
        let hasNeighbors = program.weekdays.contains { weekday in
            program.weekdays.contains { ($0.rawValue + 1) % Weekday.allCases.count == weekday.rawValue }
        }
        return !hasNeighbors && days.allSatisfy { $0.routine == nil }
    }

    /// nil for a program without days.
    var due: ProgramDue? {
        guard let due = calendar.due(after: entries, today: today, daysOff: daysOff),
            let place = days.firstIndex(where: { String($0.number) == due.key })
        else { return nil }
        return ProgramDue(program: program, day: days[place], place: place, week: program.week(due.week), date: due.day)
    }

    /// The day and the week that a workout of a routine counts for today. If the routine is several days, it is the next
    /// of them.
    func day(of routine: Int64) -> (number: Int, week: ProgramWeek)? {
        let due = due
        let place = due?.place ?? 0
        guard let day = (days[place...] + days[..<place]).first(where: { $0.routine == routine }) else { return nil }
        if let due, day.number == due.day.number { return (day.number, due.week) }
        let week = calendar.week(of: String(day.number), after: entries, today: today, daysOff: daysOff)
        return (number: day.number, week: program.week(week ?? 1))
    }
}

/// In which week of its program a workout is.
package struct ProgramWeek: Sendable, Equatable, Codable {
    /// Counted from 1.
    package let number: Int
    /// Whether less is asked on purpose.
    package let isLight: Bool

    static let numbers = 1...5_000

    var isPossible: Bool { Self.numbers.contains(number) }

    /// - Returns: nil for a workout outside of programs.
    static func read(_ row: inout RowReader) throws -> ProgramWeek? {
        let (number, isLight) = (try row.next(Int?.self), try row.next(Bool?.self))
        return number.map { ProgramWeek(number: $0, isLight: isLight ?? false) }
    }
}

extension ProgramSchedule {
    /// `Round 3`, `Week 4 of 4 · light week`, `Cycle 2 · Round 1 of 4`
    /// - Parameter length: how many weeks a cycle has; nil if the weeks just go on.
    package func words(of week: ProgramWeek, inCyclesOf length: Int?) -> String {
        var text = numbered(week.number)
        if let length {
            let cycle = (week.number - 1) / length + 1
            text = numbered((week.number - 1) % length + 1, of: length)
            if cycle > 1 { text = ProgramTexts.joined(ProgramTexts.cycleNumber(cycle), text) }
        }
        return week.isLight ? light(text) : text
    }
}

extension Program {
    /// Where a week stands, in the same words wherever a workout is shown.
    package func words(of week: ProgramWeek) -> String { schedule.words(of: week, inCyclesOf: plannedWeeks) }
}
