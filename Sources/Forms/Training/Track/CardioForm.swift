import Fitness
import HTTP
import Models

package struct CardioForm: LoggingForm {
    package static let maximumDurationSeconds = 7 * 86_400
    /// What is less rounds to no hundredth of a kilometer.
    package static let minimumMeters = Field.leastPositive * 1_000
    package static let maximumMeters = 5_000_000.0

    package let action: String
    package let cancelPath: String?
    /// nil when the form came without one that can be logged.
    package let exercise: Exercise?
    package var distanceUnit: DistanceUnit
    /// The distance that the form began with: it stays exactly what it was while the figure does.
    package var knownMeters: Double?
    package var subject = Field("exercise_id", label: "Exercise")
    package var duration = Field("duration", label: "Duration", hint: DurationText.Unit.minutes.examples)
    package var distance = Field("distance", label: "Distance", hint: "Optional", isRequired: false)
    package var note = Field("note", label: "Note", maximumLength: Field.noteLength, isRequired: false)
    package var date = Field("date", label: "Date")
    package var doubts = Doubts()
    package var token: String

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.subject, \.duration, \.distance, \.note, \.date]
    }

    private init(action: String, exercise: Exercise?, on day: LocalDay, _ unit: DistanceUnit) throws {
        self.action = action
        self.exercise = exercise
        cancelPath = Paths.track(on: day)
        token = try FormToken().text
        distanceUnit = unit
        distance.unit = unit.symbol
        subject.value = exercise.map { String($0.id) } ?? ""
        date.value = day.description
    }

    package init(exercise: Exercise?, on day: LocalDay, _ unit: DistanceUnit) throws {
        try self.init(action: Paths.cardio, exercise: exercise, on: day, unit)
    }

    /// A session that is there.
    package init(_ session: CardioSession, of exercise: Exercise, _ unit: DistanceUnit) throws {
        try self.init(action: Paths.cardioSession(session.id), exercise: exercise, on: session.day, unit)
        knownMeters = session.distanceMeters
        duration.value = DurationText.clock(seconds: session.durationSeconds)
        distance.value = session.distanceMeters.map { unit.fieldText($0) } ?? ""
        note.value = session.note
    }

    /// Takes over what was typed, in the unit that the form was shown in.
    package mutating func take(_ typed: FormFields) {
        duration.value = ""
        distance.value = ""
        fill(from: typed)
        takeHidden(from: typed)
        guard let unit = typed["distance_unit"] else { return }
        if let known = DistanceUnit(rawValue: unit) {
            distanceUnit = known
        } else {
            distance.error = "Please choose kilometers or miles"
        }
        distance.unit = distanceUnit.symbol
    }

    package mutating func validate(today: LocalDay) -> CardioSessionDraft? {
        if exercise == nil { subject.error = "Please choose an exercise" }
        let duration = duration.durationSeconds(atMost: Self.maximumDurationSeconds)
        let meters = meters()
        let note = note.optionalText(maximumLength: Field.noteLength)
        let day = day(today: today)
        guard isValid, let exercise, let duration, let note, let day else {
            focusFirstError()
            return nil
        }
        return CardioSessionDraft(
            exercise: exercise, day: day, durationSeconds: duration, distanceMeters: meters, note: note)
    }

    private mutating func meters() -> Double? {
        guard !distance.isBlank, distance.error == nil else { return nil }
        let maximum = distanceUnit.value(ofMeters: Self.maximumMeters).rounded(.down)
        guard let typed = distance.positive("", atMost: maximum) else { return nil }
        if let knownMeters, distanceUnit.fieldText(knownMeters) == DecimalText.format(typed) { return knownMeters }
        return distanceUnit.meters(typed)
    }
}
