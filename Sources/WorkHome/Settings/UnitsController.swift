import GRDB
import HTTP
import HTTPTypes

enum UnitsController {
    static func edit(_ visit: MemberVisit) async throws -> Response {
        try page(visit, UnitsForm(visit.user))
    }

    static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = UnitsForm(visit.user)
        form.fill(from: typed.fields)
        guard let preferences = form.validate() else { return try page(visit, form, status: .unprocessableContent) }
        let now = visit.now
        let outcome = try await visit.write { database, user in
            try user.updatePreferences(database, preferences, at: TrainingMoment(now, in: preferences.timeZone))
        }
        return try visit.redirect(to: Paths.settings, notice: .unitsSaved, outcome: outcome)
    }

    private static func page(
        _ visit: MemberVisit, _ form: UnitsForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(UnitsPage(form: form), title: "Units and week", status: status)
    }
}

extension User {
    /// - Returns: what it brought about: a streak may be another one when its weeks begin on another day.
    func updatePreferences(_ database: Database, _ preferences: UnitPreferences, at moment: TrainingMoment) throws
        -> TrainingOutcome
    {
        try setPreferences(database, preferences)
        return TrainingOutcome(unlocked: try refreshStanding(database, at: moment))
    }

    /// Without what follows from it.
    func setPreferences(_ database: Database, _ preferences: UnitPreferences) throws {
        try database.execute(
            sql: """
                UPDATE users SET weight_unit = ?, distance_unit = ?, first_weekday = ?, time_zone = ? WHERE id = ?
                """,
            arguments: [
                preferences.units.weight.rawValue, preferences.units.distance.rawValue,
                preferences.firstWeekday.rawValue, preferences.timeZone.identifier, id,
            ])
    }
}
