import Fitness
import GRDB
import HTTP
import Models
import Texts

package struct CardioForm: TrackForm {
    package let action: String
    package let cancelPath: String?
    package private(set) var chosen: Exercise?
    /// The session that is changed.
    private var old: CardioSession?
    package var distanceUnit: DistanceUnit
    /// The initial distance, kept exactly as long as the number in the field is unchanged.
    package var knownMeters: Double?
    package var subject = Field("exercise_id", label: CommonTexts.exercise)
    package var duration = Field("duration", label: TrackTexts.duration, hint: DurationText.Unit.minutes.examples)
    package var distance = Field("distance", label: CommonTexts.distance, hint: CommonTexts.optional, isRequired: false)
    package var note = Field("note", label: CommonTexts.note, maximumLength: Field.noteLength, isRequired: false).folded
    package var date = Field("date", label: CommonTexts.date).folded
    package var warnings = Warnings()
    package var token: String
    package var back: ReturnPath?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.subject, \.duration, \.distance, \.note, \.date]
    }

    private init(action: String, _ exercise: Exercise?, on day: LocalDay, _ unit: DistanceUnit) throws {
        self.action = action
        chosen = exercise
        cancelPath = Paths.track(on: day)
        token = try FormToken().text
        distanceUnit = unit
        distance.unit = unit.symbol
        subject.value = exercise.map { String($0.id) } ?? ""
        date.value = day.description
    }

    package init(_ exercise: Exercise?, on day: LocalDay, _ units: Units) throws {
        try self.init(action: Paths.cardio, exercise, on: day, units.distance)
    }

    package init(_ session: CardioSession, of exercise: Exercise, _ units: Units) throws {
        let unit = units.distance
        try self.init(action: Paths.cardioSession(session.id), exercise, on: session.day, unit)
        (old, knownMeters) = (session, session.distanceMeters)
        duration.value = DurationText.clock(seconds: session.durationSeconds)
        distance.value = session.distanceMeters.map { unit.fieldText($0) } ?? ""
        note.value = session.note
    }

    /// Fills in the time of an address, and remembers the page that linked here.
    package mutating func take(timeFrom query: Query) {
        back = ReturnPath(query["back"])
        guard let seconds = query.count("seconds"), CardioLimits.wholeSeconds.contains(seconds) else {
            return
        }
        duration.value = DurationText.clock(seconds: seconds)
        distance.isFocused = true
    }

    package mutating func choose(_ exercise: Exercise?) { chosen = exercise }

    package mutating func take(_ typed: FormFields) {
        duration.clear()
        distance.clear()
        fill(from: typed)
        takeHidden(from: typed)
        guard let unit = typed["distance_unit"] else { return }
        if let known = DistanceUnit(rawValue: unit) {
            distanceUnit = known
        } else {
            distance.error = CommonTexts.distanceUnitMissing
        }
        distance.unit = distanceUnit.symbol
    }

    package mutating func validate(today: LocalDay) -> CardioSessionDraft? {
        // The timed workout to which the form leads back counts the energy already.
        let energy = back.flatMap { Paths.timedWorkout(at: $0) }.map { _ in 0 }
        return accept(
            CardioSessionDraft.checked(
                exercise: chosen, day: date.day(today: today), durationSeconds: duration.durationSeconds(),
                distanceMeters: distance.number().map(meters), note: note.value, energyKilocalories: energy,
                over: old, today: today, distanceUnit))
    }

    package static func subject(_ database: Database, _ id: Int64?, of user: User) throws -> Exercise? {
        try user.loggableExercise(database, id, .cardio)
    }

    package static func options(_ database: Database, of user: User) throws -> [Field.Option] {
        try user.exerciseOptions(database, .cardio)
    }

    package var units: Units { Units(distance: distanceUnit) }
    package var unit: String? { distanceUnit.rawValue }

    private func meters(_ typed: Double) -> Double {
        if let knownMeters, distanceUnit.fieldText(knownMeters) == DecimalText.format(typed) { return knownMeters }
        return distanceUnit.meters(typed)
    }
}
