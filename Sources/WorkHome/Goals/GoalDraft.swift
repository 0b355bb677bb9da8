/// What a person says of a goal.
struct GoalDraft: Sendable, Equatable {
    var title: String = ""
    var type: GoalType
    var measure: GoalMeasure
    var exerciseID: Int64?
    var trackableID: Int64?
    var repetitions: Int?
    /// In kilograms, metres, seconds, kilocalories or grams, or in the trackable's unit.
    var target: Double
    var cadence: GoalCadence
    var direction: GoalDirection
    var countsFrom: LocalDay
    var deadline: LocalDay?
    var note: String = ""
}
