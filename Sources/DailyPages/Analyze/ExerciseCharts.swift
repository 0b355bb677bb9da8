import Charts
import Fitness
import Forms
import Models
import Texts
import Web

/// The charts of an exercise: of its sets if it has any, otherwise of its sessions.
struct ExerciseCharts: Sendable {
    let analysis: ExerciseAnalysis
    let units: Units

    private var days: [ExerciseDay] { analysis.days }
    private var isBodyweight: Bool { analysis.exercise.load == .bodyweight }

    var hasSets: Bool { days.contains { $0.sets > 0 } }

    var series: [DaySeries] {
        let ofSets = [farthest, longest, weight, oneRepMax, mostRepetitions, volume, carried, held]
        let all = hasSets ? ofSets : [distance, pace, duration]
        return all.compactMap { $0 }.filter { !$0.values.isEmpty }
    }

    private func values(_ value: (ExerciseDay) -> Double?) -> [ChartValue] {
        days.compactMap { day in value(day).map { ChartValue(day: day.day, value: $0) } }
    }

    private func series(
        _ id: String, _ title: String, _ kind: DaySeries.Kind = .level, unitName: String?, symbol: String,
        _ values: [ChartValue], records: RecordKind?, includesZero: Bool = false, isReversed: Bool = false,
        ticks: TickScale = .decimal, note: String? = nil,
        text: @escaping @Sendable (Double) -> String
    ) -> DaySeries {
        let range = analysis.span.range
        return DaySeries(
            id: id, title: title, kind: kind, unitName: unitName, symbol: symbol, values: values,
            records: records.flatMap { analysis.records[$0] } ?? [], shownDay: analysis.shown?.day,
            includesZero: includesZero,
            isReversed: isReversed, ticks: ticks, note: note, span: analysis.span, text: text,
            path: { Paths.analyzed(range, day: $0) })
    }

    // MARK: Sets

    private var volume: DaySeries {
        let unit = units.weight
        return series(
            "volume", CommonTexts.volume, .amount, unitName: unit.name, symbol: unit.symbol,
            values { $0.volumeGrams > 0 ? unit.value(ofKilograms: Double($0.volumeGrams) / 1000) : nil },
            records: .dayVolume,
            note: loadNote(ExerciseTexts.volumeExplanation),
            text: { Figure(DecimalText.grouped($0), unit.symbol).text })
    }

    /// Nil for a bodyweight exercise without any added weight.
    private var weight: DaySeries? {
        guard !isBodyweight || days.contains(where: { $0.heaviestKilograms ?? 0 != 0 }) else { return nil }
        let unit = units.weight
        return series(
            "weight", isBodyweight ? ExerciseTexts.addedWeight : CommonTexts.heaviestWeight, unitName: unit.name,
            symbol: unit.symbol,
            values { $0.heaviestKilograms.map(unit.reading(ofKilograms:)) }, records: .weight,
            note: isBodyweight
                ? ExerciseTexts.addedWeightExplanation : nil,
            text: { Figure(DecimalText.grouped($0, maximumDecimals: 2), unit.symbol).text })
    }

    private var oneRepMax: DaySeries {
        let unit = units.weight
        return series(
            "one-rep-max", CommonTexts.estimatedOneRepMax, unitName: unit.name, symbol: unit.symbol,
            values { $0.oneRepMaxKilograms.map(unit.value(ofKilograms:)) }, records: .oneRepMax,
            note: loadNote(ExerciseTexts.oneRepMaxExplanation),
            text: { Figure(DecimalText.grouped($0, maximumDecimals: 1), unit.symbol).text })
    }

    private func loadNote(_ explanation: String) -> String {
        guard isBodyweight else { return explanation }
        let body =
            switch analysis.exercise.bodyPercent {
            case 0: ExerciseTexts.bodyWeightIsLeftOut
            case 100: ExerciseTexts.bodyWeightIsIncluded
            case let percent: ExerciseTexts.bodyPartIsIncluded(String(percent))
            }
        return "\(explanation) \(body)"
    }

    /// The progress measure of a bodyweight exercise.
    private var mostRepetitions: DaySeries? {
        guard isBodyweight else { return nil }
        return series(
            "repetitions", CommonTexts.mostReps, unitName: nil, symbol: CountTexts.repNoun(2),
            values { $0.mostRepetitions > 0 ? Double($0.mostRepetitions) : nil }, records: .repetitions,
            includesZero: true,
            ticks: .whole, note: ExerciseTexts.inOneSet,
            text: { Figure(DecimalText.grouped($0), CountTexts.repNoun(Int($0))).text })
    }

    /// Of holds.
    private var longest: DaySeries {
        series(
            "longest-time", RecordKind.duration.name, unitName: nil, symbol: CommonTexts.time,
            values { $0.longestSeconds > 0 ? Double($0.longestSeconds) : nil }, records: .duration, ticks: .clock,
            note: ExerciseTexts.inOneSet, text: { DurationText.clock(seconds: $0) })
    }

