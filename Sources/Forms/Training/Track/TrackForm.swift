import Fitness
import GRDB
import HTTP
import Models

/// A form that logs a row of Track, or changes one.
package protocol TrackForm: LoggingForm {
    associatedtype Draft: TrackDraft
    /// What is logged: an exercise, a trackable.
    associatedtype Subject: Sendable

    /// nil when the form came without one that can be logged.
    var chosen: Subject? { get }
    var chosenName: String? { get }
    /// The unit that the form is shown in, for the form to say it again.
    var unit: String? { get }

    /// For a new row.
    init(_ subject: Subject?, on day: LocalDay, _ units: Units) throws
    /// For a row that is there.
    init(_ row: Draft.Row, of subject: Subject, _ units: Units) throws

    /// Finds what a form or an address names, if the person can log it.
    static func subject(_ database: Database, _ id: String?, of user: User) throws -> Subject?
    static func subject(_ database: Database, of row: Draft.Row, _ user: User) throws -> Subject?
    static func options(_ database: Database, of user: User) throws -> [Field.Option]

    /// Takes over what was typed, in the unit that the form was shown in.
    mutating func take(_ typed: FormFields)
    mutating func validate(today: LocalDay) -> Draft?
    /// Asks about implausible values.
    mutating func warn(_ database: Database, about draft: Draft, of user: User) throws
}

extension TrackForm {
    /// For a new row of what is chosen, or with all that can be.
    package init(_ database: Database, _ user: User, chosen id: String?, on day: LocalDay) throws {
        let subject = try Self.subject(database, id, of: user)
        try self.init(subject, on: day, user.units)
        if subject == nil { self.subject.options = try Self.options(database, of: user) }
    }

    /// - Returns: nil if they have no such row.
    package static func existing(_ database: Database, _ user: User, id: Int64) throws -> Self? {
        guard let row = try user.training.row(database, Draft.Row.self, id: id),
            let subject = try subject(database, of: row, user)
        else { return nil }
        return try Self(row, of: subject, user.units)
    }

    /// - Returns: nil while something is wrong, or implausible and not confirmed.
    package mutating func draft(_ database: Database, _ user: User, today: LocalDay) throws -> Draft? {
        guard let draft = validate(today: today) else { return nil }
        try warn(database, about: draft, of: user)
        return doubts.areSettled ? draft : nil
    }
}

extension TrackForm where Subject == Exercise, Draft.Row: TrackRow {
    package static func subject(_ database: Database, of row: Draft.Row, _ user: User) throws -> Exercise? {
        try row.trainedExercise.flatMap { try user.training.exercise(database, id: $0) }
    }

    package var chosenName: String? { chosen?.name }
}
