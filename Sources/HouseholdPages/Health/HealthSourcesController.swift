import Forms
import HTTP
import Texts
import Web

/// Deletes what one app or device has sent.
package enum HealthSourcesController {
    package static func confirmDeletion(_ visit: MemberVisit, source: Int) async throws -> Response {
        let source = try await visit.read { try $1.health.healthSource($0, id: Int64(source)) }.orNotFound()
        let question = ConfirmPage.Question(
            title: HealthTexts.deleteDataQuestion(source.name), text: HealthTexts.deleteDataWarning,
            action: Paths.healthSourceDeletion(source.id), label: HealthTexts.deleteItsData, cancelPath: Paths.health)
        return try visit.ask(question, title: HealthTexts.deleteData)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, source: Int) async throws -> Response {
        let moment = visit.moment
        try await visit.write { try $1.health.removeHealthSource($0, id: Int64(source), at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.health, notice: .healthSourceDeleted)
    }
}
