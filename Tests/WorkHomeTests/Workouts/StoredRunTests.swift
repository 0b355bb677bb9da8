import Foundation
import GRDB
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Web

@Suite struct StoredRunTests {
    @Test func aRunComesBackFromTheTableAsItWas() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        for seed in 0..<60 as Range<UInt64> {
            var history = RandomRun(seed: seed)
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
                let plan = try #require(try user.workouts.workoutPlan(database, id: TestApp.plan))
                _ = try user.workouts.startWorkout(database, plan, at: moment)
                return (try #require(try user.workouts.openTimedWorkout(database)), moment.today)
            }
            history.run = first.run
            history.now = moment.now.millisecondsSince1970
            #expect(days == first.day)
            for _ in 0..<12 {
                history.advanceTime()
                let action = history.action()
                let next = history.run.after(action, at: history.now)
                guard next.phase != .complete || next.doneCount > 0 else { break }
                let now = Date(timeIntervalSince1970: Double(history.now) / 1_000)
                let stored = try await app.app.database.write { database in
                    let user = try #require(try User.find(database, email: Cast.alex.email))
                    _ = try user.workouts.continueWorkout(
                        database, id: first.id, action, at: TrainingMoment(now, in: .gmt))
                    return try user.workouts.timedWorkout(database, id: first.id)
                }
                #expect(stored?.run == next, "seed \(seed)")
                history.run = next
            }
        }
    }
}
