/// Something that Home reminds of.
package enum DueReminder: String, CaseIterable, Sendable {
    case workout, breakfast, lunch, dinner
    case stepsReached = "steps-reached"
    case stepsMissing = "steps-missing"

    /// What of a person's day decides it, and what they want to be told of.
    package struct Day: Sendable {
        var wishes: Reminders
        /// 0 to 23, in their time zone.
        var hour: Int
        /// Sick or traveling.
        var isOff: Bool
        /// On how many days of this week they trained, today left out.
        var trainingDaysBefore: Int
        var hasTrained: Bool
        var restDaysPerWeek: Int
        var meals: MealsLogged
        var steps: Double
        var stepGoal: Double
        /// What they don't want to see today any more.
        var dismissed: Set<DueReminder>

        package init(
            wishes: Reminders, hour: Int, isOff: Bool = false, trainingDaysBefore: Int = 0, hasTrained: Bool = false,
            restDaysPerWeek: Int = 2, meals: MealsLogged = MealsLogged(), steps: Double = 0,
            stepGoal: Double = 10_000, dismissed: Set<DueReminder> = []
        ) {
            self.wishes = wishes
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
        /// Whether any meal was logged in the last days: who logs none wants no reminder of it.
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

    /// What is due, the most pleasant first.
    package static func due(_ day: Day) -> [DueReminder] {
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
