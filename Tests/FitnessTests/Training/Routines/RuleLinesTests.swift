import Testing

@testable import Fitness

/// What rules need of set lines, and lines that are made of what was logged.
@Suite struct RuleLinesTests {
    @Test(arguments: [
        ("linear +2.5 kg", "3 x 5 @ 60 kg", "3 x 5 @ work", 60),
        ("linear +2.5 kg", "warm-up 2 x 5 @ 40 kg; 3 x 5 @ 60 kg", "warm-up 2 x 5 @ 40 kg; 3 x 5 @ work", 60),
        ("linear +2.5 kg", "1 x 5 @ 70 kg; 2 x 5 @ 60 kg", "1 x 5 @ work; 2 x 5 @ 60 kg", 70),
        ("linear +2.5 kg", "3 x 5", "3 x 5 @ work", nil), ("linear +2.5 kg", "3 x 5 @ work", "3 x 5 @ work", nil),
        // Without a weight, there are only more reps.
        ("double +2.5 kg", "3 x 8-12", "3 x 8-12", nil),
        ("double +2.5 kg", "3 x 8-12 @ 20 kg", "3 x 8-12 @ work", 20),
        ("fixed", "3 x 5 @ 60 kg", "3 x 5 @ 60 kg", nil), ("effort", "3 x 5 @ rpe 8", "3 x 5 @ rpe 8", nil),
    ])
    func aRuleTakesTheWeightThatWasTyped(rule: String, typed: String, asked: String, start: Double?) throws {
        let rule = try #require(ProgressionRule(rule))
        let lines = rule.asking(try #require(SetLine.list(typed)))
        #expect(lines.lines.text == asked)
        #expect(lines.startKilograms == start)
    }

    @Test(arguments: [
        ("time +5 s to 60 s", "3 x 5", false), ("time +5 s to 60 s", "2 x 45 s", true),
        ("distance +5 m to 60 m", "2 x 45 s", false), ("distance +5 m to 60 m", "2 x 40 m", true),
        ("cycle +5 kg, 4 weeks", "3 x 5 @ work", false), ("cycle +5 kg, 4 weeks", "3 x 5 @ 85 % tm", true),
        ("effort", "3 x 5", false), ("effort", "3 x 5 @ rpe 8", true), ("double +2 kg", "2 x 45 s", false),
        ("reps +1 to 12, sets to 5", "3 x 5", true), ("linear +2 kg", "2 x 45 s @ work", true),
        ("linear +2 kg", "warm-up 2 x 5 @ work", false), ("fixed", "warm-up 2 x 5", true),
    ])
    func aRuleFitsWhatItCanChange(rule: String, lines: String, fits: Bool) throws {
        let rule = try #require(ProgressionRule(rule))
        #expect(rule.fits(try #require(SetLine.list(lines))) == fits)
    }

    @Test func everyRuleOfTheLibraryFits() throws {
        for routine in RoutineLibrary.routines {
            for exercise in routine.exercises {
                guard case .rule(let text) = exercise.progression else { continue }
                let rule = try #require(ProgressionRule(text))
                #expect(rule.fits(exercise.lines), "\(routine.name): \(exercise.slot)")
                #expect(rule.asking(exercise.lines).lines == exercise.lines, "\(routine.name): \(exercise.slot)")
            }
        }
    }

    // MARK: From a day

    @Test func equalSetsInARowAreOneLine() {
        func set(_ reps: Int, _ kilograms: Double, _ kind: SetKind = .normal) -> LoggedSet {
            LoggedSet(kind: kind, amount: .reps(reps), kilograms: kilograms)
        }
        let sets = [set(5, 40, .warmUp), set(5, 60), set(5, 60), set(4, 60), set(5, 60), set(8, 0)]
        #expect(
            [SetLine](logged: sets).text
                == "warm-up 1 x 5 @ 40 kg; 2 x 5 @ 60 kg; 1 x 4 @ 60 kg; 1 x 5 @ 60 kg; 1 x 8")
    }

    @Test func whateverWasLoggedCanBeTyped() {
        let pounds = WeightUnit.pounds.kilograms(135)
        let sets = [
            LoggedSet(amount: .reps(10_000), kilograms: pounds), LoggedSet(amount: .time(seconds: 45), kilograms: 0),
            LoggedSet(amount: .distance(meters: 36.576, seconds: 30), kilograms: 24.123_456),
        ]
        let lines = [SetLine](logged: sets)
        #expect(lines.text == "1 x 1000 @ 135 lb; 1 x 45 s; 1 x 36.58 m in 30 s @ 24.12 kg")
        #expect(SetLine.list(lines.text) == lines)
    }

    @Test func linesStayWithinTheLimits() {
        let same = Array(repeating: LoggedSet(amount: .reps(5), kilograms: 60), count: 45)
        #expect([SetLine](logged: same).map(\.sets) == [20, 20, 5])
        let different = (1...50).map { LoggedSet(amount: .reps($0), kilograms: 60) }
        #expect([SetLine](logged: different).count == RoutineDraft.maximumLines)
    }
}
