/// The sums of everything that somebody logged, kept by triggers.
struct TrainingTotals: Sendable, Equatable {
    var trainingDays = 0
    var strengthSets = 0
    /// Warm-ups stay out of repetitions and volume.
    var repetitions = 0
    var volumeGrams = 0
    var cardioSessions = 0
    var cardioSeconds = 0
    var cardioMeters = 0
    /// Timed workouts with at least half of their exercises done.
    var completedWorkouts = 0
    var energyKilocalories = 0
    /// Personal records that are more than a baseline.
    var records = 0
}
