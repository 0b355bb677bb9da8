#if DEBUG
@testable import Fitness

/// A workout with random exercises and random actions, determined by a seed.
package struct RandomRun {
    /// The start of every run in milliseconds since 1970.
    package static let start: Int64 = 1_795_253_400_000

    package static func step(_ amount: ExerciseAmount = .seconds(30), rest: Int = 15) -> WorkoutRun.Step {
        WorkoutRun.Step(
            exerciseID: nil, name: "Squat", metabolicEquivalent: 5, amount: amount, restSeconds: rest)
    }

    private var generator: SeededGenerator
    package var run: WorkoutRun
    package var now = Self.start

    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        var steps: [WorkoutRun.Step] = []
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let amount = Int.random(in: 1...40, using: &generator)
            let rest = Int.random(in: -20...60, using: &generator)
            steps.append(
                Self.step(
                    Bool.random(using: &generator) ? .seconds(amount) : .reps(amount), rest: max(0, rest)))
        }
        run = WorkoutRun(starting: steps, at: now)
    }

    /// Advances the time: often within the phase, sometimes exactly to its end, occasionally by days.
    package mutating func advanceTime() {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: break
        case 1: now += run.remaining(at: now) ?? 1
        case 2: now += Int64.random(in: 0...200_000_000, using: &generator)
        case 3: now += 10_000 + (run.remaining(at: now) ?? 0)
        default: now += Int64.random(in: 1...20_000, using: &generator)
        }
    }

    package mutating func action() -> WorkoutAction {
        let kind = Int.random(in: 0..<24, using: &generator)
        let event: WorkoutRun.Event? =
            switch kind {
            case 0..<5: .pause
            case 5..<11: .resume
            case 11..<14: .next
            case 14..<16: .skip
            case 16..<19: .skipRest
            case 19: .finish
            default: nil
            }
        let ordinal =
            Bool.random(using: &generator)
            ? run.advanced(to: now).ordinal : Int.random(in: -1...12, using: &generator)
        let seenAt = now - Int64.random(in: -1_000...60_000, using: &generator)
        return WorkoutAction(event: event, ordinal: ordinal, seenAt: Bool.random(using: &generator) ? seenAt : nil)
    }
}
#endif
