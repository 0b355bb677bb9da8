import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

/// Logs the sets of an earlier day again, of one exercise or of all: each of them, or none.
package enum RepeatedSetsController {
    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, moment) = (typed.fields, visit.moment)
        guard let day = LocalDay(fields["date"] ?? ""), let from = LocalDay(fields["from"] ?? ""), from < day,
            day <= visit.today
        else { throw HTTPError(.notFound) }
        let (drafts, change) = try await visit.write { database, user in
            let drafts = try repeatedSets(database, user, fields, from: from, on: day)
            let change = try user.change(
                database, StrengthSetDraft.self, to: drafts, token: FormToken.read(fields), at: moment
            ) { try user.training.log(database, drafts, at: moment) }
            return (drafts, change)
        }
        let exercises = Set(drafts.map(\.exercise.id))
        let path = exercises.count == 1 ? exercises.first.map { Paths.track(on: day, exercise: $0) } : nil
        return try visit.redirect(
            to: path ?? Paths.track(on: day), after: change, notice: .setsSaved, record: .setsRecord)
    }

    /// - Throws: 404 if there is nothing to repeat.
    private static func repeatedSets(
        _ database: Database, _ user: User, _ fields: FormFields, from: LocalDay, on day: LocalDay
    ) throws -> [StrengthSetDraft] {
        guard let id = fields["exercise_id"] else {
            return try user.training.repeatableDay(database, from).orNotFound().drafts(on: day)
        }
        let exercise = try user.loggableExercise(database, Int64(outside: id), .strength).orNotFound()
        return try user.training.sets(database, of: exercise.id, on: from).map {
            StrengthSetDraft(repeating: $0, of: exercise, on: day)
        }
    }
}
