import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum MeasurementsController {
    package static func edit(_ visit: MemberVisit) async throws -> Response {
        try page(visit, form(visit))
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = form(visit)
        form.take(typed.fields)
        let now = visit.now
        let saved = try await visit.save(&form) { database, user, measurements in
            let id = try user.weights.save(database, measurements, now: now)
            return try (id: id, step: id.map { try user.weights.leaveUndoStep(database, of: $0, over: [], now: now) })
        }
        guard let saved else { return try page(visit, form, status: .unprocessableContent) }
        return try visit.redirect(
            to: Paths.progress, notice: saved.id == nil ? .heightSaved : .measurementsSaved, outcome: TrainingOutcome(),
            undoStep: saved.step)
    }

    private static func form(_ visit: MemberVisit) -> MeasurementsForm {
        MeasurementsForm(visit.user, on: min(visit.trackedDay, visit.today), today: visit.today)
    }

    static func page(
        _ visit: MemberVisit, _ form: MeasurementsForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let page = MeasurementsPage(form: form)
        return try visit.page(page, title: page.heading, destination: .progress, status: status)
    }
}
