import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Web

package enum UnitsController {
    package static func edit(_ visit: MemberVisit) async throws -> Response {
        try page(visit, UnitsForm(visit.user))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
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
