import Samples
import Testing

@testable import Fitness

@Suite struct SetLineTests {
    private static let reps = AskedAmount.reps(5...5, isOpen: false)

    private static let lines: [(text: String, line: SetLine)] = [
        ("3 x 5", SetLine(sets: 3, amount: reps)),
        ("3 x 8-12 @ 60 kg", SetLine(sets: 3, amount: .reps(8...12, isOpen: false), load: .kilograms(60))),
        ("1 x 5+ @ 85 % tm", SetLine(sets: 1, amount: .reps(5...5, isOpen: true), load: .trainingMax(share: 0.85))),
        ("warm-up 2 x 5 @ 50 % work", SetLine(sets: 2, kind: .warmUp, amount: reps, load: .work(share: 0.5))),
        ("drop 1 x 5 @ work", SetLine(sets: 1, kind: .drop, amount: reps, load: .work(share: 1))),
        ("failure 1 x 5 @ 75.5 % 1rm", SetLine(sets: 1, kind: .failure, amount: reps, load: .oneRepMax(share: 0.755))),
        ("1 x 1 @ tm", SetLine(sets: 1, amount: .reps(1...1, isOpen: false), load: .trainingMax(share: 1))),
        ("1 x 1 @ 1rm", SetLine(sets: 1, amount: .reps(1...1, isOpen: false), load: .oneRepMax(share: 1))),
        ("3 x 5 @ rpe 8", SetLine(sets: 3, amount: reps, load: .effort, effort: 8)),
        ("3 x 5 @ 62.5 kg rpe 8.5", SetLine(sets: 3, amount: reps, load: .kilograms(62.5), effort: 8.5)),
        ("3 x 5 rpe 9", SetLine(sets: 3, amount: reps, effort: 9)),
        ("3 x 5 @ -20 kg", SetLine(sets: 3, amount: reps, load: .kilograms(-20))),
        ("3 x 5 @ 135 lb", SetLine(sets: 3, amount: reps, load: .kilograms(WeightUnit.pounds.kilograms(135)))),
        ("2 x 45 s", SetLine(sets: 2, amount: .time(seconds: 45))),
        ("3 x 40 m @ work", SetLine(sets: 3, amount: .distance(meters: 40, seconds: nil), load: .work(share: 1))),
        ("3 x 12.5 m in 30 s", SetLine(sets: 3, amount: .distance(meters: 12.5, seconds: 30))),
    ]

    @Test(arguments: lines)
    func aLineIsReadAndWritten(text: String, line: SetLine) {
        #expect(SetLine(text) == line)
        #expect("\(line)" == text)
    }

    @Test(arguments: [
        ("3x5", "3 x 5"), (" 3 X 8–12@60KG ", "3 x 8-12 @ 60 kg"), ("3 × 5", "3 x 5"),
        ("3x5@62,5kg", "3 x 5 @ 62.5 kg"),
        ("3 x 5 @ 85% TM", "3 x 5 @ 85 % tm"), ("1x2min", "1 x 120 s"), ("3 x 5 @ \u{2212}20 kg", "3 x 5 @ -20 kg"),
        ("3 x 5 @ 100 % work", "3 x 5 @ work"), ("3x5+", "3 x 5+"), ("3 x 5\u{A0}RPE 8", "3 x 5 rpe 8"),
        ("wu 2x5@50% work", "warm-up 2 x 5 @ 50 % work"), ("Warmup 2x5", "warm-up 2 x 5"), ("1xAMRAP", "1 x 1+"),
        ("3 x amrap @ 20kg", "3 x 1+ @ 20 kg"),
        ("2x1:30", "2 x 90 s"), ("2 x 1,000", "2 x 1000"), ("3 x 5 @ 1,000 lb", "3 x 5 @ 1000 lb"),
    ])
    func linesMayBeTypedLoosely(typed: String, plain: String) {
        #expect(SetLine(typed).map { "\($0)" } == plain)
    }

    @Test(arguments: [
        "", "x", "5", "3 x", "x 5", "0 x 5", "21 x 5", "3 x 0", "3 x 1001", "3 x 5.5", "3.5 x 5", "3 x 12-8", "3 x 8-8",
        "3 x 8-12+", "3 x -5", "3 x 0 s", "3 x 86401 s", "3 x 0 m", "3 x 100001 m", "3 x 40 m in 0 s", "3 x 40 m in 30",
        "3 x 5 @", "3 x 5 @ 60", "3 x 5 @ kg", "3 x 5 @ 60 kg 3", "3 x 5 @ rpe", "3 x 5 @ rpe 11", "3 x 5 @ rpe 8.25",
        "3 x 5 @ rpe 8 rpe 8", "3 x 5 rpe 8 @ 60 kg", "3 x 5 @ 4 % tm", "3 x 5 @ 201 % tm", "3 x 5 @ -85 % tm",
        "3 x 5 @ 85 %", "3 x 5 @ 2rm", "3 x 5 @ 85 % 2rm", "3 x 5 @ -1001 kg", "3 x 5 @ 100001 kg", "3 x 5 @ 1.2.3 kg",
        "3 x 5 @ 60.125 kg", "warm up 3 x 5", "3 x 5 @ work work", "drei x 5", "3 x 5; 3 x 5", "3 x ٣",
        "9999999999999999999999 x 5", "3 x 1:60", "3 x 1.5:30", "3 x 0:00", "3 x 1:",
    ])
    func otherTextsAreNoLines(text: String) {
        #expect(SetLine(text) == nil)
    }

