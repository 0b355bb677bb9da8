import Samples
import Testing

@testable import Fitness
@testable import Progression

/// Compares the rule by effort with its own account of what each workout showed.
@Suite struct EffortPropertyTests {
    @Test func asksForTheBestOfTheLastSession() {
        var moved = 0
        for seed in 0..<UInt64(Soak.amount(short: 40, long: 5_000)) {
            var random = SeededGenerator(seed: Soak.seed(seed))
            var lift = SimulatedLift("effort", "1 x 5 @ rpe 8; 2 x 8 @ rpe 7.5; 1 x 3 @ 80 % work", from: 100)
            lift.body = Bool.random(using: &random) ? 75 : 0
            /// What was asked last, what the last workout showed, and whether something keeps it from being asked.
            var asked = (100 + lift.body) / Self.share(5, 8)
            var (shown, isHeld) = (asked, true)
            for number in 0..<30 {
                let kind = number > 0 ? Self.randomKind(&random, lift.day) : .usual
                let estimate = isHeld || kind != .usual ? asked : shown
                let next = lift.next(kind)
                guard let weight = next.kilograms else { return }
                let share = kind.share * Self.share(5, 8)
                let isSame = weight.isSameWeight(as: estimate * share - lift.body)
                #expect(isSame, "seed \(seed), workout \(number): \(weight), not \(estimate * share - lift.body)")
                guard isSame else { return }
                let sets = next.sets.map { target in
                    done(
                        target, lift.loads, reps: Int.random(in: 1...12, using: &random),
                        kilograms: Double(Int.random(in: 60...140, using: &random)),
                        effort: Double(Int.random(in: 12...20, using: &random)) / 2)
                }
                lift.history.workouts.append(LiftWorkout(day: lift.day, occasion: kind, sets: sets))
                lift.day = lift.day + 2
                guard kind != .deload else { continue }
                isHeld = !kind.counts
                guard kind.counts else { continue }
                (asked, shown) = (estimate, sets.map { Self.oneRepMax($0, lift.body) }.max() ?? 0)
                moved += 1
                #expect(lift.next() == lift.rule.next(lift.lines, after: lift.history, on: lift.occasion, lift.loads))
            }
        }
        #expect(moved > 500)
    }

    private static func randomKind(_ random: inout SeededGenerator, _ day: LocalDay) -> Occasion.Kind {
        let kinds: [Occasion.Kind] = [
            .dayOff(.sick), .comeback(workout: 1, days: 12), .comeback(workout: 2, days: 30), .deload,
            .afterIllness(until: day - 1), .afterBreak,
        ]
        return Int.random(in: 0..<3, using: &random) == 0 ? kinds.randomElement(using: &random) ?? .usual : .usual
    }

    private static func oneRepMax(_ set: AskedSet, _ body: Double) -> Double {
        guard let done = set.done, case .reps(let reps) = done.amount else { return 0 }
        return (done.kilograms + body) / share(reps, done.effort ?? 10)
    }

    /// As the source writes it, in percent and by reps in reserve.
    private static func share(_ reps: Int, _ effort: Double) -> Double {
        let x = 10 - effort + Double(reps) - 1
        if x == 0 { return 1 }
        if x >= 16 { return 0.5 }
        return (x <= 2.92 ? 0.347619 * x * x - 4.60714 * x + 99.9667 : -2.64249 * x + 97.0955) / 100
    }
}

extension Occasion.Kind {
    /// Which share of the weight is asked then.
    fileprivate var share: Double {
        switch self {
        case .comeback(1, let days): days < 28 ? 0.9 : 0.8
        case .comeback(_, let days): days < 28 ? 0.95 : 0.9
        case .deload: 0.9
        default: 1
        }
    }
}
