import Testing

@testable import Fitness
@testable import Progression

/// The figures of the sources: the table of reps and effort, GZCLP's stages, 5/3/1's percentages.
@Suite struct ProgressionFiguresTests {
    @Test(arguments: [
        (1, [100, 95.7, 92.1, 89.2]), (3, [92.1, 89.2, 86.5, 83.9]), (5, [86.5, 83.9, 81.2, 78.6]),
        (8, [78.6, 76, 73.3, 70.7]), (12, [68, 65.4, 62.7, 60.1]),
    ])
    func sharesOfTheOneRepMax(reps: Int, percentages: [Double]) {
        for (effort, percent) in zip([10.0, 9, 8, 7], percentages) {
            let share = EffortTable.share(reps: reps, effort: effort) * 100
            #expect((share - percent).magnitude <= 0.051, "\(reps) reps at \(effort): \(share)")
        }
    }

    @Test func sharesFallUntilTheyAreHalf() {
        #expect(EffortTable.share(reps: 1, effort: 10) == 1)
        #expect(EffortTable.share(reps: 17, effort: 10) == 0.5)
        #expect(EffortTable.share(reps: 8, effort: 1) == 0.5)
        for reps in 1..<30 {
            for effort in stride(from: 6, through: 9.5, by: 0.5) {
                let share = EffortTable.share(reps: reps, effort: effort)
                #expect(share <= EffortTable.share(reps: reps, effort: effort + 0.5))
                #expect(share >= EffortTable.share(reps: reps + 1, effort: effort))
            }
        }
    }

    @Test func weightOfASwappedExercise() {
        let target = TargetSet(amount: .reps(5...5, isOpen: false), kilograms: 100)
        func set(_ reps: Int, _ kilograms: Double, _ kind: SetKind = .normal) -> LoggedSet {
            LoggedSet(kind: kind, amount: .reps(reps), kilograms: kilograms)
        }
        #expect(SwappedWeight.kilograms(for: target, from: [], estimate: nil) == nil)
        let estimated = SwappedWeight.kilograms(for: target, from: [], estimate: 100) ?? 0
        #expect((estimated - 86.5).magnitude < 0.05)
        let own = [set(5, 60), set(5, 62.5), set(10, 50), set(5, 20, .warmUp)]
        #expect(SwappedWeight.kilograms(for: target, from: own, estimate: 100) == 62.5, "the latest of the nearest")
        let eight = SwappedWeight.kilograms(for: target, from: [set(8, 78.6)], estimate: nil) ?? 0
        #expect((eight - 86.5).magnitude < 0.1)
    }

    @Test func firstTierOfGZCLP() {
        var lift = SimulatedLift("gzclp t1 +5 kg / 10 lb", "5 x 3+ @ work", from: 100)
        #expect(lift.train().written == "5 x 3+ @ 100")
        #expect(lift.train(reps: [3, 3, 3, 3, 2]).written == "5 x 3+ @ 105")
        #expect(lift.next().reason == .stage(sets: 6, reps: 2))
        #expect(lift.train().written == "6 x 2+ @ 105")
        #expect(lift.train(reps: [2, 2, 0]).written == "6 x 2+ @ 110", "more weight at the same stage")
        #expect(lift.train(reps: Array(repeating: 1, count: 9) + [0]).written == "10 x 1+ @ 110")
        let next = lift.next()
        #expect(next.written == "5 x 3+ @ 100", "99 kg, as it can be loaded")
        #expect(next.reason == .restarted(percent: 10))
        #expect(next.proposal == .newBest(reps: 5, share: 0.85))
        lift.state(102)
        #expect(lift.next().written == "5 x 3+ @ 102", "a new start by hand begins with the first stage")
    }

    @Test func secondTierOfGZCLP() {
        var lift = SimulatedLift("gzclp t2 +2.5 kg / 5 lb", "3 x 10 @ work", from: 60)
        lift.train()
        #expect(lift.train(reps: [10, 10, 9]).written == "3 x 10 @ 62.5")
        #expect(lift.train().written == "3 x 8 @ 62.5")
        #expect(lift.train(reps: [8, 7, 7]).written == "3 x 8 @ 65")
        #expect(lift.train().written == "3 x 6 @ 65")
        #expect(lift.train(reps: [6, 6, 5]).written == "3 x 6 @ 67.5")
        let next = lift.next()
        #expect(next.written == "3 x 10 @ 70", "7.5 kg above the last weight of the first stage")
        #expect(next.reason == .restartedAbove(kilograms: 62.5, by: Step(kilograms: 7.5, pounds: 15)))
        lift.unit = .pounds
        #expect((lift.next().kilograms ?? 0).isSameWeight(as: 62.5 + 15 * 0.453_592_37))
    }

    @Test func thirdTierOfGZCLP() {
        var lift = SimulatedLift("gzclp t3 +2.5 kg", "3 x 15+ @ work", from: 20)
        lift.train(reps: [15, 15, 24])
        #expect(lift.next().reason == .again)
        lift.train(reps: [12, 12, 25])
        #expect(lift.next().written == "3 x 15+ @ 22.5")
    }

