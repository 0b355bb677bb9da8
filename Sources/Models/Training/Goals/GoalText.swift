import Fitness
import Texts

/// The words and figures of a goal, in the user's units.
package struct GoalText: Sendable {
    package let goal: Goal
    package let units: Units

    package init(goal: Goal, units: Units) {
        self.goal = goal
        self.units = units
    }

    private var measure: GoalMeasure { goal.measure }

    /// The unit of the values: `kg`, `reps`, `steps`; nil when it has no name.
    package func unit(_ value: Double = 2) -> String? {
        if measure.isWeight { return units.weight.symbol }
        let isOne = value == 1
        return switch measure {
        case .distance: units.distance.symbol
        case .duration: "min"
        case .mostRepetitions, .repetitions: isOne ? "rep" : "reps"
        case .sessions: isOne ? sessionName : "\(sessionName)s"
        case .workouts: isOne ? "workout" : "workouts"
        case .trainingDays: isOne ? "training day" : "training days"
        default:
            measure.nutrient?.symbol ?? volumeUnit?.symbol ?? goal.trackable.flatMap { $0.unit.isEmpty ? nil : $0.unit }
        }
    }

    /// What a session of the exercise is called; most have no word of their own.
    private var sessionName: String {
        switch goal.exerciseKey {
        case "running", "jogging", "treadmill-running", "trail-running": "run"
        case "walking", "brisk-walking", "treadmill-walking", "nordic-walking": "walk"
        case "hiking": "hike"
        case "cycling", "mountain-biking", "indoor-cycling": "ride"
        case "swimming", "breaststroke", "open-water-swimming": "swim"
        default: "session"
        }
    }

    /// A value in the unit that the user sees.
    package func shown(_ value: Double) -> Double {
        if measure.isWeight { return units.weight.value(ofKilograms: value) }
        return switch measure {
        case .distance: units.distance.value(ofMeters: value)
        case .duration: value / 60
        default: volumeUnit?.reading(ofMilliliters: value) ?? value
        }
    }

    /// The unit of volume, if the goal is about water.
    private var volumeUnit: VolumeUnit? { goal.trackable?.volumeUnit(units) }

    /// The value to store for a figure typed in that unit.
    package func stored(_ shown: Double) -> Double {
        if measure.isWeight { return units.weight.kilograms(shown) }
        return switch measure {
        case .distance: units.distance.meters(shown)
        case .duration: shown * 60
        default: volumeUnit?.milliliters(shown) ?? shown
        }
    }

    /// As a form field shows it: at most two decimals, no grouping.
    package func fieldText(_ value: Double) -> String {
        measure.isWeight ? units.weight.fieldText(value) : DecimalText.format(shown(value))
    }

    /// As pages show it: large amounts have no decimals.
    package func figure(_ value: Double) -> String {
        let shown = shown(value)
        let isWhole = [.volume, .energy, .duration].contains(measure) || shown.magnitude >= 1_000
        let isCoarse = goal.aggregate == .mean || measure.nutrient != nil
        guard !isWhole else { return DecimalText.grouped(shown) }
        return measure.isWeight && !isCoarse
            ? units.weight.figure(value) : DecimalText.grouped(shown, maximumDecimals: isCoarse ? 1 : 2)
    }

    /// `102.5 kg`, `3 sessions`
    package func text(_ value: Double) -> String { Figure(figure(value), unit(value)).text }

    /// What is trained or counted: `Bench Press`, `Body weight`, `Any exercise`.
    package var subject: String {
        switch goal.type {
        case .strength: goal.exerciseName ?? "Any exercise"
        case .cardio: goal.exerciseName ?? "Any cardio"
        case .weight: "Body weight"
        case .trackable: goal.trackable?.name ?? "Trackable"
        case .workouts: measure.name
        case .nutrient: measure.name
        }
    }

    /// The part of the subject that counts: `Bench Press, heaviest set`, `Steps`.
    package var counted: String {
        switch goal.type {
        case .weight, .trackable, .workouts, .nutrient: subject
        case .strength where measure == .heaviest && goal.isLoadAdded: "\(subject), heaviest set, added weight"
        case .strength, .cardio: "\(subject), \(measure.name.lowercased())"
        }
    }

    /// The target in words: `102.5 kg × 5`, `at most 2,000 kcal`.
    package func target(_ value: Double) -> String {
        let sign = goal.isLoadAdded && value > 0 ? "+" : ""
        let text = measure == .heaviest ? "\(sign)\(text(value)) × \(goal.repetitions ?? 1)" : text(value)
        return goal.direction == .decrease && goal.cadence != .once || isLimit ? "at most \(text)" : text
    }

    /// The target and how often: `3 runs a week`, `at most 80 kg every week`.
    package func recurringTarget(_ value: Double) -> String {
        guard measure == .bodyWeight, goal.cadence != .once else {
            return [target(value), goal.cadence.each].compactMap { $0 }.joined(separator: " ")
        }
        return "\(goal.direction == .increase ? "at least " : "")\(target(value)) every \(goal.cadence.noun)"
    }

    private var isLimit: Bool { goal.aggregate == .sum && goal.direction == .decrease }

    /// The name of a goal without a title.
    func name(target: Double) -> String {
        let amount = recurringTarget(target)
        return switch measure {
        case .oneRepMax: "\(subject): one-rep max of \(amount)"
        case .mostRepetitions: "\(subject): \(amount) in a set"
        case .workouts, .trainingDays: amount.prefix(1).uppercased() + amount.dropFirst()
        case .volume where goal.exerciseID == nil && goal.cadence == .once && !isLimit: "\(amount) in total"
        case .bodyWeight where goal.cadence == .once:
            "\(subject) \(goal.direction == .increase ? "up" : "down") to \(amount)"
        default: "\(subject): \(amount)"
        }
    }
}
