import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// What one app or device has sent, its place among the others, and its deletion.
package enum HealthSourcesController {
    package static func move(
        _ visit: MemberVisit, _ typed: Submission, source: Int, direction: String
    ) async throws -> Response {
        let (direction, now) = (try ListDirection(rawValue: direction).orNotFound(), visit.now)
        try await visit.write { try $1.health.moveHealthSource($0, id: Int64(source), direction) }.orNotFound()
        // Each of these is a transaction of its own: there may be years of days.
        while try await visit.write({ try $1.health.deriveOutdatedDays($0, now: now) }) {}
        return try visit.redirect(to: Paths.health)
    }

    package static func settleCorrection(
        _ visit: MemberVisit, _ typed: Submission, sample: Int
    ) async throws -> Response {
        let (now, keepsLarger) = (visit.now, typed.fields["keep"] == "larger")
        let step = try await visit.write {
            try $1.health.settleCorrection($0, id: Int64(sample), keepsLarger: keepsLarger, now: now)
        }.orNotFound()
        return try visit.redirect(
            to: Paths.health, notice: keepsLarger ? .largerValueKept : .smallerValueTaken, outcome: TrainingOutcome(),
            undoStep: step)
    }

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
