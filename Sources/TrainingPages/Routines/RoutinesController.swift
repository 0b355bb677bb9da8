import HTTP
import Texts
import Web

package enum RoutinesController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (query, today, library) = (visit.request.query, visit.today, visit.app.training.routines)
        let page = try await visit.read { database, user in
            let shared = try user.routines.sharedOverviews(database, skipping: query.skipped())
            return RoutinesPage(
                own: try user.routines.overviews(database), inPrograms: try user.routines.countInPrograms(database),
                shared: shared.routines, nextShared: shared.nextSkipped, library: library,
                filter: RoutineFilter(query), today: today)
        }
        return try visit.page(page, title: RoutineTexts.routines, destination: .workout)
    }

    package static func show(_ visit: MemberVisit, routine: Int) async throws -> Response {
        let today = visit.today
        let page = try await visit.read { database, user in
            let found = try user.routines.visibleRoutine(database, id: Int64(routine)).orNotFound()
            let exercises = try user.routines.exercises(database, of: found, until: today)
            guard found.owner == user.id else {
                let owner = try user.routines.ownerName(database, of: found)
                return RoutinePage(
                    routine: found, exercises: exercises, ownerName: owner, units: user.units,
                    schedule: try user.programs.schedule(database, of: found))
            }
            return RoutinePage(
                routine: found, exercises: exercises, ownerName: nil, units: user.units,
                next: try user.routines.preview(database, of: found, on: today, token: ""),
                canShare: user.sharesAtHome,
                done: try user.routines.workoutOverviews(
                    database, of: found.id, limit: RoutinePage.shownWorkouts),
                program: try user.programs.program(database, of: found.id))
        }
        let response = try visit.page(page, title: page.title, destination: .workout)
        // What its owner changes is no revision of the reader's.
        return page.isOwn ? response : response.alwaysRevalidated()
    }

    package static func showLibrary(_ visit: MemberVisit, key: String) async throws -> Response {
        let routine = try visit.app.training.routines.first { $0.key == key }.orNotFound()
        let page = try await visit.read { database, user in
            LibraryRoutinePage(
                routine: routine, exercises: try user.routines.exercises(database, of: routine), units: user.units)
        }
        return try visit.page(page, title: page.title, destination: .workout)
    }
}
