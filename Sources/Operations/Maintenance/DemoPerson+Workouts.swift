import Models

/// The sample person's five exercises of a day.
struct DemoWorkout: Sendable {
    struct Lift: Sendable {
        /// The key in the catalogue.
        let key: String
        /// The weight on the first day; for a bodyweight exercise, the added weight.
        let startKilograms: Double
        /// The gain in the long run.
        let gainKilograms: Double
        var hasWarmUp = false

        /// The smallest weight increment.
        var stepKilograms: Double { startKilograms + gainKilograms > 50 ? 2.5 : 1 }
    }

    static let setsPerLift = 4

    let lifts: [Lift]

    static let all = [push, pull, legs, whole]

    private static let push = DemoWorkout(lifts: [
        Lift(key: "bench-press", startKilograms: 50, gainKilograms: 55, hasWarmUp: true),
        Lift(key: "overhead-press", startKilograms: 30, gainKilograms: 35, hasWarmUp: true),
        Lift(key: "incline-dumbbell-press", startKilograms: 16, gainKilograms: 20),
        Lift(key: "triceps-pushdown", startKilograms: 20, gainKilograms: 25),
        Lift(key: "lateral-raise", startKilograms: 6, gainKilograms: 10),
    ])

    private static let pull = DemoWorkout(lifts: [
        Lift(key: "pull-up", startKilograms: -15, gainKilograms: 40),
        Lift(key: "barbell-row", startKilograms: 40, gainKilograms: 50, hasWarmUp: true),
        Lift(key: "lat-pulldown", startKilograms: 45, gainKilograms: 40),
        Lift(key: "face-pull", startKilograms: 15, gainKilograms: 20),
        Lift(key: "barbell-curl", startKilograms: 20, gainKilograms: 25),
    ])

    private static let legs = DemoWorkout(lifts: [
        Lift(key: "squat", startKilograms: 60, gainKilograms: 80, hasWarmUp: true),
        Lift(key: "romanian-deadlift", startKilograms: 50, gainKilograms: 70, hasWarmUp: true),
        Lift(key: "leg-press", startKilograms: 100, gainKilograms: 140),
        Lift(key: "lying-leg-curl", startKilograms: 30, gainKilograms: 30),
        Lift(key: "standing-calf-raise", startKilograms: 60, gainKilograms: 80),
    ])

    private static let whole = DemoWorkout(lifts: [
        Lift(key: "deadlift", startKilograms: 70, gainKilograms: 110, hasWarmUp: true),
        Lift(key: "dumbbell-bench-press", startKilograms: 18, gainKilograms: 22),
        Lift(key: "seated-cable-row", startKilograms: 40, gainKilograms: 40),
        Lift(key: "dip", startKilograms: 0, gainKilograms: 30),
        Lift(key: "hammer-curl", startKilograms: 10, gainKilograms: 12),
    ])
}

extension DemoWorkout.Lift {
    private func best(_ life: DemoLife, onDay index: Int) -> Double {
        let start = startKilograms > 0 ? startKilograms * life.body.strength : startKilograms
        return start + gainKilograms * life.body.strength * life.fitness(onDay: index)
    }

    /// A share of the day's best.
    func weight(_ life: DemoLife, onDay index: Int, share: Double) -> Double {
        (best(life, onDay: index) * share).rounded(toMultipleOf: stepKilograms)
    }

    func sets(_ life: DemoLife, onDay index: Int, numbers: inout DemoNumbers) -> [DemoSet] {
        let (intensity, reps) = life.effort(onDay: index)
        let best = best(life, onDay: index)
        // An assisted pull-up does not get easier with less assistance.
        let share = best > 0 ? intensity * numbers.next(in: 0.98...1.02) : 1
        let weight = (best * share).rounded(toMultipleOf: stepKilograms)
        return (0..<DemoWorkout.setsPerLift).map { number in
            if hasWarmUp, number == 0 {
                let light = (weight * 0.6).rounded(toMultipleOf: stepKilograms)
                return DemoSet(kind: .warmUp, reps: 10, weightKilograms: light)
            }
            let set = DemoSet(
                kind: .normal, reps: reps + Int(numbers.next(in: -1...1).rounded()), weightKilograms: weight)
            return number == DemoWorkout.setsPerLift - 1 ? set.last(&numbers, step: stepKilograms) : set
        }
    }
}

struct DemoSet: Sendable {
    var kind: StrengthSet.Kind
    var reps: Int
    var weightKilograms: Double
    var ratingOfPerceivedExertion: Double?

    /// Rates the last set of an exercise, and sometimes makes it a failure or drop set.
    fileprivate func last(_ numbers: inout DemoNumbers, step: Double) -> DemoSet {
        var set = self
        set.ratingOfPerceivedExertion = numbers.next(in: 7...9.5).rounded(toMultipleOf: 0.5)
        switch numbers.next(in: 0...1) {
        case ..<0.1:
            set.kind = .failure
            set.ratingOfPerceivedExertion = 10
            set.reps += 1
        case ..<0.16 where weightKilograms > 0:
            set.kind = .drop
            set.reps += 4
            set.weightKilograms = (weightKilograms * 0.75).rounded(toMultipleOf: step)
        default: break
        }
        return set
    }
}

/// SplitMix64 (Steele, Lea and Flood 2014): random numbers that are reproducible from a seed on every machine.
struct DemoNumbers {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

    mutating func next(in range: ClosedRange<Double>) -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        let fraction = Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
        return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    }
}
