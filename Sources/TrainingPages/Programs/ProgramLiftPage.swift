import Fitness
import Forms
import GRDB
import HTTP
import Models
import Progression
import Routines
import Texts
import Web

/// A lift within a program: what was asked and done, workout by workout.
struct ProgramLiftPage: PageContent {
    /// A training max that counts from a later day on.
    struct ToCome: Sendable {
        let title: String
        let day: String
    }

    /// The workouts since the program was begun, or those before it was begun again.
    struct Run: Sendable {
        /// nil where there is but one.
        let title: String?
        let rows: [Row]
    }

    struct Row: Sendable {
        let date: String
        let path: String
        let week: String?
        let asked: String
        let done: String
    }

    var view: CompiledView<Self> { view_programs_lift }
    let program: Program
    let exercise: RoutineExercise
    /// With its days where the exercise is in the program twice; nil to call it by its exercise.
    var name: String?
    /// Newest first.
    let records: [LiftRecord]
    let user: User
    let today: LocalDay
    /// What counts now, where the rule goes on from a training max.
    var running: RunningTrainingMax?
    /// nil once the program has ended.
    var form: TrainingMaxForm?
    /// What was said for later days, the next one first.
    var toCome: [TrainingMax] = []
    /// Where one of them is removed; nil for a lift without a training max.
    var removePath: String?

    private var units: Units { user.units }

    var title: String { ProgramTexts.liftOf(name ?? exercise.exercise.name, program.name) }
    var back: Link { Link(program.name, to: Paths.program(program.id)) }
    var rule: String? { exercise.rule.map { RuleText($0, units, program.schedule).summary } }
    var afterMisses: String? { exercise.rule.flatMap { RuleText($0, units).afterMisses } }
    /// `Training max 105 kg, since 12 Mar`
    var trainingMax: String? {
        running.map {
            ProgramTexts.trainingMaxSince(
                units.weight.text($0.kilograms, maximumDecimals: 1), $0.firstDay.shortText(today: today))
        }
    }
    var warning: String? { form?.warnings.unconfirmed }
    var saveLabel: String { form?.warnings.label(CommonTexts.save) ?? CommonTexts.save }

    var later: [ToCome] {
        toCome.map { max in
            let weight = units.weight.text(max.kilograms, maximumDecimals: 1)
            return ToCome(
                title: ProgramTexts.trainingMaxFrom(max.firstDay.shortText(today: today), weight),
                day: max.firstDay.description)
        }
    }

    var runs: [Run] {
        let before = ProgramTexts.before(program.startedOn.shortText(today: today))
        return records.grouped { $0.isBeforeRun == $1.isBeforeRun }.map { run in
            let title = run[0].isBeforeRun ? before : ProgramTexts.thisTime
            return Run(title: records.contains(where: \.isBeforeRun) ? title : nil, rows: rows(run))
        }
    }

    private func rows(_ records: [LiftRecord]) -> [Row] {
        records.map { record in
            Row(
                date: record.day.mediumText, path: Paths.trackedWorkout(record.workout),
                week: record.week.map(program.words),
                asked: RoutineTargetText(exercise: record.exercise, units: units)
                    .list(record.sets.map { $0.target.loaded($0.loadableKilograms) }.filter(\.isWork)),
                done: words(record, record.sets.filter(\.target.isWork)))
        }
    }

    var chart: ChartCard? {
        let unit = units.weight
        let values = records.reversed().compactMap { record in
            record.basisKilograms.map { ChartValue(day: record.day, value: unit.value(ofKilograms: $0)) }
        }
        guard Set(values.map(\.day)).count > 1 else { return nil }
        return DaySeries(
            id: "lift", title: isCycle ? ProgramTexts.trainingMax : ProgramTexts.workWeight, unitName: unit.name,
            symbol: unit.symbol, values: values.lastOfEachDay,
            span: ChartSpan(range: .all, today: today, firstWeekday: user.firstWeekday),
            text: { unit.text(unit.kilograms($0), maximumDecimals: 1) }
        ).card
    }

    private var isCycle: Bool { exercise.rule?.isCycle ?? false }

    private func words(_ record: LiftRecord, _ sets: [AskedSet]) -> String {
        sets.grouped { $0.done == $1.done && $0.omission == $1.omission }.map { group in
            guard let set = group[0].done else { return ProgramTexts.times(group.count, of: group[0].omission) }
            let load = set.kilograms == 0 ? nil : record.exercise.loadWords(set.kilograms, units.weight)
            let amount = set.amount.words(units.distance)
            let text = load.map { ProgramTexts.loadAndAmount($0, amount) } ?? amount
            return ProgramTexts.times(group.count, of: text)
        }.joined(separator: ", ")
    }
}

extension ProgramLiftPage {
    private static let shownRecords = 60

