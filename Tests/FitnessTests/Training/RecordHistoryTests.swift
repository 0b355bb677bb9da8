import Samples
import Testing

@testable import Fitness

@Suite struct RecordHistoryTests {
    private func mark(_ kind: RecordKind, _ value: Double, grams: Int64 = 0, day: Int = 0) -> RecordMark {
        RecordMark(
            line: RecordLine(kind: kind, weightGrams: grams), value: value, day: LocalDay(daysSinceEpoch: 20_000 + day),
            source: .day)
    }

    private func improvements(_ marks: [RecordMark], best: [RecordLine: Double] = [:]) -> [RecordHistory.Improvement] {
        var history = RecordHistory(best: best)
        for mark in marks { history.add(mark) }
        return history.improvements
    }

    @Test func theFirstIsTheBaselineAndATieIsNone() {
        let found = improvements([60, 60, 59, 62.5, 62.5].map { mark(.weight, $0) })
        #expect(found.map(\.mark.value) == [60, 62.5])
        #expect(found.map(\.isBaseline) == [true, false])
        // 135 lb are equal in grams, despite a floating-point difference.
        #expect(improvements([mark(.weight, 61.234_969_95), mark(.weight, 61.234_969_950_1)]).count == 1)
    }

    @Test func ofAPaceLessIsBetter() {
        #expect(improvements([300, 301, 299.5].map { mark(.pace1Kilometer, $0) }).map(\.mark.value) == [300, 299.5])
        for kind in RecordKind.allCases {
            #expect(kind.isLowerBetter == (kind.rank(2) < kind.rank(1)), "\(kind)")
        }
    }

    @Test func everyWeightHasItsOwnRepetitions() {
        let marks = [(5.0, 60_000), (4, 80_000), (6, 60_000), (4, 60_000), (4, -20_000)] as [(Double, Int64)]
        let found = improvements(marks.map { mark(.repetitions, $0.0, grams: $0.1) })
        #expect(found.map(\.mark.value) == [5, 4, 6, 4])
        #expect(found.map(\.isBaseline) == [true, true, false, true])
    }

    @Test func whatWasBestBeforeIsToBeBeaten() {
        let best = [RecordLine(kind: .weight): 100.0]
        #expect(improvements([mark(.weight, 100)], best: best) == [])
        #expect(improvements([mark(.weight, 100.5)], best: best).map(\.isBaseline) == [false])
    }

    /// The improvements are exactly the values that exceed all previous ones.
    @Test func theyAreTheStrictMaximaOfTheirLines() {
        var random = SeededGenerator(seed: 20_261_121)
        for _ in 0..<500 {
            let marks = (0..<Int.random(in: 0...40, using: &random)).map { number in
                let kind = [RecordKind.weight, .distance, .pace5Kilometers].randomElement(using: &random) ?? .weight
                return mark(kind, Double(Int.random(in: 1...60, using: &random)), day: number)
            }
            let expected = marks.enumerated().filter { index, mark in
                marks[..<index].filter { $0.line == mark.line }
                    .allSatisfy { mark.line.kind.isLowerBetter ? mark.value < $0.value : mark.value > $0.value }
            }.map(\.element)
            #expect(improvements(marks).map(\.mark) == expected)
        }
    }
}

@Suite struct RecordTextTests {
    private let metric = RecordText(units: Units())
    private let body = RecordText(units: Units(), load: .bodyweight)

    @Test(arguments: [
        (RecordKind.weight, 102.5, "102.5\u{A0}kg"), (.oneRepMax, 116.666_7, "116.7\u{A0}kg"),
        (.repetitions, 1, "1\u{A0}rep"), (.repetitions, 12, "12\u{A0}reps"),
        (.setVolume, 1_500_000, "1,500\u{A0}kg"), (.distance, 21_097.5, "21.1\u{A0}km"), (.duration, 3_725, "1:02:05"),
        (.paceMarathon, 14_400, "4:00:00"),
    ])
    func aValueHasItsUnit(kind: RecordKind, value: Double, text: String) {
        #expect(metric.value(kind, value) == text)
    }

    @Test func whatIsAddedToTheBodyHasItsSign() {
        #expect(body.value(.weight, 10) == "+10\u{A0}kg")
        #expect(metric.value(.weight, 10) == "10\u{A0}kg")
        #expect(body.addedWeight(grams: 10_000) == "+10\u{A0}kg")
        #expect(body.addedWeight(grams: -10_000) == "10\u{A0}kg of assistance")
        #expect(body.addedWeight(grams: 0) == "no added weight")
    }

    @Test(arguments: [
        (RecordKind.weight, 100.0, 102.5, "+2.5\u{A0}kg"), (.weight, 100, 100.04, "+0.04\u{A0}kg"),
        (.repetitions, 8, 9, "+1\u{A0}rep"), (.repetitions, 8, 10, "+2\u{A0}reps"),
        (.dayVolume, 1_000_000, 2_500_000, "+1,500\u{A0}kg"), (.dayVolume, 1_000_400, 1_000_600, "+1\u{A0}kg"),
        (.setVolume, 1_000_000, 1_000_200, "+0.2\u{A0}kg"), (.distance, 5_020, 10_000, "+4.98\u{A0}km"),
        (.duration, 1_800, 1_845, "+0:45"), (.pace5Kilometers, 1_500, 1_440, "−1:00"),
        (.pace5Kilometers, 1_500, 1_499.75, "−0.25\u{A0}s"),
    ])
    func aChangeIsToldAsFineAsItIs(kind: RecordKind, before: Double, after: Double, text: String) {
        #expect(metric.change(kind, from: before, to: after) == text)
    }

    @Test func theMakerIsTold() {
        let load = LoggedLoad(weightKilograms: 100, bodyWeightKilograms: nil, amount: .reps(5))
        #expect(metric.maker(.set(load)) == "100\u{A0}kg × 5")
        let pullUp = LoggedLoad(weightKilograms: 0, bodyWeightKilograms: 80, amount: .reps(5))
        #expect(body.maker(.set(pullUp)) == "5\u{A0}reps")
        #expect(LoggedLoad(weightKilograms: -90, bodyWeightKilograms: 80, amount: .reps(5)).kilograms == 0)
        #expect(LoggedLoad(weightKilograms: -20, bodyWeightKilograms: 80, amount: .reps(5)).kilograms == 60)
    }
}
