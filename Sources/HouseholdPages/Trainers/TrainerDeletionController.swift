import Forms
import Foundation
import HTTP
import Texts
import Web

package enum TrainerDeletionController {
    package static func confirm(_ visit: MemberVisit, trainer: Int) async throws -> Response {
        let trainer = try await TrainerEditingController.editable(visit, trainer)
        return try visit.ask(
            ConfirmPage.Question(
                CommonTexts.deleteQuestion(trainer.name),
                trainer.isPrivate ? TrainerTexts.deletionWarning : TrainerTexts.sharedDeletionWarning,
                deleting: Paths.trainer(trainer.id), label: TrainerTexts.deleteTrainer), destination: .trainers)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, trainer: Int) async throws -> Response {
        let trainer = try await TrainerEditingController.editable(visit, trainer)
        let now = visit.now
        let photos = try await visit.write { database, user -> [UUID] in
            let trainer = try user.trainers.trainer(database, id: trainer.id).orNotFound()
            return try user.trainers.delete(database, trainer, now: now)
        }
        await visit.app.discard(photos)
        return try visit.redirect(to: Paths.trainers, notice: .trainerDeleted)
    }
}
