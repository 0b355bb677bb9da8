/// A reminder on Home.
package enum DueReminder: String, CaseIterable, Sendable {
    case workout, breakfast, lunch, dinner
    case stepsReached = "steps-reached"
    case stepsMissing = "steps-missing"

    /// The data of a user's day that determines the reminders, and the user's settings for them.
    package struct Day: Sendable {
        var settings: Reminders
        /// 0 to 23, in the user's time zone.
        var hour: Int
        /// Sick or traveling.
        var isOff: Bool
        /// The number of days with training this week before today.
        var trainingDaysBefore: Int
        var hasTrained: Bool
        var restDaysPerWeek: Int
        var meals: MealsLogged
        var steps: Double
        var stepGoal: Double
        /// The reminders that the user dismissed today.
        var dismissed: Set<DueReminder>

        package init(
            wishes: Reminders, hour: Int, isOff: Bool = false, trainingDaysBefore: Int = 0, hasTrained: Bool = false,
            restDaysPerWeek: Int = 2, meals: MealsLogged = MealsLogged(), steps: Double = 0,
            stepGoal: Double = 10_000, dismissed: Set<DueReminder> = []
        ) {
            self.settings = wishes
            self.hour = hour
            self.isOff = isOff
            self.trainingDaysBefore = trainingDaysBefore
            self.hasTrained = hasTrained
            self.restDaysPerWeek = restDaysPerWeek
            self.meals = meals
            self.steps = steps
            self.stepGoal = stepGoal
            self.dismissed = dismissed
        }
    }

    /// Which meals of a day are logged.
    package struct MealsLogged: Sendable, Equatable {
        var breakfast: Bool
        var lunch: Bool
        var dinner: Bool
        /// Whether any meal was logged in the last days; users who log none get no reminder.
        var isHabit: Bool

        package init(breakfast: Bool = false, lunch: Bool = false, dinner: Bool = false, isHabit: Bool = false) {
            self.breakfast = breakfast
            self.lunch = lunch
            self.dinner = dinner
            self.isHabit = isHabit
        }
    }

    static let workoutHour = 17
    static let breakfastHour = 10
    static let lunchHour = 14
    static let dinnerHour = 20
    static let stepsHour = 18

    /// The due reminders, the most pleasant first.
    package static func due(_ day: Day) -> [DueReminder] {
        [steps(day), workout(day), meal(day)].compactMap { $0 }.filter { !day.dismissed.contains($0) }
    }

    private static func steps(_ day: Day) -> DueReminder? {
        guard day.settings.contains(.stepGoal), day.steps > 0 else { return nil }
        if day.steps >= day.stepGoal { return .stepsReached }
        return day.hour >= stepsHour ? .stepsMissing : nil
    }

    /// Only in the evening, and not if the remaining days of the week are rest days.
    private static func workout(_ day: Day) -> DueReminder? {
        guard day.settings.contains(.workouts), !day.hasTrained, !day.isOff, day.hour >= workoutHour,
            day.trainingDaysBefore < 7 - day.restDaysPerWeek
        else { return nil }
        return .workout
    }

    /// Only for the latest meal that should have been logged: one reminder is enough.
    private static func meal(_ day: Day) -> DueReminder? {
        guard day.settings.contains(.meals), day.meals.isHabit else { return nil }
        switch day.hour {
        case breakfastHour..<lunchHour: return day.meals.breakfast ? nil : .breakfast
        case lunchHour..<dinnerHour: return day.meals.lunch ? nil : .lunch
        case dinnerHour...: return day.meals.dinner ? nil : .dinner
        default: return nil
        }
    }
}
