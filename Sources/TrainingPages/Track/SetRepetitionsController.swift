import Fitness
import Forms
import HTTP
import Models
import Web

/// Logs the sets of an earlier day again: all of them, or none.
package enum SetRepetitionsController {
    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, moment) = (typed.fields, visit.moment)
        guard let day = LocalDay(fields["date"] ?? ""), let from = LocalDay(fields["from"] ?? ""), from < day,
            day <= visit.today
        else { throw HTTPError(.notFound) }
        let (exercise, change) = try await visit.write { database, user in
            let exercise = try user.loggableExercise(database, fields["exercise_id"].flatMap { Int64($0) }, .strength)
                .orNotFound()
            let drafts = try user.training.sets(database, of: exercise.id, on: from).map {
                StrengthSetDraft(repeating: $0, of: exercise, on: day)
            }
            let change = try user.change(
                database, StrengthSetDraft.self, to: drafts, token: FormToken.read(fields), at: moment
            ) { try user.training.log(database, drafts, at: moment) }
            return (exercise, change)
        }
        return try visit.redirect(
            to: Paths.track(on: day, exercise: exercise.id), after: change, notice: .setsSaved, record: .setsRecord)
    }
}
