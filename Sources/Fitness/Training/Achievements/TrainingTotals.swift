/// The sums of all logged training, maintained by triggers.
package struct TrainingTotals: Sendable, Equatable {
    package var trainingDays = 0
    package var strengthSets = 0
    /// Without warm-ups, as is the volume.
    package var repetitions = 0
    package var volumeGrams = 0
    package var cardioSessions = 0
    package var cardioSeconds = 0
    package var cardioMeters = 0
    /// Timed workouts with at least half of their exercises done.
    package var completedWorkouts = 0
    package var energyKilocalories = 0
    /// Personal records, without baselines.
    package var records = 0

    package init(
        trainingDays: Int = 0, strengthSets: Int = 0, repetitions: Int = 0, volumeGrams: Int = 0,
        cardioSessions: Int = 0, cardioSeconds: Int = 0, cardioMeters: Int = 0, completedWorkouts: Int = 0,
        energyKilocalories: Int = 0, records: Int = 0
    ) {
        self.trainingDays = trainingDays
        self.strengthSets = strengthSets
        self.repetitions = repetitions
        self.volumeGrams = volumeGrams
        self.cardioSessions = cardioSessions
        self.cardioSeconds = cardioSeconds
        self.cardioMeters = cardioMeters
        self.completedWorkouts = completedWorkouts
        self.energyKilocalories = energyKilocalories
        self.records = records
    }
}
