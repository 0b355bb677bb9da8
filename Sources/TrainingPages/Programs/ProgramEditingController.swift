import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Routines
import Texts
import Web

/// Starts, creates, edits, ends and deletes the user's programs.
package enum ProgramEditingController {
    // Starting a built-in one

    package static func startForm(_ visit: MemberVisit, key: String) async throws -> Response {
        let program = try visit.app.training.programs.first { $0.key == key }.orNotFound()
        return try page(visit, try await form(visit, program), program)
    }

    package static func start(_ visit: MemberVisit, _ typed: Submission, key: String) async throws -> Response {
        let (program, moment) = (
            try visit.app.training.programs.first { $0.key == key }.orNotFound(), visit.moment
        )
        var form = try await form(visit, program)
        guard let start = form.take(typed.fields, today: moment.today) else { return try page(visit, form, program) }
        do {
            let id = try await visit.write { try $1.programs.start($0, program, start, at: moment) }
            return try visit.redirect(to: Paths.program(id), notice: .programStarted)
        } catch let refusal as ProgramRefusal {
            form.refuse(refusal)
            return try page(visit, form, program)
        }
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
            destination: .workout, status: form.isValid ? .ok : .unprocessableContent)
    }

    // Editing

    package static func new(_ visit: MemberVisit) async throws -> Response {
        let form = try await visit.read { database, user in
            try ProgramForm(nil, days: [], user, choices: ProgramForm.Choice.all(database, user, for: nil))
        }
        return try page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let moment = visit.moment
        var form = try await visit.read { database, user in
            try ProgramForm(nil, days: [], user, choices: ProgramForm.Choice.all(database, user, for: nil))
        }
        form.fill(fromAll: typed.fields)
        guard let draft = form.take(typed.fields) else { return try page(visit, form) }
        do {
            let id = try await visit.write { try $1.programs.create($0, draft, from: moment.today, at: moment) }
            return try visit.redirect(to: Paths.program(id), notice: .programSaved)
        } catch let refusal as ProgramRefusal {
            form.refuse(refusal)
            return try page(visit, form)
        }
    }

    package static func edit(_ visit: MemberVisit, program: Int) async throws -> Response {
        try page(visit, try await stored(visit, program))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        var form = try await stored(visit, program)
        form.fill(fromAll: typed.fields)
        guard let draft = form.take(typed.fields) else { return try page(visit, form) }
        do {
            try await visit.write { try $1.programs.update($0, id: Int64(program), draft) }.orNotFound()
            return try visit.redirect(to: Paths.program(Int64(program)), notice: .programSaved)
        } catch let refusal as ProgramRefusal {
            form.refuse(refusal)
            return try page(visit, form)
        }
    }

    private static func stored(_ visit: MemberVisit, _ program: Int) async throws -> ProgramForm {
        try await visit.read { database, user in
            let found = try user.programs.program(database, id: Int64(program)).orNotFound()
            return try ProgramForm(
                found, days: user.programs.days(database, of: found.id), user,
                choices: ProgramForm.Choice.all(database, user, for: found.id))
        }
    }

    private static func page(_ visit: MemberVisit, _ form: ProgramForm) throws -> Response {
        try visit.page(
            ProgramFormPage(form: form), title: form.title, destination: .workout,
            status: form.isValid ? .ok : .unprocessableContent)
    }

    // Following it

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

    package static func setTrainingMax(
        _ visit: MemberVisit, _ typed: Submission, program: Int, lift: String
    ) async throws -> Response {
        let (today, moment) = (visit.today, visit.moment)
        var page = try await visit.read {
            try ProgramsController.liftPage($0, $1, program: program, lift: lift, today: today)
        }
        var form = try page.form.orNotFound()
        guard let draft = form.take(typed.fields, today: today) else {
            page.form = form
            return try visit.page(
                page, title: page.title, destination: .workout, status: form.isValid ? .ok : .unprocessableContent)
        }
        let step = try await visit.write { database, user in
            try user.routines.changeTrainingMaxes(database, of: draft.exercise, at: moment) {
                try user.routines.setTrainingMax(database, draft)
            }
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
            let page = try ProgramsController.liftPage(database, user, program: program, lift: lift, today: today)
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
        return try visit.page(ConfirmPage(question: question), title: ProgramTexts.endProgram, destination: .workout)
    }

    package static func end(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        let today = visit.today
        try await visit.write { try $1.programs.end($0, id: Int64(program), on: today) }.orNotFound()
        return try visit.redirect(to: Paths.program(Int64(program)), notice: .programEnded)
    }

    package static func restart(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        let moment = visit.moment
        try await visit.write { try $1.programs.restart($0, id: Int64(program), at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.program(Int64(program)), notice: .programStarted)
    }

    package static func confirmDeletion(_ visit: MemberVisit, program: Int) async throws -> Response {
        let found = try await visit.read { try $1.programs.program($0, id: Int64(program)) }.orNotFound()
        let question = ConfirmPage.Question(
            title: ProgramTexts.deleteQuestion,
            text: found.libraryKey == nil
                ? ProgramTexts.deletionWarning(found.name)
                : ProgramTexts.deletionWarning(withRoutines: found.name),
            action: Paths.programDeletion(found.id), label: ProgramTexts.deleteProgram,
            cancelPath: Paths.program(found.id))
        return try visit.page(
            ConfirmPage(question: question), title: ProgramTexts.deleteProgram, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        try await visit.write { try $1.programs.delete($0, id: Int64(program)) }.orNotFound()
        return try visit.redirect(to: Paths.programs, notice: .programDeleted)
    }
}
