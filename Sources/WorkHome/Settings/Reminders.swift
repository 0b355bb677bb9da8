/// The reminders that a person wants.
struct Reminders: Hashable, Sendable {
    var workouts: Bool
    var meals: Bool
    var achievements: Bool
    var stepGoal: Bool

    var onCount: Int { [workouts, meals, achievements, stepGoal].count { $0 } }
    static let count = 4
}
