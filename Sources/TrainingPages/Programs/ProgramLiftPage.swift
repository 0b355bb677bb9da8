import Fitness
import Forms
import Models
import Routines
import Texts
import Web

/// A lift within a program: what was asked and done, workout by workout.
struct ProgramLiftPage: PageContent {
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
    /// Newest first.
    let records: [LiftRecord]
    let user: User
    let today: LocalDay

    private var units: Units { user.units }

    var title: String { ProgramTexts.liftOf(exercise.exercise.name, program.name) }
    var back: Link { Link(program.name, to: Paths.program(program.id)) }
    var rule: String? { exercise.rule.map { RuleText($0, units).summary } }
    var afterMisses: String? { exercise.rule.flatMap { RuleText($0, units).afterMisses } }
    var hasRecords: Bool { !records.isEmpty }

    var rows: [Row] {
        records.map { record in
            Row(
                date: record.day.mediumText, path: Paths.routineSession(record.session),
                week: record.week.map { week in
                    let text = ProgramTexts.weekNumber(week.number)
                    return week.isLight ? ProgramTexts.lightWeek(text) : text
                },
                asked: words(record, record.sets.map(\.target).filter(\.isWork)),
                done: words(record, record.sets.filter(\.target.isWork).map(\.done)))
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

    private var isCycle: Bool { if case .cycle? = exercise.rule { true } else { false } }

    /// `60 kg × 5, 5, 5`; sets of several weights one after the other.
    private func words(_ record: LiftRecord, _ targets: [TargetSet]) -> String {
        let text = RoutineTargetText(exercise: record.exercise, units: units)
        return targets.grouped { $0 == $1 }.map { group in
            group.count == 1 ? text.text(group[0]) : ProgramTexts.times(group.count, text.text(group[0]))
        }.joined(separator: ", ")
    }

    private func words(_ record: LiftRecord, _ sets: [LoggedSet?]) -> String {
        sets.grouped { $0 == $1 }.map { group in
            guard let set = group[0] else { return ProgramTexts.notDone }
            let load = set.kilograms == 0 ? nil : record.exercise.loadWords(set.kilograms, units.weight)
            let amount = set.amount.words(units.distance)
            let text = load.map { ProgramTexts.loadAndAmount($0, amount) } ?? amount
            return group.count == 1 ? text : ProgramTexts.times(group.count, text)
        }.joined(separator: ", ")
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

extension Array {
    /// Runs of elements that are alike.
    fileprivate func grouped(_ isAlike: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { groups, element in
            if let last = groups.last?.last, isAlike(last, element) {
                groups[groups.count - 1].append(element)
            } else {
                groups.append([element])
            }
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
    struct Lift: Sendable {
        let name: String
        let change: String
    }

    var view: CompiledView<Self> { view_programs_cycle }
    let program: Program
    let cycle: ProgramCycle
    let units: Units

    var title: String { ProgramTexts.cycle(cycle.number) }
    var back: Link { Link(program.name, to: Paths.program(program.id)) }
    var dates: String { ProgramTexts.fromTo(cycle.firstDay.mediumText, cycle.lastDay.mediumText) }

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

    var hasLifts: Bool { !cycle.lifts.isEmpty }
    var lifts: [Lift] {
        cycle.lifts.map { lift in
            let (first, last) = (
                units.weight.text(lift.first, maximumDecimals: 1), units.weight.text(lift.last, maximumDecimals: 1)
            )
            return Lift(
                name: lift.exercise.name, change: first == last ? first : ProgramTexts.fromTo(first, last))
        }
    }
}
