import Forms
import Routines
import Texts
import Web

/// The user's own routines.
extension ListEditor<RoutineForm> {
    package static let routines = ListEditor(
        list: Paths.routines, own: { Paths.routine($0) }, saved: .routineSaved, deleted: .routineDeleted,
        open: { database, visit, id in
            let (user, today) = (visit.user, visit.today)
            guard let id else {
                return try RoutineForm(
                    newFrom: visit.request.query, visit.app.training.routines, user, database, today: today)
            }
            let routine = try user.routines.routine(database, id: id).orNotFound()
            return RoutineForm(
                routine, try user.routines.exercises(database, of: routine, until: today),
                in: try user.programs.program(database, of: routine.id).map(RoutineForm.InProgram.init), user,
                choices: try user.training.exercises(database))
        },
        read: { database, visit, id, typed in
            let old = try id.map { try visit.user.routines.routine(database, id: $0).orNotFound() }
            return try RoutineForm(typed, routine: old, visit.user, database, today: visit.today)
        },
        page: { try $0.page(RoutineFormPage(form: $1), title: $1.title, destination: .workout, status: $2) },
        save: { database, user, draft, id, moment in
            let old = try id.map { try user.routines.routine(database, id: $0).orNotFound() }
            return try user.routines.save(database, draft, over: old, at: moment)
        },
        question: { database, user, id in
            let routine = try user.routines.routine(database, id: id).orNotFound()
            return ConfirmPage.Question(
                RoutineTexts.deleteQuestion, RoutineTexts.deletionWarning(routine.name),
                deleting: Paths.routine(routine.id), label: RoutineTexts.deleteRoutine)
        },
        delete: { try $1.routines.delete($0, id: $2) })
}
