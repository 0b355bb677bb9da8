import Fitness
import Forms
import GRDB
import HTTP
import Models
import Routines
import Texts
import Web

package enum ProgramsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (today, library) = (visit.today, visit.app.training.programs)
        let states = try await visit.read { database, user in
            try user.programs.programs(database).map { try user.programs.state(database, of: $0, on: today) }
        }
        return try visit.page(
            ProgramsPage(states, library: library, today: today), title: ProgramTexts.programs, destination: .workout)
    }

    package static func showLibrary(_ visit: MemberVisit, key: String) async throws -> Response {
        let program = try visit.app.training.programs.first { $0.key == key }.orNotFound()
        let page = try await visit.read { database, user in
            let days = try program.days.map { day in
                let exercises = try user.routines.exercises(database, of: day, in: program)
                let plan = try day.plan.flatMap { try user.workouts.libraryPlan(database, key: $0) }
                return LibraryProgramPage.Day(
                    name: day.name, groups: RoutineOutline(exercises, user.units, schedule: program.schedule).groups,
                    plan: plan.map {
                        ListRow(title: $0.name, path: Paths.workout($0.id), icon: "clock", note: day.name)
                    })
            }
            return LibraryProgramPage(program, days)
        }
        return try visit.page(page, title: page.title, destination: .workout)
    }

    package static func show(_ visit: MemberVisit, program: Int) async throws -> Response {
        let today = visit.today
        let page = try await visit.read { database, user in
            let found = try user.programs.program(database, id: Int64(program)).orNotFound()
            let entries = try user.programs.entries(database, of: found, until: today)
            return ProgramPage(
                state: try user.programs.state(database, of: found, on: today),
                lifts: try user.programs.lifts(database, of: found, on: today), entries: entries.reversed(),
                cycles: try user.programs.cycles(database, of: found, on: today),
                dayOff: try user.training.daysOff(database, from: today, to: today).first?.reason,
                open: found.isFollowed ? nil : try user.programs.openWorkout(database, of: found.id),
                units: user.units, today: today)
        }
        return try visit.page(page, title: page.title, destination: .workout)
    }

    package static func showCycle(_ visit: MemberVisit, program: Int, cycle: Int) async throws -> Response {
        let today = visit.today
        let page = try await visit.read { database, user in
            let found = try user.programs.program(database, id: Int64(program)).orNotFound()
            let cycle = try user.programs.cycle(database, cycle, of: found, on: today).orNotFound()
            return ProgramCyclePage(
                program: found, cycle: cycle, cycles: try user.programs.cycles(database, of: found, on: today),
                units: user.units)
        }
        return try visit.page(page, title: page.title, destination: .workout)
    }
}

extension User.Programs {
    func state(_ database: Database, of program: Program, on today: LocalDay) throws -> ProgramState {
        ProgramState(
            program: program, days: try days(database, of: program.id),
            due: program.isFollowed ? try due(database, of: program, on: today) : nil)
    }

    fileprivate func form(_ database: Database, of id: Int64?) throws -> ProgramForm {
        let found = try id.map { try program(database, id: $0).orNotFound() }
        return try ProgramForm(
            found, days: id.map { try days(database, of: $0) } ?? [], user,
            choices: ProgramForm.Choice.all(database, user, for: id))
    }
}

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
