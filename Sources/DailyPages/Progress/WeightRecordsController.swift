import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum WeightRecordsController {
    package static func edit(_ visit: MemberVisit, record: Int) async throws -> Response {
        let weight = try await found(visit, record)
        return try MeasurementsController.page(visit, form(visit, over: weight))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, record: Int) async throws -> Response {
        let (old, now) = (try await found(visit, record), visit.now)
        var form = form(visit, over: old)
        form.take(typed.fields)
        let step = try await visit.save(&form) { database, user, measurements in
            let stored = try user.weights.weightRecord(database, id: old.id).orNotFound()
            let rows = try user.weights.rows(database, of: stored.id)
            try user.weights.save(database, measurements, over: stored, now: now)
            return try user.weights.leaveUndoStep(database, of: stored.id, over: rows, now: now)
        }
        guard let step else {
            return try MeasurementsController.page(visit, form, status: .unprocessableContent)
        }
        return try visit.redirect(
            to: Paths.progress, notice: .measurementsSaved, undoStep: step)
    }

    private static func form(_ visit: MemberVisit, over old: WeightRecord) -> MeasurementsForm {
        MeasurementsForm(visit.user, on: old.day, over: old, today: visit.today)
    }

    private static func found(_ visit: MemberVisit, _ record: Int) async throws -> WeightRecord {
        try await visit.read { try $1.weights.weightRecord($0, id: Int64(record)) }.orNotFound()
    }

    package static func confirmDeletion(_ visit: MemberVisit, record: Int) async throws -> Response {
        let weight = try await found(visit, record)
        let question = ConfirmPage.Question(
            title: ProgressTexts.deleteWeightQuestion,
            text: ProgressTexts.weightDeletionWarning(
                visit.user.units.weight.text(weight.weightKilograms), weight.day.longText),
            action: Paths.weightRecordDeletion(weight.id), label: ProgressTexts.deleteWeight,
            cancelPath: Paths.progress)
        return try visit.ask(question, destination: .progress)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, record: Int) async throws -> Response {
        let now = visit.now
        let step = try await visit.write { database, user -> Int64? in
            let old = try user.weights.weightRecord(database, id: Int64(record)).orNotFound()
            let rows = try user.weights.rows(database, of: old.id)
            guard try user.weights.delete(database, old) else { return nil }
            return try user.weights.leaveUndoStep(database, of: old.id, over: rows, now: now)
        }
        return try visit.redirect(
            to: Paths.progress, notice: step == nil ? .weightKept : .weightDeleted, undoStep: step)
    }
}

package enum ChangeStartController {
    package static func edit(_ visit: MemberVisit) async throws -> Response {
        try page(visit, ChangeStartForm(visit.user, today: visit.today))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = ChangeStartForm(visit.user, today: visit.today)
        form.take(typed.fields)
        let saved: Void? = try await visit.save(&form) { try $1.weights.startChange($0, on: $2.day) }
        guard saved != nil else { return try page(visit, form, status: .unprocessableContent) }
        return try visit.redirect(to: Paths.progress, notice: .changeStartSaved)
    }

    private static func page(
        _ visit: MemberVisit, _ form: ChangeStartForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            ChangeStartPage(form: form), title: ProgressTexts.startOfChange, destination: .progress, status: status)
    }
}

struct ChangeStartPage: PageContent {
    var view: CompiledView<Self> { view_progress_start }
    let form: ChangeStartForm

    var back: Link { Link(CommonTexts.backToProgress, to: Paths.progress) }
}

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
            to: Paths.progress, notice: saved.id == nil ? .heightSaved : .measurementsSaved, undoStep: saved.step)
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
