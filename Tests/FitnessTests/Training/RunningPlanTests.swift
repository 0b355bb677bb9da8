import Testing

@testable import Fitness

/// The plan from the couch to half an hour of running.
@Suite struct RunningPlanTests {
    static let runs: [(key: String, minutes: [Double])] = [
        ("run-week-1", [1, 1.5, 1, 1.5, 1, 1.5, 1, 1.5, 1, 1.5, 1, 1.5, 1, 1.5, 1, 1.5]),
        ("run-week-2", [1.5, 2, 1.5, 2, 1.5, 2, 1.5, 2, 1.5, 2, 1.5, 2]),
        ("run-week-3", [1.5, 1.5, 3, 3, 1.5, 1.5, 3, 3]), ("run-week-4", [3, 1.5, 5, 2.5, 3, 1.5, 5]),
        ("run-week-5-day-1", [5, 3, 5, 3, 5]), ("run-week-5-day-2", [8, 5, 8]), ("run-week-5-day-3", [20]),
        ("run-week-6-day-1", [5, 3, 8, 3, 5]), ("run-week-6-day-2", [10, 3, 10]), ("run-week-6-day-3", [25]),
        ("run-week-7", [25]), ("run-week-8", [28]), ("run-week-9", [30]),
    ]

    @Test(arguments: runs)
    func eachRunHasItsTimes(key: String, minutes: [Double]) throws {
        let plan = try #require(PlanLibrary.all.first { $0.key == key })
        let seconds = plan.exercises.map { exercise in
            if case .seconds(let seconds) = exercise.amount { seconds } else { 0 }
        }
        #expect(seconds == [300] + minutes.map { Int($0 * 60) } + [300] && plan.rounds == 1)
        #expect(plan.exercises.allSatisfy { $0.restSeconds == 0 } && plan.focus == .cardio)
        // Running and walking take turns.
        #expect(plan.exercises.first?.key == "brisk-walking" && plan.exercises.last?.key == "walking")
        for (place, exercise) in plan.exercises.enumerated().dropFirst().dropLast() {
            #expect(exercise.key == (place.isMultiple(of: 2) ? "walking" : "jogging"), "\(place)")
        }
    }

    /// In the first week the walks take longer than the run.
    @Test func aRunWithWalksIsARun() {
        func step(_ id: Int64?, _ met: Double, seconds: Int64) -> WorkoutRun.Step {
            WorkoutRun.Step(
                exerciseID: id, name: "", metabolicEquivalent: met, amount: .seconds(60), restSeconds: 0,
                activeMilliseconds: seconds * 1_000, isDone: true)
        }
        func hardest(_ steps: [WorkoutRun.Step]) -> [Int64] {
            let found = WorkoutRun(steps: steps, phase: .complete, phaseStartedAt: 0).hardestExercise
            return found.map { [$0.id, Int64($0.seconds)] } ?? []
        }
        let week = (0..<8).flatMap { _ in [step(2, 7.5, seconds: 60), step(1, 3.8, seconds: 90)] }
        #expect(hardest([step(3, 4.8, seconds: 300)] + week + [step(1, 3.8, seconds: 300)]) == [2, 480])
        #expect(hardest([step(1, 5, seconds: 60), step(2, 5, seconds: 90)]) == [2, 90])
        #expect(hardest([step(nil, 5, seconds: 60)]) == [] && hardest([step(1, 5, seconds: 0)]) == [])
    }
}
