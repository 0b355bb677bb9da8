import Forms
import HTTP
import Texts
import Web

package enum WeightRecordsController {
    package static func confirmDeletion(_ visit: MemberVisit, record: Int) async throws -> Response {
        let weight = try await visit.read { try $1.weights.weightRecord($0, id: Int64(record)) }.orNotFound()
        let question = ConfirmPage.Question(
            title: ProgressTexts.deleteWeightQuestion,
            text: ProgressTexts.weightDeletionWarning(
                visit.user.units.weight.text(weight.weightKilograms), weight.day.longText),
            action: Paths.weightRecordDeletion(weight.id), label: ProgressTexts.deleteWeight,
            cancelPath: Paths.progress)
        return try visit.ask(question, destination: .progress)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, record: Int) async throws -> Response {
        let isDeleted = try await visit.write { database, user in
            try user.weights.delete(database, user.weights.weightRecord(database, id: Int64(record)).orNotFound())
        }
        return try visit.redirect(to: Paths.progress, notice: isDeleted ? .weightDeleted : .weightKept)
    }
}