    private var held: DaySeries {
        series(
            "total-time", ExerciseTexts.totalTime, .amount, unitName: nil, symbol: CommonTexts.time,
            values { $0.heldSeconds > 0 ? Double($0.heldSeconds) : nil }, records: nil, ticks: .clock,
            note: ExerciseTexts.setsAreAddedUp, text: { DurationText.clock(seconds: $0) })
    }

    /// Of carries.
    private var farthest: DaySeries {
        setDistance(
            "longest-distance", RecordKind.distance.name, .level, records: .distance, note: ExerciseTexts.inOneSet
        ) { $0.farthestMeters }
    }

    private var carried: DaySeries {
        setDistance(
            "total-distance", ExerciseTexts.totalDistance, .amount, records: nil, note: ExerciseTexts.setsAreAddedUp
        ) { Double($0.carriedMeters) }
    }

    private func setDistance(
        _ id: String, _ title: String, _ kind: DaySeries.Kind, records: RecordKind?, note: String,
        _ meters: (ExerciseDay) -> Double
    ) -> DaySeries {
        let unit = units.distance
        return series(
            id, title, kind, unitName: unit.shortName, symbol: unit.shortSymbol,
            values { day in meters(day) > 0 ? unit.shortValue(ofMeters: meters(day)) : nil }, records: records,
            note: note, text: { Figure(DecimalText.grouped($0, maximumDecimals: 1), unit.shortSymbol).text })
    }

    // MARK: Cardio sessions

    private var distance: DaySeries {
        let unit = units.distance
        return series(
            "distance", CommonTexts.distance, .amount, unitName: unit.name, symbol: unit.symbol,
            values { $0.cardioMeters > 0 ? unit.value(ofMeters: Double($0.cardioMeters)) : nil }, records: .distance,
            text: { Figure(DecimalText.grouped($0, maximumDecimals: 2), unit.symbol).text })
    }

    private var pace: DaySeries {
        let unit = units.distance
        return series(
            "pace", ExerciseTexts.pace, unitName: ExerciseTexts.minutesPer(unit.singular), symbol: "min/\(unit.symbol)",
            days.filter { $0.cardioMeters > 0 }.map { day in
                let distance = unit.value(ofMeters: Double(day.cardioMeters))
                return ChartValue(day: day.day, value: (Double(day.pacedSeconds) / distance).rounded(), share: distance)
            },
            records: .pace5Kilometers, isReversed: true, ticks: .clock,
            note: ExerciseTexts.paceExplanation,
            text: { Figure(DurationText.clock(seconds: $0), "/\(unit.symbol)").text })
    }

    private var duration: DaySeries {
        series(
            "duration", CommonTexts.time, .amount, unitName: nil, symbol: CommonTexts.time,
            values { $0.cardioSeconds > 0 ? Double($0.cardioSeconds) : nil }, records: .duration,
            ticks: .clock, text: { DurationText.clock(seconds: $0) })
    }

    /// Sets with this many reps or more share the last bar.
    static let maximumRepsShown = 30

    /// The number of sets per rep count.
    var repetitionCard: ChartCard? {
        let told = analysis.repetitions.filter { $0.repetitions < Self.maximumRepsShown }
        let others = analysis.repetitions.filter { $0.repetitions >= Self.maximumRepsShown }.reduce(0) { $0 + $1.sets }
        let counts = told + (others > 0 ? [RepetitionCount(repetitions: Self.maximumRepsShown, sets: others)] : [])
        guard let first = counts.first, let last = counts.last, let usual = counts.max(by: { $0.sets < $1.sets })
        else { return nil }
        let chart = BarChart(
            id: "chart-distribution", title: ExerciseTexts.setsByReps,
            description: ExerciseTexts.mostSetsHad(Self.repetitionText(usual.repetitions), usual.sets),
            bars: counts.map {
                BarChart.Bar(x: $0.repetitions, parts: [Double($0.sets)], text: Self.barText($0))
            },
            range: first.repetitions...last.repetitions, axisTitle: CountTexts.setNoun(2),
            placeTitle: CountTexts.repNoun(2), ticks: .whole,
            placeText: { $0 == Self.maximumRepsShown ? "\($0)+" : String($0) })
        let table = ChartTable(
            caption: ExerciseTexts.setsByReps, columns: [CommonTexts.reps, CommonTexts.sets],
            rows: counts.map {
                [Self.orMore(String($0.repetitions), $0.repetitions), String($0.sets)]
            })
        return ChartCard(
            id: "distribution", title: ExerciseTexts.setsByReps, note: ExerciseTexts.yourSetsByRepCount,
            svg: chart.html() ?? "", table: table.html())
    }

    private static func repetitionText(_ count: Int) -> String {
        orMore(Figure(String(count), CountTexts.repNoun(count)).text, count)
    }

    private static func orMore(_ text: String, _ count: Int) -> String {
        count == maximumRepsShown ? ExerciseTexts.orMore(text) : text
    }

    private static func barText(_ count: RepetitionCount) -> String {
        "\(repetitionText(count.repetitions)): \(CountTexts.sets(count.sets))"
    }
}
