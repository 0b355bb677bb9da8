import Testing

@testable import Fitness
@testable import Progression

/// What is the same for all rules, and what is easy to get wrong about single ones.
@Suite struct ProgressionTests {
    // MARK: What counts

    @Test func onlyWorkSetsAreJudged() {
        var lift = SimulatedLift("linear +2.5 kg", "warm-up 2 x 5 @ 50 % work; 3 x 5 @ work", from: 60)
        let next = lift.train()
        #expect(next.sets.map(\.kilograms) == [30, 30, 60, 60, 60])
        lift.history.workouts[0].sets[0].done = nil
        #expect(lift.history.workouts[0].verdict == .hit, "the warm-up was left out")
        lift.history.workouts[0].sets[4].done = nil
        #expect(lift.history.workouts[0].verdict == .miss, "a set was left out")
        lift.history.workouts[0].sets[4].isAdded = true
        #expect(lift.history.workouts[0].verdict == .hit, "an added set")
        lift.history.workouts[0].sets[3].done?.kind = .warmUp
        #expect(lift.history.workouts[0].verdict == .miss, "a work set that became a warm-up")
    }

    @Test func aLiftThatWasLeftOutOrSwappedSaysNothing() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work", from: 60)
        lift.train()
        lift.train(reps: [0, 0, 0])
        #expect(lift.history.workouts[1].verdict == .silent)
        #expect(lift.next().written == "3 x 5 @ 62.5")
        lift.train(reps: [3, 3, 3])
        lift.history.workouts[2].sets[2].isSwapped = true
        #expect(lift.history.workouts[2].verdict == .silent)
        #expect(lift.next().reason == .progressed(by: Step(kilograms: 2.5)))
    }

    @Test func moreEffortThanAskedIsAMiss() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work rpe 8", from: 60)
        lift.train(effort: 8)
        #expect(lift.history.workouts[0].verdict == .hit)
        lift.train(effort: 8.5)
        #expect(lift.history.workouts[1].verdict == .miss)
        lift.train()
        #expect(lift.history.workouts[2].verdict == .hit, "without an effort")
    }

    @Test func distancesAndTimesAreMet() {
        let carry = AskedAmount.distance(meters: 40, seconds: 30)
        #expect(carry.isMet(by: .distance(meters: 40, seconds: 30), atTop: false))
        #expect(!carry.isMet(by: .distance(meters: 40, seconds: 31), atTop: false))
        #expect(!carry.isMet(by: .distance(meters: 39, seconds: 20), atTop: false))
        #expect(carry.isMet(by: .distance(meters: 41, seconds: nil), atTop: false))
        #expect(AskedAmount.time(seconds: 30).isMet(by: .distance(meters: 20, seconds: 30), atTop: false))
        #expect(!AskedAmount.time(seconds: 30).isMet(by: .reps(60), atTop: false))
    }

    // MARK: Weights

    @Test func anotherWeightIsWhereItGoesOn() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work", from: 60)
        lift.train(kilograms: 70)
        #expect(lift.next().written == "3 x 5 @ 72.5")
        lift.train(reps: [5, 5, 4], kilograms: 65)
        #expect(lift.next().reason == .repeated(misses: 1, of: 3))
        #expect(lift.next().written == "3 x 5 @ 65")
    }

    @Test func theLeastOfSeveralWeightsCounts() {
        var lift = SimulatedLift("linear +2.5 kg", "1 x 5 @ work; 2 x 8 @ 80 % work", from: 100)
        lift.train()
        #expect(lift.next().written == "1 x 5 @ 102.5; 2 x 8 @ 82")
        lift.history.workouts[0].sets[2].done?.kilograms = 76
        #expect(lift.next().written == "1 x 5 @ 97.5; 2 x 8 @ 78", "76 kg is 80 % of 95 kg")
    }

    /// 62.5 kg with plates for 60 becomes 65, not 62.5 again.
    @Test func roundingToWhatCanBeLoadedNeverAddsUp() {
        var lift = SimulatedLift("linear +1.25 kg", "3 x 5 @ work", from: 60)
        lift.loads = ListedLoads(step: 5)
        for workout in 0..<50 {
            #expect(lift.train().kilograms == 60 + 1.25 * Double(workout))
        }
        lift.rule = .written("linear +2.5 kg / 5 lb")
        lift.unit = .pounds
        lift.state(WeightUnit.pounds.kilograms(135))
        for workout in 0..<50 {
            let pounds = WeightUnit.pounds.value(ofKilograms: lift.train().kilograms ?? 0)
            #expect((pounds - Double(135 + 5 * workout)).magnitude < 1e-6)
        }
    }

    @Test func aDeloadIsLighterThanBefore() {
        var lift = SimulatedLift("linear +2.5 kg, -10 % after 1", "3 x 5 @ work", from: 22.5)
        lift.loads = ListedLoads(step: 5)
        lift.train(reps: [1])
        // 20.25 kg would be loaded as 20 kg again, and nothing is lighter.
        #expect(lift.next().reason == .repeated(misses: 1, of: 1))
        #expect(lift.next().kilograms == 22.5)
        lift.state(26)
        lift.train(reps: [1])
        #expect(lift.next().reason == .deloaded(percent: 10, misses: 1))
        #expect(lift.next().kilograms == 20, "23.4 kg would be loaded as 25 kg again")
        lift.state(62.5)
        lift.train(reps: [1])
        #expect(lift.next().kilograms == 55, "56.25 kg, as it can be loaded")
        lift.train()
        #expect(lift.next().kilograms == 57.5, "it goes on from what was loaded")
    }

    @Test func missesBeginAnewWithAnotherWeight() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work", from: 60)
        lift.train(reps: [1])
        lift.train(reps: [1])
        #expect(lift.next().reason == .repeated(misses: 2, of: 3))
        lift.train(.dayOff(.travel), reps: [1])
        #expect(lift.next().reason == .back)
        lift.train(reps: [1])
        #expect(lift.next().written == "3 x 5 @ 55", "the third in a row, but for the day off")
        lift.train(reps: [1], kilograms: 60)
        #expect(lift.next().reason == .repeated(misses: 1, of: 3), "lifted other than asked")
        lift.state(50)
        #expect(lift.next().reason == .byHand(lift.day))
        lift.train(reps: [1])
        #expect(lift.next().reason == .repeated(misses: 1, of: 3))
    }

    /// With 80 kg of body: percentages are those of the whole load, steps are of the added weight.
    @Test func theBodyIsPartOfTheLoad() {
        var lift = SimulatedLift("linear +2.5 kg, -10 % after 1", "3 x 5 @ work", from: 10)
        lift.loads = ListedLoads(step: 1.25, from: -40, to: 100)
        lift.body = 80
        lift.train()
        #expect(lift.next().kilograms == 12.5)
        #expect(lift.next(.comeback(workout: 1, days: 12)).kilograms == 1)
        lift.train(reps: [1])
        #expect(lift.next().kilograms == 3.75, "3.25 kg, as it can be loaded")
        lift.state(4)
        #expect(lift.train(.comeback(workout: 1, days: 12), reps: [1]).kilograms == 4, "as its person says")
        #expect(lift.next(.comeback(workout: 2, days: 12)).kilograms == 0, "the body alone, and no assistance")
        lift.state(-10)
        lift.train(reps: [1])
        #expect(lift.next().kilograms == -17.5, "more assistance")
    }

    @Test func nothingIsAskedOfAnUnknownWeight() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work")
        lift.history.estimatedOneRepMax = 70
        let next = lift.next()
        #expect(next.reason == .needsWeight)
        #expect(next.sets.map(\.kilograms) == [nil, nil, nil])
        #expect(next.proposal == .workWeight(kilograms: 50), "51 kg, as it can be loaded")
        lift.train(kilograms: 50)
        #expect(lift.next().written == "3 x 5 @ 52.5", "it goes on from what was lifted")
    }

    // MARK: The end of the rack

    /// Dumbbells up to 24 kg: two kilograms more is what there is, and then it goes on in reps.
    @Test func atTheHeaviestWeightDoubleProgressionGoesOnInReps() {
        var lift = SimulatedLift("double +4.5 kg", "3 x 8-12 @ work", from: 22)
        var loads = ListedLoads(step: 2, from: 2, to: 24)
        loads.heaviest = 24
        lift.loads = loads
        lift.train(reps: [12, 12, 12])
        #expect(lift.next().written == "3 x 8-12 @ 24")
        #expect(lift.next().reason == .progressed(by: Step(kilograms: 2)))
        lift.train(reps: [12, 12, 12])
        #expect(lift.next().reason == .atHeaviest(kilograms: 24, reps: 13))
        #expect(lift.train().written == "3 x 13 @ 24")
        #expect(lift.train(reps: [14, 14, 13]).written == "3 x 14 @ 24")
        #expect(lift.next().written == "3 x 14 @ 24", "one set had fewer")
        lift.loads = ListedLoads(step: 2, from: 2, to: 40)
        lift.train()
        #expect(lift.next().kilograms == 28.5, "with a heavier one it goes on in weight")
    }

    /// A lift of which a day asks for other reps, or whose lines were edited, asks for those.
    @Test func otherLinesAtTheHeaviestWeightAreTheirs() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 8 @ work", from: 40)
        var loads = ListedLoads(step: 2.5, from: 20, to: 40)
        loads.heaviest = 40
        lift.loads = loads
        for _ in 0..<3 { lift.train() }
        #expect(lift.next().written == "3 x 11 @ 40")
        lift.lines = .written("3 x 5 @ work")
        #expect(lift.next().written == "3 x 5 @ 40" || lift.next().written == "3 x 6 @ 40")
    }

    /// One rep short is the same again, as below the end of the rack; a miss of GZCLP leads to its next stage.
    @Test func missesAtTheHeaviestWeightAreWhatTheyAreElsewhere() {
        var loads = ListedLoads(step: 2, from: 2, to: 24)
        loads.heaviest = 24
        var double = SimulatedLift("double +2 kg", "3 x 8-12 @ work", from: 24)
        double.loads = loads
        double.train(reps: [12, 12, 12])
        for _ in 0..<4 { #expect(double.train(reps: [12, 12, 12]).written == "3 x 13 @ 24") }
        var heavy = SimulatedLift("gzclp t1 +5 kg", "5 x 3+ @ work", from: 24)
        heavy.loads = loads
        heavy.train()
        #expect(heavy.train(reps: [4, 4, 4, 4, 1]).written == "5 x 4+ @ 24")
        #expect(heavy.next().written == "6 x 2+ @ 24")
    }

    @Test(arguments: [
        ("linear +2.5 kg", "3 x 5 @ work", "3 x 6 @ 40", "3 x 7 @ 40"),
        ("greyskull +2.5 kg", "2 x 5 @ work; 1 x 5+ @ work", "3 x 6+ @ 40", "3 x 7+ @ 40"),
        ("gzclp t1 +5 kg", "5 x 3+ @ work", "5 x 4+ @ 40", "5 x 5+ @ 40"),
    ])
    func everyRuleWithStepsGoesOnInReps(rule: String, lines: String, next: String, after: String) {
        var lift = SimulatedLift(rule, lines, from: 40)
        var loads = ListedLoads(step: 2.5, from: 20, to: 40)
        loads.heaviest = 40
        lift.loads = loads
        lift.train()
        #expect(lift.train().written == next)
        #expect(lift.next().written == after)
    }

    /// Less than none can't help: an assisted lift goes on in reps, too.
    @Test func withoutAssistanceLeftItGoesOnInReps() {
        var lift = SimulatedLift("linear +5 kg", "3 x 5 @ work", from: -5)
        lift.body = 80
        var loads = ListedLoads([-15, -10, -5, 0])
        loads.heaviest = 0
        lift.loads = loads
        lift.train()
        #expect(lift.train().written == "3 x 5 @ 0")
        #expect(lift.next().reason == .atHeaviest(kilograms: 0, reps: 6))
        #expect(lift.next().written == "3 x 6 @ 0")
    }

    /// Short of the reps that replace weight, the lift is not lighter the next time, as long as it is within its range.
    @Test func atTheHeaviestWeightTheRangeStays() {
        var lift = SimulatedLift("double +2 kg", "3 x 8-12 @ work", from: 24)
        var loads = ListedLoads(step: 2, from: 2, to: 24)
        loads.heaviest = 24
        lift.loads = loads
        for _ in 0..<5 { lift.train(reps: [12, 12, 12]) }
        #expect(lift.next().written == "3 x 13 @ 24" && lift.next().reason == .again)
        for _ in 0..<3 { lift.train(reps: [7, 7, 7]) }
        #expect(lift.next().kilograms == 22)
    }

    /// The rack at home is not that of the gym.
    @Test func whoeverLiftedMoreThanTheRackHasGoesOnInWeight() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work", from: 40)
        var loads = ListedLoads(step: 2.5, from: 20, to: 40)
        loads.heaviest = 40
        lift.loads = loads
        lift.train(kilograms: 60)
        #expect(lift.next().written == "3 x 5 @ 62.5")
    }

    @Test func linesWithAWeightOfTheirOwnStayAsWritten() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ 20 kg")
        lift.train()
        #expect(lift.next().reason == .fixed)
        #expect(lift.next().written == "3 x 5 @ 20")
        lift.history.estimatedOneRepMax = 100
        lift.history.trainingMax = StatedWeight(day: .first, kilograms: 90)
        lift.lines = .written("1 x 5 @ 75 % 1rm; 1 x 5 @ 80 % tm; 1 x 5")
        #expect(lift.next().sets.map(\.kilograms) == [75, 72, nil])
        #expect(lift.next().sets.allSatisfy { $0.share == nil && $0.basisKilograms == nil })
    }

    // MARK: Pauses

    @Test func aBreakComesBackInTwoSessions() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work", from: 60)
        lift.train()
        lift.train()
        #expect(lift.train(.comeback(workout: 1, days: 30), reps: [1]).written == "3 x 5 @ 50")
        #expect(lift.history.workouts[2].verdict == .silent)
        #expect(lift.train(.comeback(workout: 2, days: 30), kilograms: 80).kilograms == 56.25)
        #expect(lift.next().reason == .back)
        #expect(lift.train().written == "3 x 5 @ 62.5")
        #expect(lift.next().written == "3 x 5 @ 65")
    }

    @Test func illnessHoldsOnce() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work", from: 60)
        lift.train()
        let next = lift.train(.afterIllness(until: lift.day - 1))
        #expect(next.reason == .heldAfterIllness(until: lift.day - 3))
        #expect(next.kilograms == 60)
        #expect(lift.next().kilograms == 62.5, "it counted")
        #expect(lift.next(.afterBreak).kilograms == 60)
    }

    @Test func whatWasEarnedComesAfterTheHold() {
        for kind in [Occasion.Kind.afterIllness(until: .first), .afterBreak] {
            var lift = SimulatedLift("gzclp t3 +2 kg", "3 x 15+ @ work", from: 20)
            lift.train(reps: [15, 15, 25])
            #expect(lift.train(kind, reps: [15, 15, 15]).kilograms == 20)
            #expect(lift.next().reason == .progressed(by: Step(kilograms: 2)))
            #expect(lift.next().kilograms == 22)
            // Once: after the step, fewer reps earn nothing.
            lift.train(reps: [15, 15, 15])
            #expect(lift.next().reason == .again && lift.next().kilograms == 22)
        }
    }

    @Test func aHoldThatIsMissedGivesNothing() {
        var lift = SimulatedLift("gzclp t3 +2 kg", "3 x 15+ @ work", from: 20)
        lift.train(reps: [15, 15, 25])
        lift.train(.afterIllness(until: .first), reps: [15, 15, 9])
        #expect(lift.next().reason == .again && lift.next().kilograms == 20)
    }

    /// Neither does a day of training while traveling, nor sickness twice.
    @Test func severalHoldsCostNoStep() {
        var lift = SimulatedLift("gzclp t3 +2 kg", "3 x 15+ @ work", from: 20)
        lift.train(reps: [15, 15, 25])
        lift.train(.dayOff(.travel), reps: [10, 10, 10])
        lift.train(reps: [15, 15, 15])
        lift.train(.afterIllness(until: lift.day - 1), reps: [15, 15, 16])
        #expect(lift.next().kilograms == 22)
    }

    @Test func aLightWeekHalvesTheSets() {
        var lift = SimulatedLift("linear +2.5 kg", "warm-up 2 x 5 @ 50 % work; 5 x 5 @ work", from: 100)
        lift.train()
        let next = lift.train(.deload, reps: [1])
        #expect(next.reason == .plannedDeload(percent: 90))
        #expect(next.sets.map(\.kilograms) == [45, 45, 90, 90, 90])
        #expect(lift.next().reason == .progressed(by: Step(kilograms: 2.5)), "as if it had not been")
    }

    /// As 41 kg would take five small plates a side and 40 takes one. In light sets a step is much.
    @Test(arguments: [(82.0, 40.0), (85.0, 42.5), (100.0, 50.0), (7.0, 3.5)])
    func aWarmUpIsRounded(work: Double, warmUp: Double) {
        var lift = SimulatedLift("linear +2.5 kg", "warm-up 1 x 5 @ 50 % work; 1 x 5 @ work", from: work)
        #expect(lift.next().sets.map(\.kilograms) == [warmUp, work])
        lift.unit = .pounds
        lift.state(WeightUnit.pounds.kilograms(187))
        #expect(lift.next().sets[0].kilograms.map { WeightUnit.pounds.value(ofKilograms: $0).rounded() } == 95)
    }

    @Test func aWarmUpOfAnyShareIsRoundedAndAWrittenOneIsNot() {
        let lines = "warm-up 1 x 5 @ 41 kg; warm-up 1 x 3 @ 50 % tm; 1 x 5 @ work"
        var lift = SimulatedLift("linear +2.5 kg", lines, from: 90)
        lift.history.trainingMax = StatedWeight(day: .first, kilograms: 103)
        #expect(lift.next().sets.map(\.kilograms) == [41, 52.5, 90])
    }

    @Test func anOpenSetIsClosedWhereLessIsAsked() {
        var lift = SimulatedLift("greyskull +2.5 kg", "2 x 5 @ work; 1 x 5+ @ work", from: 60)
        lift.train()
        for kind in [Occasion.Kind.deload, .comeback(workout: 1, days: 12), .comeback(workout: 2, days: 12)] {
            #expect(lift.next(kind).sets.allSatisfy { !$0.amount.isOpen }, "\(kind)")
        }
        for kind in [Occasion.Kind.usual, .afterBreak, .dayOff(.travel)] {
            #expect(lift.next(kind).sets.map(\.amount.isOpen) == [false, false, true], "\(kind)")
        }
    }

    @Test func whatAPersonSaysComesBeforePauses() {
        var lift = SimulatedLift("double +2.5 kg", "3 x 8-12 @ work", from: 40)
        lift.train(reps: [10, 10, 10])
        lift.state(50)
        let next = lift.next(.comeback(workout: 1, days: 20))
        #expect(next.reason == .byHand(lift.day))
        #expect(next.written == "3 x 8-12 @ 50")
        lift.train(.dayOff(.sick))
        #expect(lift.next().written == "3 x 8-12 @ 50", "also after a workout that did not count")
    }

    @Test func lightWeeksAreNotRemembered() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work", from: 60)
        for _ in 0..<20 { lift.train() }
        for _ in 0..<12 { lift.train(.deload) }
        #expect(lift.history.remembered.workouts.count == LiftHistory.memory)
        #expect(lift.next().reason == .progressed(by: Step(kilograms: 2.5)))
    }

    /// However long somebody only trains while travelling, the weight is not lost.
    @Test(arguments: ["linear +2.5 kg", "gzclp t2 +2.5 kg", "effort", "cycle +5 kg, 4 weeks"])
    func silentSessionsCarryWhatTheyHoldBack(rule: String) {
        let lines = ["effort": "1 x 5 @ rpe 8", "cycle +5 kg, 4 weeks": "1 x 5 @ 80 % tm"][rule] ?? "3 x 10 @ work"
        var lift = SimulatedLift(rule, lines, from: 60)
        lift.train()
        lift.train(reps: [5, 5, 5], effort: 8)
        lift.train()
        let held = lift.next(.afterBreak)
        for _ in 0..<20 { lift.train(.comeback(workout: 1, days: 10), reps: [9, 9, 9], kilograms: 30, effort: 9) }
        #expect(lift.history.remembered.workouts.allSatisfy { !$0.isJudged })
        #expect(lift.next().sets == held.sets)
    }

    @Test func aDayOffAtTheEndOfACycleCostsNoStep() {
        var lift = SimulatedLift("cycle +5 kg, 3 weeks", "1 x 5+ @ 80 % tm", from: 100)
        for week in 1...3 {
            lift.week = week
            lift.train(week == 3 ? .dayOff(.travel) : .usual)
        }
        lift.week = 4
        #expect(lift.next().reason == .newCycle(by: Step(kilograms: 5)))
        #expect(lift.next(.afterIllness(until: lift.day - 1)).kilograms == 84)
        #expect(lift.next(.dayOff(.sick)).kilograms == 80)
        #expect(lift.next(.comeback(workout: 1, days: 12)).kilograms == 72)
    }

    /// Its weeks are counted anew, and its lifts go on where they are.
    @Test func aProgramThatBeginsAgainIsNoNewCycle() {
        var lift = SimulatedLift("cycle +5 kg, 2 weeks", "1 x 5+ @ 80 % tm", from: 100)
        func beginAgain() {
            for index in lift.history.workouts.indices { lift.history.workouts[index].isOfRun = false }
            lift.week = 1
        }
        func train(weeks: ClosedRange<Int>, reps: Int) {
            for week in weeks {
                lift.week = week
                lift.train(reps: [reps])
            }
        }
        train(weeks: 1...3, reps: 5)
        #expect(lift.history.workouts.last?.basisKilograms == 105)
        beginAgain()
        #expect(lift.next().reason == .cycle(week: 1, trainingMax: 105), "in the middle of a cycle")
        train(weeks: 1...2, reps: 5)
        beginAgain()
        #expect(lift.next().reason == .cycle(week: 1, trainingMax: 105), "after a whole one")
        train(weeks: 1...2, reps: 4)
        lift.week = 3
        #expect(lift.next().reason == .stalledCycle(by: Step(kilograms: 15)), "judged without the cycle before")
    }

    /// After its program has ended, nothing is left of its weeks.
    @Test func theTrainingMaxIsTheOneThatTheNextWorkoutGoesOnFrom() {
        var lift = SimulatedLift("cycle +5 kg, 2 weeks", "1 x 5+ @ 80 % tm", from: 100)
        func trainingMax(_ kind: Occasion.Kind = .usual) -> Double? {
            var occasion = lift.occasion
            occasion.kind = kind
            return lift.rule.trainingMax(after: lift.history.remembered, on: occasion, lift.loads)
        }
        #expect(trainingMax() == 100, "as it was said")
        for week in 1...2 {
            lift.week = week
            lift.train()
        }
        #expect(trainingMax() == 100)
        lift.week = 3
        #expect(trainingMax() == 105 && trainingMax(.comeback(workout: 1, days: 12)) == 100)
        for index in lift.history.workouts.indices { lift.history.workouts[index].isOfRun = false }
        #expect(trainingMax() == 100)
        lift.state(90)
        #expect(trainingMax() == 90, "by hand, after the last workout")
        lift.rule = .written("linear +2.5 kg")
        #expect(trainingMax() == nil)
    }

    // MARK: Single rules

    @Test func doubleProgressionAsksOneRepMoreThanTheLeast() {
        var lift = SimulatedLift("double +2.5 kg", "3 x 8-12 @ work", from: 40)
        lift.train(reps: [12, 10, 9])
        #expect(lift.next().written == "3 x 10-12 @ 40")
        #expect(lift.next().reason == .moreReps(10))
        lift.train(reps: [12, 10, 8])
        #expect(lift.next().written == "3 x 9-12 @ 40")
        #expect(lift.next().reason == .moreReps(9), "fewer than asked, but no miss")
        lift.train(reps: [8, 9, 10])
        #expect(lift.next().reason == .again)
        lift.train(reps: [9, 9, 7])
        #expect(lift.next().reason == .repeated(misses: 1, of: 3))
        #expect(lift.next().written == "3 x 8-12 @ 40")
        lift.train(reps: [12, 12, 12])
        #expect(lift.next().written == "3 x 8-12 @ 42.5")
        lift.lines = .written("3 x 8-12")
        #expect(lift.next().reason == .atTop, "without a weight there is nothing to add")
    }

    @Test func greyskullAddsTwoStepsForTwiceTheReps() {
        var lift = SimulatedLift("greyskull +2.5 kg", "2 x 5 @ work; 1 x 5+ @ work", from: 60)
        lift.train(reps: [5, 5, 10])
        #expect(lift.next().reason == .progressed(by: Step(kilograms: 5)))
        lift.train(reps: [5, 5, 9])
        #expect(lift.next().kilograms == 67.5)
        lift.train(reps: [5, 3, 5])
        #expect(lift.next().kilograms == 70, "the last set decides")
        lift.train(reps: [5, 5, 4])
        #expect(lift.next().reason == .deloaded(percent: 10, misses: 1))
        #expect(lift.next().kilograms == 62.5)
    }

    @Test func effortGoesOnFromTheBestSet() {
        var lift = SimulatedLift("effort", "1 x 5 @ rpe 8; 3 x 5 @ 90 % work", from: 100)
        #expect(lift.next().written == "1 x 5 @ 100; 3 x 5 @ 90", "the first weight is that of the first set")
        lift.train(effort: 7)
        let estimate = 100 / EffortTable.share(reps: 5, effort: 7)
        let next = lift.next()
        #expect(next.reason == .effort(estimate: estimate.withoutNoise))
        #expect((next.kilograms ?? 0).isSameWeight(as: estimate * EffortTable.share(reps: 5, effort: 8)))
        lift.train(effort: 10)
        #expect((lift.next().kilograms ?? 200) < (next.kilograms ?? 0))
        let body = Occasion(day: lift.day, bodyKilograms: 80)
        let weighted = lift.rule.next(lift.lines, after: lift.history, on: body, lift.loads)
        #expect((weighted.kilograms ?? 0) > 0)
    }

    @Test func ladders() {
        var lift = SimulatedLift("reps +1 to 6, sets to 3, then push-up > decline-push-up", "2 x 5")
        let asked = ["2 x 5", "2 x 6", "3 x 5", "3 x 6"]
        for written in asked {
            let next = lift.train()
            #expect(next.written == written)
            #expect(next.rung == "push-up")
        }
        #expect(lift.next().reason == .harder(rung: "decline-push-up"))
        for written in asked { #expect(lift.train().written == written) }
        #expect(lift.next().reason == .atTop)
        #expect(lift.next().proposal == .harder)
        lift.train(reps: [6, 6, 5])
        #expect(lift.next().reason == .again)
    }

    @Test func moreRepsGoOnFromTheLeastThatWasDone() {
        var lift = SimulatedLift("reps +1 to 15, sets to 4", "3 x 9")
        lift.train(reps: [14, 12, 13])
        #expect(lift.next().reason == .moreReps(13))
        #expect(lift.next().written == "3 x 13")
        lift.train(reps: [15, 13, 12])
        #expect(lift.next().reason == .again)
        lift.train(reps: [17, 16, 20])
        #expect(lift.next().written == "4 x 9", "no more than the rule's most")
    }

    @Test func timesAndDistancesGoOnFromTheLeastThatWasDone() {
        var hold = SimulatedLift("time +5 s to 60 s", "3 x 30 s; 1 x 20 s")
        hold.train(reps: [50, 42, 45, 20])
        #expect(hold.next().reason == .moreTime(seconds: 47), "the shorter set is another line's")
        hold.train(reps: [60, 47, 48, 20])
        #expect(hold.next().written == "3 x 52 s; 1 x 20 s")
        hold.train(reps: [70, 51, 70, 20])
        #expect(hold.next().reason == .again)
        hold.train(reps: [70, 80, 75, 20])
        #expect(hold.next().reason == .moreTime(seconds: 60), "no more than the rule's most")
        var carry = SimulatedLift("distance +5 m to 60 m", "2 x 40 m @ work", from: 24)
        carry.train(reps: [50, 48])
        #expect(carry.next().written == "2 x 53 m @ 24")
        carry.train(reps: [53, 52])
        #expect(carry.next().reason == .again)
    }

    @Test func timesAndDistancesEndAtTheirMost() {
        var hold = SimulatedLift("time +20 s to 60 s", "2 x 30 s")
        #expect((0..<4).map { _ in hold.train().written } == ["2 x 30 s", "2 x 50 s", "2 x 60 s", "2 x 60 s"])
        #expect(hold.next().reason == .atTop)
        var carry = SimulatedLift("distance +7.5 m to 50 m", "2 x 40 m in 30 s @ work", from: 24)
        carry.train()
        #expect(carry.next().written == "2 x 47.5 m in 30 s @ 24")
        carry.train(reps: [47, 60])
        #expect(carry.next().reason == .again)
    }
}
