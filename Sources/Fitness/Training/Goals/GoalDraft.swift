/// The user's input for a goal.
package struct GoalDraft: Sendable, Equatable {
    package var title: String = ""
    package var type: GoalType
    package var measure: GoalMeasure
    package var exerciseID: Int64?
    package var trackableID: Int64?
    package var repetitions: Int?
    /// In kilograms, meters, seconds, kilocalories or grams, or in the trackable's unit.
    package var target: Double
    package var cadence: GoalCadence
    package var direction: GoalDirection
    package var countsFrom: LocalDay
    package var deadline: LocalDay?
    package var note: String = ""

    package init(
        title: String = "", type: GoalType, measure: GoalMeasure, exerciseID: Int64? = nil, trackableID: Int64? = nil,
        repetitions: Int? = nil, target: Double, cadence: GoalCadence, direction: GoalDirection, countsFrom: LocalDay,
        deadline: LocalDay? = nil, note: String = ""
    ) {
        self.title = title
        self.type = type
        self.measure = measure
        self.exerciseID = exerciseID
        self.trackableID = trackableID
        self.repetitions = repetitions
        self.target = target
        self.cadence = cadence
        self.direction = direction
        self.countsFrom = countsFrom
        self.deadline = deadline
        self.note = note
    }
}
