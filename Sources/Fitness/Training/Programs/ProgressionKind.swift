import Texts

/// A kind of rule; `Traits` describes each. The raw value is what the editor sends.
@dynamicMemberLookup
package enum ProgressionKind: String, CaseIterable, Sendable {
    /// No rule: the person decides each time.
    case nothing = "none"
    case fixed
    case linear, double, sum, greyskull, bodyweight, time, distance, effort, cycle, gzclp1, gzclp2, gzclp3

    package init(_ rule: ProgressionRule?) { self = rule?.values.kind ?? .nothing }

    package struct Traits: Sendable {
        package let name: String
        /// What it does, as the editor says it.
        package let explanation: String
        /// How it is written, with its numbers in capitals; what is in brackets is left out if it is usual.
        var text: String?
        /// In the order in which the editor shows them.
        package var numbers: [RuleNumber] = []
        /// What the numbers begin with; meters are yards for a person with miles.
        package var usual: [RuleNumber: Double] = [:]
        /// What the sets of an exercise must be counted in.
        package var measures: Set<SetMeasure> = [.reps]
        fileprivate var usualSets: String?
        /// Whether the editor asks for the weight to start from.
        package var asksForStart = true
        /// What happens after a workout in which reps were missed, if it is the same whatever the numbers are.
        var afterMisses: String?
        /// What it does with its numbers, in one line.
        let summary: @Sendable (RuleText) -> String
        let rule: @Sendable (RuleValues, Step) -> ProgressionRule?

        /// The sets that the rule is known for; nil if it goes with any.
        package var usualLines: [SetLine]? { usualSets.flatMap { SetLine.list($0) } }
    }

    package subscript<Value>(dynamicMember path: KeyPath<Traits, Value>) -> Value { traits[keyPath: path] }

    private static let allMeasures = Set(SetMeasure.allCases)

    private var traits: Traits {
        switch self {
        case .nothing:
            Traits(
                name: CommonTexts.none, explanation: RoutineTexts.noneExplanation, measures: Self.allMeasures,
                asksForStart: false, summary: { _ in CommonTexts.none }, rule: { _, _ in nil })
        case .fixed:
            Traits(
                name: RoutineTexts.fixedName, explanation: RoutineTexts.fixedExplanation, text: "fixed",
                measures: Self.allMeasures, summary: { _ in RoutineTexts.fixedName }, rule: { _, _ in .fixed })
        case .linear:
            Traits(
                name: RoutineTexts.linearName, explanation: RoutineTexts.linearExplanation,
                text: "linear STEP[, every SUCCESSES][, -PERCENT % after MISSES]",
                numbers: [.step, .successes, .misses, .percent], usual: [.successes: 1, .percent: 10, .misses: 3],
                measures: Self.allMeasures,
                summary: {
                    $0[.successes] == 1
                        ? RoutineTexts.linearSummary($0.step)
                        : RoutineTexts.linearSummaryAfter($0.step, $0[.successes])
                },
                rule: { .linear(step: $1, successes: $0[.successes], deload: $0.deload ?? .afterThree) })
        case .double:
            Traits(
                name: RoutineTexts.doubleName, explanation: RoutineTexts.doubleExplanation,
                text: "double STEP[, -PERCENT % after MISSES]", numbers: [.step, .misses, .percent],
                usual: [.percent: 10, .misses: 3], summary: { RoutineTexts.doubleSummary($0.step) },
                rule: { .double(step: $1, deload: $0.deload ?? .afterThree) })
        case .sum:
            Traits(
                name: RoutineTexts.sumName, explanation: RoutineTexts.sumExplanation,
                text: "sum TOTAL, STEP[, -PERCENT % after MISSES]", numbers: [.step, .total, .misses, .percent],
                usual: [.total: 30], summary: { RoutineTexts.sumSummary($0.step, $0[.total]) },
                rule: { .sum(reps: $0[.total], step: $1, deload: $0.deload) })
        case .greyskull:
            Traits(
                name: RoutineTexts.greyskullName, explanation: RoutineTexts.greyskullExplanation,
                text: "greyskull STEP[, -PERCENT % after MISSES]", numbers: [.step, .misses, .percent],
                usual: [.percent: 10, .misses: 1], usualSets: "2 x 5 @ work; 1 x 5+ @ work",
                summary: { RoutineTexts.greyskullSummary($0.step) },
                rule: { .greyskull(step: $1, deload: $0.deload ?? .afterOne) })
        case .bodyweight:
            Traits(
                name: RoutineTexts.bodyweightName, explanation: RoutineTexts.bodyweightExplanation,
                text: "reps +MORE to MOST, sets to MOST_SETS", numbers: [.more, .most, .mostSets],
                usual: [.more: 1, .most: 12, .mostSets: 5], asksForStart: false,
                summary: { RoutineTexts.bodyweightSummary($0[.more], $0[.most], $0[.mostSets]) },
                rule: { values, _ in
                    .bodyweight(
                        step: values[.more], most: values[.most], mostSets: values[.mostSets], ladder: values.ladder)
                })
        case .time:
            Traits(
                name: RoutineTexts.timeName, explanation: RoutineTexts.timeExplanation,
                text: "time +SECONDS s to MOST_SECONDS s", numbers: [.seconds, .mostSeconds],
                usual: [.seconds: 5, .mostSeconds: 60], measures: [.hold, .carry],
                summary: {
                    RoutineTexts.amountSummary(
                        DurationText.short(seconds: $0[.seconds]), DurationText.short(seconds: $0[.mostSeconds]))
                },
                rule: { values, _ in .time(seconds: values[.seconds], most: values[.mostSeconds]) })
        case .distance:
            Traits(
                name: RoutineTexts.distanceName, explanation: RoutineTexts.distanceExplanation,
                text: "distance +METERS m to MOST_METERS m", numbers: [.meters, .mostMeters],
                usual: [.meters: 5, .mostMeters: 60], measures: [.carry],
                summary: { RoutineTexts.amountSummary($0.distance(.meters), $0.distance(.mostMeters)) },
                rule: { values, _ in
                    .distance(meters: values.numbers[.meters] ?? 0, most: values.numbers[.mostMeters] ?? 0)
                })
        case .effort:
            Traits(
                name: RoutineTexts.effortName, explanation: RoutineTexts.effortExplanation, text: "effort",
                usualSets: "3 x 8 @ rpe 8", summary: { _ in RoutineTexts.effortSummary }, rule: { _, _ in .effort })
        case .cycle:
            Traits(
                name: RoutineTexts.cycleName, explanation: RoutineTexts.cycleExplanation,
                text: "cycle STEP, WEEKS weeks", numbers: [.step, .weeks], usual: [.weeks: 4],
                usualSets: "1 x 5 @ 65 % tm; 1 x 5 @ 75 % tm; 1 x 5+ @ 85 % tm", asksForStart: false,
                afterMisses: RoutineTexts.cycleMisses,
                summary: { text in
                    text.schedule.map { RoutineTexts.cycleSummaryAfter(text.step, $0.counted(text[.weeks])) }
                        ?? RoutineTexts.cycleSummary(text.step, text[.weeks])
                },
                rule: { .cycle(step: $1, weeks: $0[.weeks]) })
        case .gzclp1:
            Traits(
                name: RoutineTexts.gzclpName(1), explanation: RoutineTexts.gzclpFirstExplanation,
                text: "gzclp t1 STEP", numbers: [.step], usualSets: "5 x 3+ @ work",
                afterMisses: RoutineTexts.gzclpFirstMisses, summary: { RoutineTexts.gzclpSummary($0.step) },
                rule: { .gzclp(.first, step: $1) })
        case .gzclp2:
            Traits(
                name: RoutineTexts.gzclpName(2), explanation: RoutineTexts.gzclpSecondExplanation,
                text: "gzclp t2 STEP", numbers: [.step], usualSets: "3 x 10 @ work",
                afterMisses: RoutineTexts.gzclpSecondMisses, summary: { RoutineTexts.gzclpSummary($0.step) },
                rule: { .gzclp(.second, step: $1) })
        case .gzclp3:
            Traits(
                name: RoutineTexts.gzclpName(3), explanation: RoutineTexts.gzclpThirdExplanation,
                text: "gzclp t3 STEP", numbers: [.step], usualSets: "3 x 15+ @ work",
                summary: { RoutineTexts.gzclpThirdSummary($0.step) }, rule: { .gzclp(.third, step: $1) })
        }
    }
}