    @Test(arguments: [
        ("3 x 5;", "", SetLineFault.empty), (" ", "", .empty), ("3 x 5 @ 60.125 kg", "3 x 5 @ 60.125 kg", .number),
        ("3 x 5; week 53: 3 x 5", "week 53: 3 x 5", .week), ("week 2 3 x 5", "week 2 3 x 5", .week),
        ("3 times five", "3 times five", .sets), ("21 x 5", "21 x 5", .sets), ("5", "5", .sets),
        ("3 x", "3 x", .amount), ("3 x 12-8", "3 x 12-8", .amount), ("3 x 40 m in 30", "3 x 40 m in 30", .amount),
        ("3 x 5 @", "3 x 5 @", .load), ("3 x 5 @ 85 % 2rm", "3 x 5 @ 85 % 2rm", .load),
        ("3 x 5 @ rpe 11", "3 x 5 @ rpe 11", .effort), ("3 x 5 @ 60 rpe", "3 x 5 @ 60 rpe", .effort),
        ("3 x 5 @ 60 Stone; x", "3 x 5 @ 60 Stone", .end("stone")), ("3 x 8-12+", "3 x 8-12+", .end("+")),
        ("3 x 5 @ 60 kg  3.5 kg", "3 x 5 @ 60 kg  3.5 kg", .end("3.5 kg")),
    ])
    func theFirstPartThatCannotBeReadIsNamed(text: String, line: String, fault: SetLineFault) throws {
        let found = try #require(SetLine.fault(inList: text, unit: .kilograms))
        #expect(found == (line, fault))
        #expect(SetLine.list(text, unit: .kilograms) == nil)
    }

    @Test func aWeightWithoutAUnitIsInThePersons() {
        #expect(SetLine("3 x 5 @ 60", unit: .kilograms) == SetLine("3 x 5 @ 60 kg"))
        #expect(SetLine("3 x 5 @ 135", unit: .pounds) == SetLine("3 x 5 @ 135 lb"))
        #expect(SetLine("3 x 5 @ 60 kg", unit: .pounds) == SetLine("3 x 5 @ 60 kg"))
    }

    @Test func listsAreSeparatedBySemicolons() {
        #expect(SetLine.list("3 x 5; 1 x 5+ @ work")?.map { "\($0)" } == ["3 x 5", "1 x 5+ @ work"])
        #expect(SetLine.list("3 x 5;") == nil && SetLine.list("") == nil)
    }

    @Test func everyLineGivesItsOwnTextBack() {
        var generator = SeededGenerator(seed: Soak.seed(23))
        for _ in 0..<Soak.amount(short: 2_000, long: 500_000) {
            let line = Self.random(&generator)
            #expect(SetLine("\(line)") == line, "\(line)")
        }
    }

    private static func random(_ generator: inout SeededGenerator) -> SetLine {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        let low = number(1...500)
        let amounts: [AskedAmount] = [
            .reps(low...low, isOpen: Bool.random(using: &generator)), .reps(low...low + number(1...500), isOpen: false),
            .time(seconds: number(1...86_400)),
            .distance(
                meters: Double(number(1...10_000_000)) / 100, seconds: number(0...1) == 0 ? nil : number(1...900)),
        ]
        let share = Double(number(500...20_000)) / 100 / 100
        let unit = WeightUnit.allCases.randomElement(using: &generator) ?? .kilograms
        let loads: [AskedLoad] = [
            .none, .kilograms(unit.kilograms(Double(number(-20_000...100_000)) / 100)), .work(share: share),
            .trainingMax(share: share), .oneRepMax(share: share), .effort,
        ]
        let load = loads.randomElement(using: &generator) ?? .none
        let effort = Double(number(2...20)) / 2
        return SetLine(
            sets: number(1...20), kind: SetKind.allCases.randomElement(using: &generator) ?? .normal,
            amount: amounts.randomElement(using: &generator) ?? .time(seconds: 1), load: load,
            effort: load == .effort || number(0...3) == 0 ? effort : nil)
    }
}
