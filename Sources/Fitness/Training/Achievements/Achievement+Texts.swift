import Texts

extension Achievement {
    package var title: String {
        switch self {
        case .firstWorkout: AchievementTexts.dayOne
        case .firstSet: AchievementTexts.firstSet
        case .firstCardio: AchievementTexts.warmedUp
        case .firstSession: AchievementTexts.byTheClock
        case .firstRecord: AchievementTexts.personalBest
        case .records10: AchievementTexts.recordBreaker
        case .records50: AchievementTexts.recordCollector
        case .streak7: AchievementTexts.aWeekStrong
        case .streak30: AchievementTexts.aMonthStrong
        case .streak100: AchievementTexts.hundredDays
        case .streak365: AchievementTexts.allYearRound
        case .workouts10: AchievementTexts.tenWorkouts
        case .workouts50: AchievementTexts.fiftyWorkouts
        case .workouts100: AchievementTexts.hundredWorkouts
        case .workouts250: AchievementTexts.partOfLife
        case .days10: AchievementTexts.tenDays
        case .days50: AchievementTexts.aHabit
        case .days200: AchievementTexts.steady
        case .days500: AchievementTexts.unstoppable
        case .volume1Tonne: AchievementTexts.theFirstTonne
        case .volume10Tonnes: AchievementTexts.tenTonnes
        case .volume100Tonnes: AchievementTexts.aHundredTonnes
        case .volume1000Tonnes: AchievementTexts.aThousandTonnes
        case .repetitions1000: AchievementTexts.aThousandReps
        case .repetitions10000: AchievementTexts.tenThousandReps
        case .repetitions100000: AchievementTexts.aHundredThousandReps
        case .distance5: AchievementTexts.outOfTheDoor
        case .distanceMarathon: AchievementTexts.aMarathonInTotal
        case .distance100: AchievementTexts.farAway
        case .distance1000: AchievementTexts.acrossTheCountry
        case .cardioHours10: AchievementTexts.tenHoursMoving
        case .cardioHours100: AchievementTexts.aHundredHoursMoving
        case .energy1000: AchievementTexts.firstFire
        case .energy10000: AchievementTexts.wellLit
        case .energy100000: AchievementTexts.furnace
        case .earlyBird: AchievementTexts.earlyBird
        case .nightOwl: AchievementTexts.nightOwl
        case .comeback: AchievementTexts.comeback
        case .weekend: AchievementTexts.weekend
        case .allRounder: AchievementTexts.allRounder
        case .firstGoal: AchievementTexts.onTarget
        case .goals10: AchievementTexts.goalGetter
        case .goalPeriods10: AchievementTexts.trueToYourWord
        case .goalPeriods100: AchievementTexts.reliable
        }
    }

    /// How to unlock it. Round amounts in kilograms or kilometers are given in these, followed by the user's own units:
    /// `1,000 kg (2,205 lb)`.
    package func text(_ units: Units) -> String {
        let (metric, own) = (goal.metric, target(units))
        let amount = metric.unit(2, units) == metric.unit(2, Units()) ? own : "\(target(Units())) (\(own))"
        return switch self {
        case .firstWorkout: AchievementTexts.trainForTheFirstTime
        case .firstSet: AchievementTexts.logYourFirstSet
        case .firstCardio: AchievementTexts.logYourFirstCardioSession
        case .firstSession: AchievementTexts.completeFirstTimedWorkout
        case .firstRecord: AchievementTexts.beatYourOwnRecord
        case .records10, .records50: AchievementTexts.setPersonalRecords(thresholdFigure(units))
        case .streak7, .streak30, .streak100, .streak365: AchievementTexts.keepAStreakOf(amount)
        case .workouts10, .workouts50, .workouts100, .workouts250: AchievementTexts.completeWorkouts(amount)
        case .days10, .days50, .days200, .days500: AchievementTexts.trainOnDays(thresholdFigure(units))
        case .volume1Tonne, .volume10Tonnes, .volume100Tonnes, .volume1000Tonnes: AchievementTexts.liftInTotal(amount)
        case .repetitions1000, .repetitions10000, .repetitions100000: AchievementTexts.doReps(amount)
        case .distance5, .distanceMarathon, .distance100, .distance1000: AchievementTexts.coverWithCardio(amount)
        case .cardioHours10, .cardioHours100: AchievementTexts.doCardioFor(amount)
        case .energy1000, .energy10000, .energy100000: AchievementTexts.burnEnergy(amount)
        case .earlyBird: AchievementTexts.trainEarlyOnFiveDays
        case .nightOwl: AchievementTexts.trainLateOnFiveDays
        case .comeback: AchievementTexts.trainAgainAfterABreak
        case .weekend: AchievementTexts.trainOnAWholeWeekend
        case .allRounder: AchievementTexts.trainInAllWaysInOneWeek
        case .firstGoal: AchievementTexts.reachAOneTimeGoal
        case .goals10: AchievementTexts.reachOneTimeGoals(thresholdFigure(units))
        case .goalPeriods10, .goalPeriods100: AchievementTexts.meetRepeatingGoalsFor(amount)
        }
    }

    /// The progress: `34 of 100 workouts`.
    package func progressText(in standing: Standing, _ units: Units) -> String {
        let (metric, threshold) = goal
        let value = min(metric.value(in: standing), threshold)
        let figure = metric.figure(value, of: threshold, units)
        return CommonTexts.amountOfTotal(figure, Figure(thresholdFigure(units), metric.unit(threshold, units)).text)
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
