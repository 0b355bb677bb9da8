import Fitness
import GRDB
import HTTP
import Models

/// A form that logs a row on Track, or edits one.
package protocol TrackForm: LoggingForm {
    associatedtype Draft: TrackDraft
    /// The thing that is logged: an exercise or a trackable.
    associatedtype Subject: Sendable

    /// nil if the form has none that can be logged.
    var chosen: Subject? { get }
    var chosenName: String? { get }
    /// The units in which the form is shown.
    var units: Units { get }
    /// The unit that is submitted as a hidden field.
    var unit: String? { get }

    /// For a new row.
    init(_ subject: Subject?, on day: LocalDay, _ units: Units) throws
    /// For an existing row.
    init(_ row: Draft.Row, of subject: Subject, _ units: Units) throws

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
        let subject = try Self.subject(database, id.flatMap { Int64($0) }, of: user)
        try self.init(subject, on: day, user.units)
        if subject == nil { self.subject.options = try Self.options(database, of: user) }
    }

    /// - Returns: nil if the user has no such row.
    package static func existing(_ database: Database, _ user: User, id: Int64) throws -> Self? {
        guard let row = try user.training.row(database, Draft.Row.self, id: id),
            let subject = try subject(database, of: row, user)
        else { return nil }
        return try Self(row, of: subject, user.units)
    }

    /// - Returns: nil if any value is invalid, or implausible and not confirmed.
    package mutating func draft(_ database: Database, _ user: User, today: LocalDay) throws -> Draft? {
        guard let draft = validate(today: today) else { return nil }
        warnings.questions = try draft.questions(database, for: user, units)
        return warnings.areConfirmed ? draft : nil
    }
}

extension TrackForm where Subject == Exercise {
    package static func subject(_ database: Database, of row: Draft.Row, _ user: User) throws -> Exercise? {
        try row.trainedExercise.flatMap { try user.training.exercise(database, id: $0) }
    }

    package var chosenName: String? { chosen?.name }
}
