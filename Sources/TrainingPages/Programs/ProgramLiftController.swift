import Fitness
import Forms
import HTTP
import Models
import Web

/// A lift of a program, and the training max that its rule goes on from. It is named by its routine and slot: `12-3`.
package enum ProgramLiftController {
    package static func show(_ visit: MemberVisit, program: Int, lift: String) async throws -> Response {
        let today = visit.today
        let page = try await visit.read { try ProgramLiftPage($0, $1, program: program, lift: lift, today: today) }
        return try visit.page(page, title: page.title, destination: .workout)
    }

    package static func setTrainingMax(
        _ visit: MemberVisit, _ typed: Submission, program: Int, lift: String
    ) async throws -> Response {
        let (today, moment) = (visit.today, visit.moment)
        var page = try await visit.read { try ProgramLiftPage($0, $1, program: program, lift: lift, today: today) }
        var form = try page.form.orNotFound()
        form.take(typed.fields)
        let saved = try await visit.save(&form) { database, user, draft -> Int64? in
            try user.routines.changeTrainingMaxes(database, of: draft.exercise, at: moment) {
                try user.routines.setTrainingMax(database, draft)
            }
        }
        guard let step = saved else {
            page.form = form
            return try visit.page(page, title: page.title, destination: .workout, status: form.answerStatus)
        }
        return try visit.redirect(
            to: form.action, notice: .trainingMaxSaved, outcome: TrainingOutcome(), undoStep: step)
    }

    /// Removes one that was set for a later day.
    package static func removeTrainingMax(
        _ visit: MemberVisit, _ typed: Submission, program: Int, lift: String
    ) async throws -> Response {
        let (today, moment) = (visit.today, visit.moment)
        let day = typed.fields["first_day"].flatMap { LocalDay($0) }
        let step = try await visit.write { database, user in
            let page = try ProgramLiftPage(database, user, program: program, lift: lift, today: today)
            guard page.removePath != nil, let day, day > today else { throw HTTPError(.notFound) }
            let exercise = page.exercise.exercise.id
            return try user.routines.changeTrainingMaxes(database, of: exercise, at: moment) {
                _ = try user.routines.deleteTrainingMax(database, of: exercise, from: day)
            }
        }
        return try visit.redirect(
            to: "\(Paths.program(Int64(program)))/lifts/\(lift)", notice: .trainingMaxRemoved,
            outcome: TrainingOutcome(), undoStep: step)
    }
}
