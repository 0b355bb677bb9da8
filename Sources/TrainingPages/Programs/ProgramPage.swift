import Fitness
import Forms
import Routines
import Texts
import Web

/// One program: what comes next, its days, where its lifts stand, and what was done.
struct ProgramPage: PageContent {
    var view: CompiledView<Self> { view_programs_show }
    let state: ProgramState
    let lifts: [ProgramLift]
    /// The last ones, newest first.
    let entries: [ProgramEntry]
    /// How many cycles have begun.
    let cycles: Int
    /// Why it waits today; nil on other days.
    let dayOff: DayOffReason?
    /// A workout of it that is still open once it has ended.
    var open: RoutineWorkout?
    let units: Units
    let today: LocalDay

    var program: Program { state.program }
    private var due: ProgramDue? { program.isFollowed ? state.due : nil }
    private var dayCount: Int { state.days.count }

    var title: String { program.name }
    var back: Link { Link(ProgramTexts.backToPrograms, to: Paths.programs) }
    var note: String? { program.note.isEmpty ? nil : program.note }

    // What comes next

    var next: Next? { due.map { Next(due: $0, days: dayCount, dayOff: dayOff, today: today) } }

    struct Next: Sendable {
        fileprivate let due: ProgramDue
        fileprivate let days: Int
        fileprivate let dayOff: DayOffReason?
        fileprivate let today: LocalDay

        var eyebrow: String { ProgramTexts.joined(due.when(today: today), due.position(of: days)) }
        var title: String { due.day.name }
        var note: String? { dayOff?.programWaits }
        var startPath: String? { due.startPath }
        var timedPath: String? { due.timedPath }
        var skipPath: String? { due.canBeSkipped(today: today) ? Paths.programSkip(due.program.id) : nil }
        var number: String { String(due.day.number) }
        var startText: String { due.date > today ? ProgramTexts.startEarly : WorkoutTexts.startWorkout }
    }

    /// After the last day of a cycle.
    var cycleDone: Link? {
        guard let due, let length = program.cycleWeeks(days: dayCount), due.week.number > 1,
            (due.week.number - 1) % length == 0, entries.first.map({ $0.week.number < due.week.number }) ?? false
        else { return nil }
        let number = (due.week.number - 1) / length
        return Link(ProgramTexts.cycleDone(number), to: Paths.programCycle(program.id, number))
    }

    /// The day that was left out last, if nothing was done since.
    var leftOut: String? {
        guard program.isFollowed, let last = entries.first, last.isSkipped else { return nil }
        return ProgramTexts.leftOut(state.days.first { $0.number == last.number }?.name ?? program.name)
    }

    // Its days and lifts

    var days: [ListRow] {
        state.days.enumerated().map { place, day in
            let isNext = day.number == due?.day.number
            return ListRow(
                title: isList ? ProgramTexts.numbered(place + 1, day.name) : day.name, path: day.path,
                icon: day.routine == nil ? "clock" : "workout",
                note: isNext ? ProgramTexts.comesNext : isDone(day) ? ProgramTexts.done : nil)
        }
    }

    /// Days that are no week but a list, such as of running intervals, of which many are alike.
    private var isList: Bool { dayCount > Weekday.allCases.count }

    /// Whether a day of a list was done in this round.
    private func isDone(_ day: ProgramDay) -> Bool {
        let round = due?.week.number ?? entries.first?.week.number
        return isList && entries.contains { $0.number == day.number && $0.week.number == round && !$0.isSkipped }
    }

    var liftRows: [ListRow] {
        lifts.map { lift in
            let sets = RoutineTargetText(exercise: lift.exercise, units: units)
                .list(lift.next.sets.compactMap(\.loadedTarget).filter(\.isWork))
            let parts = [sets, lift.next.reasonText(units, today: today) ?? ""].filter { !$0.isEmpty }
            return ListRow(
                title: lift.title,
                path: Paths.programLift(program.id, routine: lift.routine, slot: lift.slot),
                note: parts.isEmpty ? nil : parts.joined(separator: " · "))
        }
    }

    /// Where the training maxes are set that the rules go on from.
    var trainingMaxRows: [ListRow] {
        guard program.isFollowed else { return [] }
        return lifts.filter(\.rule.isCycle).map { lift in
            let kilograms = lift.next.workKilograms.map { units.weight.text($0, maximumDecimals: 1) }
            return ListRow(
                title: lift.title,
                path: Paths.programLift(program.id, routine: lift.routine, slot: lift.slot) + "#training-max",
                note: kilograms ?? ProgramTexts.setTrainingMax)
        }
    }

    // Looking back

    var hasCycles: Bool { cycles > 0 }
    var cycleRows: [ListRow] {
        guard cycles > 0 else { return [] }
        return (1...cycles).reversed().map {
            ListRow(title: ProgramTexts.cycleNumber($0), path: Paths.programCycle(program.id, $0))
        }
    }

    var workouts: [ListRow] {
        entries.prefix(Self.shownEntries).map { entry in
            let day = state.days.first { $0.number == entry.number }
            return ListRow(
                title: day?.name ?? program.name, path: entry.path,
                note: ProgramTexts.joined(
                    entry.day.relativeText(today: today),
                    entry.isSkipped ? ProgramTexts.skipped : program.words(of: entry.week)))
        }
    }
    static let shownEntries = 8

    // Buttons

    var deletePath: String { Paths.deletion(of: Paths.program(program.id)) }
    var endPath: String? { program.isFollowed ? Paths.programEnd(program.id) : nil }
    var restartPath: String? { program.isFollowed ? nil : Paths.programRestart(program.id) }
    /// What starting again does, also to a workout that is open.
    var restartHint: String? {
        guard !program.isFollowed else { return nil }
        let note = open.map { $0.hasDoneSets ? ProgramTexts.staysBefore($0.name) : ProgramTexts.closesEmpty($0.name) }
        return [ProgramTexts.startAgainHint, note].compactMap(\.self).joined(separator: " ")
    }
    var dates: String {
        if let end = program.endedOn { return ProgramTexts.endedOn(end.shortText(today: today)) }
        let start = program.startedOn.shortText(today: today)
        return program.startedOn > today ? ProgramTexts.startsOn(start) : ProgramTexts.since(start)
    }
}

extension ProgramDue {
    /// A weekday that is still to come is not left out yet.
    fileprivate func canBeSkipped(today: LocalDay) -> Bool { program.schedule == .rotation || date <= today }
}

extension ProgramDay {
    fileprivate var path: String {
        switch activity {
        case .routine(let routine): Paths.routine(routine)
        case .plan(let plan): Paths.workout(plan)
        }
    }
}

extension ProgramEntry {
    fileprivate var path: String {
        routineWorkout.map(Paths.trackedWorkout) ?? timedWorkout.map(Paths.timedWorkout) ?? Paths.track(on: day)
    }
}