    /// - Parameter lift: its routine and slot, such as `12-3`.
    /// - Throws: 404 for what is no lift of a program of the person's.
    init(_ database: Database, _ user: User, program: Int, lift: String, today: LocalDay) throws {
        let parts = lift.split(separator: "-").map(String.init)
        guard parts.count == 2, let routine = Int64(outside: parts[0]), let slot = Int(outside: parts[1]) else {
            throw HTTPError(.notFound)
        }
        let found = try user.programs.program(database, id: Int64(program)).orNotFound()
        let (planned, records) = try user.programs.records(
            database, of: found, routine: routine, slot: slot, on: today, limit: Self.shownRecords
        ).orNotFound()
        let lifts = try user.programs.lifts(database, of: found, on: today)
        let name = lifts.first { $0.routine == routine && $0.slot == slot }?.title
        self.init(
            program: found, exercise: planned, name: name, records: records, user: user, today: today)
        guard planned.rule?.isCycle == true else { return }
        let exercise = planned.exercise
        removePath = Paths.trainingMaxRemoval(found.id, routine: routine, slot: slot)
        toCome = try user.routines.trainingMaxes(database, of: exercise.id, after: today)
        running = try user.routines.currentTrainingMax(database, of: exercise.id, on: today)
        guard found.isFollowed else { return }
        form = TrainingMaxForm(
            exercise, action: Paths.programLift(found.id, routine: routine, slot: slot), known: running,
            estimate: try user.routines.estimatedOneRepMax(database, of: exercise.id, on: today),
            bodyKilograms: try user.training.movedBody(database, exercise, on: today) ?? 0,
            lastWorkout: try user.routines.lastTrainingMaxWorkout(database, of: exercise.id, on: today), user.units,
            today: today)
    }
}

extension AskedSet {
    /// Why it was not done.
    fileprivate var omission: String {
        if isMissed { return ProgramTexts.missedSet }
        return isSkipped ? ProgramTexts.skippedSet : ProgramTexts.notDone
    }
}

extension SetAmount {
    fileprivate func words(_ unit: DistanceUnit) -> String {
        switch self {
        case .reps(let reps): String(reps)
        case .time(let seconds): DurationText.short(seconds: seconds)
        case .distance(let meters, _): unit.shortText(meters)
        }
    }
}

extension [ChartValue] {
    var lastOfEachDay: [ChartValue] {
        reduce(into: []) { values, value in
            if values.last?.day == value.day { values.removeLast() }
            values.append(value)
        }
    }
}

/// What a cycle of a program amounted to.
struct ProgramCyclePage: PageContent {
    var view: CompiledView<Self> { view_programs_cycle }
    let program: Program
    let cycle: ProgramCycle
    /// How many cycles have begun.
    let cycles: Int
    let units: Units

    var title: String { ProgramTexts.cycleNumber(cycle.number) }
    var back: Link { Link(program.name, to: Paths.program(program.id)) }

    var tiles: [Tile] {
        [
            Tile(label: ProgramTexts.workoutsDone, value: String(cycle.workouts.count + cycle.timedWorkouts)),
            cycle.totals.sets > 0 ? Tile(label: CommonTexts.sets, value: String(cycle.totals.sets)) : nil,
            cycle.totals.volumeGrams > 0
                ? Tile(
                    label: CommonTexts.volume, value: units.weight.volumeFigure(grams: cycle.totals.volumeGrams),
                    unit: units.weight.symbol) : nil,
            Tile(label: CommonTexts.records, value: String(cycle.records.count), path: Paths.records),
            cycle.skippedDays > 0
                ? Tile(label: ProgramTexts.skipped, value: String(cycle.skippedDays)) : nil,
        ].compactMap(\.self)
    }

    /// The cycle after it, or that there is none yet; nil once the program has ended.
    var next: Link? {
        let number = cycle.number + 1
        if cycles >= number {
            return Link(ProgramTexts.cycleNumber(number), to: Paths.programCycle(program.id, number))
        }
        return program.isFollowed ? Link(ProgramTexts.cycleToCome(number), to: Paths.program(program.id)) : nil
    }

    var lifts: [ListRow] {
        cycle.lifts.map { lift in
            ListRow(
                title: lift.title, path: Paths.programLift(program.id, routine: lift.routine, slot: lift.slot),
                note: [change(of: lift), best(of: lift)].compactMap(\.self).joined(separator: " · "))
        }
    }

    /// `Training max 100 kg → 105 kg`: with what it began, and with what it goes on.
    private func change(of lift: ProgramCycle.Lift) -> String {
        let (before, after) = (weight(lift.before), weight(lift.after))
        let change = before == after ? before : ProgramTexts.fromTo(before, after)
        return switch lift.rule {
        case .cycle: ProgramTexts.trainingMaxWas(change)
        case .effort: ProgramTexts.oneRepMaxWas(change)
        default: ProgramTexts.workWeightWas(change)
        }
    }

    private func best(of lift: ProgramCycle.Lift) -> String? {
        lift.best.map { best in
            let load = lift.exercise.loadWords(best.kilograms, units.weight)
            let set = ProgramTexts.loadAndAmount(load, String(best.reps))
            return best.oneRepMaxKilograms.map { ProgramTexts.bestOpenSetAndOneRepMax(set, weight($0)) }
                ?? ProgramTexts.bestOpenSet(set)
        }
    }

    private func weight(_ kilograms: Double) -> String { units.weight.text(kilograms, maximumDecimals: 1) }
}
