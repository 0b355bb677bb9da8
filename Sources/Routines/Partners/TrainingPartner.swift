import Fitness
import Foundation
import GRDB
import Models

/// Somebody at home with whom the user can do a workout together.
package struct TrainingPartner: Sendable, Identifiable, Equatable, RowReadable {
    package let id: Int64
    package let firstName: String
    package let lastName: String
    /// Whether the user lets them see and log the workout that is open.
    package let isAllowed: Bool
    /// Whether they let the user.
    package let allows: Bool

    package init(id: Int64, firstName: String, lastName: String, isAllowed: Bool, allows: Bool) {
        (self.id, self.firstName, self.lastName) = (id, firstName, lastName)
        (self.isAllowed, self.allows) = (isAllowed, allows)
    }

    package var fullName: String { User.fullName(firstName, lastName) }
    /// Whether both allow it.
    package var isTogether: Bool { isAllowed && allows }

    /// The other people at home who can sign in.
    fileprivate static let query = """
        SELECT users.id, users.first_name, users.last_name,
            \(allowed(by: ":user", for: "users.id")), \(allowed(by: "users.id", for: ":user"))
        FROM users
        WHERE users.registered_at >= 0 AND users.disabled_at IS NULL AND users.id <> :user AND \(User.isKept)
        """

    /// Whether a person lets another one see the workout that they have open.
    private static func allowed(by person: String, for partner: String) -> String {
        """
        EXISTS (SELECT 1 FROM routine_sessions JOIN routine_partners ON session_id = routine_sessions.id
            WHERE routine_sessions.user_id = \(person) AND finished_at IS NULL
                AND partner_id = \(partner) AND allowed_at > :since)
        """
    }

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), firstName: row.next(), lastName: row.next(), isAllowed: row.next(), allows: row.next())
    }
}

extension User.Routines {
    /// After so many seconds a permission ends, as when somebody forgets to finish a workout.
    private static let longestPermission: Int64 = 12 * 3_600

    /// The others at home, by name.
    package func partners(_ database: Database, at moment: TrainingMoment) throws -> [TrainingPartner] {
        guard user.sharesAtHome else { return [] }
        let partners = try TrainingPartner.all(database, TrainingPartner.query, arguments(at: moment))
        return partners.sorted { ($0.fullName.lowercased(), $0.id) < ($1.fullName.lowercased(), $1.id) }
    }

    package func partner(
        _ database: Database, id partner: Int64, at moment: TrainingMoment
    ) throws -> TrainingPartner? {
        guard user.sharesAtHome else { return nil }
        return try TrainingPartner.first(
            database, "\(TrainingPartner.query) AND users.id = :partner",
            arguments(at: moment, ["partner": partner]))
    }

    private func arguments(at moment: TrainingMoment, _ others: StatementArguments = [:]) -> StatementArguments {
        ["user": user.id, "since": moment.now.secondsSince1970 - Self.longestPermission] + others
    }

    /// Lets another person see the workout that is open, and log its sets, until it ends.
    /// - Returns: nil if there is no such person or no open workout.
    package func allow(
        _ database: Database, partner: Int64, at moment: TrainingMoment
    ) throws -> TrainingPartner? {
        guard try self.partner(database, id: partner, at: moment) != nil, let open = try openHeader(database) else {
            return nil
        }
        try database.run(
            """
            INSERT INTO routine_partners (session_id, user_id, day, partner_id, allowed_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (session_id, partner_id) DO UPDATE SET allowed_at = excluded.allowed_at
            """, [open.id, user.id, open.day, partner, moment.now.secondsSince1970])
        return try self.partner(database, id: partner, at: moment)
    }

    /// Takes the permission back, if there is one.
    package func disallow(_ database: Database, partner: Int64) throws {
        guard let open = try openHeader(database) else { return }
        try database.run(
            "DELETE FROM routine_partners WHERE session_id = ? AND user_id = ? AND partner_id = ?",
            [open.id, user.id, partner])
    }

    /// Begins a routine's workout before its first set, unless it is already open.
    /// - Returns: false if there is no such routine, or nothing in it.
    package func beginWorkout(
        _ database: Database, of routine: Int64, token: String, at moment: TrainingMoment
    ) throws -> Bool {
        guard TextLimits.fits(token, RoutineWorkoutLimits.tokenLengths),
            let routine = try self.routine(database, id: routine)
        else { return false }
        if try openHeader(database)?.routine == routine.id { return true }
        let preview = try preview(database, of: routine, on: moment.today, token: token)
        guard !preview.sets.isEmpty else { return false }
        return try workoutOrNew(database, of: preview, ActionTime(moment, in: user.timeZone))?.finishedAt == nil
    }
}
