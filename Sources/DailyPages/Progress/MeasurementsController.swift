import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum MeasurementsController {
    package static func edit(_ visit: MemberVisit) async throws -> Response {
        try page(visit, MeasurementsForm(visit.user, on: min(visit.trackedDay, visit.today)))
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = MeasurementsForm(visit.user, typed: typed.fields)
        guard let measurements = form.validate(visit.user, today: visit.today) else {
            return try page(visit, form, status: .unprocessableContent)
        }
        let now = visit.now
        let step = try await visit.write { database, user in
            try user.weights.save(database, measurements, now: now)
                .map { try user.weights.leaveUndoStep(database, of: $0, over: [], now: now) }
        }
        let notice: Notice.Code = measurements.weightKilograms == nil ? .heightSaved : .measurementsSaved
        return try visit.redirect(to: Paths.progress, notice: notice, outcome: TrainingOutcome(), undoStep: step)
    }

    static func page(
        _ visit: MemberVisit, _ form: MeasurementsForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            MeasurementsPage(form: form), title: ProgressTexts.updateMeasurements, destination: .progress,
            status: status)
    }
}
