extension Achievement {
    package var title: String {
        switch self {
        case .firstWorkout: "Day one"
        case .firstSet: "First set"
        case .firstCardio: "Warmed up"
        case .firstSession: "By the clock"
        case .firstRecord: "Personal best"
        case .records10: "Record breaker"
        case .records50: "Record collector"
        case .streak7: "A week strong"
        case .streak30: "A month strong"
        case .streak100: "Hundred days"
        case .streak365: "All year round"
        case .workouts10: "Ten workouts"
        case .workouts50: "Fifty workouts"
        case .workouts100: "Hundred workouts"
        case .workouts250: "Part of life"
        case .days10: "Ten days"
        case .days50: "A habit"
        case .days200: "Steady"
        case .days500: "Unstoppable"
        case .volume1Tonne: "The first tonne"
        case .volume10Tonnes: "Ten tonnes"
        case .volume100Tonnes: "A hundred tonnes"
        case .volume1000Tonnes: "A thousand tonnes"
        case .repetitions1000: "A thousand reps"
        case .repetitions10000: "Ten thousand reps"
        case .repetitions100000: "A hundred thousand reps"
        case .distance5: "Out of the door"
        case .distanceMarathon: "A marathon in total"
        case .distance100: "Far away"
        case .distance1000: "Across the country"
        case .cardioHours10: "Ten hours moving"
        case .cardioHours100: "A hundred hours moving"
        case .energy1000: "First fire"
        case .energy10000: "Well lit"
        case .energy100000: "Furnace"
        case .earlyBird: "Early bird"
        case .nightOwl: "Night owl"
        case .comeback: "Comeback"
        case .weekend: "Weekend"
        case .allRounder: "All-rounder"
        case .firstGoal: "On target"
        case .goals10: "Goal getter"
        case .goalPeriods10: "True to your word"
        case .goalPeriods100: "Reliable"
        }
    }

    /// How to unlock it. Round amounts in kilograms or kilometers are given in these, followed by the user's own units:
    /// `1,000 kg (2,205 lb)`.
    package func text(_ units: Units) -> String {
        let (metric, own) = (goal.metric, target(units))
        let amount = metric.unit(2, units) == metric.unit(2, Units()) ? own : "\(target(Units())) (\(own))"
        return switch self {
        case .firstWorkout: "Train for the first time"
        case .firstSet: "Log your first set"
        case .firstCardio: "Log your first cardio session"
        case .firstSession: "Complete your first timed workout"
        case .firstRecord: "Beat a record of your own"
        case .records10, .records50: "Set \(thresholdFigure(units))\u{A0}personal records"
        case .streak7, .streak30, .streak100, .streak365: "Keep a streak of \(amount)"
        case .workouts10, .workouts50, .workouts100, .workouts250: "Complete \(amount)"
        case .days10, .days50, .days200, .days500: "Train on \(thresholdFigure(units))\u{A0}days"
        case .volume1Tonne, .volume10Tonnes, .volume100Tonnes, .volume1000Tonnes: "Lift \(amount) in total"
        case .repetitions1000, .repetitions10000, .repetitions100000: "Do \(amount)"
        case .distance5, .distanceMarathon, .distance100, .distance1000: "Cover \(amount) with cardio"
        case .cardioHours10, .cardioHours100: "Do \(amount) of cardio"
        case .energy1000, .energy10000, .energy100000: "Burn \(amount)"
        case .earlyBird: "Train before 7:00 on 5\u{A0}days"
        case .nightOwl: "Train after 21:00 on 5\u{A0}days"
        case .comeback: "Train again after a break of 14\u{A0}days or more"
        case .weekend: "Train on a Saturday and the Sunday after it"
        case .allRounder: "Strength, cardio and a timed workout in one week"
        case .firstGoal: "Reach a one-time goal"
        case .goals10: "Reach \(thresholdFigure(units))\u{A0}one-time goals"
        case .goalPeriods10, .goalPeriods100: "Meet repeating goals for \(amount)"
        }
    }

    /// The progress: `34 of 100 workouts`.
    package func progressText(in standing: Standing, _ units: Units) -> String {
        let (metric, threshold) = goal
        let value = min(metric.value(in: standing), threshold)
        let figure = metric.figure(value, of: threshold, units)
        return "\(figure) of \(Figure(thresholdFigure(units), metric.unit(threshold, units)).text)"
    }

    package var icon: String {
        switch goal.metric {
        case .records: "records"
        case .bestStreak: "flame"
        case .trainingDays, .weekends: "calendar"
        case .workouts: "clock"
        case .sets, .volumeGrams: "workout"
        case .repetitions: "repeats"
        case .cardioSessions, .cardioMeters, .cardioSeconds: "shoe"
        case .energyKilocalories: "heart"
        case .comebacks: "comeback"
        case .allRoundWeeks: "star"
        case .earlyDays: "sunrise"
        case .lateDays: "night"
        case .goalsReached, .goalPeriodsKept: "goals"
        }
    }

    private func target(_ units: Units) -> String {
        Figure(thresholdFigure(units), goal.metric.unit(goal.threshold, units)).text
    }

    private func thresholdFigure(_ units: Units) -> String {
        goal.metric.thresholdFigure(goal.threshold, units)
    }
}
