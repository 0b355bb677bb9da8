import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Logs, changes and deletes a row, each with a step to undo it.
extension LoggingController {
    package func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (fields, today) = (typed.fields, visit.today)
        let day = fields.day("date") ?? today
        let (form, last, draft) = try await visit.read { database, user -> (Logged, LastTime, Logged.Draft?) in
            var form = try Logged(database, user, chosen: fields["\(parameter)_id"], on: day)
            let last = try begin(&form, database, user, day, today, nil)
            form.take(fields)
            // If its workout was deleted in the meantime, the set is shown on its day.
            if let workout = form.back.flatMap(Paths.timedWorkout(at:)),
                try !user.workouts.hasTimedWorkout(database, id: workout)
            {
                form.back = nil
            }
            let draft = try form.draft(database, user, today: today)
            return (form, last, draft)
        }
        guard let draft else { return try page(visit, form, last, status: .unprocessableContent) }
        let (moment, token) = (visit.moment, FormToken.read(fields))
        let (change, rest) = try await visit.write { database, user in
            let change = try user.change(database, Logged.Draft.self, to: [draft], token: token, at: moment) {
                try user.training.log(database, [draft], at: moment)
            }
            return (change, try user.training.restTimer(database, after: draft.trainedExercise))
        }
        let back = form.back?.path
        // A running workout has its own rest.
        let rests = hasRest && draft.day == today && back == nil
        return try visit.redirect(
            to: back ?? path(draft.day, draft), after: change, notice: saved, record: record,
            rest: rests ? rest : nil)
    }

    package func update(_ visit: MemberVisit, _ typed: Submission, row: Int) async throws -> Response {
        let (fields, today, id) = (typed.fields, visit.today, Int64(row))
        let existing = try await visit.read { database, user -> (Logged, Logged.Draft?)? in
            let chosen = fields["\(parameter)_id"]
            guard var form = try Logged.existing(database, user, id: id, chosen: chosen) else { return nil }
            form.take(fields)
            if try isInWorkout(database, user, id) { form.date.hint = TrackTexts.movedSetLeavesItsWorkout }
            let draft = try form.draft(database, user, today: today)
            return (form, draft)
        }
        guard let (form, draft) = existing else { return try await pageOfNewRow(visit, fields) }
        guard let draft, !visit.asksWhichToKeep else {
            return try page(visit, form, isExisting: true, status: .unprocessableContent)
        }
        let (moment, token) = (visit.moment, FormToken.read(fields))
        let (change, leaves) = try await visit.write { database, user in
            let wasInWorkout = try isInWorkout(database, user, id)
            let change = try user.change(
                database, Logged.Draft.self, row: id, to: [draft], token: token, at: moment
            ) {
                guard let old = try user.training.row(database, Logged.Draft.Row.self, id: id) else { return nil }
                return ([id], try user.training.save(database, draft, over: old, at: moment).outcome)
            }
            return (change, try wasInWorkout && !isInWorkout(database, user, id))
        }
        return try visit.redirect(
            to: path(draft.day, draft), after: change, notice: leaves ? .setLeftWorkout : saved)
    }

    package func destroy(_ visit: MemberVisit, _ typed: Submission, row: Int) async throws -> Response {
        let (id, moment, token) = (Int64(row), visit.moment, FormToken.read(typed.fields))
        let (change, day) = try await visit.write { database, user in
            let day = try user.training.row(database, Logged.Draft.Row.self, id: id)?.day
            let change = try user.change(database, Logged.Draft.self, row: id, to: [], token: token, at: moment) {
                try user.training.delete(database, Logged.Draft.Row.self, id: id, at: moment).map { ([id], $0) }
            }
            return (change, day)
        }
        return try visit.redirect(
            to: path(day ?? visit.today, nil), after: change, notice: deleted)
    }
}
