import Fitness
import Forms
import HTTP
import Texts
import Web

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
