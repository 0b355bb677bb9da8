import Fitness

/// Something that Home reminds of.
package enum DueReminder: String, CaseIterable, Sendable {
    case workout, breakfast, lunch, dinner
    case stepsReached = "steps-reached"
    case stepsMissing = "steps-missing"

    /// What of a person's day decides it, and what they want to be told of.
    struct Day: Sendable {
        var wishes: Reminders
        /// 0 to 23, in their time zone.
        var hour: Int
        /// Sick or travelling.
        var isOff = false
        /// On how many days of this week they trained, today left out.
        var trainingDaysBefore = 0
        var hasTrained = false
        var restDaysPerWeek = 2
        var meals = MealsLogged()
        var steps = 0.0
        var stepGoal = 10_000.0
        /// What they don't want to see today any more.
        var dismissed: Set<DueReminder> = []
    }

    /// Which meals of a day are logged.
    struct MealsLogged: Sendable, Equatable {
        var breakfast = false
        var lunch = false
        var dinner = false
        /// Whether any meal was logged in the last days: who logs none wants no reminder of it.
        var isHabit = false
    }

    static let workoutHour = 17
    static let breakfastHour = 10
    static let lunchHour = 14
    static let dinnerHour = 20
    static let stepsHour = 18

    /// What is due, the most pleasant first.
    static func due(_ day: Day) -> [DueReminder] {
        [steps(day), workout(day), meal(day)].compactMap { $0 }.filter { !day.dismissed.contains($0) }
    }

    private static func steps(_ day: Day) -> DueReminder? {
        guard day.wishes.stepGoal, day.steps > 0 else { return nil }
        if day.steps >= day.stepGoal { return .stepsReached }
        return day.hour >= stepsHour ? .stepsMissing : nil
    }

    /// Not before the evening, and not when the days that are left are rest days.
    private static func workout(_ day: Day) -> DueReminder? {
        guard day.wishes.workouts, !day.hasTrained, !day.isOff, day.hour >= workoutHour,
            day.trainingDaysBefore < 7 - day.restDaysPerWeek
        else { return nil }
        return .workout
    }

    /// Only of the latest meal that should have been logged: one reminder is enough.
    private static func meal(_ day: Day) -> DueReminder? {
        guard day.wishes.meals, day.meals.isHabit else { return nil }
        switch day.hour {
        case breakfastHour..<lunchHour: return day.meals.breakfast ? nil : .breakfast
        case lunchHour..<dinnerHour: return day.meals.lunch ? nil : .lunch
        case dinnerHour...: return day.meals.dinner ? nil : .dinner
        default: return nil
        }
    }
}
