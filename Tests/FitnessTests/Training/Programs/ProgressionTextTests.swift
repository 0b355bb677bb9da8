import Samples
import Testing

@testable import Fitness

@Suite struct ProgressionTextTests {
    @Test(arguments: [
        "fixed", "linear +2.5 kg / 5 lb", "linear +5 lb", "linear +2.5 %", "linear +5 kg / 10 lb, every 2",
        "linear +1.25 kg, -15 % after 2", "linear +5 kg, every 3, -12.5 % after 6", "double +2 kg / 5 lb",
        "double +2.5 kg, -10 % after 2", "sum 30, +2.5 kg", "sum 30, +2.5 kg, -10 % after 3",
        "greyskull +2.5 kg / 5 lb",
        "greyskull +5 kg, -5 % after 2", "gzclp t1 +5 kg / 10 lb", "gzclp t2 +2.5 kg", "gzclp t3 +2 kg / 5 lb",
        "cycle +5 kg / 10 lb, 4 weeks", "cycle +2.5 %, 3 weeks", "effort", "reps +1 to 12, sets to 6",
        "reps +2 to 20, sets to 4, then push-up > decline-push-up > one-arm-push-up", "time +5 s to 120 s",
        "distance +5 m to 60 m", "distance +2.5 m to 40 m",
    ])
    func givesItsOwnTextBack(text: String) throws {
        let rule = try #require(ProgressionRule(text), "\(text)")
        #expect(rule.description == text)
        #expect(ProgressionRule(rule.description) == rule)
    }

    @Test func whatIsUsualCanBeWritten() {
        #expect(ProgressionRule("linear +2.5 kg, -10 % after 3") == ProgressionRule("linear +2.5 kg"))
        #expect(ProgressionRule("Greyskull +2.5kg/5lb , \u{2212}10% after 1") == .written("greyskull +2.5 kg / 5 lb"))
    }

    @Test(arguments: [
        "", "linear", "linear 2.5 kg", "linear +0 kg", "linear +2.5", "linear +2.5 kg, every 1",
        "linear +2.5 kg, every 7",
        "linear +2.5 kg, -10 % after 7", "linear +2.5 kg, -0 % after 1", "linear +2.5 kg, -10 %",
        "linear +2.5 kg, often",
        "linear +60 %", "linear +5 lb / 2.5 kg", "linear +2.5 kg, -10 % after 3, every 2", "double +2.5 kg, every 2",
        "sum +2.5 kg", "sum 0, +2.5 kg", "gzclp +5 kg", "gzclp t4 +5 kg", "cycle +5 kg", "cycle +5 kg, 7 weeks",
        "cycle +5 kg, 0 weeks", "effort +5 kg", "reps +1 to 12", "reps +0 to 12, sets to 6",
        "reps +1 to 12, sets to 6, then a",
        "reps +1 to 12, sets to 6, then a > a", "reps +1 to 12, sets to 6, then A b > c", "time +5 to 120 s",
        "then a > b", "then", "time +5 s to 120 s, then a > b", "distance +5 m", "fixed, fixed", "steady",
        "reps +1 to 12, sets to 6, then " + String(repeating: "a", count: 200) + " > b",
    ])
    func rejectsWhatIsNoRule(text: String) {
        #expect(ProgressionRule(text) == nil, "\(text)")
    }

    /// Everything about a kind stands in one place, and all of it must fit together.
    @Test(arguments: ProgressionKind.allCases)
    func everyKindIsWrittenWithItsUsualNumbers(kind: ProgressionKind) throws {
        let values = RuleValues(kind, kind.numbers.contains(.step) ? Step(kilograms: 2.5) : nil, kind.usual)
        guard kind != .nothing else {
            #expect(ProgressionRule(values) == nil)
            return
        }
        let rule = try #require(ProgressionRule(values))
        #expect(ProgressionKind(rule) == kind && ProgressionRule(rule.description) == rule)
        for number in kind.numbers where number != .step && !number.isOptional {
            let usual = try #require(kind.usual[number])
            #expect(number.range.contains(usual), "\(number)")
        }
        if let lines = kind.usualLines { #expect(rule.fits(lines)) }
    }

    @Test func randomRulesGiveTheirTextBack() {
        var random = SeededGenerator(seed: Soak.seed(1))
        for _ in 0..<Soak.amount(short: 300, long: 100_000) {
            let rule = randomRule(&random)
            #expect(ProgressionRule(rule.description) == rule, "\(rule)")
        }
    }

    private func randomRule(_ random: inout SeededGenerator) -> ProgressionRule {
        func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        let hundredths = Double(whole(1...50_000)) / 100
        let steps = [
            Step(kilograms: hundredths), Step(pounds: hundredths),
            Step(kilograms: hundredths, pounds: Double(whole(1...500))),
            Step(percent: Double(whole(1...5_000)) / 100),
        ]
        let step = steps[whole(0...3)]
        let deload = Deload(percent: Double(whole(100...5_000)) / 100, misses: whole(1...6))
        let ladder = whole(0...1) == 0 ? [] : ["push-up", "decline-push-up", "pike-push-up-2"]
        return switch whole(0...9) {
        case 0: .linear(step: step, successes: whole(1...6), deload: deload)
        case 1: .double(step: step, deload: deload)
        case 2: .sum(reps: whole(1...1_000), step: step, deload: whole(0...1) == 0 ? nil : deload)
        case 3: .greyskull(step: step, deload: deload)
        case 4: .gzclp(ProgressionRule.Tier.allCases[whole(0...2)], step: step)
        case 5: .cycle(step: step, weeks: whole(1...6))
        case 6: .bodyweight(step: whole(1...10), most: whole(1...1_000), mostSets: whole(1...20), ladder: ladder)
        case 7: .time(seconds: whole(1...86_400), most: whole(1...86_400))
        case 8: .distance(meters: hundredths, most: Double(whole(1...100_000)))
        default: whole(0...1) == 0 ? .fixed : .effort
        }
    }
}
