import Forms
import GRDB
import Models
import Routines
import Texts
import Web

/// The user's programs.
extension ListEditor<ProgramForm> {
    package static let programs = ListEditor(
        list: Paths.programs, own: { Paths.program($0) }, saved: .programSaved, deleted: .programDeleted,
        open: { try $1.user.programs.form($0, of: $2) },
        read: { database, visit, id, typed in
            var form = try visit.user.programs.form(database, of: id)
            form.take(typed)
            return form
        },
        page: { try $0.page(ProgramFormPage(form: $1), title: $1.title, destination: .workout, status: $2) },
        save: { database, user, draft, id, moment in
            let old = try id.map { try user.programs.program(database, id: $0).orNotFound() }
            return try user.programs.save(database, draft, over: old, at: moment)
        },
        question: { database, user, id in
            let found = try user.programs.program(database, id: id).orNotFound()
            return ConfirmPage.Question(
                ProgramTexts.deleteQuestion,
                found.libraryKey == nil
                    ? ProgramTexts.deletionWarning(found.name)
                    : ProgramTexts.deletionWarningWithRoutines(found.name),
                deleting: Paths.program(found.id), label: ProgramTexts.deleteProgram)
        },
        delete: { try $1.programs.delete($0, id: $2) })
}

extension User.Programs {
    fileprivate func form(_ database: Database, of id: Int64?) throws -> ProgramForm {
        let found = try id.map { try program(database, id: $0).orNotFound() }
        return try ProgramForm(
            found, days: id.map { try days(database, of: $0) } ?? [], user,
            choices: ProgramForm.Choice.all(database, user, for: id))
    }
}