    static let fiveThreeOne = """
        1 x 5 @ 65 % tm; 1 x 5 @ 75 % tm; 1 x 5+ @ 85 % tm
        1 x 3 @ 70 % tm; 1 x 3 @ 80 % tm; 1 x 3+ @ 90 % tm
        1 x 5 @ 75 % tm; 1 x 3 @ 85 % tm; 1 x 1+ @ 95 % tm
        1 x 5 @ 40 % tm; 1 x 5 @ 50 % tm; 1 x 5 @ 60 % tm
        """

    /// 5/3/1 over its weeks, each with the same back-off sets.
    static func fiveThreeOne(_ backOff: [String] = []) -> [SetLine] {
        fiveThreeOne.split(separator: "\n").enumerated().flatMap { week, text in
            [SetLine].written(String(text) + (week < backOff.count ? "; " + backOff[week] : "")).map { line in
                var line = line
                line.week = week + 1
                return line
            }
        }
    }

    @Test func percentagesOf531() {
        var lift = SimulatedLift("cycle +5 kg / 10 lb, 4 weeks", "1 x 1 @ tm", from: 100)
        lift.lines = Self.fiveThreeOne()
        let weeks = [
            "1 x 5 @ 65; 1 x 5 @ 75; 1 x 5+ @ 85", "1 x 3 @ 70; 1 x 3 @ 80; 1 x 3+ @ 90",
            "1 x 5 @ 75; 1 x 3 @ 85; 1 x 1+ @ 95", "1 x 5 @ 40; 1 x 5 @ 50; 1 x 5 @ 60",
            "1 x 5 @ 68.25; 1 x 5 @ 78.75; 1 x 5+ @ 89.25",
        ]
        for (number, written) in weeks.enumerated() {
            lift.week = number + 1
            #expect(lift.train(reps: [5, 5, 12]).written == written, "whatever the last set brought")
        }
        lift.week = 6
        #expect(lift.next().reason == .cycle(week: 2, trainingMax: 105))
    }

    /// First set last: five more sets at the weight of the first. Boring but big: five sets of ten at half of the max.
    @Test func variantsOf531() {
        var first = SimulatedLift("cycle +2.5 kg / 5 lb, 4 weeks", "1 x 1 @ tm", from: 100)
        first.lines = Self.fiveThreeOne(["5 x 5 @ 65 % tm", "5 x 5 @ 70 % tm", "5 x 5 @ 75 % tm"])
        #expect(first.next().written == "1 x 5 @ 65; 1 x 5 @ 75; 1 x 5+ @ 85; 5 x 5 @ 65")
        var big = SimulatedLift("cycle +2.5 kg / 5 lb, 3 weeks", "1 x 1 @ tm", from: 100)
        big.lines = Self.fiveThreeOne(["5 x 10 @ 50 % tm", "5 x 10 @ 50 % tm", "5 x 10 @ 50 % tm"])
        for week in 1...3 {
            big.week = week
            // The back-off sets were too many; the cycle is not lost by that.
            big.train(reps: [5, 5, 6, 10, 10, 7])
        }
        big.week = 4
        #expect(big.next().reason == .newCycle(by: Step(kilograms: 2.5, pounds: 5)))
        #expect(big.next().written.hasSuffix("5 x 10 @ 51.25"))
    }

    @Test func aStalledCycleTakesThreeStepsOff() {
        var lift = SimulatedLift("cycle +5 kg / 10 lb, 4 weeks", "1 x 1 @ tm", from: 100)
        lift.lines = Self.fiveThreeOne()
        lift.history.estimatedOneRepMax = 105
        for (week, reps) in zip(1...4, [[5, 5, 4], [3, 3, 2], [5, 3, 0], []]) {
            lift.week = week
            lift.train(reps: reps)
        }
        lift.week = 5
        #expect(lift.next().reason == .stalledCycle(by: Step(kilograms: 15, pounds: 30)))
        #expect(lift.next().sets[0].basisKilograms == 85)
        #expect(lift.next().proposal == .trainingMax(kilograms: 94.5))
        lift.state(90)
        #expect(lift.next().sets[0].basisKilograms == 90, "what its person says comes first")
    }

    /// The last heavy set of each week; 0 is not done.
    @Test(arguments: [[0, 0, 0], [5, 3, 0], [4, 0, 0], [5, 2, 1], [4, 2, 1]])
    func oneBadWeekOrSetsThatWereNotDoneStallNoCycle(tops: [Int]) {
        var lift = SimulatedLift("cycle +5 kg / 10 lb, 4 weeks", "1 x 1 @ tm", from: 100)
        lift.lines = Self.fiveThreeOne()
        for (week, top) in zip(1...4, tops + [5]) {
            lift.week = week
            lift.train(reps: [5, 5, top])
        }
        lift.week = 5
        #expect(lift.next().reason == .newCycle(by: Step(kilograms: 5, pounds: 10)))
    }

    @Test func ninetyPercentIsProposedAsATrainingMax() {
        var lift = SimulatedLift("cycle +5 kg, 4 weeks", "3 x 5 @ 85 % tm")
        lift.history.estimatedOneRepMax = 120
        let next = lift.next()
        #expect(next.reason == .needsTrainingMax)
        #expect(next.proposal == .trainingMax(kilograms: 108))
        #expect(next.sets.allSatisfy { $0.kilograms == nil && $0.share == 0.85 })
    }
}
