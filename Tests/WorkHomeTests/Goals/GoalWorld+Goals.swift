@testable import Fitness
@testable import Models

extension GoalWorld {
    mutating func draft() -> GoalDraft {
        let type = pick(GoalType.allCases)
        // `GoalTimeTests` has the others, of which the entries here say too little.
        let measure = pick(type.measures.filter { $0.record == nil && !$0.isOfThreeLifts })
        let isAny = !measure.needsExercise && chance(30)
        var draft = GoalInput(
            type: type, measure: measure,
            exerciseID: type == .strength && !isAny ? pick(lifts) : type == .cardio && !isAny ? pick(runs) : nil,
            trackableID: type == .trackable ? pick([steps, mood]) : nil,
            repetitions: measure == .heaviest ? number(1...6) : nil, target: 1, cadence: pick(GoalCadence.allCases),
            direction: measure.canDecrease && chance(40) ? .decrease : .increase,
            countsFrom: Self.firstDay + number(0...40), deadline: nil)
        draft.target = target(of: draft)
        if chance(35) { draft.deadline = draft.countsFrom + number(0...30) }
        return GoalDraft(values: draft)
    }

    mutating func target(of draft: GoalInput) -> Double {
        switch draft.measure {
        case .heaviest, .oneRepMax: Double(number(10...45)) * 2.5
        case .mostRepetitions: Double(number(6...15))
        case .volume: Double(number(1...40)) * 250
        case .repetitions: Double(number(5...80))
        case .sessions, .workouts, .trainingDays: Double(number(1...6))
        case .distance: Double(number(5...200)) * 200
        case .duration: Double(number(2...60)) * 300
        case .longestTime, .farthest: Double(number(2...12)) * 10
        case .heldTime: Double(number(2...40)) * 10
        case .bodyWeight: Double(number(140...180)) / 2
        case .value: draft.trackableID == steps ? Double(number(2...60)) * 500 : Double(number(8...20)) / 2
        case .energy: Double(number(2...40)) * 50
        default: Double(number(2...40)) * 5
        }
    }

    /// The entries that count toward a goal, found by checking each entry.
    func rows(of goal: Goal) -> [GoalOracle.Row] {
        entries.compactMap { entry in
            value(of: entry, goal).map { GoalOracle.Row(day: entry.day, order: Int(entry.id), value: $0) }
        }
    }

    private func value(of entry: Entry, _ goal: Goal) -> Double? {
        let isOfExercise = goal.exerciseID.map { $0 == entry.exercise } ?? true
        switch (goal.type, entry.kind) {
        case (.strength, .set) where isOfExercise: return strength(entry, goal)
        case (.cardio, .run) where isOfExercise:
            return goal.measure == .distance
                ? entry.value : goal.measure == .duration ? Double(entry.reps * 300) : 1
        case (.weight, .weight): return entry.value
        case (.trackable, .steps) where goal.trackableID == steps: return entry.value
        case (.trackable, .mood) where goal.trackableID == mood: return entry.value
        case (.workouts, .workout): return goal.measure == .trainingDays ? 1 : entry.value >= 2 ? 1 : nil
        case (.workouts, .set), (.workouts, .run): return goal.measure == .trainingDays ? 1 : nil
        case (.nutrient, .meal):
            return goal.measure == .energy ? entry.value : goal.measure == .protein ? entry.value / 10 : 0
        default: return nil
        }
    }

    private func strength(_ entry: Entry, _ goal: Goal) -> Double? {
        if goal.measure == .sessions { return 1 }
        guard !entry.isWarmUp else { return nil }
        return switch goal.measure {
        case .heaviest:
            entry.reps == 0 && goal.repetitions ?? 1 == 1 || entry.reps >= goal.repetitions ?? 1 ? entry.value : nil
        case .longestTime: entry.meters == nil ? entry.seconds.map { Double($0) } : nil
        case .farthest: entry.meters
        case .heldTime: entry.seconds.map { Double($0) }
        case _ where entry.reps == 0: nil
        case .oneRepMax: OneRepMax.estimateKilograms(loadKilograms: entry.value, reps: entry.reps)
        case .volume: entry.value * Double(entry.reps)
        default: Double(entry.reps)
        }
    }
}
