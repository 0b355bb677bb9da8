import Foundation
import GRDB
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Web

/// What holds of every run, whatever people and clocks do.
@Suite struct WorkoutRunPropertyTests {
    private struct History {
        var generator: SeededGenerator
        var run: WorkoutRun
        var now = WorkoutRunTests.start

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            var steps: [WorkoutRun.Step] = []
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let amount = Int.random(in: 1...40, using: &generator)
                let rest = Int.random(in: -20...60, using: &generator)
                steps.append(
                    WorkoutRunTests.step(
                        Bool.random(using: &generator) ? .seconds(amount) : .reps(amount), rest: max(0, rest)))
            }
            run = WorkoutRun(starting: steps, at: now)
        }

        /// A moment later: often within the phase, sometimes at its very end, now and then days later.
        mutating func letTimeGo() {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: break
            case 1: now += run.remaining(at: now) ?? 1
            case 2: now += Int64.random(in: 0...200_000_000, using: &generator)
            case 3: now += 10_000 + (run.remaining(at: now) ?? 0)
            default: now += Int64.random(in: 1...20_000, using: &generator)
            }
        }

        mutating func action() -> WorkoutAction {
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

    @Test func everyRunGoesForwardAndCountsEachThingOnce() {
        var completions = 0
        for seed in 0..<3_000 as Range<UInt64> {
            var history = History(seed: seed)
            for _ in 0..<30 {
                let before = history.run
                history.letTimeGo()
                let action = history.action()
                let after = before.after(action, at: history.now)
                #expect(after.ordinal >= before.ordinal, "seed \(seed)")
                #expect(after.doneCount >= before.doneCount)
                #expect(zip(before.steps, after.steps).allSatisfy { !$0.isDone || $1.isDone }, "done stays done")
                let spent = after.steps.reduce(0) { $0 + $1.activeMilliseconds + $1.restedMilliseconds }
                #expect(
                    spent + (after.phase == .complete ? 0 : after.elapsed(at: history.now))
                        <= history.now - WorkoutRunTests.start)
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

    /// A time is done when it went by, to the millisecond; repetitions that are not done took none.
    private func isHonest(_ step: WorkoutRun.Step) -> Bool {
        step.amount.seconds.map { step.isDone == (step.activeMilliseconds == Int64($0) * 1_000) }
            ?? (step.isDone || step.activeMilliseconds == 0)
    }

    @Test func lookingDoesNotChangeWhatItWillBe() {
        for seed in 0..<2_000 as Range<UInt64> {
            var history = History(seed: seed)
            for _ in 0..<6 {
                history.letTimeGo()
                let (early, late) = (history.run.advanced(to: history.now), history.now + 7_000)
                #expect(history.run.advanced(to: late).ordinal >= early.ordinal)
                #expect(early.advanced(to: history.now) == early, "once more at the same moment is the same")
                history.run = history.run.after(history.action(), at: history.now)
            }
        }
    }

    @Test func aRunComesBackFromTheTableAsItWas() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        for seed in 0..<60 as Range<UInt64> {
            var history = History(seed: seed)
            let steps = history.run.steps
            try await app.execute("DELETE FROM workout_sessions; DELETE FROM workout_plans")
            try await app.addPlan(
                steps.map {
                    switch $0.amount {
                    case .seconds(let seconds): .seconds(max(5, seconds), of: "plank", rest: $0.restSeconds)
                    case .reps(let reps): .reps(reps, of: "squat", rest: $0.restSeconds)
                    }
                })
            let moment = TrainingMoment(app.clock.now, in: .gmt)
            let (first, days) = try await app.app.database.write { database in
                let user = try #require(try User.find(database, email: Cast.alex.email))
                _ = try user.startWorkout(database, plan: TestApp.plan, at: moment)
                return (try #require(try user.openWorkoutSession(database)), moment.today)
            }
            history.run = first.run
            history.now = moment.now.millisecondsSince1970
            #expect(days == first.day)
            for _ in 0..<12 {
                history.letTimeGo()
                let action = history.action()
                let next = history.run.after(action, at: history.now)
                guard next.phase != .complete || next.doneCount > 0 else { break }
                let now = Date(timeIntervalSince1970: Double(history.now) / 1_000)
                let stored = try await app.app.database.write { database in
                    let user = try #require(try User.find(database, email: Cast.alex.email))
                    _ = try user.continueWorkout(
                        database, id: first.id, action, at: TrainingMoment(now, in: .gmt))
                    return try user.workoutSession(database, id: first.id)
                }
                #expect(stored?.run == next, "seed \(seed)")
                history.run = next
            }
        }
    }
}
