import Testing

@testable import Fitness

@Suite struct PlanLibraryTests {
    private let all = PlanLibrary.all

    private static let exercises = Dictionary(uniqueKeysWithValues: ExerciseCatalogue.all.map { ($0.key, $0) })

    @Test func keysNamesAndSummariesAreUnique() {
        #expect(all.count >= 24)
        #expect(Set(all.map(\.key)).count == all.count)
        #expect(Set(all.map { $0.name.lowercased() }).count == all.count)
        #expect(Set(all.map(\.summary)).count == all.count)
        for plan in all {
            #expect((60...260).contains(plan.summary.count) && plan.summary.hasSuffix("."), "\(plan.name)")
            #expect(plan.name.count <= 30)
            #expect(!plan.goals.isEmpty && Set(plan.goals).count == plan.goals.count, "\(plan.name)")
        }
    }

    @Test func everyExerciseIsOfTheCatalogue() {
        for plan in all {
            #expect((1...100).contains(plan.exercises.count), "\(plan.name)")
            for exercise in plan.exercises {
                #expect(Self.exercises[exercise.key] != nil, "\(plan.name): \(exercise.key)")
            }
        }
    }

    @Test func everyoneFindsSomething() {
        for goal in FitnessGoal.allCases {
            let plans = all.filter { $0.goals.contains(goal) }
            #expect(plans.count >= 5)
            #expect(plans.contains { !needsEquipment($0) } && plans.contains(where: needsEquipment))
            for level in WorkoutLevel.allCases {
                let ofLevel = plans.filter { $0.level == level }
                #expect(ofLevel.count >= 2, "\(goal) \(level)")
                #expect(ofLevel.contains { !needsEquipment($0) }, "\(goal) \(level)")
            }
        }
        for focus in WorkoutFocus.allCases {
            for level in WorkoutLevel.allCases {
                #expect(all.contains { $0.focus == focus && $0.level == level }, "\(focus) \(level)")
            }
        }
    }

    @Test func everyPlanFitsADay() {
        for plan in all {
            #expect((7...45).contains(minutes(plan)), "\(plan.name) \(minutes(plan))")
        }
        #expect(all.contains { minutes($0) < 9 } && all.contains { minutes($0) > 35 })
    }

    @Test func thereIsTimeForBothSides() throws {
        for plan in all {
            for exercise in plan.exercises {
                let known = try #require(Self.exercises[exercise.key])
                guard known.instructions.contains(/change (sides|legs|feet) halfway/.ignoresCase()) else { continue }
                guard case .seconds(let seconds) = exercise.amount else { continue }
                #expect(seconds >= 40, "\(plan.name): \(exercise.key)")
            }
        }
    }

    /// A plan with its rounds written out has a single round.
    @Test func roundsAreWrittenOutWhereSomethingIsDoneOnce() {
        let circuit: [LibraryPlanExercise] = [.timed("squat"), .counted("push-up", 8, rest: 20)]
        func plan(warmUp: [LibraryPlanExercise] = [], sets: Int = 1, coolDown: [LibraryPlanExercise] = [])
            -> LibraryPlan
        {
            LibraryPlan(
                key: "a", name: "A", summary: "", focus: .core, level: .beginner, goals: [], warmUp: warmUp, rounds: 2,
                sets: sets, exercises: circuit, coolDown: coolDown)
        }
        #expect(plan().rounds == 2 && plan().exercises == circuit)
        let whole = plan(warmUp: [.timed("run")], coolDown: [.timed("rest", 60, rest: 0)])
        #expect(whole.rounds == 1)
        #expect(whole.exercises.map(\.key) == ["run", "squat", "push-up", "squat", "push-up", "rest"])
        #expect(plan(sets: 2).exercises.map(\.key) == ["squat", "squat", "push-up", "push-up"])
        #expect(whole.exercises[0] == LibraryPlanExercise(key: "run", amount: .seconds(30), restSeconds: 15))
    }

    private func needsEquipment(_ plan: LibraryPlan) -> Bool {
        plan.exercises.contains { Self.exercises[$0.key]?.equipment != Equipment.none }
    }

    /// Three seconds per rep, and no rest after the last exercise.
    private func minutes(_ plan: LibraryPlan) -> Double {
        let seconds = plan.exercises.map { exercise in
            switch exercise.amount {
            case .seconds(let seconds): seconds + exercise.restSeconds
            case .reps(let reps): reps * 3 + exercise.restSeconds
            }
        }
        return Double(seconds.reduce(0, +) * plan.rounds - (plan.exercises.last?.restSeconds ?? 0)) / 60
    }
}

extension LibraryPlanExercise {
    fileprivate static func timed(
        _ key: String, _ seconds: Int = ExerciseAmount.defaultSeconds, rest: Int = ExerciseAmount.defaultRestSeconds
    ) -> Self {
        Self(key: key, amount: .seconds(seconds), restSeconds: rest)
    }

    fileprivate static func counted(_ key: String, _ reps: Int, rest: Int) -> Self {
        Self(key: key, amount: .reps(reps), restSeconds: rest)
    }
}
