import Forms
import HTTP
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
        let today = visit.today
        try await visit.write { try $1.programs.end($0, id: Int64(program), on: today) }.orNotFound()
        return try visit.redirect(to: Paths.program(Int64(program)), notice: .programEnded)
    }

    package static func restart(_ visit: MemberVisit, _ typed: Submission, program: Int) async throws -> Response {
        let moment = visit.moment
        try await visit.write { try $1.programs.restart($0, id: Int64(program), at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.program(Int64(program)), notice: .programStarted)
    }
}
