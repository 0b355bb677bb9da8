import Samples
import Testing

@testable import Fitness

/// Invariants of every run, for any sequence of actions and times.
@Suite struct WorkoutRunPropertyTests {
    @Test func everyRunGoesForwardAndCountsEachThingOnce() {
        var completions = 0
        for seed in 0..<3_000 as Range<UInt64> {
            var history = RandomRun(seed: seed)
            for _ in 0..<30 {
                let before = history.run
                history.advanceTime()
                let action = history.action()
                let after = before.after(action, at: history.now)
                #expect(after.ordinal >= before.ordinal, "seed \(seed)")
                #expect(after.doneCount >= before.doneCount)
                #expect(zip(before.steps, after.steps).allSatisfy { !$0.isDone || $1.isDone }, "done stays done")
                let spent = after.steps.reduce(0) { $0 + $1.activeMilliseconds + $1.restedMilliseconds }
                #expect(
                    spent + (after.phase == .complete ? 0 : after.elapsed(at: history.now))
                        <= history.now - RandomRun.start)
                for step in after.steps {
                    #expect(step.activeMilliseconds <= step.longestMilliseconds)
                    #expect(step.restedMilliseconds <= Int64(step.restSeconds) * 1_000)
                    #expect(isHonest(step), "seed \(seed)")
                }
                // The same action again, as a double tap sends it, changes nothing more.
                if let ordinal = action.ordinal, ordinal != after.ordinal, action.event != .finish {
                    #expect(after.after(action, at: history.now) == after)
                }
                history.run = after
            }
            if history.run.phase == .complete {
                completions += 1
                let ended = history.run
                #expect(ended.advanced(to: history.now + 1_000_000) == ended)
                for event in WorkoutRun.Event.allCases {
                    #expect(ended.after(WorkoutAction(event: event), at: history.now) == ended)
                }
            }
        }
        #expect((500...2_900).contains(completions), "\(completions): the histories have to reach ends, and not all")
    }

    /// A timed step is done when exactly its time has passed, to the millisecond; reps not done took no time.
    private func isHonest(_ step: WorkoutRun.Step) -> Bool {
        step.amount.seconds.map { step.isDone == (step.activeMilliseconds == Int64($0) * 1_000) }
            ?? (step.isDone || step.activeMilliseconds == 0)
    }

    @Test func lookingDoesNotChangeWhatItWillBe() {
        for seed in 0..<2_000 as Range<UInt64> {
            var history = RandomRun(seed: seed)
            for _ in 0..<6 {
                history.advanceTime()
                let (early, late) = (history.run.advanced(to: history.now), history.now + 7_000)
                #expect(history.run.advanced(to: late).ordinal >= early.ordinal)
                #expect(early.advanced(to: history.now) == early, "once more at the same moment is the same")
                history.run = history.run.after(history.action(), at: history.now)
            }
        }
    }
}
