import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// Goes on with a program: its days are left out and brought back, it ends and begins again.
package enum ProgramProgressController {
    package static func skip(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        let (number, moment) = (typed.fields.count("number") ?? 0, visit.moment)
        let isSkipped = try await visit.write { database, user in
            _ = try user.programs.program(database, id: Int64(program)).orNotFound()
            return try user.programs.skip(database, Int64(program), number: number, at: moment)
        }
        return try visit.redirect(
            to: Paths.program(Int64(program)), notice: isSkipped ? .programDaySkipped : .programDayChanged)
    }

    package static func unskip(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        let today = visit.today
        let isBack = try await visit.write { database, user in
            _ = try user.programs.program(database, id: Int64(program)).orNotFound()
            return try user.programs.unskip(database, Int64(program), on: today)
        }
        return try visit.redirect(
            to: Paths.program(Int64(program)), notice: isBack ? .undone : .programDayChanged)
    }

    package static func confirmEnd(_ visit: MemberVisit, program: Int) async throws -> Response {
        let (found, open) = try await visit.read { database, user in
            let found = try user.programs.program(database, id: Int64(program)).orNotFound()
            return (found, try user.programs.openWorkout(database, of: found.id))
        }
        let stays = open.flatMap { $0.hasDoneSets ? ProgramTexts.staysOpen($0.name) : nil }
        let texts = [ProgramTexts.endWarning(found.name), stays]
        let question = ConfirmPage.Question(
            title: ProgramTexts.endQuestion, text: texts.compactMap(\.self).joined(separator: " "),
            action: Paths.programEnd(found.id), label: ProgramTexts.endProgram, cancelPath: Paths.program(found.id))
        return try visit.ask(question, destination: .workout)
    }

    package static func end(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        let moment = visit.moment
        try await visit.write { try $1.programs.end($0, id: Int64(program), at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.program(Int64(program)), notice: .programEnded)
    }

    package static func restart(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        let moment = visit.moment
        try await visit.write { try $1.programs.restart($0, id: Int64(program), at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.program(Int64(program)), notice: .programStarted)
    }
}

/// Makes a built-in program the user's own.
package enum ProgramStartController {
    package static func show(_ visit: MemberVisit, key: String) async throws -> Response {
        let program = try library(visit, key)
        return try page(visit, try await form(visit, program), program)
    }

    package static func start(_ visit: MemberVisit, _ typed: Submission, key: String) async throws -> Response {
        let (program, moment) = (try library(visit, key), visit.moment)
        var form = try await form(visit, program)
        form.take(typed.fields)
        let started = try await visit.save(&form) { try $1.programs.start($0, program, $2, at: moment) }
        guard let started else { return try page(visit, form, program) }
        return try visit.redirect(to: Paths.program(started), notice: .programStarted)
    }

    private static func library(_ visit: MemberVisit, _ key: String) throws -> LibraryProgram {
        try visit.app.training.programs.first { $0.key == key }.orNotFound()
    }

    private static func form(_ visit: MemberVisit, _ program: LibraryProgram) async throws -> ProgramStartForm {
        let today = visit.today
        return try await visit.read { database, user in
            let keys = Set(program.lifts.map(\.exercise)).sorted()
            let exercises = try user.routines.exercises(database, withKeys: keys)
            let proposed = try user.programs.proposedStarts(database, of: program, exercises, on: today)
            return ProgramStartForm(program, exercises, estimates: proposed, user, today: today)
        }
    }

    private static func page(
        _ visit: MemberVisit, _ form: ProgramStartForm, _ program: LibraryProgram
    ) throws -> Response {
        try visit.page(
            ProgramStartPage(form: form, name: program.name), title: ProgramTexts.startNamed(program.name),
            destination: .workout, status: form.answerStatus)
    }
}

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
            to: form.action, notice: .trainingMaxSaved, undoStep: step)
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
            to: "\(Paths.program(Int64(program)))/lifts/\(lift)", notice: .trainingMaxRemoved, undoStep: step)
    }
}
