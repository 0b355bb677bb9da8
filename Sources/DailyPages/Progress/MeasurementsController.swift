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
        let notice = try await visit.save(&form) { database, user, measurements -> Notice.Code in
            try user.weights.save(database, measurements, now: now)
            return measurements.weightKilograms == nil ? .heightSaved : .measurementsSaved
        }
        guard let notice else { return try page(visit, form, status: .unprocessableContent) }
        return try visit.redirect(to: Paths.progress, notice: notice)
    }

    private static func form(_ visit: MemberVisit) -> MeasurementsForm {
        MeasurementsForm(visit.user, on: min(visit.trackedDay, visit.today), today: visit.today)
    }

    private static func page(
        _ visit: MemberVisit, _ form: MeasurementsForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            MeasurementsPage(form: form), title: ProgressTexts.updateMeasurements, destination: .progress,
            status: status)
    }
}
