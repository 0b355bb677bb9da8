import Fitness
import GRDB
import HTTP
import Models
import Texts

/// A form that logs a row on Track, or edits one.
package protocol TrackForm: LoggingForm {
    associatedtype Draft: TrackDraft
    /// The thing that is logged: an exercise or a trackable.
    associatedtype Subject: Sendable

    /// nil if the form has none that can be logged.
    var chosen: Subject? { get }
    /// Whether an existing row can be changed to another exercise.
    static var canChangeSubject: Bool { get }
    var chosenName: String? { get }
    /// The units in which the form is shown.
    var units: Units { get }
    /// The unit that is submitted as a hidden field.
    var unit: String? { get }

    /// For a new row.
    init(_ subject: Subject?, on day: LocalDay, _ units: Units) throws
    /// For an existing row.
    init(_ row: Draft.Row, of subject: Subject, _ units: Units) throws

    /// Changes an existing row to another exercise of its kind.
    mutating func choose(_ subject: Subject?)

    /// Finds the exercise or trackable of a form or an address, if the user can log it.
    static func subject(_ database: Database, _ id: Int64?, of user: User) throws -> Subject?
    static func subject(_ database: Database, of row: Draft.Row, _ user: User) throws -> Subject?
    static func options(_ database: Database, of user: User) throws -> [Field.Option]

    /// Takes the submitted values, in the unit in which the form was shown.
    mutating func take(_ typed: FormFields)
    mutating func validate(today: LocalDay) -> Draft?
}

extension TrackForm {
    /// For a new row of the chosen exercise or trackable, or with a choice of all.
    package init(_ database: Database, _ user: User, chosen id: String?, on day: LocalDay) throws {
        let subject = try Self.subject(database, id.flatMap { Int64(outside: $0) }, of: user)
        try self.init(subject, on: day, user.units)
        if subject == nil { self.subject.options = try Self.options(database, of: user) }
    }

    /// - Parameter chosen: the submitted exercise or trackable; nil if none was.
    /// - Returns: nil if the user has no such row.
    package static func existing(_ database: Database, _ user: User, id: Int64, chosen: String? = nil) throws -> Self? {
        guard let row = try user.training.row(database, Draft.Row.self, id: id),
            let subject = try subject(database, of: row, user)
        else { return nil }
        var form = try Self(row, of: subject, user.units)
        guard canChangeSubject else { return form }
        let options = try options(database, of: user)
        let isListed = options.contains { $0.value == form.subject.value }
        // An archived or hidden one stays as long as nothing else is chosen.
        form.subject.options =
            (isListed ? [] : [.init(value: form.subject.value, label: form.chosenName ?? "")])
            + options.filter { !$0.value.isEmpty }
        if let chosen, chosen != form.subject.value {
            form.choose(try Self.subject(database, Int64(outside: chosen), of: user))
        }
        return form
    }

    /// - Returns: nil if any value is invalid, or implausible and not confirmed.
    package mutating func draft(_ database: Database, _ user: User, today: LocalDay) throws -> Draft? {
        guard let draft = validate(today: today) else { return nil }
        warnings.questions = try draft.questions(database, for: user, units)
        return warnings.areConfirmed ? draft : nil
    }
}

extension TrackForm where Subject == Exercise {
    package static var canChangeSubject: Bool { true }

    package static func subject(_ database: Database, of row: Draft.Row, _ user: User) throws -> Exercise? {
        try row.trainedExercise.flatMap { try user.training.exercise(database, id: $0) }
    }

    package var chosenName: String? { chosen?.name }
}

extension User {
    /// The exercise with the id of a form or an address, if it is not archived and can be logged by itself.
    package func loggableExercise(_ database: Database, _ id: Int64?) throws -> Exercise? {
        guard let id, let exercise = try training.exercise(database, id: id),
            exercise.kind != .mobility, !exercise.isArchived
        else { return nil }
        return exercise
    }

    /// The same, if the exercise is of this kind.
    package func loggableExercise(_ database: Database, _ id: Int64?, _ kind: ExerciseKind) throws -> Exercise? {
        try loggableExercise(database, id).flatMap { $0.kind == kind ? $0 : nil }
    }

    package func exerciseOptions(_ database: Database, _ kind: ExerciseKind) throws -> [Field.Option] {
        [.init(value: "", label: CommonTexts.chooseAnExercise)]
            + (try training.exercises(database)).filter { $0.kind == kind }.map {
                .init(value: String($0.id), label: $0.name)
            }
    }

    package func loggableTrackable(_ database: Database, _ id: Int64?) throws -> Trackable? {
        guard let id, let trackable = try training.trackable(database, id: id),
            !trackable.isArchived
        else { return nil }
        return trackable
    }

    package func trackableOptions(_ database: Database) throws -> [Field.Option] {
        [.init(value: "", label: TrackTexts.chooseWhatToLog)]
            + (try training.trackables(database)).map { .init(value: String($0.id), label: $0.name) }
    }
}
