import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Routines
import Texts
import Web

/// Creates, edits, copies, shares and deletes the user's own routines.
package enum RoutineEditingController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        let (query, today, library) = (visit.request.query, visit.today, visit.app.training.routines)
        let form = try await visit.read { database, user -> RoutineForm in
            let choices = try user.training.exercises(database)
            if let routine = library.first(where: { $0.key == query["from"] }) {
                return RoutineForm(
                    new: routine.name, try user.routines.exercises(database, of: routine), user, choices: choices)
            }
            if let day = query["day"].flatMap({ LocalDay($0) }), day <= today {
                return RoutineForm(
                    new: RoutineTexts.nameOfDay(day.shortText(today: today)),
                    try user.routines.exercises(database, loggedOn: day), user, choices: choices)
            }
            let original = try query.row("copy")
                .flatMap { try user.routines.visibleRoutine(database, id: $0) }
            guard let original else { return RoutineForm([], user, choices: choices) }
            return try copy(database, original, user, choices, today: today)
        }
        return try page(visit, form)
    }

    private static func copy(
        _ database: Database, _ routine: Routine, _ user: User, _ choices: [Exercise], today: LocalDay
    ) throws -> RoutineForm {
        let exercises = try user.routines.exercises(database, of: routine, until: today)
        let (usable, others) = try user.routines.usable(database, exercises)
        return RoutineForm(
            new: User.Routines.nameOfCopy(routine.name), note: routine.note, usable, leftOut: others, user,
            choices: choices)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let moment = visit.moment
        var form = try await visit.read {
            try RoutineForm(typed.fields, routine: nil, $1, $0, today: moment.today)
        }
        guard let draft = form.take(typed.fields, today: moment.today) else { return try answer(visit, form) }
        do {
            let routine = try await visit.write { try $1.routines.create($0, draft, at: moment) }
            return try visit.redirect(to: Paths.routine(routine), notice: .routineSaved)
        } catch let refusal as RoutineRefusal {
            form.refuse(refusal)
            return try answer(visit, form)
        }
    }

    package static func edit(_ visit: MemberVisit, routine: Int) async throws -> Response {
        let today = visit.today
        let form = try await visit.read { database, user -> RoutineForm in
            let routine = try user.routines.routine(database, id: Int64(routine)).orNotFound()
            return RoutineForm(
                routine, try user.routines.exercises(database, of: routine, until: today),
                in: try user.programs.program(database, of: routine.id).map(RoutineForm.InProgram.init), user,
                choices: try user.training.exercises(database))
        }
        return try page(visit, form)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, routine: Int) async throws -> Response {
        let (id, moment) = (Int64(routine), visit.moment)
        var form = try await visit.read { database, user -> RoutineForm in
            let routine = try user.routines.routine(database, id: id).orNotFound()
            return try RoutineForm(typed.fields, routine: routine, user, database, today: moment.today)
        }
        guard let draft = form.take(typed.fields, today: moment.today) else { return try answer(visit, form) }
        do {
            try await visit.write { try $1.routines.update($0, id: id, draft, at: moment) }.orNotFound()
            return try visit.redirect(to: Paths.routine(id), notice: .routineSaved)
        } catch let refusal as RoutineRefusal {
            form.refuse(refusal)
            return try answer(visit, form)
        }
    }

    /// The copy belongs to the user, so its editor opens.
    package static func copy(_ visit: MemberVisit, _ typed: Submission, routine: Int) async throws -> Response {
        let (id, moment) = (Int64(routine), visit.moment)
        do {
            let copy = try await visit.write { try $1.routines.copy($0, id: id, at: moment) }
            guard let copy else { throw HTTPError(.notFound) }
            return try visit.redirect(
                to: Paths.routineEditor(copy.routine), notice: copy.isPartial ? .routinePartlyCopied : .routineCopied)
        } catch let refusal as RoutineRefusal {
            let notice: Notice.Code =
                if case .nothingToCopy = refusal { .routineNotCopied } else { .tooManyRoutines }
            return try visit.redirect(to: Paths.routine(id), notice: notice)
        }
    }

    package static func share(_ visit: MemberVisit, _ typed: Submission, routine: Int) async throws -> Response {
        let isShared = typed.fields["shared"] != "0"
        try await visit.write { try $1.routines.share($0, id: Int64(routine), isShared) }.orNotFound()
        return try visit.redirect(
            to: Paths.routine(Int64(routine)), notice: isShared ? .routineShared : .routineNotShared)
    }

    package static func confirmDeletion(_ visit: MemberVisit, routine: Int) async throws -> Response {
        let routine = try await visit.read { try $1.routines.routine($0, id: Int64(routine)) }.orNotFound()
        let question = ConfirmPage.Question(
            title: RoutineTexts.deleteQuestion, text: RoutineTexts.deletionWarning(routine.name),
            action: Paths.routineDeletion(routine.id), label: RoutineTexts.deleteRoutine,
            cancelPath: Paths.routine(routine.id))
        return try visit.page(
            ConfirmPage(question: question), title: RoutineTexts.deleteRoutine, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, routine: Int) async throws -> Response {
        try await visit.write { try $1.routines.delete($0, id: Int64(routine)) }.orNotFound()
        return try visit.redirect(to: Paths.routines, notice: .routineDeleted)
    }

    /// Shows the form again: with its errors, or with the exercise that was added, moved or removed.
    private static func answer(_ visit: MemberVisit, _ form: RoutineForm) throws -> Response {
        try page(visit, form, status: form.isValid ? .ok : .unprocessableContent)
    }

    private static func page(
        _ visit: MemberVisit, _ form: RoutineForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(RoutineFormPage(form: form), title: form.title, destination: .workout, status: status)
    }
}
