extension GoalMeasure {
    package var name: String {
        switch self {
        case .heaviest: "Heaviest set"
        case .oneRepMax: "One-rep max"
        case .mostRepetitions: "Most reps in a set"
        case .volume: "Volume"
        case .repetitions: "Reps"
        case .sessions: "Sessions"
        case .distance: "Distance"
        case .duration: "Time"
        case .bodyWeight: "Body weight"
        case .value: "Value"
        case .workouts: "Timed workouts"
        case .trainingDays: "Training days"
        case .energy, .protein, .carbohydrate, .fat, .fiber: nutrient?.name ?? ""
        }
    }

    /// nil if it is not a nutrient.
    package var nutrient: AnalyzedNutrient? {
        switch self {
        case .energy: .energy
        case .protein: .protein
        case .carbohydrate: .carbohydrates
        case .fat: .fat
        case .fiber: .fiber
        default: nil
        }
    }
}

extension GoalType {
    package var name: String {
        switch self {
        case .strength: "Strength"
        case .cardio: "Cardio"
        case .weight: "Body weight"
        case .trackable: "Trackable"
        case .workouts: "Workouts"
        case .nutrient: "Nutrient"
        }
    }

    /// Examples of goals.
    package var text: String {
        switch self {
        case .strength: "Weight, reps, volume or training days of an exercise"
        case .cardio: "Distance, time or sessions, such as three runs a week"
        case .weight: "A weight to reach or keep"
        case .trackable: "Steps, water, sleep, or a number of your own"
        case .workouts: "Timed workouts or training days"
        case .nutrient: "Calories, protein, carbs, fat or fiber"
        }
    }

    package var icon: String {
        switch self {
        case .strength: "workout"
        case .cardio: "shoe"
        case .weight: "scale"
        case .trackable: "steps"
        case .workouts: "clock"
        case .nutrient: "food"
        }
    }
}

extension GoalCadence {
    package var name: String {
        switch self {
        case .once: "One-time"
        case .daily: "Daily"
        case .weekly: "Weekly"
        case .monthly: "Monthly"
        case .yearly: "Yearly"
        }
    }

    /// nil for a one-time goal.
    package var each: String? {
        switch self {
        case .once: nil
        case .daily: "a day"
        case .weekly: "a week"
        case .monthly: "a month"
        case .yearly: "a year"
        }
    }

    package var running: String {
        switch self {
        case .once: "so far"
        case .daily: "today"
        case .weekly: "this week"
        case .monthly: "this month"
        case .yearly: "this year"
        }
    }

    package var noun: String {
        switch self {
        case .once: "time"
        case .daily: "day"
        case .weekly: "week"
        case .monthly: "month"
        case .yearly: "year"
        }
    }

    /// A period as text: `21 Nov`, `16–22 Nov 2026`, `November 2026`, `2026`.
    package func text(_ first: LocalDay, _ last: LocalDay, today: LocalDay) -> String {
        switch self {
        case .daily: first.relativeText(today: today)
        case .monthly where first.month.firstDay == first && last == first.month.lastDay:
            "\(first.month.name) \(first.month.year)"
        case .yearly where first.components.month == 1 && first.components.day == 1 && (last + 1).components.day == 1:
            String(first.components.year)
        default: "\(first.shortText(today: today)) – \(last.shortText(today: today))"
        }
    }
}
